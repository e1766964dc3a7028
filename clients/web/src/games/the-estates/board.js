// The whole table, from the view alone.

import { useRoving } from "../../app/roving.js";
import { tapFirst, untapped } from "../../app/tap-first.js";
import { html, useRef } from "../../lib/preact.js";
import { Block } from "./block.js";
import { label } from "./label.js";
import { Market, Supply } from "./market.js";
import { Rows } from "./rows.js";
import { Seats } from "./seats.js";
import { effectOf } from "./previews.js";
import { lookedAt, placements } from "./targets.js";

/** Where the newest piece went, to mark it. */
const newestPlaced = (last) => last.find((event) => event.type === "placed" && event.lot);

export function Board({ view, gameSheet, legal, act, t, seat, refereed = false, toAct, scores, prepared, prepare, last = [] }) {
    const onTap = tapFirst({ act, legal, view, prepared, prepare });
    const targets = placements({ view, legal, onTap, prepare, name: (action) => label(action, t, view) });
    const isPlacing = legal.some(({ type }) => type === "place");
    const effect = isPlacing ? effectOf(view, lookedAt(prepared, legal, view), gameSheet).rows : {};
    const stocks = useRef(null);
    const leave = () => prepare?.(untapped);
    useRoving(stocks, ".es-target", leave);
    return html`
        <div class="es">
            <div class=${`es-layout es-layout--${view.phase}`}>
                <${Block} view=${view} t=${t} />
                <${Rows} board=${view.board} components=${gameSheet.components} targets=${targets} effect=${effect} leave=${leave} isHere=${["bidding", "settling", "placing"].includes(view.phase)}
                    fresh=${newestPlaced(last)} scores=${scores} t=${t} />
                <div class="es-stocks" ref=${stocks} data-here=${legal.some(({ type }) => type === "offer") || undefined}>
                    <${Market} view=${view} legal=${legal} onTap=${onTap} t=${t} />
                    <${Supply} view=${view} legal=${legal} onTap=${onTap} t=${t} />
                </div>
                <${Seats} view=${view} toAct=${toAct} seat=${refereed ? null : seat} t=${t} />
            </div>
        </div>`;
}
