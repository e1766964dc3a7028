/** The part of the page that asks whether somebody may do something, and plays nothing. */

import { ask } from "./ask.js";

/** The component, made with what the part borrows of the page. @param {any} kit */
export const askWith = (kit) => (made ??= ask(kit));

/** Once: another function would be another component, and lose what it has. @type {any} */
let made;
