// What is on the block, for who sees the panel without the board.

import { html } from "../../lib/preact.js";
import { headlineOf, onTheBlock } from "./block.js";
import { PieceOf } from "./pieces.js";

/** @param {{view: any, t: any}} props */
export function AtStake({ view, t }) {
    const piece = onTheBlock(view);
    if (!piece) return null;
    const [title, line] = headlineOf(view, t);
    return html`
        <span class="es es-loose es-stake"><${PieceOf} piece=${piece} /></span>
        <span><b>${title}</b><br />${line}</span>`;
}
