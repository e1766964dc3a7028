/** What a browser keeps of what has happened at a table, brought up to date by an answer of the service. */

/** How many of the last actions a token remembers. */
const MOST_AT_ONCE = 8;

/**
 * The ply up to which what is kept holds: a referee may have taken something back, and others have played on from there.
 *
 * @param {import("./kept.js").Kept} kept
 * @param {number} settled     the ply up to which the game is settled now
 * @param {any} answer
 */
export function agreedPly({ place, played }, settled, { guarded, actions }) {
    if (!guarded) return place.settled;
    const known = new Map(played.map((each) => [each.ply, JSON.stringify(each)]));
    const other = actions.find((each) => each.ply <= settled && known.has(each.ply) && known.get(each.ply) !== JSON.stringify(each));
    return Math.min(place.settled, settled, other === undefined ? settled : other.ply - 1);
}

/** The pieces of what was told that are in a language. @param {import("./kept.js").Kept["told"]} told @param {string} used */
export const toldIn = (told, used) => told.filter(({ language = used }) => language === used);

/** Whether one of these pieces tells of an action. @param {import("./kept.js").Kept["told"]} told @param {number} at */
export const covers = (told, at) => told.some(({ ply, from = ply }) => from <= at && at <= ply);

// An answer may have these events of the table's records without the events of what was played.
const RECORDS = ["unsealed", "seat-rekeyed"];

/** Whether events tell of what was played. @param {any[]} events */
export const tellsOfPlay = (events) => events.some(({ type }) => !RECORDS.includes(type));

/** What is kept by ply, up to one ply. */
export const upToPly = (ply, byPly) => Object.fromEntries(Object.entries(byPly).filter(([each]) => Number(each) <= ply));

/**
 * What the service has told, with what an answer tells: of a guarded table all that has been settled since, in one piece.
 *
 * @param {import("./kept.js").Kept} kept
 * @param {import("./lines.js").Place} place    where the table stands now
 * @param {any} answer
 * @param {number} agreed
 * @param {string} language                     that the answer is in
 * @returns {import("./kept.js").Kept["told"]}
 */
export function keptEvents(kept, place, { guarded, events, view, actions }, agreed, language) {
    const isNew = kept.changed === 0;
    const goesOn = agreed === kept.place.settled && (!guarded || place.settled === agreed);
    const before = goesOn ? kept.told : kept.told.filter(({ ply }) => ply <= agreed);
    if (events.length === 0) return before;
    if (!tellsOfPlay(events)) return [...before, { ply: place.settled, from: place.settled + 1, events, language }];
    if (!guarded || (goesOn && !isNew)) return [...before, { ply: view.ply, from: view.ply, events, language }];
    const from = isNew ? (actions[0]?.ply ?? 0) : Math.max(agreed + 1, place.settled + 1 - MOST_AT_ONCE);
    return [...before, { ply: place.settled, from, events, language }];
}

/** For whom the service has played: an answer tells only of the last. @returns {import("./kept.js").Late[]} */
export function keptLate({ late = [] }, agreed, answer) {
    const told = answer.late ?? [];
    const first = Math.min(...told.map(({ ply }) => ply), agreed);
    return [...late.filter(({ ply }) => ply < first), ...told];
}

/** The tokens of the last settled points of a guarded table, by ply: from there all can be told again, or taken back. */
export function keptTokens(kept, { settled, token, pending }, agreed, { guarded }) {
    if (!guarded) return {};
    const now = { ...upToPly(agreed, kept.tokens ?? {}), ...(pending === 0 && { [settled]: token }) };
    return Object.fromEntries(Object.entries(now).filter(([ply]) => Number(ply) >= settled - MOST_AT_ONCE));
}
