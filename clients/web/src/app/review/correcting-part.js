/** The part of the page on which a mistake some actions back is corrected: most readers correct none. */

import { borrow } from "./correcting-kit.js";
import { CorrectingScreen } from "./correcting-screen.js";

/** The screen, made with what the part borrows of the page. @param {Record<string, any>} kit */
export function screenWith(kit) {
    borrow(kit);
    return CorrectingScreen;
}
