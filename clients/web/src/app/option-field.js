/** One option of a game, as a field that fits its schema. */

import { html, useState } from "../lib/preact.js";
import { Field, Prose, Select } from "./fields.js";
import { plainly, valueName } from "./option-value.js";
import { Technical } from "./problem-box.js";
import { same } from "./same.js";
import { useDeveloper } from "./settings.js";

/**
 * `change(undefined)` means the default again.
 *
 * @param {{option: object, standard: any, value: any, change: (value: any) => void, errors: object[], t: any}} props
 */
export function OptionField({ option, standard, value, change, errors, t }) {
    const { id, ruling, schema, decides } = option;
    const set = (next) => change(same(next, standard) ? undefined : next);
    const label = html`<span class="option-name">${option.name}</span><${Technical} error=${{ code: id }} />${ruling && html` <span class="ruling">${ruling}</span>`}`;
    const Control = controlFor(schema);
    const isForDevelopers = useDeveloper();
    const isNamed = Control === EnumField || Control === FixedField;
    const meaning = isNamed && !isForDevelopers ? plainly(decides) : decides;
    return html`
        <div class="option ${value === undefined ? "" : "changed"}">
            <${Field} name="option-${id}" label=${label} hint=${html`<${Prose} text=${meaning} />`} errors=${errors}
                control=${(props) => html`<${Control} ...${props} option=${id} schema=${schema} value=${value === undefined ? standard : value} set=${set} t=${t} />`}>
                ${value !== undefined && html`<button type="button" class="quiet" onClick=${() => change(undefined)}>${t("setup.default")}</button>`}
            <//>
        </div>
    `;
}

function controlFor(schema) {
    if ("const" in schema || schema.enum?.length === 1) return FixedField;
    if (schema.type === "boolean") return BooleanField;
    if (schema.enum) return EnumField;
    return schema.type === "integer" ? NumberField : JsonField;
}

const FixedField = ({ option, schema, set, t, value, ...props }) => html`
    <input ...${props} type="text" readonly value=${valueName(option, schema.const ?? schema.enum[0], t)} />`;

const BooleanField = ({ option, schema, set, t, value, ...props }) => html`
    <${Select} ...${props} value=${value} choices=${[[false, t("no")], [true, t("yes")]]} onChange=${set} />`;

const EnumField = ({ option, schema, set, t, value, ...props }) => html`
    <${Select} ...${props} value=${value} choices=${schema.enum.map((each) => [each, valueName(option, each, t)])} onChange=${set} />`;

const NumberField = ({ option, schema, set, t, value, ...props }) => html`
    <input ...${props} type="number" step="1" value=${value} onChange=${({ target }) => set(target.value === "" ? undefined : Number(target.value))} />`;

/** What is no single figure or word is written as JSON; the service says what is wrong with it. */
function JsonField({ option, schema, set, t, value, ...props }) {
    const [broken, setBroken] = useState(null);
    const read = ({ target }) => {
        try {
            set(JSON.parse(target.value));
            setBroken(null);
        } catch {
            // Sent as a string: the service says what is wrong with it.
            set(target.value);
            setBroken(target.value);
        }
    };
    return html`<textarea ...${props} class="code" rows="3" spellcheck="false" value=${broken ?? JSON.stringify(value)} onChange=${read} />`;
}
