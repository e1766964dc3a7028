/**
 * Asks for a table again and again, one question at a time, and at once when the page wakes up.
 *
 * @typedef {object} Followed
 * @property {(signal: AbortSignal) => Promise<boolean>} ask    whether anything has changed; rejects where no answer comes
 * @property {() => {alone: boolean, calls: boolean}} now       what the pace depends on besides
 * @property {(problem: any) => boolean} failed                 told of each failure; whether to go on asking
 * @property {() => void} answered                              told of each answer
 */

import { pauseBefore } from "./pace.js";

const WAKES = /** @type {[EventTarget, string][]} */ ([
    [document, "visibilitychange"],
    [document, "resume"],
    [window, "online"],
    [window, "pageshow"],
]);

export class Follower {
    #followed;
    #timer = 0;
    #asking = /** @type {AbortController | null} */ (null);
    #changed = Date.now();
    #failures = 0;
    #ended = false;

    /** @param {Followed} followed */
    constructor(followed) {
        this.#followed = followed;
        WAKES.forEach(([target, name]) => target.addEventListener(name, this.wake));
        this.#wait();
    }

    /** Ask now. What was asked before a page went to sleep may never be answered, so that is given up. */
    wake = () => {
        if (document.hidden) this.#wait();
        else this.#ask();
    };

    /** Something has happened here: others answer soon. */
    touched() {
        this.#changed = Date.now();
        this.#wait();
    }

    end() {
        this.#ended = true;
        clearTimeout(this.#timer);
        this.#asking?.abort();
        WAKES.forEach(([target, name]) => target.removeEventListener(name, this.wake));
    }

    #wait() {
        clearTimeout(this.#timer);
        if (this.#ended || this.#asking !== null) return;
        const pause = pauseBefore({ idle: Date.now() - this.#changed, failures: this.#failures, hidden: document.hidden, ...this.#followed.now() });
        if (pause !== null) this.#timer = setTimeout(() => this.#ask(), pause);
    }

    async #ask() {
        clearTimeout(this.#timer);
        this.#asking?.abort();
        if (this.#ended) return;
        const asking = (this.#asking = new AbortController());
        try {
            const changed = await this.#followed.ask(asking.signal);
            if (asking.signal.aborted) return;
            if (changed) this.#changed = Date.now();
            this.#failures = 0;
            this.#followed.answered();
        } catch (problem) {
            if (asking.signal.aborted) return;
            this.#failures += 1;
            if (!this.#followed.failed(problem)) this.end();
        }
        if (this.#asking === asking) this.#asking = null;
        this.#wait();
    }
}
