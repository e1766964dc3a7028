/** What is offered to click where everybody looks on, and what it stands for. */

import { same } from "./same.js";

/**
 * What a player is offered on a table that all can see; null where the player has to choose unseen.
 *
 * @param {{openly: import("../games/index.js").Openly}} game
 * @param {{legal: any[], player: string | null, view: any, gameSheet: any}} position   `view`: a spectator's
 */
export function openActions(game, { legal, player, view, gameSheet }) {
    if (player === null || player === "table") return legal;
    return game.openly({ legal, player, view, gameSheet });
}

/**
 * An action as it is sent: where what was clicked leaves out what only its player may know, and one legal action alone has
 * all the rest, it is that one.
 */
export function completed(action, legal) {
    const members = Object.entries(action);
    const longer = legal.filter((each) => Object.keys(each).length > members.length && members.every(([name, value]) => same(each[name], value)));
    return longer.length === 1 ? longer[0] : action;
}
