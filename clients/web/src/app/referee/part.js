/** The part of the page that is the referee's: most readers play, and need none. */

import { borrow, html } from "./kit.js";
import { RefereeScreen } from "./screen.js";
import { withWords } from "./words.js";

/** The screen, made with what the part borrows of the page. @param {Record<string, any>} kit */
export const refereeWith = (kit) => {
    if (made === undefined) borrow(kit);
    return (made ??= ({ t, ...props }) => html`<${RefereeScreen} ...${props} t=${withWords(t)} />`);
};

/** Once: another function would be another component, and lose what it has. @type {any} */
let made;
