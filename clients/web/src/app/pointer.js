/** JSON pointers (RFC 6901) and their steps. */

/** @param {string} pointer @returns {string[]} */
export const stepsOf = (pointer) => pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/** @param {string[]} steps */
export const pointerOf = (steps) => steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** What stands at a pointer in a document; undefined where nothing does. @param {any} document @param {string} pointer */
export const valueAt = (document, pointer) => stepsOf(pointer).reduce((part, step) => part?.[step], document);
