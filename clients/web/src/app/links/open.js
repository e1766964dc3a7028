/**
 * From a link, or a move, to what this browser keeps and shows of a table.
 *
 * @typedef {"older" | "line" | "joined" | "undone" | "overtaken" | "followed" | "window" | null} Note    what there is to say of a link
 *     that was opened; followed: another page of this browser has moved on; window: and what was done here is another line of the game
 * @typedef {{kept: import("./kept.js").Kept, answer: any, note: Note, other?: string, asked?: {ply: number, token: string}, stored: boolean, stale?: boolean, before?: any, record?: any}} Opened
 *     `other`: the token of another line; `asked`: where a link asks to go back to; `stored`: whether the browser has kept it;
 *     `stale`: whether it is what was seen last, and the service has still to be asked; `before`: the answer that this seat was shown last;
 *     `record`: the transcript of a finished game, where it came with what has happened
 * @typedef {import("../../lib/client/client.js").Client & {language: string}} Service    which answers in that language
 */

import { holderOf, keyOf } from "./codes.js";
import { askHistory, missing } from "./history.js";
import { TABLE } from "./holders.js";
import { keep, table } from "./kept.js";
import { placeOf, relation } from "./lines.js";
import { dropUsed, secrets } from "./secrets.js";
import { agreedPly, keptEvents, keptLate, keptTokens, tellsOfPlay, toldIn, upToPly } from "./kept-history.js";

const ALL = { since: 0 };
const PLAYING = /^[1-9r]$/;

/**
 * Open a link: see what it leads to, with the key that it brings or that is kept, and keep the newest.
 *
 * @param {Service} client
 * @param {import("./link.js").TableLink & {invitation?: string, again?: boolean}} link     `again`: see Kept
 * @returns {Promise<Opened>}   rejects with what the service says, and keeps nothing then
 */
export async function openLink(client, { undo, ...link }) {
    const first = await client.game(link.game).sealed(link.token, link.key).view(ALL);
    const opened = await reached(client, link, first);
    // Only now: what fails before has to find them again.
    await dropUsed(opened.kept.keys);
    // Where a link leads back to is what its token says, whatever number stands in the link.
    return undo !== undefined && opened.answer.guarded ? { ...opened, asked: { ply: first.token_ply, token: link.token } } : opened;
}

/** @param {Service} client @param {import("./link.js").TableLink & {invitation?: string, again?: boolean}} link @param {any} first   what its token shows @returns {Promise<Opened>} */
async function reached(client, { game, token, key, clock, referee, invitation, again }, first) {
    const at = client.game(game);
    const found = (await table(first.table)) ?? { ...newTable(game, first), ...(clock && { clock }) };
    const known = { ...found, ...(referee && { referee }), ...(invitation && { invitation }), ...(again && { again }) };
    const before = key === undefined ? await claimed(at, token, known) : withKey(known, key);
    const own = keyIn(before);
    // A guarded table has one newest token, whatever link has led to it.
    if (first.guarded && before.changed !== 0) return askNewest(client, before);
    const answer = own === key ? first : await at.sealed(token, own).view(ALL);
    return settledWith(client, before, answer);
}

/** What the service says of a kept table, as it is now. */
export const askView = (client, kept, options = {}) => sealedOf(client, kept).view({ ...ALL, ...options });

/** The newest of a kept table, as it is now. @returns {Promise<Opened>} */
export const askNewest = async (client, kept) => keepAnswer(client, kept, await askView(client, kept), null);

/** A kept table as it was seen last by whoever sits there; null if it was not. @returns {Opened | null} */
export function lastSeen(kept) {
    if (kept.seen === undefined || kept.seen.as !== kept.as) return null;
    return { kept, answer: kept.seen.answer, note: null, stored: true, stale: true };
}

/** The table after an action. @returns {Promise<Opened>} */
export async function act(client, kept, action) {
    const done = await sealedOf(client, kept).act(action);
    return after(client, withSent(kept, action), done, null);
}

/** Play on from another line than the one that is kept. @returns {Promise<Opened>} */
export async function switchLine(client, kept, token) {
    const answer = await client.game(kept.game).sealed(token, keyIn(kept)).view(ALL);
    return keepAnswer(client, { ...kept, heads: {}, told: [], played: [] }, answer, null);
}

