/** HTTP: headers, timeouts, tries; answers become texts or exceptions. */

import { Recording, type Exchange } from "./exchange.js";
import { GavelError, TransportError, problemFrom } from "./problems.js";
import { passing, pause, sleep } from "./retry.js";
import { Watch } from "./watch.js";

const PROBLEM = "application/problem+json";

/** How a client behaves; all of it has defaults. */
export interface ClientOptions {
    /** Of events, refusals and clauses: "en", "fr" or "de", or any Accept-Language. */
    language?: string | undefined;
    /** How often a call is repeated after a transient failure (default 3). */
    retries?: number | undefined;
    /** Milliseconds for each try; for a batch, for each wait for bytes (default 30 000; Infinity for none). */
    timeout?: number | undefined;
    /** Sent as X-API-Key, to a service that asks for one; it stands in no exchange. */
    apiKey?: string | undefined;
    /** Further headers of every request. */
    headers?: Readonly<Record<string, string>> | undefined;
    /** In the place of the global fetch. */
    fetch?: typeof globalThis.fetch | undefined;
    /** Called with every request and its answer, each retry included. */
    onExchange?: ((exchange: Exchange) => void) | undefined;
}

/** What any single call takes. */
export interface CallOptions {
    /** Ends the call, also while it waits for its next try; it rejects with the signal's reason. */
    signal?: AbortSignal | undefined;
    /** Sent as X-Request-Id: 1 to 128 of letters, digits, `.`, `_` and `-`. */
    requestId?: string | undefined;
    /** In the place of the client's language. */
    language?: string | undefined;
}

/** One request. A `streamed` answer may take its time as a whole. */
export interface Request extends CallOptions {
    method: "GET" | "POST";
    path: string;
    accept: string;
    body?: { text: string; type: string };
    streamed?: boolean;
    /** The key of a sealed table; it stands in no exchange. */
    key?: string;
}

/** Sends requests to one service. */
export class Transport {
    readonly baseUrl: string;
    readonly #options: ClientOptions;
    readonly #retries: number;
    readonly #timeout: number;

    constructor(baseUrl: string, options: ClientOptions) {
        this.baseUrl = absolute(baseUrl);
        this.#options = { ...options };
        this.#retries = options.retries ?? 3;
        this.#timeout = options.timeout ?? 30_000;
        if (!(this.#retries >= 0) || !(this.#timeout > 0)) {
            throw new RangeError("retries cannot be negative, and a timeout must be positive");
        }
    }

    /** The answer's JSON object. */
    async json<T>(request: Omit<Request, "accept">): Promise<T> {
        const text = await this.text({ ...request, accept: "application/json" });
        return jsonObject(text) as T;
    }

    /** The answer's text. */
    async text(request: Request): Promise<string> {
        for (let attempt = 1; ; attempt++) {
            try {
                let text = "";
                for await (const piece of this.pieces(request)) {
                    text += piece;
                }
                return text;
            } catch (error) {
                await this.untilNextTry(error, attempt, request.signal);
            }
        }
    }

    /** Wait for the try after `attempt` (from 1); throws `error` if there is to be none. */
    async untilNextTry(error: unknown, attempt: number, signal: AbortSignal | undefined): Promise<void> {
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
    async *pieces(request: Request): AsyncGenerator<string, void, undefined> {
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
        } catch (error) {
            throw watch.signal.aborted ? watch.signal.reason : understood(exchange, error);
        } finally {
            watch.end();
            if (recording) {
                told(recording.ended());
            }
        }
    }

    #exchange(request: Request): Exchange {
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

    #fetch({ method, url, headers: shown, body }: Exchange, key: string | undefined, signal: AbortSignal): Promise<Response> {
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
export function jsonObject<T>(text: string): T {
    let value: unknown;
    try {
        value = JSON.parse(text);
    } catch (cause) {
        throw new TransportError("the answer is no JSON", { status: 200, cause });
    }
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
        throw new TransportError("the answer is no JSON object", { status: 200 });
    }
    return value as T;
}

/** In a browser a base URL may be relative to the page. */
function absolute(baseUrl: string): string {
    const page = globalThis.document?.baseURI ?? globalThis.location?.href;
    const url = new URL(baseUrl || ".", page);
    if (url.protocol !== "http:" && url.protocol !== "https:") {
        throw new TypeError(`the base URL must begin with http: or https:, not ${url.protocol}`);
    }
    url.search = url.hash = "";
    return url.href.replace(/\/+$/, "");
}

/** The body's text; not by async iteration of the stream, which not every browser has. */
async function* decoded(response: Response): AsyncGenerator<string, void, undefined> {
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
function failure(exchange: Exchange, response: Response, text: string): GavelError {
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
function understood({ method, url, status }: Exchange, error: unknown): GavelError {
    if (error instanceof GavelError) {
        return error;
    }
    const what = status === null ? `${method} ${url} got no answer` : `${url} answered ${status}, but broke off`;
    return new TransportError(`${what}: ${reason(error)}`, { status, transient: true, cause: error });
}

/** An error's message; the deepest one, since Node's fetch only says that it failed. */
function reason(error: unknown): string {
    if (!(error instanceof Error)) {
        return String(error);
    }
    return error.cause instanceof Error ? reason(error.cause) : error.message || error.name;
}
