/** One signal for a caller's patience and the client's. */
import { TransportError } from "./problems.js";
/** Milliseconds. What a timer can hold, about 25 days; what is longer never ends. */
const LONGEST = 2 ** 31 - 1;
/** Aborts its `signal` when the caller's signal is aborted, or after the timeout. */
export class Watch {
    #controller = new AbortController();
    #timeout;
    #callers;
    #timer;
    constructor(timeout, callers) {
        this.#timeout = timeout;
        this.#callers = callers;
        callers?.addEventListener("abort", this.#relay);
        this.start();
    }
    /** For fetch. */
    get signal() {
        return this.#controller.signal;
    }
    /** Begin to count the timeout anew. */
    start() {
        if (this.#timeout <= LONGEST) {
            this.#timer = setTimeout(this.#late, this.#timeout);
        }
    }
    /** Do not count the time from here on. */
    stop() {
        clearTimeout(this.#timer);
    }
    /** It is over, however it ended; what may still be coming in is cut off. */
    end() {
        this.stop();
        this.#callers?.removeEventListener("abort", this.#relay);
        this.#controller.abort();
    }
    #relay = () => {
        this.#controller.abort(this.#callers?.reason);
    };
    #late = () => {
        const message = `no answer within ${this.#timeout} milliseconds`;
        this.#controller.abort(new TransportError(message, { transient: true }));
    };
}