/** What a table begins with in this browser. @returns {import("./kept.js").Kept} */
export function newTable(game, { table: id, view, ...rest }) {
    const kept = { id, game, players: view.players.map((each) => each.id), keys: {}, as: null, heads: {}, told: [], played: [], given: {}, changed: 0 };
    return { ...kept, ...shownIn({ view, actions: [], ...rest }) };
}

/** With another key, which is used from now on. */
export function withKey(kept, key) {
    const holder = holderOf(key);
    return { ...kept, keys: { ...kept.keys, [holder]: key }, as: holder };
}

/** With what its player has just done: a result that is withheld does not show it. */
export const withSent = (kept, action) => ({ ...kept, sent: { settled: kept.place.settled, action } });

/** What this browser's player has done and is withheld; null where nothing is. @param {import("./kept.js").Kept} kept */
export const withheldIn = ({ sent, heldBy, ...kept }) => (heldBy !== null && heldBy === seatIn(kept) ? (sent?.action ?? null) : null);

/** The key that is used; undefined for a spectator. @returns {string | undefined} */
const keyIn = ({ keys, as }) => (as === null ? undefined : keys[as]);

/** The player whose seat this browser plays; null for others. @returns {string | null} */
export const seatIn = ({ players, as }) => players[Number(as) - 1] ?? null;

/** Whether this browser's player can do something now: one of several who may act may have nothing left to do. */
export const canAct = (kept) => kept.able && kept.toAct.includes(seatIn(kept) ?? (kept.as === TABLE ? "table" : null));

export const sealedOf = (client, kept) => client.game(kept.game).sealed(kept.place.token, keyIn(kept));

/** With the key of a seat whose join code was made here, if the table has one. */
async function claimed(at, token, kept) {
    if (kept.as !== null) return kept;
    for (const secret of await secrets()) {
        for (const seat of kept.players.keys()) {
            const key = keyOf(seat + 1, secret);
            if (await fits(at, token, key)) return withKey(kept, key);
        }
    }
    return kept;
}

async function fits(at, token, key) {
    try {
        await at.sealed(token, key).view();
        return true;
    } catch (problem) {
        if (problem.kind === "key-refused") return false;
        throw problem;
    }
}

/** What is to be kept, now that a link has led to this answer. @returns {Promise<Opened>} */
async function settledWith(client, before, answer) {
    const found = placeOf(answer);
    switch (before.changed === 0 ? "newer" : relation(before, found)) {
        case "older":
            return { ...(await askNewest(client, before)), note: "older" };
        case "line":
            return { ...(await askNewest(client, before)), note: "line", other: answer.token };
        case "choices":
            return joined(client, before, answer);
        default:
            return keepAnswer(client, before, answer, null);
    }
}

/** Simultaneous choices from two tokens, made one. @returns {Promise<Opened>} */
async function joined(client, kept, answer) {
    const { token } = answer;
    // Whoever may not join choices keeps the token that has more of them.
    if (!PLAYING.test(kept.as ?? "")) return placeOf(answer).pending > kept.place.pending ? keepAnswer(client, kept, answer, null) : askNewest(client, kept);
    try {
        return await after(client, kept, await sealedOf(client, kept).merge([token]), "joined");
    } catch (problem) {
        if (problem.kind !== "invalid-request") throw problem;
        return { ...(await askNewest(client, kept)), note: "line", other: token };
    }
}

/** Keep what an action or a merge has led to, before anything else can fail; then see where it stands. */
async function after(client, kept, done, note) {
    const { kept: moved, newer } = await keep({ ...kept, place: { ...kept.place, token: done.token } }, kept, true);
    // Where the service knows the newest, it tells all that has happened since the token before.
    const answer = await askView(client, done.guarded ? kept : { ...kept, place: { ...kept.place, token: done.token } });
    if (newer !== null) return reconciled(client, kept, newer, answer, note);
    const told = done.guarded && answer.events.length > 0 ? answer.events : [...done.events, ...answer.events];
    return keepAnswer(client, { ...kept, changed: moved.changed }, { ...answer, events: told }, note);
}

/**
 * Keep what a look at a table has shown.
 *
 * @param {Service} client
 * @param {import("./kept.js").Kept} kept     as it was when it was looked at
 * @returns {Promise<Opened>}
 */
