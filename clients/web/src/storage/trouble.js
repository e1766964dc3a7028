/** Whether the browser has refused to keep something. */

/** The browser did not keep or find what it should. @type {(problem: any) => void} */
export let reportTrouble;

/** Resolves once that has happened. @type {Promise<void>} */
export const refused = new Promise((resolve) => {
    reportTrouble = resolve;
}).then((problem) => console.info(`kept in memory only: ${problem}`));
