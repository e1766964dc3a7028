/** What the one whose turn it is may do besides bidding; a hand that is seen on the table is sold from there. */
import { html } from "../../lib/preact.js";
import { clickable } from "../../app/clickable.js";
import { PlayableCard } from "./cards.js";
import { label } from "./labels.js";
import { isVisible } from "./visible.js";

/** @param {import("../index.js").ActionProps} props */
export function Actions({ view, legal, act, t, player }) {
    const sells = legal.filter(({ type }) => type === "sell");
    const others = legal.filter((action) => !sells.includes(action));
    const onTable = isVisible(view.players.find(({ id }) => id === player).houses);
    const named = (action) => label(action, t, view);
    const props = (action) => clickable({ label: named(action), action, onAct: () => act(action) });
    return html`<div class="fs-actions">
        ${others.map((action) => html`
            <button type="button" class="action" key=${action.type} ...${props(action)}>${named(action)}</button>`)}
        ${sells.length > 0 && html`<p>${t(onTable ? "fs.sell.from-hand" : "fs.sell.which", { player })}</p>`}
        ${sells.length > 0 && !onTable && html`<ul class="fs-picks">
            ${sells.map((action) => html`<li key=${action.house}>
                <${PlayableCard} kind="houses" value=${action.house} props=${props(action)} />
            </li>`)}
        </ul>`}
    </div>`;
}
