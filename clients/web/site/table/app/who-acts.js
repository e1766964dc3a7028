/** Where several may act: who of them does, or takes the device. */

import { html } from "../lib/preact.js";

/** Where all look on, for whom the next action is entered; a referee may have the device go round for it. */
export function WhoActs({ eyes, toAct, goesRound, choose, sealed, setSealed, say }) {
    if (goesRound && !eyes.referee) return null;
    return html`
        <div class="who-enters">
            ${!goesRound && html`
                <div class="row tight" role="group" aria-label=${say(eyes.referee ? "referee.for" : "play.who")}>
                    ${toAct.map((id) => html`<button type="button" key=${id} data-enter-for=${id} aria-pressed=${String(id === eyes.actor)}
                        onClick=${() => choose(id)}>${id}</button>`)}
                </div>`}
            ${eyes.referee && html`
                <label class="switch">
                    <input type="checkbox" name="sealed" checked=${sealed} onChange=${(event) => setSealed(event.target.checked)} />
                    <span><strong>${say("referee.sealed")}</strong> <span class="hint">${say("referee.sealed-hint")}</span></span>
                </label>`}
        </div>
    `;
}

/**
 * The device goes to another one who may act. All are offered, also who turns out to have nothing to do: to leave that
 * one out would tell of a hidden purse.
 */
export function HandOver({ toAct, not, hand, say }) {
    const others = toAct.filter((id) => id !== not);
    if (others.length === 0) return null;
    return html`
        <div class="hand-over row tight" role="group" aria-labelledby="hand-over-title">
            <span class="hint" id="hand-over-title">${say("hand.others")}</span>
            ${others.map((id) => html`<button type="button" key=${id} data-hand-to=${id} aria-label=${say("hand.over", { player: id })} onClick=${() => hand(id)}>${id}</button>`)}
        </div>
    `;
}
