// The panel of what may be done: pieces to offer as they look, anything else in words.

import { html } from "../../lib/preact.js";
import { label } from "./label.js";
import { PieceOf, pieceName } from "./pieces.js";
import { offeredPiece } from "./previews.js";

const written = (action) => JSON.stringify(action);

function Offer({ action, act, t, view }) {
    const piece = offeredPiece(action, view);
    const name = piece.kind === "rooftop" ? t("es.supply.next") : pieceName(piece, t);
    return html`
        <button type="button" class="es-actions__offer" data-action=${written(action)} onClick=${() => act(action)}>
            <${PieceOf} piece=${piece} /><span>${name}</span>
        </button>`;
}

export function Actions({ view, legal, act, isConfirming, t }) {
    if (isConfirming) return null;
    const offers = legal.filter(({ type }) => type === "offer");
    const others = legal.filter(({ type }) => type !== "offer");
    return html`
        <div class="es es-actions">
            ${others.map((action) => html`
                <button type="button" class=${`action ${action.type}`} key=${written(action)} data-action=${written(action)} onClick=${() => act(action)}>
                    ${label(action, t, view)}
                </button>`)}
            ${offers.length > 0 && html`
                <div role="group" aria-label=${t("es.offers")}>
                    <p class="es-note" aria-hidden="true">${t("es.offers")}</p>
                    <div class="es-actions__offers">
                        ${offers.map((action) => html`<${Offer} key=${written(action)} action=${action} act=${act} t=${t} view=${view} />`)}
                    </div>
                </div>`}
        </div>`;
}
