/** The part of the page that has tournaments: most readers never organise one. */

import { borrow } from "./tournament-kit.js";
import { TournamentScreen } from "./tournament-screen.js";

/** The screen, made with what the part borrows of the page. @param {Record<string, any>} kit */
export function screenWith(kit) {
    borrow(kit);
    return TournamentScreen;
}
