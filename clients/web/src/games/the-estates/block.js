// The auctioneer's block: the piece that is being sold or placed, and how its auction stands.

import { PlayerFigure } from "../../app/player-figure.js";
import { html } from "../../lib/preact.js";
import { COLOURS, Cube, Gavel, PieceOf, pieceName } from "./pieces.js";
import { highest } from "./previews.js";

/** The headline and the line beneath it, phase by phase. */
const HEADLINES = {
    offer: (view, t) => [t("es.block.offer", { player: view.auctioneer }), view.stowed ? t("es.block.stowed") : ""],
    reveal: (view, t) => [t("es.block.reveal", { player: view.auctioneer }), t("es.block.reveal.do")],
    bidding: (view, t) => [offered(view, t), bid(view, t)],
    settling: (view, t) => [offered(view, t), t("es.block.settle", { ...highest(view.auction), auctioneer: view.auctioneer })],
    placing: (view, t) => [
        t("es.block.placing", { player: view.placing.player, piece: pieceName(view.placing.piece, t) }),
        t(`es.block.placing.${view.placing.piece.kind}`),
    ],
    finished: (view, t) => [t("es.block.finished"), t(`es.end.by.${view.ended_by}`)],
};

const offered = (view, t) => t("es.block.offered", { player: view.auctioneer, piece: pieceName(view.auction.piece, t) });

function bid(view, t) {
    const best = highest(view.auction);
    return best ? t("es.block.bid", best) : t("es.block.no-bid");
}

/** Who has bid what, beside the companies that each has: where the seats are out of sight, which say it all. */
function Bids({ view }) {
    const { auction, auctioneer, certificates } = view;
    const said = (id) => (id === auctioneer ? html`<${Gavel} />` : auction.passed.includes(id) ? "✕" : Object.hasOwn(auction.bids, id) ? auction.bids[id] : "–");
    return html`
        <ul class="es-block__bids" aria-hidden="true">
            ${view.players.map(({ id }, index) => html`
                <li key=${id} class=${highest(auction)?.player === id ? "es-seat__doing--leads" : ""} data-bid-of=${id}>
                    <${PlayerFigure} id=${id} number=${index + 1} /><b>${said(id)}</b>
                    ${COLOURS.filter((colour) => certificates[colour] === id).map((colour) => html`<${Cube} colour=${colour} />`)}
                </li>`)}
        </ul>`;
}

/** @returns {string[]} */
export const headlineOf = (view, t) => HEADLINES[view.phase](view, t);

/** The piece in question; a rooftop on its way lies face down, and where there is none the block stays empty. */
export function onTheBlock({ phase, auction, placing }) {
    return phase === "reveal" ? { kind: "rooftop" } : auction?.piece ?? placing?.piece;
}

export function Block({ view, t }) {
    const piece = onTheBlock(view);
    const [title, line] = headlineOf(view, t);
    const leader = view.phase === "bidding" && highest(view.auction)?.player;
    return html`
        <section class="es-block" aria-labelledby="es-block" data-here=${view.phase === "reveal" || undefined}>
            <div class="es-block__piece">${piece ? html`<${PieceOf} piece=${piece} />` : html`<${Gavel} />`}</div>
            <div>
                <h2 id="es-block">${title}</h2>
                <p class="es-block__line"><span class=${leader ? "high-bid" : ""}>${leader && html`<${PlayerFigure} id=${leader} view=${view} />`}<span>${line}</span></span></p>
            </div>
            ${view.auction && html`<${Bids} view=${view} />`}
        </section>`;
}
