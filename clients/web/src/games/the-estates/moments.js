// Ends of auctions, with the piece, and rows that are finished.

import { html } from "../../lib/preact.js";
import { Stack } from "./building.js";
import { PieceOf, pieceName } from "./pieces.js";
import { isComplete } from "./previews.js";

const ENDS = new Set(["sold", "kept", "taken-free"]);

/** @type {import("../index.js").Moments["since"]} */
function since({ log, start, before, view }) {
    const news = log.slice(start);
    let piece = before.auction?.piece;
    const auctions = news.flatMap((event) => {
        if (event.type === "auction-begins") piece = event.piece;
        return ENDS.has(event.type) && piece ? [{ kind: "auction", events: [event], piece, isTold: true }] : [];
    });
    const finished = Object.keys(view.board).filter((name) => isComplete(view.board[name]) && !isComplete(before.board[name]));
    const placedIn = (name) => news.filter(({ type, row }) => type === "placed" && row === name);
    return [...auctions, ...finished.map((name) => ({ kind: "row", events: placedIn(name), name, row: view.board[name] }))];
}

const title = ({ kind, events, name }, t) => (kind === "row" ? t("es.moment.row", { row: t(`es.row.${name}`) }) : events[0].text);

const Picture = ({ moment, t }) => html`
    <div class="es es-moment" data-moment-piece>
        ${moment.kind === "row"
            ? moment.row.lots.map(({ cubes, rooftop }) => html`<${Stack} cubes=${cubes} rooftop=${rooftop} />`)
            : html`<span role="img" aria-label=${pieceName(moment.piece, t)}><${PieceOf} piece=${moment.piece} /></span>`}
    </div>`;

/** @type {import("../index.js").Moments} */
export const moments = { since, title, Picture };
