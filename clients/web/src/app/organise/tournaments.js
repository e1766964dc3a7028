/** The screen of tournaments. */

import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { games as keptGames } from "../../storage/games.js";
import { CopyButton } from "../copy-button.js";
import { Field, Select } from "../fields.js";
import { useFocus, useLoaded, useTop } from "../hooks.js";
import { listGames } from "../listed-games.js";
import { partAt, styledPart } from "../parts.js";
import { remember } from "../router.js";
import { DropZone } from "./drop-zone.js";
import { changeTournament, dropTournament, newTournament, tournaments } from "./kept-tournaments.js";
import { screenPart } from "../screen-part.js";

const kept = { changeTournament, dropTournament, newTournament, tournaments };

const KIT = { html, useEffect, useRef, useState, useFocus, useLoaded, useTop, Field, Select, CopyButton, DropZone, partAt, remember, listGames, keptGames, kept };

/** @returns {Promise<typeof import("./tournament-part.js")>} */
const part = () => styledPart("tournament", "organise-style");

export const Tournaments = screenPart("tournament", async () => (await part()).screenWith(KIT));
