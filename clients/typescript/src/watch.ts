/** One signal for a caller's patience and the client's. */

import { TransportError } from "./problems.js";

/** Milliseconds. What a timer can hold, about 25 days; what is longer never ends. */
const LONGEST = 2 ** 31 - 1;

/** Aborts its `signal` when the caller's signal is aborted, or after the timeout. */
export class Watch {
    readonly #controller = new AbortController();
    readonly #timeout: number;
    readonly #callers: AbortSignal | undefined;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(timeout: number, callers: AbortSignal | undefined) {
        this.#timeout = timeout;
        this.#callers = callers;
        callers?.addEventListener("abort", this.#relay);
        this.start();
    }

    /** For fetch. */
    get signal(): AbortSignal {
        return this.#controller.signal;
    }

    /** Begin to count the timeout anew. */
    start(): void {
        if (this.#timeout <= LONGEST) {
            this.#timer = setTimeout(this.#late, this.#timeout);
        }
    }

    /** Do not count the time from here on. */
    stop(): void {
        clearTimeout(this.#timer);
    }

    /** It is over, however it ended; what may still be coming in is cut off. */
    end(): void {
        this.stop();
        this.#callers?.removeEventListener("abort", this.#relay);
        this.#controller.abort();
    }

    readonly #relay = (): void => {
        this.#controller.abort(this.#callers?.reason);
    };

    readonly #late = (): void => {
        const message = `no answer within ${this.#timeout} milliseconds`;
        this.#controller.abort(new TransportError(message, { transient: true }));
    };
}
