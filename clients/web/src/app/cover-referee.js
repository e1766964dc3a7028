/** What the players may not see stays covered until the referee says so. */

import { html } from "../lib/preact.js";

/** @param {{t: any, uncover: () => void, why?: string, how?: string}} props */
export const RefereeCover = ({ t, uncover, why = "ruling.covered", how = "ruling.uncover" }) => html`
    <p>${t(why)}</p>
    <div><button type="button" class="primary" data-uncover onClick=${uncover}>${t(how)}</button></div>
`;
