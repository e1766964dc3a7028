/** What the service refused, other than an action: said as it says it, with each fault that has no field of its own. */

import { TransportError } from "../lib/client/index.js";
import { html } from "../lib/preact.js";
import { Prose } from "./fields.js";

/**
 * @param {{problem: any, say: any, faults?: {detail: string, clause?: string}[], hint?: string}} props
 *     `faults`: those that are listed, if not all; `hint`: what is said in the place of the service's summary
 */
export function Trouble({ problem, say, faults, hint }) {
    if (!problem) return null;
    const document = problem.problem ?? {};
    const listed = faults ?? document.errors ?? document.violations ?? [];
    return html`
        <div class="trouble" role="alert" data-problem=${document.type ?? problem.name}>
            <strong>${document.title ?? say(problem instanceof TransportError ? "trouble.unreachable" : "trouble.here")}</strong>
            ${(hint || document.detail) && html`<p>${hint || document.detail}</p>`}
            ${!document.type && html`<p>${problem.message}</p>`}
            ${listed.length > 0 && html`<ul>${listed.map((each) => html`<li><${Fault} fault=${each} /></li>`)}</ul>`}
        </div>
    `;
}

/** One fault, with the rule that it breaks and the place where it stands. */
export const Fault = ({ fault }) => html`
    <${Prose} text=${fault.detail} />
    ${fault.pointer && html` <code class="pointer">${fault.pointer}</code>`}
    ${fault.clause && html`<p class="clause">${fault.clause}</p>`}
`;
