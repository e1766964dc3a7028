/** The part of the page that has tournaments: most readers never organise one. */

import { borrow, html } from "./tournament-kit.js";
import { TournamentScreen } from "./tournament-screen.js";
import { withWords } from "./tournament/words.js";

/** The screen, made with what the part borrows of the page. @param {Record<string, any>} kit */
export function screenWith(kit) {
    borrow(kit);
    return ({ t, ...props }) => html`<${TournamentScreen} ...${props} t=${withWords(t)} />`;
}
