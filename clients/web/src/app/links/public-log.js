/**
 * What this browser can tell of a table by link: the events that the service told it, and between them what the tokens say of the
 * latest actions. Of a table that the service does not keep, an action that happened while this browser was away may be known as an
 * action only, or not at all.
 */

import { covers, toldIn } from "./kept-history.js";

/**
 * @param {import("./kept.js").Kept} kept
 * @param {ReturnType<typeof import("./at-table/part.js").atTableWith> | null} atTable    once it is there
 * @returns {{type: string, text: string}[]}
 */
export function logOf({ told, played, place, late = [] }, sheet, t, atTable) {
    // Events that were told in another language are shown as actions.
    const inWords = toldIn(told, t.language);
    const others = played.filter(({ ply }) => !covers(inWords, ply)).map((each) => ({ ply: each.ply, events: [{ type: `played-${each.type}`, player: each.player, text: playedText(each, sheet, t) }] }));
    const known = new Set(played.map(({ ply }) => ply));
    const missed = gapsIn(place.settled, (ply) => covers(inWords, ply) || known.has(ply));
    const gaps = missed.map(({ last, n }) => ({ ply: last, events: [{ type: "missed", text: t(n === 1 ? "links.missed-one" : "links.missed", { n }) }] }));
    const all = [...inWords, ...others, ...gaps].sort((one, other) => one.ply - other.ply);
    return all.flatMap((each) => (late.length > 0 && atTable ? atTable.marked(each, late, played, t) : each.events));
}

/** The actions that this browser knows nothing of, of so many: how many are missing together, and which is their last. */
function gapsIn(settled, isKnown) {
    const gaps = [];
    for (let ply = 1; ply <= settled; ply++) {
        if (isKnown(ply)) continue;
        if (gaps.at(-1)?.last === ply - 1) gaps.push({ last: ply, n: gaps.pop().n + 1 });
        else gaps.push({ last: ply, n: 1 });
    }
    return gaps;
}

/** All that the service has told, for boards that draw what has just happened. */
export const eventsOf = ({ told }) => told.flatMap(({ events }) => events);

/** An action of which no events are known, in words. @param {{type: string, player: string, action: any}} played */
export function playedText({ type, player, action }, sheet, t) {
    const name = sheet?.action_types?.find(({ id }) => id === type)?.name ?? type;
    const figure = ["amount", "house"].map((member) => action?.[member]).find((value) => typeof value === "number");
    return t(figure === undefined ? "links.played" : "links.played-figure", { player, action: name, figure });
}
