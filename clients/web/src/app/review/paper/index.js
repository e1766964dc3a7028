/** What is printed of a game: a part of the page by itself, with a style sheet of its own. */

import { GAMES } from "../../../games/index.js";
import { html } from "../../../lib/preact.js";
import { dateOf } from "../../dates.js";
import { editionOf } from "../../edition.js";
import { eventText } from "../../event-text.js";
import { figureText } from "../../figure-text.js";
import { pageAddress } from "../../home.js";
import { useLoaded } from "../../hooks.js";
import { useQr } from "../../links/qr.js";
import { styledPart } from "../../parts.js";
import { Penalties, sumOf } from "../../penalties.js";
import { RefereeRecord } from "../../referee-record.js";
import { RulingsTable } from "../../rulings-table.js";
import { TieBreak } from "../../tie-break.js";
import { unitName } from "../../unit-name.js";
import { winnersIn } from "../../winners.js";
import { linkTo } from "../position-link.js";
import { transcriptOf } from "../position-tools.js";

/** What the part borrows of the page, which has one Preact. */
const KIT = {
    GAMES,
    html,
    dateOf,
    editionOf,
    eventText,
    figureText,
    Penalties,
    sumOf,
    pageAddress,
    useLoaded,
    useQr,
    RefereeRecord,
    RulingsTable,
    TieBreak,
    unitName,
    winnersIn,
    linkTo,
    transcriptOf,
};

/** @returns {Promise<typeof import("./part.js")>} */
const part = () => styledPart("paper", "paper-style");

/** The part's component. @returns {Promise<any>} */
export const paper = async () => (await part()).paperWith(KIT);
