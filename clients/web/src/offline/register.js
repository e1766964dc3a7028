/** Has the browser keep the page, where it can: over HTTPS, or on this machine. */

/** Register the service worker for the page, and for nothing else that its host serves. */
export function keepForOffline() {
    // The bundle lies in table/, beside which the page and the worker are.
    const home = new URL("..", import.meta.url);
    const page = new URL("table", home).href;
    const scope = location.href.startsWith(page) ? page : home.href;
    navigator.serviceWorker?.register(new URL("table-offline.js", home), { scope }).catch(() => {
        // Forbidden by the browser: the page works without.
    });
}
