/** Where several may act: who of them does, or takes the device. */

import { html } from "../lib/preact.js";
import { PlayerFigure } from "./player-figure.js";

/** Where all look on, for whom the next action is entered; a referee may have the device go round for it. */
export function WhoActs({ viewer, toAct, view, choose, isSealed, sealed, setSealed, t }) {
    return html`
        <div class="who-enters">
            ${!viewer.alone && viewer.pass === null && toAct.length > 1 && html`
                <div class="row tight" role="group" aria-label=${t(viewer.referee ? "referee.for" : "play.who")}>
                    ${toAct.map((id) => html`<button type="button" key=${id} class=${`player-${view.players.findIndex((each) => each.id === id) + 1}`} data-enter-for=${id} aria-pressed=${String(id === viewer.actor)}
                        onClick=${() => choose(id)}><${PlayerFigure} id=${id} view=${view} /> ${id}</button>`)}
                </div>`}
            ${viewer.referee && isSealed && html`<${SealedField} sealed=${sealed} setSealed=${setSealed} t=${t} />`}
        </div>
    `;
}

const SealedField = ({ sealed, setSealed, t }) => html`
    <label class="switch">
        <input type="checkbox" name="sealed" checked=${sealed} onChange=${(event) => setSealed(event.target.checked)} />
        <span><strong>${t("referee.sealed")}</strong> <span class="hint">${t(sealed ? "referee.sealed-hint" : "referee.open-hint")}</span></span>
    </label>`;

/**
 * Hand the device to another one who may act. All are offered, also those who turn out to have nothing to do: leaving one
 * out would give away a hidden purse.
 */
export function HandOver({ toAct, not, hand, t }) {
    const others = toAct.filter((id) => id !== not);
    if (others.length === 0) return null;
    return html`
        <div class="hand-over row tight" role="group" aria-labelledby="hand-over-title">
            <span class="hint" id="hand-over-title">${t("hand.others")}</span>
            ${others.map((id) => html`<button type="button" key=${id} data-hand-to=${id} aria-label=${t("hand.over", { player: id })} onClick=${() => hand(id)}>${id}</button>`)}
        </div>
    `;
}
