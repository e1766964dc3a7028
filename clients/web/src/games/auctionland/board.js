/** The whole table, drawn from the view alone: market, what is due, islands, and what counts how much. */

import { optionOf } from "../../app/options.js";
import { tapFirst, untapped } from "../../app/tap-first.js";
import { html, useState } from "../../lib/preact.js";
import { label } from "./labels.js";
import { Lenses } from "./lenses.js";
import { Market } from "./market.js";
import { Reference } from "./reference.js";
import { placingOf, turningOf } from "./rotation.js";
import { Seat } from "./seats.js";
import { Stage, useSaidTurn, useTurningKey } from "./stage.js";
import { Tile } from "./tile.js";
import { tileNamed, tilesOf } from "./tiles.js";

export function Board({ view, gameSheet, legal, act, t, seat, toAct, prepared, prepare, last = [] }) {
    const [lens, setLens] = useState(null);
    const tiles = tilesOf(gameSheet, view.options);
    const coast = optionOf(gameSheet, view, "coast");
    const placing = placingOf(view, legal);
    const turning = turningOf(placing, prepared, prepare);
    useTurningKey(placing, turning);
    useSaidTurn(placing, turning, tiles, t);

    const onTap = tapFirst({ act, legal, view, prepared, prepare });
    const places = placing ? placesOf({ placing, turning, tiles, view, onTap, t, leave: () => prepare(untapped) }) : [];
    const first = featuredSeat({ view, legal, seat, placing, last });
    const seats = view.players.map((player, index) => ({ player, number: index + 1 }));
    const drawn = (one, featured) => html`
        <${Seat}
            key=${one.player.id}
            ...${{ ...one, view, tiles, coast, t, toAct, lens, featured }}
            places=${one.player.id === placing?.player ? places : []}
            newest=${view.phase === "finished" ? undefined : newestOf(last, one.player.id)}
        />
    `;
    const market = view.phase !== "finished" && html`<${Market} key="market" ...${{ view, tiles, legal, onTap, t }} />`;
    const stage = html`<${Stage} key="stage" ...${{ view, tiles, placing, turning, t }} />`;
    const island = first && drawn(seats.find(({ player }) => player.id === first), true);
    // What the phase is about is read first, and stands first where the table is narrow.
    const upper = ["claim", "offer"].includes(view.phase) ? [market, stage, island] : [stage, island, market];
    return html`
        <div class="al-frame" data-phase=${view.phase}>
            <div class=${`al-board${first ? "" : " al-equal"}`}>
                ${upper}
                <${Lenses} lens=${lens} setLens=${setLens} t=${t} />
                <div class="al-seats">
                    ${seats.filter(({ player }) => player.id !== first).map((one) => drawn(one, false))}
                </div>
                <${Reference} view=${view} coast=${coast} gameSheet=${gameSheet} t=${t} />
            </div>
        </div>
    `;
}

/**
 * Whose island is large: that of who places, else the viewer's, else that of who may act; where one only looks, the one that
 * a tile has just come to, else that of whose turn it is. Nobody's at the end.
 */
function featuredSeat({ view, legal, seat, placing, last }) {
    if (view.phase === "finished") return null;
    const ids = view.players.map(({ id }) => id);
    const grown = ids.find((id) => newestOf(last, id) !== undefined);
    return [placing?.player, seat, legal[0]?.player, grown, view.auctioneer].find((id) => ids.includes(id)) ?? null;
}

function placesOf({ placing, turning, tiles, view, onTap, t, leave }) {
    const { rotation, look } = turning;
    const tile = tileNamed(tiles, placing.tile);
    return placing.actions
        .filter((action) => action.rotation === rotation)
        .map((action) => ({
            x: action.x,
            y: action.y,
            label: label(action, t, view),
            ...onTap(action),
            ghost: html`<${Tile} tile=${tile} rotation=${rotation} />`,
            onHover: () => look({ x: action.x, y: action.y }),
            onLeave: () => look(undefined),
            onEscape: leave,
        }));
}

function newestOf(last, player) {
    return last.findLast((event) => event.type === "placed" && event.player === player)?.tile;
}
