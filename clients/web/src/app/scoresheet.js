/** A scoresheet: who won and by what, each total line by line, and every ruling that was in force. */

import { html } from "../lib/preact.js";
import { figureText } from "./figure-text.js";
import { isDesk } from "./media.js";
import { Penalties, sumOf } from "./penalties.js";
import { RefereeRecord } from "./referee-record.js";
import { RulingsTable } from "./rulings-table.js";
import { TieBreak } from "./tie-break.js";
import { PlayerFigure } from "./player-figure.js";
import { unitName } from "./unit-name.js";
import { winnersIn } from "./winners.js";

/** Who has come where, on steps: the first in the middle, all others as they follow. */
const Podium = ({ standings, seatOf, state }) => html`
    <ol class="podium" data-totals>
        ${standings.map((standing) => html`
            <li key=${standing.player} class="${seatOf(standing.player)} ${standing.winner ? "wins" : ""}" data-rank=${standing.rank}>
                ${state && html`<${PlayerFigure} id=${standing.player} view=${state} />`}
                <span>${standing.player}\u00a0</span><b>${figureText(sumOf(standing))}</b>
            </li>`)}
    </ol>`;

/**
 * @param {{sheet: any, state?: any, game: any, heading?: any, verdict?: string, then?: any, t: any}} props   `state`: the finished game,
 *     where one was played here; `heading`: the reference of the screen's heading, where who has won is that; `verdict`: its words;
 *     `then`: what may be done now, directly under the result: a phone folds the lines of the other totals
 */
export function Scoresheet({ sheet, state, game, heading, verdict, then, t }) {
    const forfeited = (sheet.referee?.forfeits ?? []).map(({ seat }) => seat);
    const { standings, winners, decided_by: decided, unit, rulings } = sheet;
    const seatOf = (player) => (state ? `player-${state.players.findIndex(({ id }) => id === player) + 1}` : "");
    return html`
        <div class="scoresheet" data-scoresheet>
            <div class="verdict">
                ${heading ? html`<h1 ref=${heading} tabindex="-1">${verdict ?? winnersIn(winners, t)}</h1>` : html`<strong>${winnersIn(winners, t)}</strong>`}
                <span class="soft" data-decided-by=${decided}>${t(`scores.by.${decided}`)}</span>
            </div>
            ${then
                ? html`<${Podium} standings=${standings} seatOf=${seatOf} state=${state} />`
                : html`<p class="totals" data-totals>${standings.map((standing) => `${standing.player}\u00a0${figureText(sumOf(standing))}`).join(" · ")}</p>`}
            ${then}
            <ol class="standings">
                ${standings.map((standing) => html`
                    <li key=${standing.player} class="standing ${seatOf(standing.player)} ${standing.winner ? "winner" : ""}" data-standing=${standing.player} data-total=${standing.total}>
                        <details open=${standing.winner || (!then && isDesk())}>
                            <summary class="standing-head">
                                <span class="rank" aria-label=${t("scores.rank", { rank: standing.rank })}>${standing.rank}</span>
                                ${state && html`<${PlayerFigure} id=${standing.player} view=${state} />`}<h2>${standing.player}</h2>
                                ${forfeited.includes(standing.player) && html`<span class="soft" data-has-forfeited>${t("scores.forfeited")}</span>`}
                                <span class="total"><strong>${figureText(sumOf(standing))}</strong> <span class="soft">${unitName(unit, sumOf(standing), t)}</span></span>
                            </summary>
                            <div class="breakdown"><${game.Breakdown} sheet=${sheet} standing=${standing} t=${t} /></div>
                            <${Penalties} standing=${standing} unit=${unit} t=${t} />
                            <${TieBreak} standing=${standing} standings=${standings} t=${t} />
                        </details>
                    </li>`)}
            </ol>
            ${state && html`<${RefereeRecord} state=${state} game=${game} t=${t} />`}
            <details class="rulings">
                <summary>${t("scores.rulings", { n: rulings.length })}</summary>
                <${RulingsTable} rulings=${rulings} t=${t} />
            </details>
        </div>
    `;
}
