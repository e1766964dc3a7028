/** What the reader has chosen, kept for the next visit. Where the browser keeps nothing, it is kept for this one. */

const PREFIX = "gavel.";

/** What was kept under this name, or null. */
export function stored(name) {
    try {
        return JSON.parse(localStorage.getItem(PREFIX + name));
    } catch {
        return null;
    }
}

/** Keep a value under this name; null forgets it. False where there is no room or no leave. */
export function store(name, value) {
    try {
        if (value === null) localStorage.removeItem(PREFIX + name);
        else localStorage.setItem(PREFIX + name, JSON.stringify(value));
        return true;
    } catch {
        return false;
    }
}

/** Colours: "auto" follows the machine. */
export function applyScheme(scheme) {
    if (scheme === "auto") delete document.documentElement.dataset.scheme;
    else document.documentElement.dataset.scheme = scheme;
}
