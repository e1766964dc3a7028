/** A first game: the part of the page that begins it, and that says what is new in it. */

import { coach } from "./coach.js";

export { beginFirstGame } from "./begin.js";

/** The component, made with what the part borrows of the page. @param {any} kit */
export const coachWith = (kit) => (made ??= coach(kit));

/** Once: another function would be another component, and lose what it has. @type {any} */
let made;
