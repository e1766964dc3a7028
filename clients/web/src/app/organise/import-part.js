/** The part of the page that judges transcripts from elsewhere: most readers never bring one. */

import { borrow, html } from "./import-kit.js";
import { ImportScreen } from "./import-screen.js";
import { withWords } from "./importing/words.js";

/** The screen, made with what the part borrows of the page. @param {Record<string, any>} kit */
export function screenWith(kit) {
    borrow(kit);
    return ({ t, ...props }) => html`<${ImportScreen} ...${props} t=${withWords(t)} />`;
}
