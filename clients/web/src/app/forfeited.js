/** For which seats the referee is to act, and one click to do so. */

import { html } from "../lib/preact.js";
import { forfeitedToAct } from "./viewer.js";

export function Forfeited({ position, table, view, rule }) {
    const { game, t, busy } = table;
    return forfeitedToAct(position).map((seat) => {
        const action = position.default_actions[seat];
        const told = game.sealed?.includes(action.type) ? t("forfeited.sealed") : actionText(action, game, t, view);
        return html`
            <div class="forfeited" key=${seat} data-forfeited=${seat}>
                <p>${t("forfeited.due", { player: seat })}</p>
                <button type="button" class="primary" data-default disabled=${busy} onClick=${() => rule({ type: "default", player: "referee", seat })}>
                    ${t("forfeited.play", { player: seat, action: told })}</button>
            </div>`;
    });
}

function actionText(action, game, t, view) {
    return action.type === "bid" ? t("bid.send", { amount: action.amount }) : game.label(action, t, view);
}
