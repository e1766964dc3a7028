// The whole table, from the view alone.

import { html } from "../../lib/preact.js";
import { Block } from "./block.js";
import { label } from "./label.js";
import { Market, Supply } from "./market.js";
import { Rows } from "./rows.js";
import { Seats } from "./seats.js";
import { placements } from "./targets.js";

/** Where the newest piece went, so that eyes find it. */
const freshest = (last) => last.find((event) => event.type === "placed" && event.lot);

export function Board({ view, gameSheet, legal, act, say, seat, toAct, scores, last = [] }) {
    const targets = placements({ view, legal, act, name: (action) => label(action, say, view) });
    return html`
        <div class="es">
            <div class=${`es-layout es-layout--${view.phase}`}>
                <${Block} view=${view} say=${say} />
                <${Seats} view=${view} toAct=${toAct} seat=${seat} say=${say} />
                <${Rows} board=${view.board} components=${gameSheet.components} targets=${targets}
                    fresh=${freshest(last)} scores=${scores} say=${say} />
                <div class="es-stocks">
                    <${Market} view=${view} legal=${legal} act=${act} say=${say} />
                    <${Supply} view=${view} legal=${legal} act=${act} say=${say} />
                </div>
            </div>
        </div>`;
}
