/** The record of a finished table. The service keeps none: whoever has seen every action can put it together, and pass it on. */

import { sealedOf } from "./open.js";

/**
 * A transcript that leads to the end of the table, as the service has judged; null where this browser has not seen every action.
 *
 * @param {import("./open.js").Service} client
 * @param {import("./kept.js").Kept} kept
 */
export async function wholeRecord(client, kept) {
    const played = [...kept.played].sort((one, other) => one.ply - other.ply);
    const actions = played.map(({ action }) => action);
    if (played.some(({ ply }, index) => ply !== index + 1) || actions.length !== kept.place.settled || actions.includes(null)) return null;
    const { state } = await sealedOf(client, { ...kept, as: null }).unseal();
    const record = { game: kept.game, setup: setupOf(state), actions, history: state.history };
    const { refused, history_matches: matches, position } = await client.game(kept.game).replay(record);
    return refused === null && matches ? { ...record, scores: position.scores } : null;
}

/** The setup that gives the same game again. */
function setupOf({ ruleset, variant, options, players, dealer, deal }) {
    const { seed, nonce } = deal ?? {};
    return { ruleset, variant, options, players: players.map(({ id }) => id), dealer, ...(seed ? { seed, nonce } : deal && { deal }) };
}
