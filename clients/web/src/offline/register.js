/** Has the browser keep the page, where it can: over HTTPS, or on this machine. */

import { HOME, isServed, pageAddress } from "../app/home.js";

/** Register the service worker for the page, and for nothing else that its host serves. */
export function keepForOffline() {
    const scope = isServed() ? pageAddress() : HOME.href;
    navigator.serviceWorker?.register(new URL("table-offline.js", HOME), { scope }).catch(() => {
        // Forbidden by the browser: the page works without.
    });
}
