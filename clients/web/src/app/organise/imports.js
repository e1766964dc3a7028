/** The screen of transcripts from elsewhere, which is a part of the page by itself, fetched for the first. */

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

/** What the part borrows of the page, which has one Preact. */
const KIT = { html, useEffect, useState, useFocus, useLoaded, useTop, GAMES, listGames, download, DropZone, ProblemBox, RefusedThere, lookBack, asKept, remember };

/** @returns {Promise<typeof import("./import-part.js")>} */
const part = () => styledPart("import", "organise-style");

export function Imports(props) {
    const { value: Screen, problem } = useLoaded(async () => (await part()).screenWith(KIT), []);
    if (Screen) return html`<${Screen} ...${props} />`;
    return html`<main id="content" data-screen="import" aria-busy=${String(!problem)}><${ProblemBox} problem=${problem} t=${props.t} /></main>`;
}
