/** A bid: a figure between two bounds, or above one, by keyboard, by steps, or by the usual jumps. */

import { html, useRef, useState } from "../lib/preact.js";
import { useRoving } from "./roving.js";

const JUMPS = [1, 2, 5];

/** The end of the key under which the words for a bid's bounds stand. */
export function boundsOf({ amount: { minimum, maximum } }) {
    if (maximum === null) return ".from";
    return minimum === maximum ? ".exactly" : "";
}

export function BidForm({ action, act, t }) {
    const { minimum, maximum } = action.amount;
    const most = maximum ?? Infinity;
    const form = useRef(null);
    useRoving(form, ".chip");
    // What nobody has touched follows the bids of others.
    const [typed, setText] = useState(/** @type {string | null} */ (null));
    const text = typed ?? String(minimum);
    const amount = Number(text);
    const step = (by) => () => setText(String(Math.min(most, Math.max(minimum, (Number.isFinite(amount) ? amount : minimum) + by))));
    const set = (value) => () => setText(String(value));
    const submit = (event) => {
        event.preventDefault();
        // Also sent out of bounds: the service says which rule forbids it.
        act({ ...action, amount: text.trim() === "" ? null : amount });
    };
    const jumps = [...new Set([minimum, ...JUMPS.map((jump) => minimum + jump).filter((each) => each < most), ...(maximum === null ? [] : [maximum])])];
    return html`
        <form class="bid" ref=${form} novalidate onSubmit=${submit} data-action-type="bid" data-action=${JSON.stringify(action)}>
            <label for="bid-amount">${t(`bid.label${boundsOf(action)}`, action.amount)}</label>
            ${/* With keys the arrows do in the field what its buttons do, which are no stops of the Tab key. */ ""}
            <div class="stepper">
                <button type="button" class="icon" tabindex="-1" aria-label=${t("bid.less")} disabled=${amount <= minimum} onClick=${step(-1)}>−</button>
                <input id="bid-amount" name="amount" type="number" inputmode="numeric" step="1" min=${minimum} max=${maximum ?? undefined} value=${text}
                    autocomplete="off" onInput=${(event) => setText(event.target.value)} />
                <button type="button" class="icon" tabindex="-1" aria-label=${t("bid.more")} disabled=${amount >= most} onClick=${step(1)}>+</button>
                <button type="submit" class="primary">${t("bid.send", { amount: text })}</button>
            </div>
            ${jumps.length > 1 && html`
                <div class="row tight" role="group" aria-label=${t("bid.quick")}>
                    ${jumps.map((each) => html`<button type="button" class="chip" aria-pressed=${String(each === amount)} onClick=${set(each)}>
                        ${each === maximum ? t("bid.all", { amount: each }) : each}</button>`)}
                </div>`}
        </form>
    `;
}
