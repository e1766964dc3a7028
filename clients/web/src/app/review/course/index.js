/** The course of a game's score, and the moments that decided it: a part of the page by itself, fetched for the first review. */

import { html } from "../../../lib/preact.js";
import { eventText } from "../../event-text.js";
import { figureText, signedText } from "../../figure-text.js";
import { useLoaded } from "../../hooks.js";
import { isDesk, isStill } from "../../media.js";
import { styledPart } from "../../parts.js";

/** What the part borrows of the page, which has one Preact. */
const KIT = { html, useLoaded, eventText, figureText, signedText, isDesk, isStill };

/** @returns {Promise<typeof import("./part.js")>} */
const part = () => styledPart("course", "course-style");

/** Shows nothing until the part is there, and all positions are. @param {any} props of the part's component, and `isWhole` */
export function Course({ isWhole, ...props }) {
    const { value: Shown } = useLoaded(async () => (isWhole ? (await part()).courseWith(KIT) : null), [isWhole]);
    return Shown && html`<${Shown} ...${props} />`;
}
