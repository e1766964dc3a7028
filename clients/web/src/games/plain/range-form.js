/** A figure between two bounds: by keyboard, or by steps. */
import { html, useState } from "./kit.js";
import { actionName, nameOf, say } from "./names.js";

/** @param {{range: {minimum: number, maximum: number}, figure: string, type: string, action: any, names: any, set: (amount: number) => void}} props */
export function RangeForm({ range: { minimum, maximum }, figure, type, action, names, set }) {
    const { t } = names;
    const [text, setText] = useState(String(minimum));
    const amount = Number(text);
    const isRight = text.trim() !== "" && Number.isInteger(amount) && amount >= minimum && amount <= maximum;
    const step = (by) => () => setText(String(Math.min(maximum, Math.max(minimum, (Number.isFinite(amount) ? amount : minimum) + by))));
    const { text: name, lang } = actionName(type, names);
    const id = `plain-${type}-${figure}`;
    const submit = (event) => {
        event.preventDefault();
        if (isRight) set(amount);
    };
    return html`
        <form class="bid" novalidate onSubmit=${submit} data-range=${figure} data-action=${action === null ? undefined : JSON.stringify(action)}>
            <label for=${id}><span lang=${nameOf(figure, names).lang}>${nameOf(figure, names).text}</span>, ${say(t, "range", { minimum, maximum })}</label>
            <div class="stepper">
                <button type="button" class="icon" aria-label=${t("bid.less")} disabled=${amount <= minimum} onClick=${step(-1)}>−</button>
                <input id=${id} name=${figure} type="number" inputmode="numeric" step="1" min=${minimum} max=${maximum} value=${text} autocomplete="off"
                    aria-invalid=${isRight ? undefined : "true"} onInput=${(event) => setText(event.target.value)} />
                <button type="button" class="icon" aria-label=${t("bid.more")} disabled=${amount >= maximum} onClick=${step(1)}>+</button>
                <button type="submit" class="primary" lang=${lang} disabled=${!isRight}>${say(t, "move", { action: name, figures: text })}</button>
            </div>
        </form>
    `;
}
