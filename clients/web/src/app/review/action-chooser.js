/** Choosing the action that was really played, on the board or in the panel, at the position before it. */

import { isSealedChoice, playersToAct } from "../viewer.js";
import { ActionPanel, Forfeited, RefereeScreen, html, toActText, useState } from "./correcting-kit.js";

/**
 * @param {{position: any, log: any[], table: any, client: any, choose: (action: any) => void, t: any}} props
 *     `table`: as on the playing screen; what is chosen is not played here
 */
export function ActionChooser({ position, log, table, client, choose, t }) {
    const { game, gameSheet } = table;
    const toAct = playersToAct(position);
    const [wanted, setWanted] = useState(null);
    const [prepared, prepare] = useState(null);
    const [refereeing, setRefereeing] = useState(false);
    const actor = toAct.includes(wanted) ? wanted : (toAct[0] ?? null);
    const { state } = position;
    if (refereeing) {
        return html`<${RefereeScreen} table=${{ ...table, act: choose }} position=${position} client=${client} t=${t} rule=${choose} refusal=${null} busy=${false}
            close=${() => setRefereeing(false)} hides=${false} part=${true} />`;
    }
    const common = { view: state, gameSheet, legal: position.legal_actions.filter(({ player }) => player === actor), act: choose, t, prepared, prepare };
    return html`
        <div class="table-top" data-chooser=${actor}>
            <section class="board-area" aria-label=${t("play.board")}>
                <${game.Board} ...${common} seat=${actor} refereed=${true} toAct=${position.to_act} scores=${position.scores} last=${position.events} log=${log} />
            </section>
            <aside class="side">
                <section class="actions" aria-labelledby="turn">
                    <h2 id="turn">${actor === null ? t("correcting.nobody") : actor === "table" ? t("play.table-turn") : toActText(isSealedChoice(position, game) ? toAct : [actor], t)}</h2>
                    <p class="hint">${t("correcting.choose-hint")}</p>
                    ${toAct.length > 1 && html`<div class="row tight" role="group" aria-label=${t("play.who")}>
                        ${toAct.map((id) => html`<button type="button" key=${id} data-enter-for=${id} aria-pressed=${String(id === actor)} onClick=${() => setWanted(id)}>${id}</button>`)}
                    </div>`}
                    <${Forfeited} position=${position} table=${table} view=${state} rule=${choose} />
                    <${ActionPanel} ...${common} game=${game} busy=${false} player=${actor} key=${actor} />
                    <div><button type="button" data-referee onClick=${() => setRefereeing(true)}><span aria-hidden="true">⚖</span> ${t("correcting.by-referee")}</button></div>
                </section>
            </aside>
        </div>
    `;
}
