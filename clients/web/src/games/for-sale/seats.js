/** The seats: who sits there, with which coins and cards, and what they have bid. */
import { html } from "../../lib/preact.js";
import { Fan, Pile } from "./cards.js";
import { CoinStacks, Purse } from "./coins.js";
import { Name, colour } from "./names.js";
import { highestBidder } from "./previews.js";
import { countOf, isVisible, entryOf } from "./visible.js";

/** What is to be said of a player at this moment, as words; each has a sign of its own in the style sheet. */
function signsOf(player, view, toAct, own) {
    const { id } = player;
    const selling = view.phase === "selling";
    return [
        id === own && "you",
        toAct.includes(id) && "to-act",
        view.forfeits?.some(({ seat: gone }) => gone === id) && "forfeited",
        view.passed.includes(id) && "passed",
        selling && entryOf(view.choices, id) !== undefined && "chosen",
        selling && countOf(player.houses) === 0 && "sold-out",
        !selling && view.first_player === id && "starts",
    ].filter(Boolean);
}

function Coins({ count, t }) {
    if (count === null) return html`<${Purse} /><span class="fs-soft">${t("fs.hidden")}</span>`;
    return html`<b class="fs-figure">${count}</b><${CoinStacks} count=${count} />`;
}

/** Cards that lie open in the hand below the market are not shown a second time. */
function Cards({ kind, cards, t, inHand = false }) {
    const count = countOf(cards);
    const open = isVisible(cards) && !inHand;
    return html`
        <b class="fs-figure">${count}</b>
        ${open && html`<${Pile} kind=${kind} cards=${cards} t=${t} />`}
        ${!open && html`<${Fan} kind=${kind} count=${count} />`}`;
}

const Line = ({ name, term, children }) => html`
    <div class="fs-line fs-line-${name}" data-line=${name}><dt>${term}</dt><dd>${children}</dd></div>`;

const Signs = ({ signs, t }) => html`
    <ul class="fs-signs" aria-label=${t("fs.signs")}>
        ${signs.map((sign) => html`<li key=${sign} class="fs-sign fs-sign-${sign}">${t(`fs.sign.${sign}`)}</li>`)}
    </ul>`;

function Seat({ player, number, place, view, toAct, seat, refereed, t }) {
    const { id, coins, houses, cheques } = player;
    const signs = signsOf(player, view, toAct, refereed ? null : seat);
    const bid = entryOf(view.bids, id);
    const states = [...signs, id === highestBidder(view) && "leading"].filter(Boolean).map((sign) => `is-${sign}`).join(" ");
    return html`<li class="fs-seat ${place.isNear ? "fs-near" : ""} ${states}" data-seat=${id} style=${{ ...colour(number), "--place": place.at }}>
        <${Name} id=${id} number=${number} />
        ${signs.length > 0 && html`<${Signs} signs=${signs} t=${t} />`}
        <dl>
            ${bid !== undefined && html`<${Line} name="bid" term=${t("fs.bid")}><${Coins} count=${bid} /><//>`}
            <${Line} name="coins" term=${t("fs.coins")}><${Coins} count=${coins} t=${t} /><//>
            <${Line} name="houses" term=${t("fs.houses")}>
                <${Cards} kind="houses" cards=${houses} inHand=${id === seat} t=${t} />
            <//>
            ${view.phase === "selling" && html`<${Line} name="cheques" term=${t("fs.cheques")}>
                <${Cards} kind="cheques" cards=${cheques} t=${t} />
            <//>`}
        </dl>
    </li>`;
}

/**
 * Where a player sits at a wide table: who looks sits below, the others above, from the left in the order of play. Where nobody looks
 * from a seat, one half sits below.
 */
function placeOf(index, own, count) {
    if (own >= 0) return index === own ? { isNear: true, at: NEAR } : { isNear: false, at: (index - own + count) % count };
    return index < Math.ceil(count / 2) ? { isNear: false, at: index } : { isNear: true, at: NEAR + count - index };
}

/** In the order of what lies on a wide table, those below come after the market. */
const NEAR = 20;

export function Seats({ view, toAct, seat, refereed, t }) {
    const { players } = view;
    const common = { view, toAct, seat, refereed, t };
    const own = players.findIndex(({ id }) => id === seat);
    const far = own >= 0 ? players.length - 1 : Math.ceil(players.length / 2);
    return html`<section class="fs-seats" aria-label=${t("fs.seats")}>
        <ol data-seats=${players.length} style=${{ "--far": far, "--near": players.length - far }}>
            ${players.map((player, i) => html`
                <${Seat} key=${player.id} player=${player} number=${i + 1} place=${placeOf(i, own, players.length)} ...${common} />`)}
        </ol>
    </section>`;
}
