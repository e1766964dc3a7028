/** The screen of tournaments, which is a part of the page by itself, fetched for the first. */

import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { games as keptGames } from "../../storage/games.js";
import { Field, Select } from "../fields.js";
import { useFocus, useLoaded, useTop } from "../hooks.js";
import { listGames } from "../listed-games.js";
import { partAt, styledPart } from "../parts.js";
import { ProblemBox } from "../problem-box.js";
import { remember } from "../router.js";
import { DropZone } from "./drop-zone.js";
import { changeTournament, dropTournament, newTournament, tournaments } from "./kept-tournaments.js";

const kept = { changeTournament, dropTournament, newTournament, tournaments };

/** What the part borrows: the page has one Preact, and keeps what it keeps in one place. */
const KIT = { html, useEffect, useRef, useState, useFocus, useLoaded, useTop, Field, Select, DropZone, partAt, remember, listGames, keptGames, kept };

/** @returns {Promise<typeof import("./tournament-part.js")>} */
const part = () => styledPart("tournament", "organise-style");

export function Tournaments(props) {
    const { value: Screen, problem } = useLoaded(async () => (await part()).screenWith(KIT), []);
    if (Screen) return html`<${Screen} ...${props} />`;
    return html`<main id="content" data-screen="tournament" aria-busy=${String(!problem)}><${ProblemBox} problem=${problem} t=${props.t} /></main>`;
}
