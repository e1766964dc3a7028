/** How any value of a view looks: cards, amounts, seats, hidden ones as their number. */
import { isHidden, isScalar } from "./members.js";
import { html } from "./kit.js";
import { valueText } from "./labels.js";
import { nameOf, say, wordName } from "./names.js";

/** A name, with its language where it is another one than the reader's. */
export const Named = ({ name: { text, lang } }) => html`<span lang=${lang}>${text}</span>`;

/**
 * @typedef {{value: any, names: import("./names.js").Names, view: any, isCard?: boolean, whenNull?: string, tap?: (value: any) => object | null}} ValueProps
 *     `isCard`: whether a figure is a card rather than an amount; `whenNull`: the word for what is not shown; `tap`: the props of a
 *     card that can be tapped
 */

/** @param {ValueProps} props */
export function Value({ value, names, view, isCard = false, whenNull = "none", tap }) {
    const shared = { names, view, tap };
    if (value === null) return html`<span class="plain-soft">${say(names.t, whenNull)}</span>`;
    if (isHidden(value)) return html`<${Hidden} count=${value.hidden} t=${names.t} />`;
    if (Array.isArray(value)) return html`<${List} values=${value} ...${shared} />`;
    if (!isScalar(value)) return html`<${Members} entries=${Object.entries(value)} ...${shared} />`;
    const seat = view.players.findIndex(({ id }) => id === value);
    if (seat !== -1) return html`<span class="plain-name player-${seat + 1}">${value}</span>`;
    if (isCard) return html`<${Card} value=${value} names=${names} />`;
    if (typeof value === "string") return html`<${Named} name=${wordName(value, names)} />`;
    return html`<b class="plain-amount">${valueText(value, names)}</b>`;
}

/** A card with a figure or a word. */
function Card({ value, names }) {
    if (typeof value !== "string") return html`<span class="plain-card">${valueText(value, names)}</span>`;
    const { text, lang } = wordName(value, names);
    return html`<span class="plain-card is-word" lang=${lang}>${text}</span>`;
}

function Hidden({ count, t }) {
    if (count === 0) return html`<span class="plain-soft">${say(t, "none")}</span>`;
    return html`<span class="plain-hidden"><span class="plain-card is-back" aria-hidden="true"></span>${say(t, "hidden-count", { n: count })}</span>`;
}

function List({ values, names, view, tap }) {
    if (values.length === 0) return html`<span class="plain-soft">${say(names.t, "none")}</span>`;
    return html`<ul class="plain-cards">${values.map((each, index) => html`<li key=${index}><${Tappable} value=${each} names=${names} view=${view} tap=${tap} /></li>`)}</ul>`;
}

/** A card, and a button where tapping it does something. */
function Tappable({ value, names, view, tap }) {
    const card = html`<${Value} value=${value} names=${names} view=${view} isCard=${true} whenNull="face-down" />`;
    const props = tap?.(value) ?? null;
    return props === null ? card : html`<button type="button" class="plain-tap" ...${props}>${card}</button>`;
}

/** Members with their names. @param {{entries: [string, any][], names: any, view: any, whenNull?: (name: string) => string, tap?: any}} props */
export const Members = ({ entries, names, view, whenNull = () => "none", tap }) => html`
    <dl class="plain-members">
        ${entries.map(([name, value]) => html`
            <div class="plain-member" key=${name} data-member=${name}>
                <dt><${Named} name=${nameOf(name, names)} /></dt>
                <dd><${Value} value=${value} names=${names} view=${view} whenNull=${whenNull(name)} tap=${tap?.(name)} /></dd>
            </div>`)}
    </dl>`;
