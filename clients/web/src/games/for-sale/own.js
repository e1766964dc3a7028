/** What only its owner may know: coins, houses, cheques. */
import { html } from "../../lib/preact.js";
import { Pile } from "./cards.js";
import { CoinStacks } from "./coins.js";

/** @param {{view: any, seat: string, t: any}} props */
export function Own({ view, seat, t }) {
    const { coins, houses, cheques } = view.players.find(({ id }) => id === seat);
    const pile = (kind, cards) => cards.length > 0 && html`
        <div class="fs-line"><dt>${t(`fs.${kind}`)}</dt><dd><${Pile} kind=${kind} cards=${cards} t=${t} /></dd></div>`;
    return html`
        <dl class="fs-own">
            <div class="fs-line"><dt>${t("fs.coins")}</dt><dd><b class="fs-figure">${coins}</b><${CoinStacks} count=${coins} /></dd></div>
            ${pile("houses", houses)}
            ${pile("cheques", cheques)}
        </dl>`;
}
