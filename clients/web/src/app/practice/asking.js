/** What an opponent knows, and what the service suggests to who knows it. */

import { STRENGTHS } from "./strengths.js";

/** What of a setup only chance may know. */
const SECRET = ["seed", "nonce", "deal"];

/** The most playouts that the service makes for an answer; null where it makes none. Rejects where it does not answer. @returns {Promise<number | null>} */
export async function allowed(client) {
    try {
        return (await client.suggestionLimits()).playouts;
    } catch (problem) {
        if (problem.status === 404) return null;
        throw problem;
    }
}

/**
 * All that a seat with perfect memory knows of a session's game, as suggestions are asked for: nothing in it depends on what
 * is hidden from the seat. `views` are those of the position, `first` those after the setup.
 */
export function recordOf({ game, start, actions, cursor, steps }, seat, views, first) {
    return {
        game,
        seat,
        setup: Object.fromEntries(Object.entries(start.setup).filter(([name]) => !SECRET.includes(name))),
        beginning: first[seat].view,
        events: steps[cursor].log,
        actions: actions.slice(0, cursor).filter(({ player }) => player === seat),
        view: views[seat].view,
    };
}

/** The views after the setup of a session's game. */
export async function firstViews(client, { game, start, steps }) {
    const { state } = (steps[0] ?? (await client.game(game).replay({ ...start, actions: [] }))).position;
    return (await client.game(game).views(state, state.players.map(({ id }) => id))).views;
}

/** The service's suggestions for a record, the best first. @returns {Promise<{action: any, value: number}[]>} */
export async function suggestions(client, record, { strength, ply }) {
    const answer = await client.game(record.game).suggest(record, { playouts: STRENGTHS[strength], seed: ply });
    return answer.suggestions;
}
