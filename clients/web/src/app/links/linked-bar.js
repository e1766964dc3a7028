/** Which table by link this is, how far its game is, and whose seat this browser plays. */

import { GAMES } from "../../games/index.js";
import { html } from "../../lib/preact.js";
import { editionOf } from "../edition.js";
import { RulesButton } from "../rules-box.js";
import { REFEREE, holderName } from "./holders.js";

export function LinkedBar({ kept, view, finished, isHeading, sheet, t, again, busy, callReferee, calls, setCalls, callsHint, client }) {
    const counted = GAMES[kept.game].turns ? "play.turn-number" : "play.round";
    const name = sheet?.name ?? "";
    const holder = kept.as === null ? null : holderName(kept, kept.as, t);
    return html`
        <div class="play-bar">
            <div class="play-title">
                ${isHeading ? html`<h1>${name}</h1>` : html`<strong>${name}</strong>`} <span class="soft wide">${editionOf(sheet, view, t).filter((each) => each !== name).join(" · ")}</span>
                ${!finished && html` <span class="round">${t(counted, { round: view.round })}</span>`}
            </div>
            <div class="row tight">
                <span class="sits" data-as-now=${kept.as ?? ""} data-holder=${holder}><span>${holder === null ? t("links.watching") : t("links.you", { player: holder })}</span></span>
                ${kept.as === REFEREE && html`<button type="button" data-referee title=${t("ruling.hint")} onClick=${callReferee}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${t("ruling.open")}</span></button>`}
                ${setCalls !== null && html`<button type="button" data-calls aria-pressed=${String(calls)} aria-label=${t("links.calls")} title=${callsHint} onClick=${() => setCalls(!calls)}>
                    <${Bell} /> <span class="wide">${t("links.calls")}</span></button>`}
                <button type="button" data-again disabled=${busy} title=${t("links.again-hint")} onClick=${again}>
                    <span aria-hidden="true">⟳</span> <span class="wide">${t("links.again")}</span></button>
                <${RulesButton} game=${kept.game} ruleset=${view.ruleset} client=${client} t=${t} />
            </div>
        </div>
    `;
}

const Bell = () => html`
    <svg class="bell" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1a1 1 0 0 1 1 1v.6A4.5 4.5 0 0 1 12.5 7v3l1.5 2H2l1.5-2V7A4.5 4.5 0 0 1 7 2.6V2a1 1 0 0 1 1-1zM6.3 13h3.4a1.7 1.7 0 0 1-3.4 0z" /></svg>
`;
