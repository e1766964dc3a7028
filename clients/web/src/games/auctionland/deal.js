/** At a real table: the tiles that lie in the market before the first turn, picked in any order. */

import { clickable } from "../../app/clickable.js";
import { useHandedOn } from "../../app/kept-focus.js";
import { html, useRef } from "../../lib/preact.js";
import { Picker } from "./picker.js";
import { firstMarket } from "./previews.js";
import { NamedTile } from "./tile.js";
import { shortName, tileNamed, tilesOf } from "./tiles.js";

export function Deal({ deal, change, gameSheet, t, setup }) {
    const tiles = tilesOf(gameSheet, setup.options);
    const market = deal?.market ?? [];
    const due = firstMarket(gameSheet, setup, tiles);
    const root = useRef(null);
    useHandedOn(root, market.length === due);
    const set = (ids) => change({ market: ids });
    return html`
        <div class="al-deal" ref=${root}>
            <p role="status">${t("al.deal.laid", { count: market.length, due })}</p>
            <ul class="al-found">
                ${market.map((id) => html`
                    <li key=${id}>
                        <button
                            type="button"
                            class="al-choice"
                            data-laid=${id}
                            ...${clickable({
                                label: t("al.deal.take-back", { tile: shortName(id) }),
                                onAct: () => set(market.filter((other) => other !== id)),
                            })}
                        >
                            <${NamedTile} tile=${tileNamed(tiles, id)} name=${shortName(id)} />
                        </button>
                    </li>
                `)}
            </ul>
            ${market.length < due &&
            html`<${Picker} tiles=${tiles} used=${new Set(market)} pick=${(id) => set([...market, id])} t=${t} turned=${false}
                most=${due - market.length} pickAll=${(ids) => set([...market, ...ids])} />`}
        </div>
    `;
}
