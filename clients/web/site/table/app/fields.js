/** Form fields with a label, a hint, and the faults that the service finds in them. */

import { html } from "../lib/preact.js";

/** Those of the faults that lie at this JSON pointer or beneath it. */
export const faultsAt = (faults, pointer) =>
    faults.filter((fault) => fault.pointer === pointer || fault.pointer?.startsWith(`${pointer}/`));

/**
 * A labelled control; `control` gets the props that tie it to its label, hint and faults.
 *
 * @param {{name: string, label: any, hint?: any, faults?: object[], control: (props: object) => any, children?: any}} props
 */
export function Field({ name, label, hint, faults = [], control, children }) {
    const id = `field-${name}`;
    const described = [hint && `${id}-hint`, faults.length > 0 && `${id}-faults`].filter(Boolean).join(" ");
    const props = {
        id,
        name,
        "aria-invalid": faults.length > 0 ? "true" : undefined,
        "aria-describedby": described || undefined,
    };
    return html`
        <div class="field ${faults.length > 0 ? "faulty" : ""}">
            <label for=${id}>${label}</label>
            ${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
            <div class="control">${control(props)}${children}</div>
            <${Faults} id="${id}-faults" faults=${faults} />
        </div>
    `;
}

/** What is wrong with a field. */
export const Faults = ({ id, faults }) =>
    faults.length > 0 &&
    html`<ul class="faults" id=${id} data-faults>${faults.map((fault) => html`<li><${Prose} text=${fault.detail} /></li>`)}</ul>`;

/** A list to choose one from: `choices` are [value, text]. */
export const Select = ({ choices, value, onChange, ...props }) => html`
    <select ...${props} onChange=${(event) => onChange(choices[event.target.selectedIndex][0])}>
        ${choices.map(([each, text]) => html`<option key=${each} value=${String(each)} selected=${each === value}>${text}</option>`)}
    </select>
`;

/** A text of the service, with what stands in backticks as code. */
export const Prose = ({ text }) =>
    text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

/** Move the focus to the first field that has a fault, or into the first part of the form that has one. */
export function focusFault(form) {
    form?.querySelector('[aria-invalid="true"], .faulty :is(button, input, select, textarea):enabled')?.focus();
}
