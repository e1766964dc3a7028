/** Which table by link this is, how far it has got, and in whose name one sits at it. */

import { GAMES } from "../../games/index.js";
import { html } from "../../lib/preact.js";
import { REFEREE, holderName } from "./holders.js";

export function LinkedBar({ kept, view, finished, sheet, t, again, busy, callReferee, calls, setCalls }) {
    const edition = sheet?.rulesets.find(({ id }) => id === view.ruleset)?.name ?? view.ruleset;
    const counted = GAMES[kept.game].turns ? "play.turn-number" : "play.round";
    const name = sheet?.name ?? "";
    return html`
        <div class="play-bar">
            <div class="play-title">
                ${finished ? html`<strong>${name}</strong>` : html`<h1>${name}</h1>`} <span class="soft wide">${edition}</span>
                ${!finished && html` <span class="round">${t(counted, { round: view.round })}</span>`}
            </div>
            <div class="row tight">
                <span class="sits" data-as-now=${kept.as ?? ""}>${kept.as === null ? t("links.watching") : t("links.you", { player: holderName(kept, kept.as, t) })}</span>
                ${kept.as === REFEREE && html`<button type="button" data-referee title=${t("ruling.hint")} onClick=${callReferee}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${t("ruling.open")}</span></button>`}
                ${setCalls !== null && html`<button type="button" data-calls aria-pressed=${String(calls)} title=${t("links.calls-hint")} onClick=${() => setCalls(!calls)}>
                    <span aria-hidden="true">🔔</span> <span class="wide">${t("links.calls")}</span></button>`}
                <button type="button" data-again disabled=${busy} title=${t("links.again-hint")} onClick=${again}>
                    <span aria-hidden="true">⟳</span> <span class="wide">${t("links.again")}</span></button>
            </div>
        </div>
    `;
}
