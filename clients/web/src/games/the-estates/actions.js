// The panel of what may be done: pieces to offer as they look, anything else in words.

import { html } from "../../lib/preact.js";
import { Effect } from "./effect.js";
import { label } from "./label.js";
import { PieceOf, pieceName } from "./pieces.js";
import { offeredPiece } from "./previews.js";
import { lookedAt } from "./targets.js";

/** What is chosen on the table, where it lies; for all else there are buttons. */
const LYING = { offer: "pieces", place: "land" };

const written = (action) => JSON.stringify(action);

function Offer({ action, act, t, view }) {
    const piece = offeredPiece(action, view);
    const name = piece.kind === "rooftop" ? t("es.supply.next") : pieceName(piece, t);
    return html`
        <button type="button" class="es-actions__offer" data-action=${written(action)} onClick=${() => act(action)}>
            <${PieceOf} piece=${piece} /><span>${name}</span>
        </button>`;
}

export function Actions({ view, gameSheet, legal, act, prepared, isConfirming, t }) {
    const isPlacing = legal.some(({ type }) => type === "place");
    const effect = isPlacing && html`<${Effect} view=${view} gameSheet=${gameSheet} at=${lookedAt(prepared, legal, view)} t=${t} />`;
    if (isConfirming) return effect && html`<div class="es">${effect}</div>`;
    const of = (wanted) => legal.filter(({ type }) => wanted === (LYING[type] ?? "words"));
    const [offers, places, others] = ["pieces", "land", "words"].map(of);
    const button = (action) => html`
        <button type="button" class=${`action ${action.type}`} key=${written(action)} data-action=${written(action)} onClick=${() => act(action)}>
            ${label(action, t, view)}
        </button>`;
    return html`
        <div class="es es-actions">
            ${offers.length === 0 && others.map(button)}
            ${places.length > 0 && html`
                <div class="es-choose">
                    <p>${t("es.choose.place")}</p>
                    <details>
                        <summary>${t("es.choose.list", { count: places.length })}</summary>
                        <div class="es-actions">${places.map(button)}</div>
                    </details>
                </div>
                ${effect}`}
            ${offers.length > 0 && html`
                <div role="group" aria-label=${t("es.offers")}>
                    <p class="es-actions__what" aria-hidden="true">${t("es.offers")}</p>
                    <div class="es-actions__offers">
                        ${offers.map((action) => html`<${Offer} key=${written(action)} action=${action} act=${act} t=${t} view=${view} />`)}
                    </div>
                </div>
                ${others.map(button)}`}
        </div>`;
}
