/** The cards that were turned up at a real table: so many of those that can still turn up, in the order picked. */

import { html, useEffect, useLayoutEffect, useRef } from "../lib/preact.js";
import { countEach } from "./count-each.js";
import { focusField } from "./has-keys.js";
import { useKeptState } from "./kept-state.js";
import { NumberField } from "./number-field.js";
import { areNumbered, mayMean } from "./piece-numbers.js";
import { useRoving } from "./roving.js";
import { say } from "./say.js";

/** So few are seen at a glance: the others are searched while one types. */
const AT_A_GLANCE = 12;

export const RevealForm = (props) => html`<${Picking} key=${JSON.stringify(props.action)} ...${props} />`;

function Picking({ action, component, game, gameSheet, view, act, kept = {}, t }) {
    const { count, from } = action[component];
    const [picked, setPicked] = useKeptState(kept, `picked ${JSON.stringify(action)}`, []);
    const [text, setText] = useKeptState(kept, "text", "");
    const form = useRef(null);
    const choices = useRef(null);
    const left = countEach(from);
    for (const each of picked) left.set(each, left.get(each) - 1);
    const due = count - picked.length;
    const words = due > 0 ? t("reveal.due", { n: due, of: count }) : t("reveal.complete");
    const isTyped = areNumbered(from);
    const found = [...left].filter(([value]) => left.size <= AT_A_GLANCE || !isTyped || mayMean(value, text));
    // Where nothing is called so, all there is remains to be seen.
    const shown = found.length > 0 ? found : [...left];
    useRoving(choices, "[data-pick]");
    useEffect(() => {
        focusField(form.current.querySelector("[name=numbers]"));
    }, []);
    useEffect(() => {
        if (picked.length > 0) say(words);
    }, [due]);
    useLayoutEffect(() => {
        if (due === 0) form.current.querySelector("[data-reveal]").focus();
    }, [due]);
    const pick = (values) => {
        setPicked([...picked, ...values]);
        if (values.length === due) setText("");
    };
    const takeBack = () => {
        setPicked(picked.slice(0, -1));
        // With the first one, the button itself goes.
        if (picked.length === 1) form.current.querySelector("[data-pick]").focus();
    };
    const spoken = (value) => game.spokenPiece?.(value, { gameSheet, view, t });
    const piece = (value) => html`<span class="piece" aria-hidden="true"><${game.Piece} component=${component} value=${value} t=${t} gameSheet=${gameSheet} view=${view} /></span>`;
    return html`
        <form class="reveal" ref=${form} data-action-type="reveal" data-action=${JSON.stringify(action)} data-component=${component} onSubmit=${(event) => {
            event.preventDefault();
            if (due === 0) act({ ...action, [component]: picked });
        }}>
            <p data-due=${due}>${words}</p>
            <ol class="picked" aria-label=${t("reveal.picked")}>
                ${picked.map((value, index) => html`<li key=${index}>${piece(value)}<span class="visually-hidden">${spoken(value) ?? String(value)}</span></li>`)}
                ${Array.from({ length: due }, (_, index) => html`<li key=${picked.length + index} class="free" aria-hidden="true"></li>`)}
            </ol>
            ${picked.length > 0 && html`<div class="row tight">
                <button type="submit" class="primary" data-reveal aria-disabled=${due > 0 || undefined}>${t("reveal.send")}</button>
                <button type="button" data-unpick onClick=${takeBack}>${t("reveal.undo")}</button>
            </div>`}
            ${isTyped && html`<${NumberField} name="numbers" label=${t("numbers.label")} left=${left} most=${due} take=${pick} text=${text} setText=${setText} t=${t} />`}
            <div class="choices" role="group" aria-label=${t("reveal.choices")} ref=${choices}>
                ${shown.map(([value, rest]) => html`
                    <button type="button" class="choice-piece" key=${value} data-pick=${value} aria-disabled=${rest === 0 || due === 0 || undefined}
                        aria-label=${spoken(value) ?? t(rest > 1 ? "reveal.pick-of" : "reveal.pick", { card: value, n: rest })}
                        onClick=${() => rest > 0 && due > 0 && pick([value])}>
                        ${piece(value)}${rest > 1 && html`<span class="times" aria-hidden="true">×${rest}</span>`}
                    </button>`)}
            </div>
        </form>
    `;
}
