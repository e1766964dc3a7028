/** The houses in the hand of whoever looks; those that may be sold now are buttons. */
import { html } from "../../lib/preact.js";
import { clickable } from "../../app/clickable.js";
import { Card, PlayableCard } from "./cards.js";
import { label } from "./labels.js";
import { known, of } from "./seen.js";

function InHand({ house, sell, act, chosen, say }) {
    if (!sell) return html`<${Card} kind="houses" value=${house} say=${say} chosen=${chosen} />`;
    const props = clickable({ label: label(sell, say), action: sell, onAct: () => act(sell) });
    return html`<${PlayableCard} kind="houses" value=${house} props=${props} />`;
}

function title(sells, chosen) {
    if (sells.length > 0) return "fs.hand.choose";
    return chosen === null ? "fs.hand" : "fs.hand.chosen";
}

/** The hand of `seat`, if it is seen and holds anything. */
export function Hand({ view, legal, act, seat, say }) {
    const player = view.players.find(({ id }) => id === seat);
    if (!player || !known(player.houses) || player.houses.length === 0) return null;
    const sells = legal.filter(({ type }) => type === "sell");
    const chosen = of(view.choices, seat) ?? null;
    return html`<section class="fs-hand" data-hand=${seat} aria-label=${say("fs.hand.of", { player: seat })}>
        <h3>${say(title(sells, chosen), { house: chosen })}</h3>
        <ul>
            ${player.houses.map((house) => html`<li key=${house} data-house=${house}>
                <${InHand} house=${house} sell=${sells.find((sell) => sell.house === house)} act=${act}
                    chosen=${house === chosen} say=${say} />
            </li>`)}
        </ul>
    </section>`;
}
