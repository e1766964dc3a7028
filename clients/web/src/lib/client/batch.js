/**
 * Batches: lines go up in portions, answers come down as they are ready.
 *
 * A portion is a request of its own, small enough for the buffers between two hosts. So nobody ever waits for a server
 * that waits for its answers to be read; a line may depend on answers of earlier portions; and a portion can be
 * repeated where a connection broke, from its first unanswered line on, since every operation is a pure function.
 */
import { TransportError, problemFrom } from "./problems.js";
import { jsonObject } from "./transport.js";
/** Bytes. What a fresh TCP connection takes in without anyone reading. */
const PORTION = 64 * 1024;
const NDJSON = "application/x-ndjson";
/** The answer to one line of a batch: the line's own `id`, an HTTP status, and a result or a problem. */
export class BatchAnswer {
    id;
    status;
    body;
    constructor(line) {
        this.id = line.id;
        this.status = line.status;
        this.body = line.body;
    }
    /** Whether the line was answered rather than refused. */
    get ok() {
        return this.status === 200;
    }
    /** Why the line was refused; null if it was not. */
    get problem() {
        return this.ok ? null : problemFrom(this.body, { status: this.status });
    }
    /** The result, such as a Position; throws the GavelProblem if the line was refused. */
    unwrap() {
        if (this.problem !== null) {
            throw this.problem;
        }
        return this.body;
    }
}
/** One answer for each line, in order. */
export async function* answers(transport, lines, { portion = PORTION, ...call }) {
    for await (const pending of portions(lines, portion)) {
        for (let attempt = 1; pending.length > 0; attempt++) {
            try {
                yield* answersOnce(transport, pending, call);
            }
            catch (error) {
                await transport.untilNextTry(error, attempt, call.signal);
            }
        }
    }
}
/** The lines as texts, in portions of at most `most` bytes, or of a single line that is longer. */
async function* portions(lines, most) {
    const encoder = new TextEncoder();
    let pending = [];
    let size = 0;
    for await (const line of lines) {
        const text = `${JSON.stringify(line)}\n`;
        const bytes = encoder.encode(text).length;
        if (pending.length > 0 && size + bytes > most) {
            yield pending;
            [pending, size] = [[], 0];
        }
        pending.push(text);
        size += bytes;
        if (size >= most) {
            // Full: what the next line will be may depend on these answers.
            yield pending;
            [pending, size] = [[], 0];
        }
    }
    if (pending.length > 0) {
        yield pending;
    }
}
/** The answers of one request; each takes its line off `pending`. */
async function* answersOnce(transport, pending, call) {
    const body = { text: pending.join(""), type: NDJSON };
    const request = { ...call, method: "POST", path: "/v1/batch", accept: NDJSON, body, streamed: true };
    for await (const line of complete(transport.pieces(request))) {
        if (pending.shift() === undefined) {
            throw new TransportError("the batch has more answers than lines", { status: 200 });
        }
        yield new BatchAnswer(jsonObject(line));
    }
    if (pending.length > 0) {
        throw new TransportError("the batch has fewer answers than lines", { status: 200, transient: true });
    }
}
/** The lines of a stream of text, each as soon as it is complete; blank ones are left out. */
async function* complete(pieces) {
    let rest = "";
    for await (const piece of pieces) {
        const found = (rest + piece).split("\n");
        rest = found.pop() ?? "";
        yield* found.filter((line) => line.trim() !== "");
    }
    if (rest.trim() !== "") {
        yield rest;
    }
}
