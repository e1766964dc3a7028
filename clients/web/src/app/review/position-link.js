/**
 * A position as a link: the whole record, compressed, and how far to go in it. All of it stands in the fragment, which no browser
 * sends to any server.
 */

import { base64url, bytesOf } from "../base64url.js";

const LINK = /^#review=([A-Za-z0-9_-]*)(?:&at=(\d{1,5}))?$/;
/** More than any game fills; what unfolds to more is meant to do harm. */
const LONGEST = 2_000_000;
const MEMBERS = ["game", "setup", "state", "actions", "names", "history", "scores"];

/** What was wrong with a link: its `message` is a key of the words. */
export class BrokenLink extends Error {}

/** Whether a fragment is meant to be a link of this kind. @param {string} fragment */
export const isReviewLink = (fragment) => fragment.startsWith("#review=");

/**
 * @param {string} page                 the address of the table, without a fragment
 * @param {object} record               a transcript
 * @param {number} at                   how many of its actions are played
 * @returns {Promise<string>}
 */
export async function linkTo(page, record, at) {
    return `${page}#review=${await compressed(JSON.stringify(record))}&at=${at}`;
}

/**
 * What a fragment says; rejects with BrokenLink for what is no link, was cut off, or is of something else.
 *
 * @param {string} fragment
 * @returns {Promise<{record: any, at: number | null}>}
 */
export async function opened(fragment) {
    const found = LINK.exec(fragment);
    if (found === null) throw new BrokenLink("review.link-broken");
    const record = read(await decompressed(found[1]));
    return { record, at: found[2] === undefined ? null : Number(found[2]) };
}

/** A transcript in the shape of a kept game, with what it claims. @param {any} record */
export function asKept({ game = undefined, actions, history, scores, ...start }) {
    const claims = { ...(history !== undefined && { history }), ...(scores !== undefined && { scores }) };
    return { game: game ?? start.state.game, start, actions, ...claims };
}

/** A text as base64url of its DEFLATE. @param {string} text */
export async function compressed(text) {
    const stream = through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
    return base64url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The text that was packed; rejects with BrokenLink. @param {string} code */
async function decompressed(code) {
    try {
        return await bounded(through(new DecompressionStream("deflate-raw"), bytesOf(code)));
    } catch (error) {
        throw error instanceof BrokenLink ? error : new BrokenLink("review.link-broken");
    }
}

/** @param {any} stream @param {Uint8Array} bytes @returns {ReadableStream} */
const through = (stream, bytes) => new Blob([/** @type {any} */ (bytes)]).stream().pipeThrough(stream);

/** The text of a stream, which is given up where it gets too long. */
async function bounded(stream) {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const reader = stream.getReader();
    let text = "";
    for (let length = 0; ; ) {
        const { done, value } = await reader.read();
        if (done) return text + decoder.decode();
        length += value.length;
        if (length > LONGEST) {
            await reader.cancel();
            throw new BrokenLink("review.link-too-long");
        }
        text += decoder.decode(value, { stream: true });
    }
}

/** A transcript in a text; what the service would refuse is left to it. */
function read(text) {
    let record;
    try {
        record = JSON.parse(text);
    } catch {
        throw new BrokenLink("review.link-broken");
    }
    const isRecord = typeof record?.game === "string" && Array.isArray(record.actions) && (record.setup === undefined) !== (record.state === undefined);
    if (!isRecord || Object.keys(record).some((name) => !MEMBERS.includes(name))) throw new BrokenLink("review.link-foreign");
    return record;
}
