/** What the placement that is pointed at would change in its player's counts; its room is always kept, so that nothing moves. */

import { optionOf } from "../../app/options.js";
import { say } from "../../app/say.js";
import { html, useEffect } from "../../lib/preact.js";
import { TerrainInLine } from "./art.js";
import { countsOf } from "./islands.js";
import { tilesOf } from "./tiles.js";

const COUNTED = ["park", "water", "housing", "forest"];

/** @returns {{what: string, before: number, after: number}[]}   `after` is as `before` while nothing is looked at */
function effectOf({ placing, turning, view, gameSheet }) {
    const [tiles, coast] = [tilesOf(gameSheet, view.options), optionOf(gameSheet, view, "coast")];
    const { island } = view.players.find(({ id }) => id === placing.player);
    const { at } = turning;
    const before = countsOf(island, tiles, coast);
    const after = at ? countsOf([...island, { ...at, tile: placing.tile }], tiles, coast) : before;
    return COUNTED.map((what) => ({ what, before: before[what], after: after[what] }));
}

export function Effect({ view, gameSheet, placing, turning, t }) {
    const counts = effectOf({ placing, turning, view, gameSheet });
    const words = ({ what, before, after }) =>
        t(after === before ? "al.effect.same" : "al.effect", { what: t(`al.count.${what}`), before, after });
    const where = turning.at ? `${turning.at.x},${turning.at.y}` : "";
    useEffect(() => {
        const changed = counts.filter(({ before, after }) => before !== after);
        if (where !== "") say(changed.map(words).join(t("semicolon")) || t("al.effect.none"));
    }, [where, turning.rotation]);
    return html`
        <ul class="al-effect" aria-label=${t("al.effect.title")} data-at=${where}>
            ${counts.map(({ what, before, after }) => html`
                <li key=${what} class=${after === before ? "" : "al-changes"} title=${t(`al.count.${what}`)}>
                    <${TerrainInLine} terrain=${what} />
                    <span aria-hidden="true">${after === before ? before : `${before} → ${after}`}</span>
                    <span class="al-unseen">${words({ what, before, after })}</span>
                </li>
            `)}
        </ul>
    `;
}
