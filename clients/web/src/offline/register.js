/** Has the browser keep the page, where it can: over HTTPS, or on this machine. */

import { HOME, isServed, pageAddress } from "../app/home.js";

/** Register the service worker for the page, and for nothing else that its host serves. */
export function keepForOffline() {
    navigator.serviceWorker?.controller?.postMessage("files");
    const scope = isServed() ? pageAddress() : HOME.href;
    navigator.serviceWorker?.register(new URL("table-offline.js", HOME), { scope }).catch(() => {
        // Forbidden by the browser: the page works without.
    });
}

/** Whether the page's script is under the digest of its bytes: other ones have other names then. */
const isDigested = /-[0-9a-f]{12}\.js$/u.test(import.meta.url);

let isOlder = false;
const listeners = new Set();

// From the beginning: the worker may tell before anything is drawn.
globalThis.navigator?.serviceWorker?.addEventListener("message", ({ data }) => {
    if (!isDigested || data?.files?.includes(import.meta.url) !== false) return;
    isOlder = true;
    listeners.forEach((listener) => listener());
});

/** Call back when the host has another page than this one; at once where that is known. Returns what ends it. */
export function onNewer(listener) {
    if (isOlder) listener();
    listeners.add(listener);
    return () => listeners.delete(listener);
}
