/** The fields of a correction: figures as they stand in the record, to be changed; pieces, to be exchanged. */

import { placeText, valueText } from "../correct-words.js";
import { figures } from "../corrections.js";
import { rightOnes, wrongOnes } from "./correct-draft.js";
import { Field, Select, html, useState } from "./kit.js";

/** Every figure of the kind in a field of its own; of many, those of one place at a time. */
export function FigureFields({ kind, state, words, change }) {
    const { t } = words;
    const listed = figures(kind, state);
    const groups = [...new Set(listed.map(groupOf))];
    const [group, setGroup] = useState(kind.oneByOne ? null : undefined);
    if (listed.length === 0) return html`<p>${t("correct.none")}</p>`;
    const shown = listed.filter((each) => group === undefined || groupOf(each) === group);
    const choices = [[null, t("correct.choose")], ...groups.map((each) => [each, inWords(each, words)])];
    return html`
        ${kind.oneByOne && html`
            <${Field} name="group" label=${t("correct.which")}
                control=${(props) => html`<${Select} ...${props} value=${group} choices=${choices} onChange=${setGroup} />`} />`}
        <fieldset class="figures">
            <legend>${t("correct.figures")}</legend>
            ${shown.map((figure) => html`<${FigureField} key=${figure.place.join("/")} figure=${figure} words=${words} change=${change} />`)}
        </fieldset>
    `;
}

const groupOf = ({ where }) => JSON.stringify(where.names);

const inWords = (group, words) => JSON.parse(group).map((name) => valueText(name, words)).join(", ");

function FigureField({ figure, words, change }) {
    const { place, value, choices, where } = figure;
    const choose = (props) => html`<${Select} ...${props} value=${value} choices=${choices.map((each) => [each, valueText(each, words)])} onChange=${(next) => change(figure, next)} />`;
    const type = (props) => html`<input ...${props} type="number" step="1" value=${value}
        onInput=${({ target }) => target.value !== "" && change(figure, Number(target.value))} />`;
    return html`<${Field} name=${`figure-${place.join("-")}`} label=${placeText(where, words)} control=${choices === null ? type : choose} />`;
}

/** Which one was noted, and which one it was. */
export function PieceFields({ kind, state, gameSheet, words, pair, setPair, add }) {
    const { t } = words;
    const known = wrongOnes(kind, state);
    if (known.length === 0) return html`<p>${t("correct.none")}</p>`;
    const told = ({ value, where }) => [value !== null && valueText(value, words), placeText(where, words)].filter(Boolean).join(" · ");
    const option = (piece, index) => [index, told(piece)];
    const first = [null, t("correct.choose")];
    const rights = pair.wrong === null ? [] : rightOnes(kind, state, gameSheet, known[pair.wrong]);
    return html`
        <${Field} name="wrong" label=${t("correct.wrong")}
            control=${(props) => html`<${Select} ...${props} value=${pair.wrong} choices=${[first, ...known.map(option)]} onChange=${(wrong) => setPair({ wrong, right: null })} />`} />
        ${pair.wrong !== null && html`
            <${Field} name="right" label=${t("correct.right")} hint=${kind.pile === undefined && t("correct.right-hint")}
                control=${(props) => html`<${Select} ...${props} value=${pair.right} choices=${[first, ...rights.map(option)]} onChange=${(right) => setPair({ ...pair, right })} />`}>
                <button type="button" data-add disabled=${pair.right === null} onClick=${add}>${t("correct.add")}</button>
            <//>`}
    `;
}
