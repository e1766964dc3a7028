/** A field in which several pieces are picked by their numbers at once; words that pick nothing stay in it. */

import { html, useState } from "../lib/preact.js";
import { Field } from "./fields.js";
import { pickedBy } from "./piece-numbers.js";

/**
 * @param {{name: string, label: string, left: Map<any, number>, most?: number, means?: (word: string, value: any) => boolean, take: (values: any[]) => void, text: string,
 *     setText: (text: string) => void, t: any}} props     Enter in an empty field is left to the form
 */
export function NumberField({ name, label, left, most = Infinity, means, take, text, setText, t }) {
    const [wrong, setWrong] = useState("");
    const onKeyDown = (event) => {
        if (event.key !== "Enter" || text.trim() === "") return;
        event.preventDefault();
        const read = pickedBy(text, left, most, means);
        setWrong(read.wrong.join(", "));
        setText(read.wrong.join(" "));
        if (read.values.length > 0) take(read.values);
    };
    const onInput = ({ target }) => {
        setWrong("");
        setText(target.value);
    };
    return html`
        <${Field} name=${name} label=${label} hint=${most > 1 && t("numbers.hint")} errors=${wrong === "" ? [] : [{ detail: t("numbers.wrong", { numbers: wrong }) }]}
            control=${(props) => html`<input ...${props} type="text" autocomplete="off" spellcheck=${false} enterkeyhint="done"
                value=${text} onInput=${onInput} onKeyDown=${onKeyDown} />`} />`;
}
