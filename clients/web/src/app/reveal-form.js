/** The cards that were turned up at a real table: so many of those that can still turn up, in the order picked. */

import { html, useEffect, useState } from "../lib/preact.js";
import { countEach } from "./count-each.js";
import { say } from "./say.js";

export function RevealForm({ action, component, game, gameSheet, view, act, t }) {
    const { count, from } = action[component];
    const [picked, setPicked] = useState([]);
    const left = countEach(from);
    for (const each of picked) left.set(each, left.get(each) - 1);
    const due = count - picked.length;
    const words = due > 0 ? t("reveal.due", { n: due, of: count }) : t("reveal.complete");
    useEffect(() => {
        if (picked.length > 0) say(words);
    }, [due]);
    const piece = (value) => html`<span class="piece" aria-hidden="true"><${game.Piece} component=${component} value=${value} t=${t} gameSheet=${gameSheet} view=${view} /></span>`;
    return html`
        <form class="reveal" data-action-type="reveal" data-action=${JSON.stringify(action)} data-component=${component} onSubmit=${(event) => {
            event.preventDefault();
            act({ ...action, [component]: picked });
        }}>
            <p data-due=${due}>${words}</p>
            <ol class="picked" aria-label=${t("reveal.picked")}>
                ${picked.map((value, index) => html`<li key=${index}>${piece(value)}<span class="visually-hidden">${String(value)}</span></li>`)}
                ${Array.from({ length: due }, (_, index) => html`<li key=${picked.length + index} class="free" aria-hidden="true"></li>`)}
            </ol>
            <div class="row tight">
                <button type="submit" class="primary" data-reveal disabled=${due > 0}>${t("reveal.send")}</button>
                <button type="button" data-unpick disabled=${picked.length === 0} onClick=${() => setPicked(picked.slice(0, -1))}>${t("reveal.undo")}</button>
            </div>
            <div class="choices" role="group" aria-label=${t("reveal.choices")}>
                ${[...left].map(([value, rest]) => html`
                    <button type="button" class="choice-piece" key=${value} data-pick=${value} disabled=${rest === 0 || due === 0}
                        aria-label=${t(rest > 1 ? "reveal.pick-of" : "reveal.pick", { card: value, n: rest })}
                        onClick=${() => setPicked([...picked, value])}>
                        ${piece(value)}${rest > 1 && html`<span class="times" aria-hidden="true">×${rest}</span>`}
                    </button>`)}
            </div>
        </form>
    `;
}
