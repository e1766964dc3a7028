// The auctioneer's block: the piece that is being sold or placed, and how its auction stands.

import { html } from "../../lib/preact.js";
import { Gavel, PieceOf, pieceName } from "./pieces.js";
import { highest } from "./previews.js";

/** The headline and the line beneath it, phase by phase. */
const TELLING = {
    offer: (view, say) => [say("es.block.offer", { player: view.auctioneer }), view.stowed ? say("es.block.stowed") : ""],
    reveal: (view, say) => [say("es.block.reveal", { player: view.auctioneer }), say("es.block.reveal.do")],
    bidding: (view, say) => [offered(view, say), bid(view, say)],
    settling: (view, say) => [offered(view, say), say("es.block.settle", { ...highest(view.auction), auctioneer: view.auctioneer })],
    placing: (view, say) => [
        say("es.block.placing", { player: view.placing.player, piece: pieceName(view.placing.piece, say) }),
        say(`es.block.placing.${view.placing.piece.kind}`),
    ],
    finished: (view, say) => [say("es.block.finished"), say(`es.end.by.${view.ended_by}`)],
};

const offered = (view, say) => say("es.block.offered", { player: view.auctioneer, piece: pieceName(view.auction.piece, say) });

function bid(view, say) {
    const best = highest(view.auction);
    return best ? say("es.block.bid", best) : say("es.block.no-bid");
}

/** The piece in question; a rooftop on its way lies face down, and where there is none the block stays empty. */
function onTheBlock({ phase, auction, placing }) {
    return phase === "reveal" ? { kind: "rooftop" } : auction?.piece ?? placing?.piece;
}

export function Block({ view, say }) {
    const piece = onTheBlock(view);
    const [title, line] = TELLING[view.phase](view, say);
    return html`
        <section class="es-block" aria-labelledby="es-block">
            <div class="es-block__piece">${piece ? html`<${PieceOf} piece=${piece} />` : html`<${Gavel} />`}</div>
            <div>
                <h2 id="es-block">${title}</h2>
                <p class="es-block__line">${line}</p>
            </div>
        </section>`;
}
