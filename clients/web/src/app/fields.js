/** Form fields with a label, a hint, and the errors that the service finds in them. */

import { html } from "../lib/preact.js";

/** Those of the errors that are at this JSON pointer or below it. */
export const errorsAt = (errors, pointer) =>
    errors.filter((error) => error.pointer === pointer || error.pointer?.startsWith(`${pointer}/`));

/**
 * A labelled control; `control` gets the props that tie it to its label, hint and errors.
 *
 * @param {{name: string, label: any, hint?: any, errors?: object[], control: (props: object) => any, children?: any}} props
 */
export function Field({ name, label, hint, errors = [], control, children }) {
    const id = `field-${name}`;
    const described = [hint && `${id}-hint`, errors.length > 0 && `${id}-errors`].filter(Boolean).join(" ");
    const props = {
        id,
        name,
        "aria-invalid": errors.length > 0 ? "true" : undefined,
        "aria-describedby": described || undefined,
    };
    return html`
        <div class="field ${errors.length > 0 ? "invalid" : ""}">
            <label for=${id}>${label}</label>
            ${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
            <div class="control">${control(props)}${children}</div>
            <${FieldErrors} id="${id}-errors" errors=${errors} />
        </div>
    `;
}

/** What is wrong with a field. */
export const FieldErrors = ({ id, errors }) =>
    errors.length > 0 &&
    html`<ul class="errors" id=${id} data-errors>${errors.map((error) => html`<li lang=${error.lang}><${Prose} text=${error.detail} /></li>`)}</ul>`;

/** A list to choose one from: `choices` are [value, text]. */
export const Select = ({ choices, value, onChange, ...props }) => html`
    <select ...${props} onChange=${(event) => onChange(choices[event.target.selectedIndex][0])}>
        ${choices.map(([each, text]) => html`<option key=${each} value=${String(each)} selected=${each === value}>${text}</option>`)}
    </select>
`;

/** A text of the service, with what stands in backticks as code. */
export const Prose = ({ text }) =>
    text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

/**
 * Unfold what has an error, and move the focus to the first field that has one, or into the first part of the form.
 *
 * Only here: what folds of itself while its faults are mended takes the focus and the next click with it.
 */
export function focusFirstError(form) {
    for (const folded of form?.querySelectorAll("details:has(.invalid)") ?? []) folded.open = true;
    const faulty = form?.querySelector('[aria-invalid="true"], [data-error] :is(button, input), .invalid :is(button, input, select, textarea):enabled');
    faulty?.focus();
    // With what is said of it, which stands below.
    faulty?.closest(".field")?.scrollIntoView({ block: "nearest" });
}
