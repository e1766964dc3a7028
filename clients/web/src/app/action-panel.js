/** What the one whose turn it is may do: bids and reveals in forms, anything else as the game shows it, or as buttons. */

import { html, useEffect } from "../lib/preact.js";
import { BidForm } from "./bid-form.js";
import { usePanelKeys } from "./panel-keys.js";
import { RevealForm } from "./reveal-form.js";
import { say } from "./say.js";
import { tapped, untapped } from "./tap-first.js";

const isBid = ({ amount }) => amount !== null && typeof amount === "object";

/** The member of a reveal that is to be filled with a list of cards, or null. */
const dueIn = (action) =>
    Object.keys(action).find((name) => action[name]?.count !== undefined && Array.isArray(action[name]?.from)) ?? null;

export function ActionPanel({ game, gameSheet, t, act, busy, view, legal, player, prepared, prepare, kept }) {
    usePanelKeys();
    const bids = game.Panel ? [] : legal.filter(isBid);
    const dues = game.Panel ? [] : legal.filter((action) => !isBid(action) && dueIn(action) !== null);
    const others = legal.filter((action) => !bids.includes(action) && !dues.includes(action));
    const short = legal.length === 1 && legal[0].type === "pass" && game.bidRange?.({ player: legal[0].player, view, gameSheet });
    const asked = view && tapped(prepared, others, view);
    const confirmed = (action) => {
        prepare(untapped);
        return act(action);
    };
    const rest = { view, gameSheet, legal: others, act, kept, t, player, prepared, prepare, isConfirming: Boolean(asked) };
    return html`
        <div class="panel" aria-busy=${String(busy)}>
            ${asked && html`<${Confirm} action=${asked} name=${game.label(asked, t, view)} act=${confirmed} leave=${() => prepare(untapped)} t=${t} />`}
            ${short && short.most !== null && html`<p data-short>${t("bid.short", short)}</p>`}
            ${bids.map((action) => html`<${BidForm} action=${action} act=${act} t=${t} />`)}
            ${dues.map((action) => html`<${RevealForm} action=${action} component=${dueIn(action)} game=${game} gameSheet=${gameSheet} view=${view} act=${act} kept=${kept} t=${t} />`)}
            ${others.length > 0 && (game.Panel ? html`<${game.Panel} ...${rest} game=${game} />` : game.Actions && !others.every(isReveal) ? html`<${game.Actions} ...${rest} />` : html`<${ActionButtons} ...${rest} game=${game} />`)}
        </div>
    `;
}

/** What has been tapped on the board, to be done or left. */
function Confirm({ action, name, act, leave, t }) {
    useEffect(() => say(t("labelled", { label: name, text: t("confirm.do") })), [name]);
    return html`
        <div class="confirm" role="group" aria-labelledby="confirm-what" data-confirming=${JSON.stringify(action)}>
            <p id="confirm-what">${name}</p>
            <div class="confirm-buttons">
                <button type="button" class="primary" data-confirm onClick=${() => act(action)}>${t("confirm.do")}</button>
                <button type="button" data-leave onClick=${leave}>${t("confirm.back")}</button>
            </div>
        </div>
    `;
}

const isReveal = ({ type }) => type === "reveal";

/** One button for each action; a card that may have been turned up looks as it does. */
export function ActionButtons({ game, gameSheet, legal, act, t, view }) {
    return html`
        <div class="action-buttons">
            ${legal.map((action) => html`
                <button type="button" key=${JSON.stringify(action)} class="action ${action.type}" data-action=${JSON.stringify(action)} onClick=${() => act(action)}>
                    ${isReveal(action) && html`<span class="piece" aria-hidden="true"><${Revealed} game=${game} gameSheet=${gameSheet} action=${action} t=${t} view=${view} /></span>`}
                    <span>${game.label(action, t, view)}</span>
                </button>`)}
        </div>
    `;
}

function Revealed({ game, gameSheet, action, t, view }) {
    const component = Object.keys(action).find((name) => name !== "type" && name !== "player");
    return html`<${game.Piece} component=${component} value=${action[component]} t=${t} gameSheet=${gameSheet} view=${view} />`;
}
