/** Has the browser keep the page, where it can: over HTTPS, or on this machine. */

import { HOME, isServed, pageAddress, pathHere } from "../app/home.js";

/** Register the service worker for the page, and for nothing else that its host serves. */
export function keepForOffline() {
    navigator.serviceWorker?.controller?.postMessage("files");
    // Only the page knows where it is: it goes from screen to screen by itself.
    navigator.serviceWorker?.addEventListener("message", ({ data, ports }) => void (data === "where" && ports[0].postMessage(pathHere())));
    const scope = isServed() ? pageAddress() : HOME.href;
    navigator.serviceWorker?.register(new URL("table-offline.js", HOME), { scope }).catch(() => {
        // Forbidden by the browser: the page works without.
    });
}

/** Whether the page's script is under the digest of its bytes: other ones have other names then. */
const isDigested = /-[0-9a-f]{12}\.js$/u.test(import.meta.url);

/** Resolves where the host has another page than this one. From the beginning: the worker may tell before anything is drawn. */
export const newerThere = new Promise((resolve) => {
    globalThis.navigator?.serviceWorker?.addEventListener("message", ({ data }) => {
        if (isDigested && data?.files?.includes(import.meta.url) === false) resolve();
    });
});
