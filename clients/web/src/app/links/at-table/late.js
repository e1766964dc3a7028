/** Marks, in the log of a table by link, what the service has played for somebody whose time was up. */

import { sentence } from "./words.js";

/** The events of a piece of the log, those of actions of who was late marked. @returns {any[]} */
export function marked(told, late, played, t) {
    const found = lateEvents(told, late, played);
    return told.events.map((event) => (found.has(event) ? { ...event, text: sentence(t.language, "late", { text: event.text }) } : event));
}

/**
 * Which events tell of actions that the service played for somebody whose time was up.
 *
 * @param {import("../kept.js").Kept["told"][number]} told
 * @param {{seat: string, ply: number}[]} late        `ply`: how many actions had been played before
 * @param {import("../kept.js").Kept["played"]} played
 * @returns {Set<any>}
 */
export function lateEvents({ ply, from = ply, events }, late, played) {
    const found = new Set();
    for (const each of late.filter((one) => from <= one.ply + 1 && one.ply < ply)) {
        const own = events.filter(({ player }) => player === each.seat);
        const event = actionsEvent(each, from, own, played) ?? own.find((one) => !found.has(one));
        if (event !== undefined) found.add(event);
    }
    return found;
}

/** The event of the action itself, where its kind is known: a player may have acted several times in what is told at once. */
function actionsEvent({ seat, ply }, from, own, played) {
    const action = played.find((each) => each.ply === ply + 1 && each.player === seat);
    if (action === undefined) return undefined;
    const isAlike = (each) => each.type === action.type && each.player === seat;
    const before = played.filter((each) => from <= each.ply && each.ply <= ply && isAlike(each)).length;
    return own.filter(({ type }) => type.startsWith(action.type))[before];
}
