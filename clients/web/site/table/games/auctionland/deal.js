/** At a real table: the tiles that lie in the market before the first turn, picked in any order. */

import { clickable } from "../../app/clickable.js";
import { html } from "../../lib/preact.js";
import { Picker } from "./picker.js";
import { NamedTile } from "./tile.js";
import { shortName, tileNamed, tilesOf } from "./tiles.js";

export function Deal({ deal, change, gameSheet, say, setup }) {
    const tiles = tilesOf(gameSheet, setup.options);
    const market = deal?.market ?? [];
    const due = dueTiles(gameSheet, setup, tiles);
    const set = (ids) => change({ market: ids });
    return html`
        <div class="al-deal">
            <p role="status">${say("al.deal.laid", { count: market.length, due })}</p>
            <ul class="al-found">
                ${market.map((id) => html`
                    <li key=${id}>
                        <button
                            type="button"
                            class="al-choice"
                            data-laid=${id}
                            ...${clickable({
                                label: say("al.deal.take-back", { tile: shortName(id) }),
                                onAct: () => set(market.filter((other) => other !== id)),
                            })}
                        >
                            <${NamedTile} tile=${tileNamed(tiles, id)} name=${shortName(id)} />
                        </button>
                    </li>
                `)}
            </ul>
            ${market.length < due &&
            html`<${Picker} tiles=${tiles} used=${new Set(market)} pick=${(id) => set([...market, id])} say=${say} turned=${false} />`}
        </div>
    `;
}

/** How many tiles the first market has. */
function dueTiles(gameSheet, { ruleset, players, options }, tiles) {
    const { defaults } = gameSheet.options.find(({ id }) => id === "market_size");
    const standard = defaults.find((each) => each.ruleset === ruleset && each.players === players.length) ?? defaults[0];
    return Math.min(options.market_size ?? standard.value, tiles.size);
}
