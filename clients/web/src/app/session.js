/**
 * A game in progress, as a value: its start, its actions, and how many of them are applied.
 *
 * The service keeps nothing, and states are values. So undo shows an earlier one; a position that is not at hand (after a
 * reload, an import, or in another language) comes from replaying the actions up to it.
 *
 * @typedef {object} Step
 * @property {object} position
 * @property {object[]} log       every event up to here
 *
 * @typedef {object} Session
 * @property {string} id          that of the game among those that the browser keeps
 * @property {number} created     when, in milliseconds
 * @property {string} name        what its players call it; "" for none
 * @property {string} game
 * @property {{setup?: object, state?: object, names?: Record<string, string>}} start   one of setup and state
 * @property {object[]} actions
 * @property {number} cursor      how many of the actions are applied
 * @property {Step[]} steps       by cursor; sparse
 * @property {import("./practice/index.js").Practice=} practice     of a game against opponents whom the service plays
 */

import { newId } from "../storage/games.js";
import { same } from "./same.js";

/** A start that gives the same game again: with the seed that was drawn for it. */
export function repeatable(start, { deal }) {
    if (start.setup === undefined || !deal?.seed) return start;
    const { seed, nonce } = deal;
    return { ...start, setup: { ...start.setup, seed, ...(nonce !== undefined && { nonce }) } };
}

/** @returns {Session} */
export function newSession(game, setup, position, practice) {
    return { ...fromRecord({ game, start: repeatable({ setup }, position.state), actions: [], cursor: 0, practice }), steps: [{ position, log: position.events }] };
}

/** The session after an action; what had been undone is dropped. @returns {Session} */
export function afterAction(session, action, position) {
    const { cursor } = session;
    const log = [...session.steps[cursor].log, ...position.events];
    return {
        ...session,
        actions: [...session.actions.slice(0, cursor), action],
        cursor: cursor + 1,
        steps: [...session.steps.slice(0, cursor + 1), { position, log }],
    };
}

/** The same game at another point. @returns {Session} */
export function withCursor(session, cursor, step) {
    const steps = session.steps.slice();
    steps[cursor] = step;
    return { ...session, cursor, steps };
}

/**
 * A session of which only the record is known yet; a record without an id begins another game.
 *
 * @returns {Session}
 */
export function fromRecord({ id = newId(), created = Date.now(), name = "", game, start, actions, cursor, practice = undefined }) {
    return { id, created, name, game, start, actions, cursor: Math.min(cursor, actions.length), steps: [], ...(practice && { practice }) };
}

/** What is kept of a session, the position at its cursor being at hand. */
export function recordOf({ id, created, name, game, start, actions, cursor, steps, practice }) {
    const { finished, to_act: toAct, scores, state } = steps[cursor].position;
    return { id, created, name, game, start, actions, cursor, finished, toAct: [...toAct], history: state.history, scores: scores ?? null, ...(practice && { practice }) };
}

/** The steps that a session shares with another line of its game. @returns {Step[]} */
export function sharedSteps(session, actions) {
    const other = session.actions.findIndex((action, index) => !same(action, actions[index]));
    return other === -1 ? session.steps : session.steps.slice(0, other + 1);
}

/** The record up to this point, as /replays takes it. */
export const recordUpTo = (session, cursor) => ({ ...session.start, actions: session.actions.slice(0, cursor) });

/** The step in a replay's answer. @returns {Step} */
export const stepOf = (answer) => ({ position: answer.position, log: answer.events });

/** Whether the record tells what nobody at the table may know yet: hands, decks, the seed. */
export function isSecret(session) {
    const { finished, state } = session.steps[session.cursor].position;
    return !finished && state.dealer !== "table";
}

/** The transcript of a game that is kept, up to where it stands. @param {Omit<import("../storage/games.js").Kept, "changed">} kept */
export function transcriptOf({ game, start, actions, cursor, history, scores }) {
    const record = { game, ...start, actions: actions.slice(0, cursor), ...(history && { history }) };
    return scores ? { ...record, scores } : record;
}

/** The transcript so far, with the digest that it must lead to, and the scores of a finished game. */
export const transcript = (session) => transcriptOf(recordOf(session));
