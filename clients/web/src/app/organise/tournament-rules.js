/** How a tournament counts: points by placings, ties. */

import { Field, Select, html, useState } from "./tournament-kit.js";
import { pointsIn } from "./tournament.js";

export function TournamentRules({ tournament, change, t }) {
    const { points, ties, order } = tournament;
    const [text, setText] = useState(points.join(" "));
    const read = pointsIn(text);
    const set = (rules) => change((current) => ({ ...current, ...rules }));
    const choices = (which, values) => values.map((each) => [each, t(`tournament.${which}.${each}`)]);
    return html`
        <section class="tool counts unprinted" aria-labelledby="counts">
            <h2 id="counts">${t("tournament.counts")}</h2>
            <${Field} name="points" label=${t("tournament.by-place")} hint=${t("tournament.by-place-hint")} errors=${read === null ? [{ detail: t("tournament.no-points") }] : []}
                control=${(props) => html`<input ...${props} type="text" inputmode="decimal" value=${text} onInput=${({ target }) => setText(target.value)}
                    onChange=${({ target }) => pointsIn(target.value) !== null && set({ points: pointsIn(target.value) })} />`} />
            <${Field} name="ties" label=${t("tournament.ties")}
                control=${(props) => html`<${Select} ...${props} value=${ties} choices=${choices("ties", ["shared", "each"])} onChange=${(next) => set({ ties: next })} />`} />
            <${Field} name="order" label=${t("tournament.order")}
                control=${(props) => html`<${Select} ...${props} value=${order} choices=${choices("order", ["totals", "wins", "points"])} onChange=${(next) => set({ order: next })} />`} />
        </section>
    `;
}
