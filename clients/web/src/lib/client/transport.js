/** HTTP: headers, timeouts, tries; answers become texts or exceptions. */
import { Recording } from "./exchange.js";
import { GavelError, TransportError, problemFrom } from "./problems.js";
import { passing, pause, sleep } from "./retry.js";
import { Watch } from "./watch.js";
const PROBLEM = "application/problem+json";
/** Sends requests to one service. */
export class Transport {
    baseUrl;
    #options;
    #retries;
    #timeout;
    constructor(baseUrl, options) {
        this.baseUrl = absolute(baseUrl);
        this.#options = { ...options };
        this.#retries = options.retries ?? 3;
        this.#timeout = options.timeout ?? 30_000;
        if (!(this.#retries >= 0) || !(this.#timeout > 0)) {
            throw new RangeError("retries cannot be negative, and a timeout must be positive");
        }
    }
    /** The answer's JSON object. */
    async json(request) {
        const text = await this.text({ ...request, accept: "application/json" });
        return jsonObject(text);
    }
    /** The answer's text. */
    async text(request) {
        for (let attempt = 1;; attempt++) {
            try {
                let text = "";
                for await (const piece of this.pieces(request)) {
                    text += piece;
                }
                return text;
            }
            catch (error) {
                await this.untilNextTry(error, attempt, request.signal);
            }
        }
    }
    /** Wait for the try after `attempt` (from 1); throws `error` if there is to be none. */
    async untilNextTry(error, attempt, signal) {
        if (!(error instanceof GavelError) || !error.transient || attempt > this.#retries) {
            throw error;
        }
        const duration = pause(attempt, error.retryAfter);
        if (duration === null) {
            throw error;
        }
        await sleep(duration, signal);
    }
    /** A successful answer, piece by piece as it comes: one try. */
    async *pieces(request) {
        request.signal?.throwIfAborted();
        const watch = new Watch(this.#timeout, request.signal);
        const exchange = this.#exchange(request);
        const told = this.#options.onExchange;
        const recording = told && new Recording(exchange, request.streamed ?? false);
        try {
            const response = await this.#fetch(exchange, request.key, watch.signal);
            exchange.status = response.status;
            if (response.status !== 200) {
                const text = await response.text();
                recording?.add(text);
                throw failure(exchange, response, text);
            }
            for await (const piece of decoded(response)) {
                recording?.add(piece);
                // The time that the reader takes for a piece of a stream does not count.
                if (request.streamed) {
                    watch.stop();
                }
                yield piece;
                if (request.streamed) {
                    watch.start();
                }
            }
        }
        catch (error) {
            throw watch.signal.aborted ? watch.signal.reason : understood(exchange, error);
        }
        finally {
            watch.end();
            if (recording) {
                told(recording.ended());
            }
        }
    }
    #exchange(request) {
        const headers = new Headers(this.#options.headers);
        headers.set("accept", `${request.accept}, ${PROBLEM}`);
        const language = request.language ?? this.#options.language;
        if (language !== undefined) {
            headers.set("accept-language", language);
        }
        if (request.requestId !== undefined) {
            headers.set("x-request-id", request.requestId);
        }
        if (request.body !== undefined) {
            headers.set("content-type", request.body.type);
        }
        return {
            method: request.method,
            url: this.baseUrl + request.path,
            headers: Object.fromEntries(headers),
            body: request.body?.text ?? null,
            status: null,
            answer: null,
            milliseconds: 0,
        };
    }
    #fetch({ method, url, headers: shown, body }, key, signal) {
        const { apiKey } = this.#options;
        const headers = {
            ...shown,
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
            ...(apiKey !== undefined && { "x-api-key": apiKey }),
        };
        // Called as a plain function: a browser's fetch refuses to be a method of anything else.
        const fetch = this.#options.fetch ?? globalThis.fetch;
        // A redirected POST would silently become a GET; the service itself never redirects.
        return fetch(url, { method, headers, body, signal, redirect: "manual" });
    }
}
/** The JSON object in a text; throws TransportError if it is none. */
export function jsonObject(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (cause) {
        throw new TransportError("the answer is no JSON", { status: 200, cause });
    }
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
        throw new TransportError("the answer is no JSON object", { status: 200 });
    }
    return value;
}
/** In a browser a base URL may be relative to the page. */
function absolute(baseUrl) {
    const page = globalThis.document?.baseURI ?? globalThis.location?.href;
    const url = new URL(baseUrl || ".", page);
    if (url.protocol !== "http:" && url.protocol !== "https:") {
        throw new TypeError(`the base URL must begin with http: or https:, not ${url.protocol}`);
    }
    url.search = url.hash = "";
    return url.href.replace(/\/+$/, "");
}
/** The body's text; not by async iteration of the stream, which not every browser has. */
async function* decoded(response) {
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    while (reader) {
        const { done, value } = await reader.read();
        const piece = done ? decoder.decode() : decoder.decode(value, { stream: true });
        if (piece) {
            yield piece;
        }
        if (done) {
            return;
        }
    }
}
/** The exception for an answer that is no success. */
function failure(exchange, response, text) {
    const about = {
        status: response.status,
        requestId: response.headers.get("x-request-id"),
        retryAfter: response.headers.get("retry-after"),
        transient: passing(response.status),
    };
    const type = response.headers.get("content-type") ?? "";
    if (type.split(";")[0]?.trim().toLowerCase() === PROBLEM) {
        return problemFrom(jsonObject(text), about);
    }
    if (response.type === "opaqueredirect" || response.headers.has("location")) {
        const target = response.headers.get("location") ?? "another address";
        return new TransportError(`${exchange.url} redirects to ${target}: use that base URL`, about);
    }
    const answered = `${response.status} ${response.statusText}`.trim();
    return new TransportError(`${exchange.url} answered ${answered}, which is no answer of this service`, about);
}
/** The exception for what was thrown during a try: a refusal, or a connection that failed before or amid the answer. */
function understood({ method, url, status }, error) {
    if (error instanceof GavelError) {
        return error;
    }
    const what = status === null ? `${method} ${url} got no answer` : `${url} answered ${status}, but broke off`;
    return new TransportError(`${what}: ${reason(error)}`, { status, transient: true, cause: error });
}
/** An error's message; the deepest one, since Node's fetch only says that it failed. */
function reason(error) {
    if (!(error instanceof Error)) {
        return String(error);
    }
    return error.cause instanceof Error ? reason(error.cause) : error.message || error.name;
}
