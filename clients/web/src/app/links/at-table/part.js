/** What stands beside the game at a table by link, as a part of the page by itself. */

import { callNoteWith } from "./call-note.js";
import { clockWith } from "./clock.js";
import { callsWith } from "./calls.js";
import { marked } from "./late.js";
import { missingWith } from "./missing.js";
import { playAgainWith } from "./play-again.js";
import { presenceWith } from "./presence.js";
import { receiptBoxWith } from "./receipt-box.js";
import { reissueWith } from "./reissue.js";
import { takingBackWith } from "./taking-back.js";
import { sentence } from "./words.js";

/** The part's components and functions, made with what it borrows of the page. @param {any} kit */
export const atTableWith = (kit) => (made ??= {
    Clock: clockWith(kit),
    Presence: presenceWith(kit),
    CallNote: callNoteWith(kit),
    ReceiptBox: receiptBoxWith(kit),
    Reissue: reissueWith(kit),
    Missing: missingWith(kit),
    PlayAgain: playAgainWith(kit),
    callsOf: callsWith(kit),
    ...takingBackWith(kit),
    marked,
    sentence,
});

/** Once: another function would be another component, and lose what it has. @type {any} */
let made;
