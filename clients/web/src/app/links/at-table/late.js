/** Marks, in the log of a table by link, what the service has played for somebody whose time was up. */

import { sentence } from "./words.js";

/** The events of a piece of the log, those of actions of who was late marked. @returns {any[]} */
export function marked(told, late, played, t) {
    const found = lateEvents(told, late, played);
    return told.events.map((event) => (found.has(event) ? { ...event, late: true, text: sentence(t.language, "late", { text: event.text }) } : event));
}

/**
 * Which events tell of actions that the service played for somebody whose time was up.
 *
 * @param {import("../kept.js").Kept["told"][number]} told
 * @param {import("../kept.js").Late[]} late
 * @param {import("../kept.js").Kept["played"]} played
 * @returns {Set<any>}
 */
export function lateEvents({ ply, from = ply, events }, late, played) {
    const found = new Set();
    for (const each of late) {
        // Where several were late at once, each of them acted after the same actions.
        const action = played.find((one) => one.ply > each.ply && one.player === each.seat);
        const at = action?.ply ?? each.ply + 1;
        if (at < from || at > ply) continue;
        const own = events.filter(({ player }) => player === each.seat);
        const event = (action && actionsEvent(action, from, own, played)) ?? own.find((one) => !found.has(one));
        if (event !== undefined) found.add(event);
    }
    return found;
}

/** The event of the action itself: a player may have acted several times in what is told at once. */
function actionsEvent({ ply, type, player }, from, own, played) {
    const before = played.filter((each) => from <= each.ply && each.ply < ply && each.type === type && each.player === player).length;
    return own.filter((event) => event.type.startsWith(type))[before];
}
