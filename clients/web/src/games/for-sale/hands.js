/** The houses in the hand of whoever looks; those that may be sold now are buttons. */
import { useRoving } from "../../app/roving.js";
import { html, useRef } from "../../lib/preact.js";
import { clickable } from "../../app/clickable.js";
import { Card, PlayableCard } from "./cards.js";
import { label } from "./labels.js";
import { isVisible, entryOf } from "./visible.js";

function InHand({ house, sell, onTap, chosen, t }) {
    if (!sell) return html`<${Card} kind="houses" value=${house} t=${t} chosen=${chosen} />`;
    const props = clickable({ label: label(sell, t), ...onTap(sell) });
    return html`<${PlayableCard} kind="houses" value=${house} props=${props} />`;
}

/** A referee enters what somebody else has chosen. */
function title(sells, chosen, refereed) {
    if (chosen !== null) return "fs.hand.chosen";
    return sells.length > 0 && !refereed ? "fs.hand.choose" : "fs.hand.of";
}

/** The hand of `seat`, if it is seen and holds anything. */
export function Hand({ view, legal, onTap, seat, refereed, t }) {
    const cards = useRef(null);
    useRoving(cards, ".fs-playable");
    const player = view.players.find(({ id }) => id === seat);
    if (!player || !isVisible(player.houses) || player.houses.length === 0) return null;
    const sells = legal.filter(({ type }) => type === "sell");
    const chosen = entryOf(view.choices, seat) ?? null;
    return html`<section class="fs-hand" data-hand=${seat} data-here=${sells.length > 0 || undefined} aria-label=${t("fs.hand.of", { player: seat })}>
        <h2>${t(title(sells, chosen, refereed), { house: chosen, player: seat })}</h2>
        <ul ref=${cards} style=${{ "--cards": player.houses.length }}>
            ${player.houses.map((house) => html`<li key=${house} data-house=${house}>
                <${InHand} house=${house} sell=${sells.find((sell) => sell.house === house)} onTap=${onTap}
                    chosen=${house === chosen} t=${t} />
            </li>`)}
        </ul>
    </section>`;
}
