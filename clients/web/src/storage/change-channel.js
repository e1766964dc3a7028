/** How the pages of one browser tell each other the id of what they have changed. */

export class ChangeChannel {
    #name;
    /** Opened when it is first needed: an open one keeps a program alive. @type {any} */
    #channel = undefined;

    /** @param {string} name */
    constructor(name) {
        this.#name = name;
    }

    /** Tell the other pages. @param {string} id */
    announce(id) {
        this.#open()?.postMessage(id);
    }

    /** Call back with each id that another page tells. Returns what ends it. @param {(id: string) => void} listener */
    listen(listener) {
        const heard = ({ data }) => listener(data);
        this.#open()?.addEventListener("message", heard);
        return () => this.#open()?.removeEventListener("message", heard);
    }

    /** Null where the browser has no such thing. */
    #open() {
        if (this.#channel !== undefined) return this.#channel;
        this.#channel = globalThis.BroadcastChannel === undefined ? null : new BroadcastChannel(this.#name);
        this.#channel?.unref?.();
        return this.#channel;
    }
}