export async function keepAnswer(client, kept, answer, note) {
    const next = { ...kept, ...shownIn(answer) };
    const agreedAtFirst = agreedPly(kept, next.place.settled, answer);
    next.told = keptEvents(kept, next.place, answer, agreedAtFirst, client.language);
    if (next.sent?.settled !== next.place.settled) delete next.sent;
    const played = kept.played.filter(({ ply }) => ply <= agreedAtFirst);
    const known = new Set(played.map(({ ply }) => ply));
    const settled = answer.actions.filter(({ ply }) => ply <= next.place.settled);
    next.played = [...played, ...settled.filter(({ ply }) => !known.has(ply))];
    const { record, ...history } = answer.guarded ? await missing(sealedOf(client, next), next, client.language) : {};
    Object.assign(next, history);
    // A referee may have gone back behind all the actions that an answer has.
    const agreed = agreedPly(kept, next.place.settled, { ...answer, actions: next.played });
    next.heads = { ...upToPly(agreed, kept.heads), [next.place.settled]: next.place.head };
    next.tokens = keptTokens(kept, next.place, agreed, answer);
    next.late = keptLate(kept, agreed, answer);
    const isAway = kept.changed !== 0 && next.place.settled > agreed && !tellsOfPlay(answer.events);
    if (isAway) answer = { ...answer, events: toldSince(toldIn(next.told, client.language), agreed) };
    next.moved = hasMoved(kept, next) ? Date.now() : kept.moved;
    next.seen = { as: kept.as, answer };
    const { kept: now, stored, newer } = await keep(next, kept);
    if (newer !== null) return reconciled(client, kept, newer, answer, note);
    const undone = agreed < kept.place.settled && kept.changed !== 0;
    const before = kept.seen?.as === kept.as ? kept.seen.answer : null;
    return { kept: now, answer, note: undone ? "undone" : note, stored, before, record };
}

/**
 * A guarded table with all that has happened there, where some of that had not come.
 *
 * @param {Service} client
 * @param {Opened} opened
 * @param {AbortSignal} signal
 * @returns {Promise<Opened>}
 */
export async function complete(client, opened, signal) {
    const { kept } = opened;
    const { record, ...history } = await askHistory(sealedOf(client, kept), kept, client.language, signal);
    const { kept: now, newer } = await keep({ ...kept, ...history }, kept);
    return newer === null ? { ...opened, kept: now, record } : askNewest(client, inSeatOf(kept, newer));
}

/** What another page of this browser has kept meanwhile stays; what was found here is compared with it, as if it had come by link. */
async function reconciled(client, kept, newer, answer, note) {
    const now = inSeatOf(kept, newer);
    if (answer.token === now.place.token) return { kept: now, answer, note, stored: true };
    if (answer.guarded) return askNewest(client, now);
    const found = await settledWith(client, now, answer);
    return { ...found, note: AS_BETWEEN_WINDOWS[found.note] ?? "followed" };
}

/** The notes of links that hold between windows too, by what they are called there. @type {Record<string, Note>} */
const AS_BETWEEN_WINDOWS = { line: "window", joined: "joined" };

/** What another page has kept, seen by whom this one plays, who may be another. @param {import("./kept.js").Kept} kept @param {import("./kept.js").Kept} newer */
export const inSeatOf = ({ as }, newer) => ({ ...newer, as: as !== null && as in newer.keys ? as : newer.as });

/** Whether anybody has done anything since. */
function hasMoved(kept, { place, heldBy }) {
    const { settled, pending, head } = kept.place;
    return kept.moved === undefined || place.settled !== settled || place.pending !== pending || place.head !== head || heldBy !== kept.heldBy;
}

/** What has happened after so many actions, as far as it was told action by action. */
const toldSince = (told, settled) => told.filter(({ ply, from = ply }) => Math.min(from, ply) > settled).flatMap(({ events }) => events);

/** What is kept of an answer. */
function shownIn(answer) {
    const { to_act: toAct, held, finished, legal_actions: own } = answer;
    // A new table's answer shows what a spectator sees: whoever is to begin can.
    return { place: placeOf(answer), toAct: [...toAct], able: own === undefined || own.length > 0, heldBy: held?.by ?? null, finished };
}
