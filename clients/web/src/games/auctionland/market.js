/** The market in its row, from the free end, with the money lying on it; then the stack and what has left the game. */

import { clickable } from "../../app/clickable.js";
import { useRoving } from "../../app/roving.js";
import { html, useRef } from "../../lib/preact.js";
import { Coin } from "./art.js";
import { label } from "./labels.js";
import { costOf } from "./previews.js";
import { Tile } from "./tile.js";
import { inWords, shortName, tileNamed } from "./tiles.js";

export function Market({ view, tiles, legal, onTap, t }) {
    const stalls = useRef(null);
    useRoving(stalls, ".al-can");
    const chosen = legal.filter(({ type }) => type === "claim" || type === "offer");
    return html`
        <section class="al-market" aria-labelledby="al-market-title" data-here=${chosen.length > 0 || undefined}>
            <header class="al-head">
                <h2 id="al-market-title">${t("al.market")}</h2>
                <p class="al-hint">${t(chosen.length > 0 ? "al.market.choose" : "al.market.order")}</p>
            </header>
            <div class="al-row">
                <ol class="al-stalls" ref=${stalls} style=${{ "--al-across": across(view.market.length) }}>
                    ${view.market.map((stall, index) => {
                        const action = chosen.find(({ position }) => position === index + 1);
                        return html`
                            <li key=${stall.tile} data-stall=${stall.tile} data-money=${stall.money}>
                                <${Stall} ...${{ stall, position: index + 1, action, onTap, t, tiles, view }} />
                            </li>
                        `;
                    })}
                </ol>
                <${Stack} view=${view} t=${t} />
            </div>
            ${view.removed.length > 0 && html`<p class="al-removed">${t("al.removed", { tiles: view.removed.map(shortName).join(", ") })}</p>`}
        </section>
    `;
}

/** How many tiles lie side by side where there is room: the usual market in one row, which keeps its size as it empties. */
function across(count) {
    const usual = 8;
    return count <= usual + 1 ? Math.max(usual, count) : Math.ceil(count / 2);
}

function Stall({ stall, position, action, onTap, t, tiles, view }) {
    const tile = tileNamed(tiles, stall.tile);
    const figures = { position, tile: shortName(stall.tile), what: inWords(tile, 0, t), money: stall.money };
    const about = t("al.stall", figures) + (stall.money > 0 ? t("al.stall.money", figures) : "");
    const face = html`
        <span class="al-position" aria-hidden="true">${position}</span>
        <${Tile} tile=${tile} label=${action ? undefined : about} />
        ${stall.money > 0 && html`<${Coin} amount=${stall.money} />`}
        <span class="al-price" aria-hidden="true">
            ${costOf(position) === 0 ? t("al.free") : t("al.cost", { cost: costOf(position) })}
        </span>
    `;
    if (action === undefined) return html`<div class="al-stall" title=${figures.tile}>${face}</div>`;
    const words = `${label(action, t, view)}. ${figures.what}`;
    // Named by words within rather than by a label: what is to be seen on it is only part of what it says.
    const button = { ...clickable({ label: words, ...onTap(action) }), "aria-label": undefined };
    return html`
        <button type="button" class="al-stall al-can" title=${figures.tile} ...${button}>
            <span class="al-unseen">${words}</span>${face}
        </button>
    `;
}

function Stack({ view, t }) {
    const count = stackCount(view.stack);
    return html`
        <div class="al-stack">
            <div class="al-pile" role="img" data-stack=${count} aria-label=${t("al.stack", { count })}>
                <span aria-hidden="true">${count}</span>
            </div>
            <span class="al-price" aria-hidden="true">${t("al.stack.name")}</span>
        </div>
    `;
}

/** How many tiles wait: a number at a real table, a hidden list while the service deals, a list once all is open. */
function stackCount(stack) {
    return typeof stack === "number" ? stack : (stack.hidden ?? stack.length);
}
