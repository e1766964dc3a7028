/** On the first screen: the tables by link that this browser knows, and the ways to others. */

import { GAMES } from "../../games/index.js";
import { html } from "../../lib/preact.js";
import { useLoaded } from "../hooks.js";
import { tables } from "./kept.js";
import { PasteForm } from "./paste-form.js";
import { canAct, seatIn } from "./open.js";

export function KeptList({ t, go, games, open }) {
    const { value } = useLoaded(tables, []);
    const known = (value ?? []).filter(({ game }) => game in GAMES);
    return html`
        <section class="by-link" aria-labelledby="by-link-title">
            <h2 id="by-link-title">${t("links.title")}</h2>
            ${known.length > 0 && html`
                <ul class="kept-tables" aria-label=${t("links.tables")}>
                    ${known.map((kept) => html`<li key=${kept.id}><${KeptTable} kept=${kept} games=${games} go=${go} t=${t} /></li>`)}
                </ul>`}
            <${PasteForm} t=${t} open=${open} />
            <div><button type="button" class="quiet" data-go="join" onClick=${() => go("join")}>${t("join.open")}</button></div>
        </section>
    `;
}

function KeptTable({ kept, games, go, t }) {
    const name = games?.find(({ id }) => id === kept.game)?.name ?? kept.game;
    return html`
        <div class="resume kept-table" data-kept=${kept.id}>
            <div>
                <h3>${name}</h3>
                <p>${kept.players.join(", ")}</p>
                <p data-whose-turn><strong>${turnOf(kept, t)}</strong></p>
            </div>
            <button type="button" class="primary" data-go="linked" aria-label=${`${t("start.resume")}: ${name}, ${kept.players.join(", ")}`}
                onClick=${() => go("linked", { id: kept.id })}>${t("start.resume")}</button>
        </div>
    `;
}

/** Whose turn it is, as far as this browser knows. @param {import("./kept.js").Kept} kept */
export function turnOf(kept, t) {
    const { finished, heldBy, toAct } = kept;
    const seat = seatIn(kept);
    if (finished) return t("links.finished");
    if (heldBy !== null) return heldBy === seat ? t("links.held-own") : t("links.held", { player: heldBy });
    if (canAct(kept)) return t("links.turn");
    const others = toAct.filter((id) => id !== seat);
    return t("play.turn", { player: (others.length > 0 ? others : toAct).map((id) => (id === "table" ? t("links.holder.t") : id)).join(", ") });
}
