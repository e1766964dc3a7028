/** Has the browser keep the page, where it can: over HTTPS, or on this machine. */

import { HOME, isServed, pageAddress } from "../app/home.js";

/** Register the service worker for the page, and for nothing else that its host serves. */
export function keepForOffline() {
    const scope = isServed() ? pageAddress() : HOME.href;
    navigator.serviceWorker?.register(new URL("table-offline.js", HOME), { scope }).catch(() => {
        // Forbidden by the browser: the page works without.
    });
}

/** Whether the page's script is under the digest of its bytes: other ones have other names then. */
const isDigested = /-[0-9a-f]{12}\.js$/u.test(import.meta.url);

/** Call back when the host has another page than this one. Returns what ends it. */
export function onNewer(listener) {
    const told = ({ data }) => isDigested && data?.files?.includes(import.meta.url) === false && listener();
    navigator.serviceWorker?.addEventListener("message", told);
    return () => navigator.serviceWorker?.removeEventListener("message", told);
}
