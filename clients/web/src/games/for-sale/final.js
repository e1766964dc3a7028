/** The end: everybody's cheques and coins lie open. */
import { figureText } from "../../app/figure-text.js";
import { Penalties, sumOf } from "../../app/penalties.js";
import { html } from "../../lib/preact.js";
import { Card } from "./cards.js";
import { CoinStacks } from "./coins.js";
import { Name, colour } from "./names.js";

function Row({ player, number, standing, unit, t }) {
    const { cheque_total: cheques, coins } = standing.breakdown;
    return html`<li class="fs-final-row${standing.winner ? " winner" : ""}" data-seat=${player.id} style=${colour(number)}>
        <${Name} id=${player.id} number=${number} />
        <ul class="fs-spread" aria-label=${t("fs.cheques")}>
            ${player.cheques.map((cheque, i) => html`
                <li key=${i}><${Card} kind="cheques" value=${cheque} t=${t} /></li>`)}
        </ul>
        <dl class="fs-sums">
            <div><dt>${t("fs.cheques")}</dt><dd>${cheques}</dd></div>
            <div><dt>${t("fs.coins")}</dt><dd><${CoinStacks} count=${coins} />${coins}</dd></div>
            <div class="fs-total"><dt>${t("fs.total")}</dt><dd>${figureText(sumOf(standing))}</dd></div>
        </dl>
        <${Penalties} standing=${standing} unit=${unit} t=${t} />
    </li>`;
}

export function Final({ view, scores, t }) {
    const standingOf = ({ id }) => scores.standings.find(({ player }) => player === id);
    return html`<section class="fs-market" aria-label=${t("fs.phase.finished")}>
        <h2>${t("fs.phase.finished")}</h2>
        <ol class="fs-final">
            ${view.players.map((player, i) => html`
                <${Row} key=${player.id} player=${player} number=${i + 1} standing=${standingOf(player)} unit=${scores.unit} t=${t} />`)}
        </ol>
    </section>`;
}
