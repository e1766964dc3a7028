/** Many transcripts at once: a part of the page by itself, fetched with the first such files. */

import { html, useEffect, useState } from "../../lib/preact.js";
import { download } from "../download.js";
import { useLoaded } from "../hooks.js";
import { styledPart } from "../parts.js";
import { ProblemBox } from "../problem-box.js";
import { lookBack } from "../review/look-back.js";
import { remember } from "../router.js";

/** What the part borrows of the page, which has one Preact. */
const KIT = { html, useEffect, useState, download, ProblemBox, lookBack, remember };

/** @returns {Promise<typeof import("./verdicts-part.js")>} */
const part = () => styledPart("verdicts", "organise-style");

/** @param {any} props of the part's component */
export function Verdicts(props) {
    const { value: Shown, problem } = useLoaded(async () => (await part()).verdictsWith(KIT), []);
    return Shown ? html`<${Shown} ...${props} />` : html`<${ProblemBox} problem=${problem} t=${props.t} />`;
}
