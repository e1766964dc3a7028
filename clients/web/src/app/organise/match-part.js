/** The part of the page that has matches: most readers play single games. */

import { borrow } from "./match-kit.js";
import { MatchScreen } from "./match-screen.js";

/** The screen, made with what the part borrows of the page. @param {Record<string, any>} kit */
export function screenWith(kit) {
    borrow(kit);
    return MatchScreen;
}
