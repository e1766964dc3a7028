/** A problem of the service, other than an illegal action, in its own words; with each error that has no field of its own. */

import { TransportError } from "../lib/client/index.js";
import { html } from "../lib/preact.js";
import { Prose } from "./fields.js";

/**
 * @param {{problem: any, t: any, errors?: {detail: string, clause?: string}[], hint?: string, plain?: string}} props
 *     `errors`: those to list, if not all; `hint`: shown in place of the service's summary; `plain`: what it means here
 */
export function ProblemBox({ problem, t, errors, hint, plain }) {
    if (!problem) return null;
    const document = problem.problem ?? {};
    const listed = errors ?? document.errors ?? document.violations ?? [];
    return html`
        <div class="problem" role="alert" data-problem=${document.type ?? problem.name}>
            <strong>${document.title ?? t(problem instanceof TransportError ? "problem.unreachable" : "problem.here")}</strong>
            ${(hint || document.detail) && html`<p>${hint || document.detail}</p>`}
            ${!document.type && problem.message && html`<p>${problem.message}</p>`}
            ${plain && html`<p data-plainly>${plain}</p>`}
            ${listed.length > 0 && html`<ul>${listed.map((each) => html`<li><${ErrorItem} error=${each} /></li>`)}</ul>`}
        </div>
    `;
}

/** One error, with its place and the rule that it breaks. */
export const ErrorItem = ({ error }) => html`
    <${Prose} text=${error.detail} />
    ${error.pointer && html` <code class="pointer">${error.pointer}</code>`}
    ${error.clause && html`<p class="clause">${error.clause}</p>`}
`;
