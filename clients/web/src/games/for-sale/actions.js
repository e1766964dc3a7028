/** What the one whose turn it is may do besides bidding; a hand that is seen on the table is sold from there. */
import { useRoving } from "../../app/roving.js";
import { tapFirst } from "../../app/tap-first.js";
import { html, useRef } from "../../lib/preact.js";
import { clickable } from "../../app/clickable.js";
import { PlayableCard } from "./cards.js";
import { offer } from "./labels.js";
import { isVisible } from "./visible.js";

/** @param {import("../index.js").ActionProps} props */
export function Actions({ view, gameSheet, legal, act, t, player, prepared, prepare, isConfirming }) {
    // A last house is sold unnamed where others look on.
    const sells = legal.filter(({ type, house }) => type === "sell" && house !== undefined);
    const others = legal.filter((action) => !sells.includes(action));
    const onTable = isVisible(view.players.find(({ id }) => id === player).houses);
    // Where there is little room, they may lie out of sight.
    const cheques = new Intl.ListFormat(t.language, { type: "disjunction" }).format([...new Set(view.market.cheques.map(String))]);
    const named = (action) => offer(action, t, view, gameSheet);
    const cards = useRef(null);
    useRoving(cards, ".fs-playable");
    const props = (action) => clickable({ label: named(action), action, onAct: () => act(action) });
    const onTap = tapFirst({ act, legal, view, prepared, prepare, isUnseen: true });
    const card = (action) => clickable({ label: named(action), ...onTap(action) });
    if (isConfirming && onTable) return null;
    return html`<div class="fs-actions">
        ${others.map((action) => html`
            <button type="button" class="action" key=${action.type} ...${props(action)}>${named(action)}</button>`)}
        ${sells.length > 0 && html`<p>${t(onTable ? "fs.sell.from-hand" : "fs.sell.which", { player, cheques })}</p>`}
        ${sells.length > 0 && !onTable && html`<ul class="fs-picks" ref=${cards}>
            ${sells.map((action) => html`<li key=${action.house}>
                <${PlayableCard} kind="houses" value=${action.house} props=${card(action)} />
            </li>`)}
        </ul>`}
    </div>`;
}
