/** One option of a game, as a field that fits its schema. */

import { html, useState } from "../lib/preact.js";
import { Field, Prose, Select } from "./fields.js";
import { FiguresField, NamedOrFiguresField, isFigures, strayIn } from "./figures-field.js";
import { valueName, withoutValueNames } from "./option-value.js";
import { Technical } from "./problem-box.js";
import { same } from "./same.js";
import { useDeveloper } from "./settings.js";
import { useTyped } from "./use-typed.js";

/**
 * `change(undefined)` means the default again.
 *
 * @param {{option: object, standard: any, value: any, change: (value: any) => void, errors: object[], t: any}} props
 */
export function OptionField({ option, standard, value, change, errors, t }) {
    const { id, ruling, schema, decides } = option;
    const set = (next) => change(same(next, standard) ? undefined : next);
    // The page says what lies open; the service's name is a word for all that.
    const named = `option.${id}`;
    const label = html`<span class="option-name" lang=${t.has(named) ? undefined : option.lang}>${t.has(named) ? t(named) : option.name}</span><${Technical} error=${{ code: id }} />${ruling && html` <span class="ruling">${ruling}</span>`}`;
    const isForDevelopers = useDeveloper();
    const Control = controlFor(schema, isForDevelopers || value !== undefined);
    const meaning = isForDevelopers || Control === JsonField ? decides : withoutValueNames(decides);
    return html`
        <div class="option ${value === undefined ? "" : "changed"}">
            <${Field} name="option-${id}" label=${label} hint=${html`<span lang=${option.lang}><${Prose} text=${meaning} /></span>${Control === FixedField && !isFixed(schema) && html` ${t("option.by-developers")}`}`} errors=${plainly(errors, Control, schema, value, t)}
                control=${(props) => html`<${Control} ...${props} option=${id} schema=${schema} value=${value === undefined ? standard : value} set=${set} t=${t} />`}>
                ${value !== undefined && html`<button type="button" class="quiet" onClick=${() => change(undefined)}>${t("setup.default")}</button>`}
            <//>
        </div>
    `;
}

/** What is wrong with a field; in plain words where figures are asked for, and it has something else, or not as many. */
function plainly(errors, Control, schema, value, t) {
    const isList = Control === FiguresField || Control === NamedOrFiguresField;
    const stray = isList ? strayIn(value) : undefined;
    if (errors.length > 0 && stray !== undefined) return [{ detail: t("option.stray", { text: stray }) }];
    const { minItems: least, maxItems: most } = schema.anyOf?.find(isFigures) ?? schema;
    return errors.map((error) => {
        if (error.code === "type.wrong" && Control === NumberField) return { ...error, detail: t("field.between", { min: schema.minimum, max: schema.maximum }) };
        const figure = isList ? value?.[error.pointer.split("/")[3]] : undefined;
        if (figure !== undefined) return { ...error, detail: t("labelled", { label: figure, text: error.detail }) };
        if (error.code !== "length.out-of-range" || !isList) return error;
        return { ...error, detail: t("option.count", { due: least === most ? least : `${least}–${most}`, there: value.length }) };
    });
}

/** `takesJson`: whether whoever looks may be shown JSON. */
function controlFor(schema, takesJson) {
    if (isFixed(schema)) return FixedField;
    if (schema.type === "boolean") return BooleanField;
    if (schema.enum) return EnumField;
    if (schema.maximum - schema.minimum === 1) return EitherField;
    if (schema.type === "integer") return NumberField;
    if (isFigures(schema)) return FiguresField;
    if (schema.anyOf?.some(isFigures)) return NamedOrFiguresField;
    return takesJson ? JsonField : FixedField;
}

/** Whether there is but one value. */
export const isFixed = (schema) => "const" in schema || schema.enum?.length === 1;

/** What cannot be chosen, or is otherwise written as JSON, is no field but a text. */
const FixedField = ({ option, schema, set, t, value, ...props }) => html`<output ...${props}>${valueName(option, value, t)}</output>`;

const BooleanField = ({ option, schema, set, t, value, ...props }) => html`
    <${Select} ...${props} value=${value} choices=${[[false, t("no")], [true, t("yes")]]} onChange=${set} />`;

const EnumField = ({ option, schema, set, t, value, ...props }) => html`
    <${Select} ...${props} value=${value} choices=${schema.enum.map((each) => [each, valueName(option, each, t)])} onChange=${set} />`;

/** Of two figures one is chosen. */
const EitherField = ({ schema: { minimum, maximum }, ...props }) => html`<${EnumField} ...${props} schema=${{ enum: [minimum, maximum] }} />`;

/** Empty it counts as the default, and says so. */
function NumberField({ option, schema, set, t, value, ...props }) {
    const [typed, bind] = useTyped((text) => set(text === "" ? undefined : Number(text)));
    return html`<input ...${props} ...${bind} type="number" step="1" placeholder=${t("labelled", { label: t("setup.default"), text: value })} value=${typed ?? value} />`;
}

/** For developers: what is neither figures nor words is written as JSON; the service says what is wrong with it. */
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
