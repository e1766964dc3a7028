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

export function Breakdown({ standing, t }) {
    const { cheques, cheque_total: chequeTotal, coins } = standing.breakdown;
    return html`<ul class="fs-breakdown" aria-label=${t("fs.breakdown.of", { player: standing.player })}>
        <${Line} name=${t("fs.cheques")} amount=${chequeTotal}>
            <${Pile} kind="cheques" cards=${cheques} t=${t} />
            <span class="fs-sum">${cheques.join(" + ")}</span>
        <//>
        <${Line} name=${t("fs.coins.left")} amount=${coins}><${CoinStacks} count=${coins} /><//>
        <${Line} name=${t("fs.total")} amount=${standing.total} total=${true} />
    </ul>`;
}
