/** The part of the page that judges a corrected game anew: most readers correct none. */

import { NewLine } from "./new-line.js";
import { borrow } from "./new-line-kit.js";

/** What becomes of the game, made with what the part borrows of the page. @param {Record<string, any>} kit */
export function newLineWith(kit) {
    borrow(kit);
    return NewLine;
}
