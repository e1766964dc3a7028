/** One standing, line by line, to be checked by hand. */
import { html } from "../../lib/preact.js";
import { Pile } from "./cards.js";
import { CoinStacks } from "./coins.js";

const Line = ({ name, amount, total = false, children }) => html`
    <li class="fs-score-line ${total ? "is-total" : ""}">
        <span class="fs-score-name">${name}</span>
        <span class="fs-score-of">${children}</span>
        <b class="fs-amount">${amount}</b>
    </li>`;

export function Breakdown({ standing, say }) {
    const { cheques, cheque_total: chequeTotal, coins } = standing.breakdown;
    return html`<ul class="fs-breakdown" aria-label=${say("fs.breakdown.of", { player: standing.player })}>
        <${Line} name=${say("fs.cheques")} amount=${chequeTotal}>
            <${Pile} kind="cheques" cards=${cheques} say=${say} />
            <span class="fs-sum">${cheques.join(" + ")}</span>
        <//>
        <${Line} name=${say("fs.coins.left")} amount=${coins}><${CoinStacks} count=${coins} /><//>
        <${Line} name=${say("fs.total")} amount=${standing.total} total=${true} />
    </ul>`;
}
