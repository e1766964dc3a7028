/**
 * A game in progress, as a value: how it began, all that was done, and how far of it we are.
 *
 * The service keeps nothing, and states are values. So undo is to look at an earlier one, and a position that is not at
 * hand (after a reload, an import, or in another language) is had by replaying the actions up to there.
 *
 * @typedef {object} Step
 * @property {object} position
 * @property {object[]} log       every event up to here
 *
 * @typedef {object} Session
 * @property {string} game
 * @property {{setup: object} | {state: object}} start
 * @property {object[]} actions
 * @property {number} cursor      how many of the actions have been done
 * @property {Step[]} steps       by cursor; sparse
 */

/** @returns {Session} */
export function begun(game, setup, position) {
    // With the seed that was drawn, the setup gives the same game again.
    const seed = position.state.deal?.seed;
    const start = { setup: seed === undefined ? setup : { ...setup, seed } };
    return { game, start, actions: [], cursor: 0, steps: [{ position, log: position.events }] };
}

/** What remains once an action is done: what had been undone is gone. @returns {Session} */
export function acted(session, action, position) {
    const { cursor } = session;
    const log = [...session.steps[cursor].log, ...position.events];
    return {
        ...session,
        actions: [...session.actions.slice(0, cursor), action],
        cursor: cursor + 1,
        steps: [...session.steps.slice(0, cursor + 1), { position, log }],
    };
}

/** The same game at another point of it. @returns {Session} */
export function movedTo(session, cursor, step) {
    const steps = session.steps.slice();
    steps[cursor] = step;
    return { ...session, cursor, steps };
}

/** The same game with nothing at hand but its record. @returns {Session} */
export function recorded({ game, start, actions, cursor }) {
    return { game, start, actions, cursor: Math.min(cursor, actions.length), steps: [] };
}

/** What has to be replayed to stand at this point. */
export const upTo = (session, cursor) => ({ ...session.start, actions: session.actions.slice(0, cursor) });

/** The step that a replay's answer gives. @returns {Step} */
export const replayed = (answer) => ({ position: answer.position, log: answer.events });

/** Whether what the page holds of the game tells what nobody at the table may know yet: hands, decks, the seed. */
export function isSecret(session) {
    const { finished, state } = session.steps[session.cursor].position;
    return !finished && state.dealer !== "table";
}

/** The transcript of what has been done so far, with the digest that it must lead to. */
export function transcript(session) {
    const { history } = session.steps[session.cursor].position.state;
    return { game: session.game, ...upTo(session, session.cursor), history };
}
