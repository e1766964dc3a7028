/** The part of the page that has matches: most readers play single games. */

import { withWords } from "./match/words.js";
import { borrow, html } from "./match-kit.js";
import { MatchScreen } from "./match-screen.js";

/** The screen, made with what the part borrows of the page. @param {Record<string, any>} kit */
export function screenWith(kit) {
    borrow(kit);
    return ({ t, ...props }) => html`<${MatchScreen} ...${props} t=${withWords(t)} />`;
}
