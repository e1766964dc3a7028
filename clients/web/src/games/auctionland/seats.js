/** A seat: who sits there, what lies in the purse, the island and what it counts. */

import { PlayerFigure } from "../../app/player-figure.js";
import { html } from "../../lib/preact.js";
import { Coin, IconInLine, TerrainInLine } from "./art.js";
import { Island } from "./island.js";
import { countsOf } from "./islands.js";
import { ICONS } from "./tiles.js";

export function Seat({ player, number, view, tiles, coast, t, toAct, lens, places, newest, featured }) {
    // An auction waits for nobody whose bid is the highest.
    const acts = toAct.includes(player.id) && !(view.phase === "bidding" && view.auction.high_bidder === player.id);
    return html`
        <section
            class=${`al-seat al-player-${number}${featured ? " al-featured" : ""}${acts ? " al-acts" : ""}`}
            aria-labelledby=${`al-seat-${number}`}
            data-seat=${player.id}
            data-here=${(featured && view.phase === "place") || undefined}
            data-money=${player.money ?? "hidden"}
        >
            <header class="al-head">
                <${PlayerFigure} id=${player.id} number=${number} />
                <h2 id=${`al-seat-${number}`}>${player.id}</h2>
                <${Purse} money=${player.money} t=${t} />
                <${Tags} player=${player} view=${view} acts=${acts} t=${t} />
            </header>
            <div class="al-sea">
                <${Island}
                    island=${player.island}
                    tiles=${tiles}
                    coast=${coast}
                    name=${t("al.island", { player: player.id, count: player.island.length })}
                    t=${t}
                    places=${places}
                    newest=${newest}
                    lens=${lens}
                />
                ${player.island.length === 0 && !places?.length && html`<p class="al-soft">${t("al.island.empty")}</p>`}
            </div>
            <${Counts} counts=${countsOf(player.island, tiles, coast)} t=${t} />
        </section>
    `;
}

function Purse({ money, t }) {
    const words = money === null ? t("al.money.hidden") : t("al.money", { money });
    return html`<${Coin} amount=${money} label=${words} />`;
}

function Tags({ player, view, acts, t }) {
    const { auction, auctioneer, bonus, holding } = view;
    const tags = [
        player.id === auctioneer && view.phase !== "finished" && t("al.auctioneer"),
        acts && t("al.to-act"),
        view.forfeits?.some(({ seat }) => seat === player.id) && t("scores.forfeited"),
        auction?.high_bidder === player.id && t("al.highest.amount", { amount: auction.bids[player.id] }),
        auction?.passed.includes(player.id) && t("al.passed"),
        (bonus === player.id || (holding?.player === player.id && holding.from === "bonus")) && t("al.bonus"),
    ];
    return html`<span class="al-tags">${tags.filter(Boolean).map((tag) => html`<span class="al-tag" key=${tag}>${tag}</span>`)}</span>`;
}

/** What the island counts, for the eye; the scoresheet has the points. */
export function Counts({ counts, t }) {
    const terrains = ["park", "water", "housing", "forest"];
    return html`
        <dl class="al-counts">
            ${terrains.map((terrain) => html`
                <div key=${terrain} title=${t(`al.count.${terrain}`)}>
                    <dt><${TerrainInLine} terrain=${terrain} /><span class="al-unseen">${t(`al.count.${terrain}`)}</span></dt>
                    <dd data-count=${terrain}>${counts[terrain]}</dd>
                </div>
            `)}
            ${ICONS.map((icon) => html`
                <div key=${icon} title=${t(`al.${icon}`)}>
                    <dt><${IconInLine} icon=${icon} /><span class="al-unseen">${t(`al.${icon}`)}</span></dt>
                    <dd data-count=${icon}>${counts.icons[icon]}</dd>
                </div>
            `)}
        </dl>
    `;
}

/** What only its owner may know. @param {{view: any, seat: string, t: any}} props */
export const Own = ({ view, seat, t }) => {
    const { money } = view.players.find(({ id }) => id === seat);
    return html`<p class="al-own"><${Purse} money=${money} t=${t} /> <span>${t("al.money", { money })}</span></p>`;
};
