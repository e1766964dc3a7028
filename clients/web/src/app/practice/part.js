/** Opponents whom the service plays: the part of the page that offers them, has them act, and says why they did. */

import { againWith } from "./again.js";
import { fieldsWith } from "./fields.js";
import { practiceOf } from "./practice.js";
import { opponentsWith } from "./opponents.js";
import { turnsWith } from "./turns.js";
import { verdictWith } from "./verdict.js";

/** The part's components, made with what it borrows of the page. @param {any} kit */
export const practiceWith = (kit) => (made ??= { Fields: fieldsWith(kit), Opponents: opponentsWith(kit), practiceOf, viewerAgainst: turnsWith(kit), verdictOf: verdictWith(kit), keepAgain: againWith(kit) });

/** Once: another function would be another component, and lose what it has. @type {any} */
let made;
