/**
 * How the page reaches the service. A call that finds it gone waits, with all that was entered, and goes on by itself as
 * soon as it is back; every call is sent once at a time.
 */

import { TransportError } from "../lib/client/index.js";

/** What a proxy says for a service that is not there. */
const GONE = [502, 503, 504];

/** Milliseconds after which a call, and the question whether the service is there, are taken for lost. */
const [CALL, QUESTION] = [30_000, 5000];

/** Between two questions, growing from the first to the last. */
const [FIRST_PAUSE, LAST_PAUSE] = [1000, 30_000];

/** What looks after itself: tables by link, where others may act meanwhile, and opponents, for whom the player may act. */
const APART = /\/sealed\/|\/suggestions$/;

export class RetryingFetch {
    #health;
    #waiting = new Set();
    #listeners = new Set();
    #failures = 0;
    #timer = 0;
    #asking = false;

    /** @param {string} base   the service's base URL, with a slash at the end */
    constructor(base) {
        this.#health = new URL("healthz", base).href;
        for (const name of ["online", "pageshow"]) globalThis.addEventListener(name, () => this.waits && this.again());
    }

    /** Whether any call waits. */
    get waits() {
        return this.#waiting.size > 0;
    }

    /** Call back when waiting begins and ends. Returns what ends it. */
    listen(listener) {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }

    /** As the global fetch. */
    fetch = async (url, options) => {
        if (APART.test(url)) return within(CALL, url, options);
        for (;;) {
            try {
                const answer = await within(CALL, url, options);
                if (!GONE.includes(answer.status)) {
                    this.#failures = 0;
                    return answer;
                }
            } catch (problem) {
                if (options.signal?.aborted) throw problem;
            }
            await this.#back();
        }
    };

    /** Ask now whether the service is there. */
    again = async () => {
        clearTimeout(this.#timer);
        if (this.#asking) return;
        this.#asking = true;
        const isThere = await within(QUESTION, this.#health, { cache: "no-store", headers: { accept: "application/json" } }).then(({ ok }) => ok, () => false);
        this.#asking = false;
        if (isThere) this.#release(({ resolve }) => resolve());
        else if (this.waits) this.#askLater();
    };

    /** Give up what waits: each call fails, and what was entered stays. */
    stop = () => {
        clearTimeout(this.#timer);
        this.#release(({ reject }) => reject(new TransportError("waiting was stopped")));
    };

    #back() {
        return new Promise((resolve, reject) => {
            this.#waiting.add({ resolve, reject });
            if (this.#waiting.size === 1) this.#askLater();
            this.#tell();
        });
    }

    /** The pauses grow until a call has succeeded: being there is not yet answering. */
    #askLater() {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(this.again, Math.min(LAST_PAUSE, FIRST_PAUSE * 2 ** this.#failures));
        this.#failures += 1;
    }

    #release(letGo) {
        const waiting = [...this.#waiting];
        this.#waiting.clear();
        waiting.forEach(letGo);
        this.#tell();
    }

    #tell() {
        this.#listeners.forEach((listener) => listener(this.waits));
    }
}

/** As the global fetch; rejects after so many milliseconds without an answer. */
async function within(milliseconds, url, options) {
    const ending = new AbortController();
    const late = setTimeout(() => ending.abort(new DOMException("no answer", "TimeoutError")), milliseconds);
    const ended = () => ending.abort(options.signal.reason);
    if (options.signal?.aborted) ended();
    options.signal?.addEventListener("abort", ended, { once: true });
    try {
        return await fetch(url, { ...options, signal: ending.signal });
    } finally {
        clearTimeout(late);
    }
}
