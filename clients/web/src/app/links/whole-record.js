/** The record of a finished table: the service keeps a guarded table's; a browser puts another's together if it has seen every action. */

import { sealedOf } from "./open.js";

/**
 * A transcript that leads to the end of the table, as the service has judged; null where this browser has not seen every action.
 *
 * @param {import("./open.js").Service} client
 * @param {import("./kept.js").Kept} kept
 * @param {any=} told     what the service has told of it already
 */
export async function wholeRecord(client, kept, told) {
    const at = sealedOf(client, { ...kept, as: null });
    const record = told ?? (await at.transcript()).transcript ?? (await putTogether(at, kept));
    if (record === null) return null;
    const { refused, history_matches: matches, position } = await client.game(kept.game).replay(record);
    return refused === null && matches ? { ...record, scores: position.scores } : null;
}

/** The record by what this browser has seen; null where that is not all. */
async function putTogether(at, kept) {
    const played = [...kept.played].sort((one, other) => one.ply - other.ply);
    const actions = played.map(({ action }) => action);
    if (played.some(({ ply }, index) => ply !== index + 1) || actions.length !== kept.place.settled || actions.includes(null)) return null;
    const { state } = await at.unseal();
    return { game: kept.game, setup: setupOf(state), actions, history: state.history };
}

/** The setup that gives the same game again. */
function setupOf({ ruleset, variant, options, players, dealer, deal }) {
    const { seed, nonce } = deal ?? {};
    return { ruleset, variant, options, players: players.map(({ id }) => id), dealer, ...(seed ? { seed, nonce } : deal && { deal }) };
}
