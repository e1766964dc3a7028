/** The seats: who sits there, with which coins and cards, and what they have bid. */
import { html } from "../../lib/preact.js";
import { Fan, Pile } from "./cards.js";
import { CoinStacks, Purse } from "./coins.js";
import { Name, colour } from "./names.js";
import { countOf, known, of } from "./seen.js";

/** What is to be said of a player at this moment, as words; each has a sign of its own in the style sheet. */
function signsOf(player, view, toAct, seat) {
    const { id } = player;
    const selling = view.phase === "selling";
    return [
        id === seat && "you",
        toAct.includes(id) && "to-act",
        view.passed.includes(id) && "passed",
        selling && of(view.choices, id) !== undefined && "chosen",
        selling && countOf(player.houses) === 0 && "sold-out",
        !selling && view.first_player === id && "starts",
    ].filter(Boolean);
}

function Coins({ count, say }) {
    if (count === null) return html`<${Purse} /><span class="fs-soft">${say("fs.hidden")}</span>`;
    return html`<b class="fs-figure">${count}</b><${CoinStacks} count=${count} />`;
}

/** Cards that lie open in the hand below the market are not shown a second time. */
function Cards({ kind, cards, say, inHand = false }) {
    const count = countOf(cards);
    const open = known(cards) && !inHand;
    return html`
        <b class="fs-figure">${count}</b>
        ${open && html`<${Pile} kind=${kind} cards=${cards} say=${say} />`}
        ${!open && html`<${Fan} kind=${kind} count=${count} />`}`;
}

const Line = ({ name, term, children }) => html`
    <div class="fs-line fs-line-${name}" data-line=${name}><dt>${term}</dt><dd>${children}</dd></div>`;

const Signs = ({ signs, say }) => html`
    <ul class="fs-signs" aria-label=${say("fs.signs")}>
        ${signs.map((sign) => html`<li key=${sign} class="fs-sign fs-sign-${sign}">${say(`fs.sign.${sign}`)}</li>`)}
    </ul>`;

function Seat({ player, number, view, toAct, seat, say }) {
    const { id, coins, houses, cheques } = player;
    const signs = signsOf(player, view, toAct, seat);
    const bid = of(view.bids, id);
    const states = signs.map((sign) => `is-${sign}`).join(" ");
    return html`<li class="fs-seat ${states}" data-seat=${id} style=${colour(number)}>
        <${Name} id=${id} number=${number} />
        <${Signs} signs=${signs} say=${say} />
        <dl>
            ${bid !== undefined && html`<${Line} name="bid" term=${say("fs.bid")}><${Coins} count=${bid} /><//>`}
            <${Line} name="coins" term=${say("fs.coins")}><${Coins} count=${coins} say=${say} /><//>
            <${Line} name="houses" term=${say("fs.houses")}>
                <${Cards} kind="houses" cards=${houses} inHand=${id === seat} say=${say} />
            <//>
            ${view.phase === "selling" && html`<${Line} name="cheques" term=${say("fs.cheques")}>
                <${Cards} kind="cheques" cards=${cheques} say=${say} />
            <//>`}
        </dl>
    </li>`;
}

export function Seats({ view, toAct, seat, say }) {
    const common = { view, toAct, seat, say };
    return html`<section class="fs-seats" aria-label=${say("fs.seats")}>
        <ol data-seats=${view.players.length}>
            ${view.players.map((player, i) => html`
                <${Seat} key=${player.id} player=${player} number=${i + 1} ...${common} />`)}
        </ol>
    </section>`;
}
