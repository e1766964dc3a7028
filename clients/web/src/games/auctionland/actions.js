/**
 * The panel of actions. What lies on the table is chosen there, so the panel only turns the tile in hand, tells what the
 * place that is looked at would change, and keeps the choices as a list for those who prefer one; for all else there are
 * buttons, as in any game.
 */

import { ActionButtons } from "../../app/action-panel.js";
import { html } from "../../lib/preact.js";
import { Effect } from "./effect.js";
import { label } from "./labels.js";
import { Piece } from "./piece.js";
import { settlement } from "./previews.js";
import { placingOf, turningOf } from "./rotation.js";
import { Turner } from "./stage.js";
import { Tile } from "./tile.js";
import { tileNamed, tilesOf } from "./tiles.js";

const ON_THE_TABLE = ["claim", "offer", "place"];

export function Actions({ view, gameSheet, legal, act, prepared, prepare, isConfirming, t }) {
    const placing = placingOf(view, legal);
    const turning = turningOf(placing, prepared, prepare);
    const shown = placing ? placing.actions.filter(({ rotation }) => rotation === turning.rotation) : legal;
    const buttons = html`<${ActionButtons} game=${{ label, Piece }} gameSheet=${gameSheet} legal=${shown} act=${act} t=${t} view=${view} />`;
    if (isSaleAlone(legal)) return html`<div class="al-actions">${buttons}<p class="al-choose" data-no-keep>${whyNotKept(view, legal[0].player, t)}</p></div>`;
    if (!legal.some(({ type }) => ON_THE_TABLE.includes(type))) return buttons;
    return html`
        <div class="al-actions">
            ${!isConfirming && html`
                <p class="al-choose">
                    ${placing && html`<span class="al-stake"><${Tile} tile=${tileNamed(tilesOf(gameSheet, view.options), view.holding.tile)} rotation=${turning.rotation} /></span>`}
                    ${t(`al.choose.${placing ? "cell" : view.bonus !== null ? "bonus" : view.phase}`)}
                </p>`}
            ${placing && html`<${Effect} ...${{ view, gameSheet, placing, turning, t }} /><${Turner} turning=${turning} t=${t} />`}
            ${!isConfirming && html`
                <details>
                    <summary>${t("al.choose.list", { count: shown.length })}</summary>
                    ${buttons}
                </details>`}
        </div>
    `;
}

const isSaleAlone = (legal) => legal.length === 1 && legal[0].type === "sell";

/** Why the auctioneer has to sell: the price, where the money is known and too little; else a full island may be the reason. */
function whyNotKept(view, auctioneer, t) {
    const { price } = settlement(view);
    const { money } = view.players.find(({ id }) => id === auctioneer);
    if (money === null) return t("al.keep.not", { price });
    return money < price ? t("al.keep.dear", { price, money }) : t("al.keep.full");
}
