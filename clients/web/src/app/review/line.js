/**
 * Another line of a game: an action was changed, and the service judges those that follow, one after the other. What it refuses
 * waits for the referee's decision.
 *
 * @typedef {{action: any, was: number | null}} Entry         `was`: which of the old actions it is; null for a new one
 * @typedef {Entry & {problem: any}} Judged                   `problem`: why it was left out; null where it is legal
 * @typedef {{position: any, judged: Judged[], refused: Judged | null, rest: Entry[], cut: Entry[]}} Line
 *     `position`: after what is legal so far; `refused`: what waits for a decision; `rest`: not judged yet; `cut`: never will be
 *
 * @callback Play
 * @param {any} state
 * @param {any[]} actions
 * @returns {Promise<{position: any, applied: number, refused: {index: number, problem: any} | null}>}
 *
 * @callback FirstLegal
 * @param {any} state
 * @param {any[]} actions
 * @returns {Promise<any[]>}    the problems of those before the first that is legal by itself
 */

/** @param {any} position @param {Entry[]} rest @returns {Line} */
export const lineFrom = (position, rest) => ({ position, judged: [], refused: null, rest, cut: [] });

/** Judge on to the next refusal, or to the end. @param {Play} play @param {Line} line @returns {Promise<Line>} */
export async function judgeOn(play, line) {
    if (line.rest.length === 0 || line.refused !== null) return line;
    const { position, applied, refused } = await play(line.position.state, line.rest.map(({ action }) => action));
    const legal = line.rest.slice(0, applied).map((entry) => ({ ...entry, problem: null }));
    return {
        ...line,
        position,
        judged: [...line.judged, ...legal],
        refused: refused === null ? null : { ...line.rest[applied], problem: refused.problem },
        rest: line.rest.slice(applied + 1),
    };
}

/** Go on without what is refused. @param {Line} line @returns {Line} */
export const leaveOut = (line) => ({ ...line, judged: [...line.judged, line.refused], refused: null });

/** Another action in the place of what is refused. @param {Line} line @param {any} action @returns {Line} */
export const putInstead = (line, action) => ({ ...leaveOut(line), rest: [{ action, was: null }, ...line.rest] });

/** Another action before what is refused, which is judged anew after it. @param {Line} line @param {any} action @returns {Line} */
export const putBefore = (line, action) => ({ ...line, refused: null, rest: [{ action, was: null }, { action: line.refused.action, was: line.refused.was }, ...line.rest] });

/** Judge no more: the line ends before what is refused. @param {Line} line @returns {Line} */
export const endHere = (line) => ({ ...leaveOut(line), rest: [], cut: line.rest });

/** Leave out whatever is refused, to the end. @param {Play} play @param {FirstLegal} firstLegal @param {Line} line @returns {Promise<Line>} */
export async function leaveOutAll(play, firstLegal, line) {
    while (line.refused !== null) {
        const { position, rest, judged } = leaveOut(line);
        const problems = await firstLegal(position.state, rest.map(({ action }) => action));
        const out = problems.map((problem, index) => ({ ...rest[index], problem }));
        line = await judgeOn(play, { ...line, refused: null, judged: [...judged, ...out], rest: rest.slice(out.length) });
    }
    return line;
}

/** What the line consists of. @param {Line} line */
export const actionsOf = (line) => line.judged.filter(({ problem }) => problem === null).map(({ action }) => action);

/**
 * What follows when an action of a record is changed.
 *
 * @param {any[]} actions
 * @param {number} index
 * @param {"replace" | "insert" | "remove"} how     `insert`: before it
 * @param {any[]} given                             the new action, if any
 * @returns {Entry[]}
 */
export function entriesAfter(actions, index, how, given) {
    const later = actions.map((action, was) => ({ action, was })).slice(how === "insert" ? index : index + 1);
    return [...given.map((action) => ({ action, was: null })), ...later];
}
