/** What was chosen from a hand that this screen does not show: typed by its number. */

import { html, useState } from "../lib/preact.js";
import { NumberField } from "./number-field.js";
import { areNumbered } from "./piece-numbers.js";

/** The one figure in which actions differ, where it is a number; undefined where there is no such. */
function figureOf(legal) {
    const differing = Object.keys(legal[0] ?? {}).filter((name) => legal.some((each) => each[name] !== legal[0][name]));
    return differing.length === 1 && areNumbered(legal.map((each) => each[differing[0]])) ? differing[0] : undefined;
}

/** @param {{legal: any[], act: (action: any) => void, player: string, t: any}} props */
export function TypedChoice({ legal, act, player, t }) {
    const [text, setText] = useState("");
    const figure = figureOf(legal);
    if (figure === undefined) return html`<p class="soft">${t("hidden.choice")}</p>`;
    return html`<${NumberField} name="typed" label=${t("hidden.number", { player })} left=${new Map(legal.map((each) => [each[figure], 1]))} most=${1} sole=${t("numbers.one", { player })} why=${(n) => t("hidden.not", { n })}
        take=${([value]) => act(legal.find((each) => each[figure] === value))} text=${text} setText=${setText} t=${t} />`;
}
