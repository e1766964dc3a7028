/** The whole table, drawn from a view alone. */
import { tapFirst } from "../../app/tap-first.js";
import { html } from "../../lib/preact.js";
import { Final } from "./final.js";
import { Hand } from "./hands.js";
import { Market } from "./market.js";
import { Outcome } from "./outcome.js";
import { Seats } from "./seats.js";

/**
 * @param {import("../index.js").BoardProps} props   where the shell hands in the whole `log`, the latest round stays
 *     readable until the next one has brought something; else only until somebody acts
 */
export function Board({ view, legal, act, t, seat, refereed = false, toAct, scores, prepared, prepare, last, log = last }) {
    const outcome = html`<${Outcome} events=${log} view=${view} t=${t} />`;
    if (view.phase === "finished") {
        return html`<div class="fs-board" data-phase="finished"><div class="fs-layout"><${Final} view=${view} scores=${scores} t=${t} />${outcome}</div></div>`;
    }
    return html`<div class="fs-board" data-phase=${view.phase}><div class="fs-layout fs-playing">
        <${Market} view=${view} toAct=${toAct} isHere=${!sellsFromHand(view, legal, seat)} t=${t} />
        <${Hand} view=${view} legal=${legal} onTap=${tapFirst({ act, legal, view, prepared, prepare, isUnseen: true })} seat=${seat} refereed=${refereed} t=${t} />
        ${outcome}
        <${Seats} view=${view} toAct=${toAct} seat=${seat} refereed=${refereed} t=${t} />
    </div></div>`;
}

/** Whether a house of the hand that lies below the market can be sold now. */
function sellsFromHand(view, legal, seat) {
    const houses = view.players.find(({ id }) => id === seat)?.houses;
    return Array.isArray(houses) && legal.some(({ type }) => type === "sell");
}
