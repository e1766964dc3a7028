/** A problem of the service, other than an illegal action, in its own words; with each error that has no field of its own. */

import { TransportError } from "../lib/client/index.js";
import { html } from "../lib/preact.js";
import { Prose } from "./fields.js";
import { placeName } from "./place-name.js";
import { useDeveloper } from "./settings.js";

/**
 * @param {{problem: any, t: any, errors?: {detail: string, clause?: string, place?: string}[], title?: string, hint?: string, plain?: string, brought?: any, goTo?: (error: any) => void}} props
 *     `errors`: those to list, if not all, each with its `place` where that has a name; `title`: in place of the service's; `hint`: shown in place of the service's summary; `plain`: what it means here, which stands for all of it except for developers;
 *     `brought`: the transcript that it is about, in which places have names; `goTo`: leads to the place of an error that has one
 */
export function ProblemBox({ problem, t, errors, title, hint, plain, brought, goTo }) {
    const isDeveloper = useDeveloper();
    if (!problem) return null;
    const document = problem.problem ?? {};
    if (plain && !isDeveloper) return html`<div class="problem" role="alert" data-problem=${document.type}><strong data-plainly>${plain}</strong></div>`;
    const listed = errors ?? document.errors ?? document.violations ?? [];
    return html`
        <div class="problem" role="alert" data-problem=${document.type ?? problem.name}>
            <strong>${title ?? document.title ?? t(problem instanceof TransportError ? "problem.unreachable" : "problem.here")}</strong>
            ${!title && (hint || document.detail) && html`<p>${hint || document.detail}</p>`}
            ${!document.type && problem.message && html`<p>${problem.message}</p>`}
            ${plain && html`<p data-plainly>${plain}</p>`}
            ${listed.length > 0 && html`<ul>${listed.map((each) => html`<li data-at=${each.pointer}><${ErrorItem} error=${each} brought=${brought} goTo=${goTo} t=${t} /></li>`)}</ul>`}
        </div>
    `;
}

/** One error and the rule that it breaks; for developers with its code and its place. @param {any} props */
const ErrorItem = ({ error, brought, goTo, t }) => html`
    ${brought && error.pointer && html`<strong data-place=${error.pointer}>${placeName(error.pointer, brought, t)}</strong><br />`}
    ${error.place && html`<strong data-place=${error.pointer}>${goTo ? html`<button type="button" class="quiet" onClick=${() => goTo(error)}>${error.place}</button>` : error.place}${t("pad.colon")}</strong> `}
    <${Prose} text=${error.detail} />
    <${Technical} error=${error} />
    ${error.clause && html`<p class="clause">${error.clause}</p>`}
`;

/** What only a developer can make use of: the code, the clause's name, the place in what was sent. @param {{error: any}} props */
export function Technical({ error: { code, rule, pointer } }) {
    if (!useDeveloper()) return null;
    return [code, rule, pointer].filter(Boolean).map((each) => html` <code class="pointer">${each}</code>`);
}
