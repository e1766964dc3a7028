/** Actions of one type: one member after the other is chosen, of what is still listed; the last choice does it. */
import { html, useEffect, useRef, useRoving, useState } from "./kit.js";
import { label, valueText } from "./labels.js";
import { completedBy, isRange, nextChoice } from "./moves.js";
import { actionName, nameOf, say, wordName } from "./names.js";
import { RangeForm } from "./range-form.js";
import { Named, Value } from "./values.js";

/** A step: the member, its value as listed, and the figure that was set where that is a range. @typedef {{name: string, value: any, figure: any}} Step */

export function MoveForm({ type, actions, view, act, t }) {
    const [steps, setSteps] = useState(/** @type {Step[]} */ ([]));
    const names = { game: view.game, t };
    const chosen = Object.fromEntries(steps.map(({ name, value }) => [name, value]));
    const { name, values, action } = nextChoice(actions, chosen);
    const place = useRef(null);
    // What was tapped is gone: whoever uses the keyboard goes on with what comes next.
    useEffect(() => {
        if (steps.length > 0) place.current?.querySelector("[data-choice], input")?.focus();
    }, [steps.length]);
    useRoving(place, ".plain-choice");
    if (name === null) return html`<${MoveButton} action=${action} act=${act} t=${t} view=${view} />`;
    /** The action that a choice makes, as it is listed; null where it is not the last one. */
    const madeBy = (value) => {
        const made = completedBy(actions, { ...chosen, [name]: value });
        return made === null ? null : filled(made, steps);
    };
    const choose = (value, figure = value) => {
        const made = madeBy(value);
        if (made === null) setSteps([...steps, { name, value, figure }]);
        else act(filled(made, [{ name, value, figure }]));
    };
    const shared = { names, view, madeBy, choose };
    return html`
        <div class="plain-move" role="group" aria-labelledby="plain-move-${type}" ref=${place} data-move=${type} data-figure=${name}>
            <p class="plain-move-name" id="plain-move-${type}">
                <strong><${Named} name=${actionName(type, names)} /></strong>
                ${steps.map((step) => html` <span key=${step.name}><${Named} name=${nameOf(step.name, names)} /> <strong>${valueText(step.figure, names)}</strong></span>`)}
                ${" "}<span class="plain-soft"><${Named} name=${nameOf(name, names)} /></span>
            </p>
            <${Choices} values=${values.filter((value) => !isRange(value))} ...${shared} />
            ${values.filter(isRange).map((range) => html`
                <${RangeForm} key=${`${name} ${range.minimum}`} range=${range} figure=${name} action=${madeBy(range)} names=${names} type=${type} set=${(amount) => choose(range, amount)} />`)}
            ${steps.length > 0 && html`<div><button type="button" data-step-back onClick=${() => setSteps(steps.slice(0, -1))}>${say(t, "step")}</button></div>`}
        </div>
    `;
}

/** An action with the figures that were set in the place of ranges. */
const filled = (action, steps) => ({ ...action, ...Object.fromEntries(steps.filter(({ value }) => isRange(value)).map(({ name, figure }) => [name, figure])) });

function MoveButton({ action, act, t, view }) {
    const { lang } = actionName(action.type, { game: view.game, t });
    return html`
        <div><button type="button" class="action ${action.type}" lang=${lang} data-action=${JSON.stringify(action)} onClick=${() => act(action)}>${label(action, t, view)}</button></div>`;
}

function Choices({ values, names, view, madeBy, choose }) {
    if (values.length === 0) return null;
    return html`
        <ul class="plain-cards">
            ${values.map((value) => {
                const action = madeBy(value);
                const lang = action !== null ? actionName(action.type, names).lang : typeof value === "string" ? wordName(value, names).lang : undefined;
                const named = { lang, "aria-label": action === null ? valueText(value, names) : label(action, names.t, view) };
                return html`
                    <li key=${JSON.stringify(value) ?? ""}>
                        <button type="button" class="plain-tap plain-choice" ...${named} data-choice=${JSON.stringify(value) ?? ""} data-action=${action === null ? undefined : JSON.stringify(action)}
                            onClick=${() => choose(value)}><${Choice} value=${value} names=${names} view=${view} /></button>
                    </li>`;
            })}
        </ul>`;
}

/** A value to choose: a card, or in words what is none. */
const Choice = ({ value, names, view }) =>
    typeof value === "number" || typeof value === "string"
        ? html`<${Value} value=${value} names=${names} view=${view} isCard=${true} />`
        : html`<span class="plain-card is-word">${valueText(value, names)}</span>`;
