/** Whether the browser has refused to keep something. */

let told = false;
const listeners = new Set();

/** The browser did not keep or find what it should. */
export function reportTrouble(problem) {
    if (told) return;
    told = true;
    console.info(`kept in memory only: ${problem}`);
    listeners.forEach((listener) => listener());
}

/** Resolves once the browser has refused to keep something. @type {Promise<void>} */
export const refused = new Promise((resolve) => void listeners.add(resolve));

/** Call back once when there is trouble; at once where there has been. Returns what ends it. */
export function onTrouble(listener) {
    if (told) listener();
    listeners.add(listener);
    return () => listeners.delete(listener);
}
