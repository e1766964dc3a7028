/** A field in which several pieces are picked by their numbers at once; words that pick nothing stay in it. */

import { html, useState } from "../lib/preact.js";
import { Field } from "./fields.js";
import { pickedBy, wordsIn } from "./piece-numbers.js";

/**
 * @param {{name: string, label: string, left: Map<any, number>, most?: number, means?: (word: string, value: any) => boolean, take: (values: any[]) => void, text: string,
 *     setText: (text: string) => void, sole?: string, why?: (word: string) => string | undefined, named?: (word: string) => string, t: any}} props
 *     Enter in an empty field is left to the form; `sole`: what is said of more than one, where nothing is taken of them; `why`: what is
 *     asked about a word that picks nothing, where all behind it waits for that; `named`: the text for a word that picks nothing, such as one that names who has its piece
 */
export function NumberField({ name, label, left, most = Infinity, means, take, text, setText, sole, why, named = String, t }) {
    const [wrong, setWrong] = useState("");
    const onKeyDown = (event) => {
        if (event.key !== "Enter" || text.trim() === "") return undefined;
        event.preventDefault();
        if (sole && wordsIn(text).length > 1) return setWrong(sole);
        const read = pickedBy(text, left, most, means, why !== undefined);
        const numbers = [...new Set(why ? read.wrong.slice(0, 1) : read.wrong)].map(named).join(", ");
        setWrong(numbers && (why?.(numbers) ?? t("numbers.wrong", { numbers })));
        setText(read.wrong.join(" "));
        return read.values.length > 0 && take(read.values);
    };
    const onInput = ({ target }) => {
        setWrong("");
        setText(target.value);
    };
    return html`
        <${Field} name=${name} label=${label} hint=${most > 1 && t("numbers.hint")} errors=${wrong === "" ? [] : [{ detail: wrong }]}
            control=${(props) => html`<input ...${props} type="text" autocomplete="off" spellcheck=${false} enterkeyhint="done"
                value=${text} onInput=${onInput} onKeyDown=${onKeyDown} />`} />`;
}
