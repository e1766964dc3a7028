/** The screen of transcripts from elsewhere. */

import { GAMES } from "../../games/index.js";
import { html, useEffect, useState } from "../../lib/preact.js";
import { download } from "../download.js";
import { useFocus, useLoaded, useTop } from "../hooks.js";
import { listGames } from "../listed-games.js";
import { styledPart } from "../parts.js";
import { ProblemBox } from "../problem-box.js";
import { RefusedThere } from "../refusal.js";
import { lookBack } from "../review/look-back.js";
import { asKept } from "../review/position-link.js";
import { remember } from "../router.js";
import { DropZone } from "./drop-zone.js";
import { screenPart } from "../screen-part.js";

const KIT = { html, useEffect, useState, useFocus, useLoaded, useTop, GAMES, listGames, download, DropZone, ProblemBox, RefusedThere, lookBack, asKept, remember };

/** @returns {Promise<typeof import("./import-part.js")>} */
const part = () => styledPart("import", "organise-style");

export const Imports = screenPart("import", async () => (await part()).screenWith(KIT));
