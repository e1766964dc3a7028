/** The part of the page that counts a finished game: whoever plays here has no need of it. */

import { borrow } from "./kit.js";
import { PadScreen } from "./pad-screen.js";

/** The screen, made with what the part borrows of the page. @param {Record<string, any>} kit */
export function screenWith(kit) {
    borrow(kit);
    return PadScreen;
}
