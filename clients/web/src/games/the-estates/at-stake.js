// What is on the block, for who sees the panel without the board.

import { html } from "../../lib/preact.js";
import { headlineOf, onTheBlock } from "./block.js";
import { PieceOf } from "./pieces.js";

/** @param {{view: any, seat: string | null, t: any}} props */
export function AtStake({ view, seat, t }) {
    const piece = onTheBlock(view);
    // Whoever places the piece sees it wherever it may stand.
    if (!piece || view.placing?.player === seat) return null;
    const [title, line] = headlineOf(view, t);
    return html`
        <span class="es es-loose es-stake"><${PieceOf} piece=${piece} /></span>
        <span><b>${title}</b><br />${line}</span>`;
}
