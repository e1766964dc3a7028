/**
 * What this browser can tell of a table by link: what the service told it, and between that what the tokens say of the latest
 * actions. An action that happened while this browser was away is told as an action only.
 */

/** @param {import("./kept.js").Kept} kept  @returns {{type: string, text: string}[]} */
export function logOf({ told, played }, sheet, t) {
    // What was told in another language is said as actions.
    const inWords = told.filter(({ language = t.language }) => language === t.language);
    const covers = (at) => inWords.some(({ ply, from = ply }) => from <= at && at <= ply);
    const others = played.filter(({ ply }) => !covers(ply)).map((each) => ({ ply: each.ply, events: [saidOf(each, sheet, t)] }));
    return [...inWords, ...others].sort((one, other) => one.ply - other.ply).flatMap(({ events }) => events);
}

/** All that the service has told, for boards that draw what has just happened. */
export const eventsOf = ({ told }) => told.flatMap(({ events }) => events);

function saidOf({ type, player, action }, sheet, t) {
    const name = sheet?.action_types?.find(({ id }) => id === type)?.name ?? type;
    const figure = ["amount", "house"].map((member) => action?.[member]).find((value) => typeof value === "number");
    const text = t(figure === undefined ? "links.played" : "links.played-figure", { player, action: name, figure });
    return { type: `played-${type}`, text };
}
