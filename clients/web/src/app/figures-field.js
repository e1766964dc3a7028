/** Options that are lists of figures, written as people write them: with commas or spaces between. */

import { html } from "../lib/preact.js";
import { Select } from "./fields.js";
import { valueName } from "./option-value.js";
import { useTyped } from "./use-typed.js";

const FIGURE = /^[-−]?\d{1,9}$/;
const LONG = 10;

const partsOf = (text) => text.split(/[\s,;]+/).filter((each) => each !== "");

/** What stands among the figures of a text and is none. @param {any} text @returns {string | undefined} */
export const strayIn = (text) => (typeof text === "string" ? partsOf(text).find((each) => !FIGURE.test(each)) : undefined);

/** The figures that a text lists; null for what is no such list. @param {string} text @returns {number[] | null} */
function figuresIn(text) {
    const parts = partsOf(text);
    return parts.every((each) => FIGURE.test(each)) ? parts.map((each) => Number(each.replace("−", "-"))) : null;
}

/** Whether a schema is that of a list of figures. */
export const isFigures = ({ type, items }) => type === "array" && items?.type === "integer";

/** What is no such list is sent as it is: the service says what is wrong with it. */
export function FiguresField({ option, schema, set, t, value, ...props }) {
    const [typed, bind] = useTyped((text) => set(figuresIn(text) ?? text));
    const text = typed ?? (Array.isArray(value) ? value.join(", ") : value);
    return html`<textarea ...${props} ...${bind} rows=${schema.minItems > LONG || text.split(",").length > LONG ? 2 : 1} spellcheck="false" autocomplete="off" placeholder=${t("option.figures")} value=${text} />`;
}

/** What has a name, or else is a list of figures. */
export function NamedOrFiguresField({ option, schema, set, t, value, ...props }) {
    const names = schema.anyOf.flatMap((each) => each.enum ?? []);
    const listed = schema.anyOf.find(isFigures);
    const isOwn = !names.includes(value);
    const choices = [...names.map((each) => [each, valueName(option, each, t)]), [null, t("option.own")]];
    return html`
        <${Select} ...${props} value=${isOwn ? null : value} choices=${choices} onChange=${(next) => set(next ?? [])} />
        ${isOwn && html`<${FiguresField} option=${option} schema=${listed} set=${set} t=${t} value=${value} name="${props.name}-own" aria-label=${t("option.own")}
            aria-invalid=${props["aria-invalid"]} aria-describedby=${props["aria-describedby"]} />`}
    `;
}
