/** A screen that is a part of the page by itself, fetched for the first that is opened. */

import { html } from "../lib/preact.js";
import { useLoaded } from "./hooks.js";
import { ProblemBox } from "./problem-box.js";

/**
 * The screen of this name, until its part is there a busy one.
 *
 * @param {string} name
 * @param {() => Promise<any>} fetched     the screen that the part makes with what it borrows: the page has one Preact
 */
export const screenPart = (name, fetched) => function ScreenPart(props) {
    const { value: Screen, problem } = useLoaded(fetched, []);
    if (Screen) return html`<${Screen} ...${props} />`;
    return html`<main id="content" data-screen=${name} aria-busy=${String(!problem)}><${ProblemBox} problem=${problem} t=${props.t} /></main>`;
};
