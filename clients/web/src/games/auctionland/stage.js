/** The middle of the table: the tile in hand with its rotation, or the lot under the hammer with its bids, and what is due. */

import { PlayerFigure } from "../../app/player-figure.js";
import { say } from "../../app/say.js";
import { html, useEffect, useLayoutEffect, useRef } from "../../lib/preact.js";
import { Coin } from "./art.js";
import { Tile } from "./tile.js";
import { inWords, shortName, tileNamed } from "./tiles.js";

/** Whose turn it is, or whose tile. */
const whose = ({ holding, bonus, auctioneer }) => holding?.player ?? bonus ?? auctioneer;

/** What is due now, in one sentence. */
export function dueNow(view, t) {
    const figures = {
        player: whose(view),
        auctioneer: view.auctioneer,
        bidder: view.auction?.high_bidder ?? "",
        amount: view.auction?.bids[view.auction.high_bidder] ?? 0,
        reason: view.ended_by ? t(`al.ended.${view.ended_by}`) : "",
    };
    if (view.phase === "place") return t(`al.due.place.${view.holding.from}`, figures);
    return t(`al.due.${view.phase === "claim" && view.bonus !== null ? "bonus" : view.phase}`, figures);
}

export function Stage({ view, tiles, placing, turning, t }) {
    return html`
        <section class="al-stage" aria-labelledby="al-stage-title" data-here=${["bidding", "settling"].includes(view.phase) || undefined}>
            <h2 id="al-stage-title" class="al-round al-unseen">${t("al.round", { round: view.round })}</h2>
            <p class="al-due">${view.phase !== "finished" && html`<${PlayerFigure} id=${whose(view)} view=${view} />`}<span>${dueNow(view, t)}</span></p>
            ${["claim", "offer"].includes(view.phase) && html`<p class="al-hint al-choose-hint" aria-hidden="true">${t("al.market.choose")}</p>`}
            ${view.holding && html`<${InHand} ...${{ view, tiles, placing, turning, t }} />`}
            ${view.auction && html`<${Lot} view=${view} tiles=${tiles} t=${t} />`}
        </section>
    `;
}

function InHand({ view, tiles, placing, turning, t }) {
    const tile = tileNamed(tiles, view.holding.tile);
    const rotation = placing ? turning.rotation : 0;
    const what = inWords(tile, rotation, t);
    return html`
        <div class="al-hand" data-held=${tile.id}>
            <div class="al-held" key=${rotation}>
                <${Tile} tile=${tile} rotation=${rotation} label=${t("al.in-hand", { tile: shortName(tile.id), what })} />
            </div>
            ${placing && html`
                <div class="al-how">
                    <${Turner} turning=${turning} t=${t} />
                    <p class="al-hint">${t("al.place.hint")}</p>
                </div>
            `}
        </div>
    `;
}

/** The two buttons that turn the tile in hand. */
export const Turner = ({ turning, t }) => html`
    <div class="al-turner" role="group" aria-label=${t("al.turn")}>
        <${TurnButtons} turn=${turning.turn} t=${t} keyed=${true} />
    </div>
`;

/** `turn(1)` is clockwise; `keyed` says that R does the same. */
export const TurnButtons = ({ turn, t, keyed }) => html`
    <button type="button" class="al-button" data-turn="-90" onClick=${() => turn(-1)}>
        <span aria-hidden="true" class="al-arrow">↺</span> ${t("al.turn.left")}
    </button>
    <button type="button" class="al-button" data-turn="90" aria-keyshortcuts=${keyed ? "R" : undefined} onClick=${() => turn(1)}>
        <span aria-hidden="true" class="al-arrow">↻</span> ${t("al.turn.right")} ${keyed && html`<kbd aria-hidden="true">R</kbd>`}
    </button>
`;

/**
 * R turns the tile clockwise, with shift the other way: while the pointer is on the board, or the focus in it or beside its
 * buttons, so that no single letter acts from elsewhere.
 */
export function useTurningKey(placing, turning) {
    useLayoutEffect(() => {
        if (placing === null) return undefined;
        const onKey = (event) => {
            const here = document.querySelector(".al-board:hover, :is(.al-board, .actions):focus-within");
            const writing = event.target.closest?.("input, textarea, select");
            if (event.key.toLowerCase() !== "r" || event.ctrlKey || event.metaKey || event.altKey) return;
            if (!here || writing) return;
            event.preventDefault();
            turning.turn(event.shiftKey ? -1 : 1);
        };
        document.addEventListener("keydown", onKey);
        return () => document.removeEventListener("keydown", onKey);
    });
}

/** Says how the tile lies once it has been turned. */
export function useSaidTurn(placing, { rotation }, tiles, t) {
    const last = useRef({ key: "", rotation: 0 });
    useEffect(() => {
        const key = placing?.key ?? "";
        const isTurned = last.current.key === key && last.current.rotation !== rotation;
        if (isTurned) say(t("labelled", { label: t("al.turned", { rotation }), text: inWords(tileNamed(tiles, placing.tile), rotation, t) }));
        last.current = { key, rotation };
    }, [placing?.key, rotation]);
}

function Lot({ view, tiles, t }) {
    const { auction, players, auctioneer } = view;
    const tile = tileNamed(tiles, auction.tile);
    const bidders = players.filter(({ id }) => id !== auctioneer);
    return html`
        <div class="al-lot" data-lot=${auction.tile}>
            <${Tile}
                tile=${tile}
                label=${t("al.lot", { tile: shortName(auction.tile), what: inWords(tile, 0, t) })}
            />
            <ul class="al-bids">
                ${bidders.map(({ id }) => html`
                    <li key=${id} class=${id === auction.high_bidder ? "al-high" : ""} data-bidder=${id} data-bid=${bidOf(auction, id) ?? ""}>
                        <span class="al-who">${id}</span>
                        <${Bid} auction=${auction} player=${id} t=${t} />
                    </li>
                `)}
            </ul>
        </div>
    `;
}

/** What a player has bid; undefined for nothing, also where a player is called as what every object has. */
const bidOf = ({ bids }, player) => (Object.hasOwn(bids, player) ? bids[player] : undefined);

export function Bid({ auction, player, t }) {
    const amount = bidOf(auction, player);
    const passed = auction.passed.includes(player);
    return html`
        ${amount !== undefined && html`<${Coin} amount=${amount} label=${t("al.bid", { amount })} />`}
        ${amount === undefined && !passed && html`<span class="al-soft">${t("al.no-bid")}</span>`}
        ${player === auction.high_bidder && html`<span class="al-tag">${t("al.highest")}</span>`}
        ${passed && html`<span class="al-soft">${t("al.passed")}</span>`}
    `;
}
