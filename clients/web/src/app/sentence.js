/** Sentences of the service that name pieces by their ids: those are no words for people. */

import { html } from "../lib/preact.js";

/** With a real minus before figures. */
const typeset = (text) => text.replace(/(?<![\p{L}\d])-(?=\d)/gu, "−");

/** A sentence with such pieces as pictures. @param {{text: string, table: {game: any, gameSheet: any, t: any}, view: any}} props */
export function Sentence({ text, table: { game, gameSheet, t }, view }) {
    if (!game.ids || !gameSheet) return typeset(text);
    const piece = (id) => html`<span class="in-text" role="img" aria-label=${game.pieceText(id, t)}><${game.Piece} value=${id} t=${t} gameSheet=${gameSheet} view=${view} /></span>`;
    return typeset(text).split(game.ids).map((part, index) => (index % 2 === 1 ? piece(part) : part));
}

/** The same to be read out. */
export function spoken(sentence, { game, t }) {
    const text = typeset(sentence);
    return game.ids ? text.replaceAll(game.ids, (id) => game.pieceText(id, t)) : text;
}
