/** What everybody may see of a position, and what is offered of it to all or to one alone. */

import { useLoaded } from "./hooks.js";
import { same } from "./same.js";

/** Whose views are asked for. */
export const everybody = ({ state }) => [...state.players.map(({ id }) => id), "spectator"];

/**
 * The views of a position by seat, and of a spectator. While the next ones are being fetched, the last ones stay.
 *
 * @returns {{views: Record<string, any> | null, current: boolean, problem: any}}
 */
export function useViews(client, game, position) {
    const load = async () => {
        if (position.finished) return {};
        return position.views ?? (await client.game(game).views(position.state, everybody(position))).views;
    };
    const { value, of, problem } = useLoaded(load, [position, client]);
    return { views: value, current: of[0] === position && value !== null, problem };
}

/**
 * What the table shows of them: `view`, a spectator's, with every seat's own where all lies open, or that of the one `seat` that looks on; `isUnseen`, whether a
 * player has to choose unseen; `hasHidden`, whether anything is hidden in front of a seat; `isSecret`, whether what a player may choose is; `offered`, what a player is offered, the player's own list where nobody else is looking.
 */
export function shownOf({ position, views, current, gameSheet, game, open, seat }) {
    const spectator = views?.spectator?.view ?? null;
    const referee = position.state.dealer === "table";
    const isSealed = ({ type }) => game.sealed?.includes(type);
    const own = (player) => (referee || player === "table" ? position.legal_actions : (views[player]?.legal_actions ?? [])).filter((each) => each.player === player);
    const inPublic = (player) => (player === "table" ? own(player) : game.publicActions({ legal: own(player), player, view: spectator, gameSheet, own: views[player]?.view, toAct: position.to_act }));
    const known = spectator !== null && current && gameSheet !== null;
    return {
        views,
        current,
        view: seat ? (views?.[seat]?.view ?? null) : open ? laidOpen(views, spectator) : spectator,
        hasHidden: known && !same(laidOpen(views, spectator), spectator),
        isSecret: (player) => known && !open && inPublic(player) === null,
        isUnseen: (player) => known && (referee ? own(player).some(isSealed) : inPublic(player) === null),
        offered: (player, alone) => (open || alone ? own(player) : (inPublic(player) ?? own(player))),
    };
}

/** A spectator's view in which everyone's hands and coins lie open; decks and what is chosen unseen stay face down. */
function laidOpen(views, spectator) {
    if (spectator === null) return null;
    const players = spectator.players.map((player) => views[player.id].view.players.find(({ id }) => id === player.id));
    return { ...spectator, players };
}
