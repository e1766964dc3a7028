/**
 * Taking something back at a guarded table: only the referee's key can, and the players agree among themselves. Who asks for
 * it passes a link on that leads to the point before; who has the referee's key opens it, or chooses a point here.
 */

import { html, useState } from "../../lib/preact.js";
import { pageAddress } from "../home.js";
import { REFEREE } from "./holders.js";
import { LinkBox } from "./link-box.js";
import { linkTo } from "./link.js";
import { askNewest } from "./open.js";
import { playedText } from "./public-log.js";

/** The points that this browser can lead back to, the latest first, each with what was done there. */
function pointsOf({ tokens = {}, place, played }) {
    const earlier = Object.keys(tokens).map(Number).filter((ply) => ply < place.settled);
    return earlier.sort((one, other) => other - one).map((ply) => ({ ply, token: tokens[ply], done: played.find((each) => each.ply === ply + 1) ?? null }));
}

/** Go back to a point of the table, by the referee's key. @returns {Promise<import("./open.js").Opened>} */
export async function takeBack(client, kept, token) {
    await client.game(kept.game).sealed(token, kept.keys[REFEREE]).heads();
    return askNewest(client, kept);
}

/** @param {{kept: import("./kept.js").Kept, sheet: any, t: any, back: (token: string) => void, busy: boolean}} props */
export function TakingBack({ kept, sheet, t, back, busy }) {
    const points = pointsOf(kept);
    const [chosen, choose] = useState(/** @type {number | null} */ (null));
    const [sure, setSure] = useState(false);
    const point = points.find(({ ply }) => ply === chosen) ?? points[0];
    const rules = REFEREE in kept.keys;
    return html`
        <details data-taking-back>
            <summary>${t("back.title")}</summary>
            <p class="hint">${t(rules ? "back.referee" : "back.player")}</p>
            ${points.length === 0
                ? html`<p>${t("back.nothing")}</p>`
                : html`
                    <label>${t("back.before")}
                        <select name="point" value=${point.ply} onChange=${(event) => choose(Number(event.target.value))}>
                            ${points.map((each) => html`<option key=${each.ply} value=${each.ply} selected=${each === point}>${nameOf(each, sheet, t)}</option>`)}
                        </select>
                    </label>
                    ${rules
                        ? html`<div class="row tight">
                            <button type="button" data-take-back disabled=${busy} onClick=${() => (sure ? back(point.token) : setSure(true))}>
                                ${t(sure ? "back.sure" : "back.do")}</button></div>`
                        : html`<${LinkBox} url=${linkTo(pageAddress(), { game: kept.game, token: point.token, undo: point.ply })} name=${t("back.link")} t=${t} kind="undo" />`}`}
        </details>
    `;
}

/** What a link that asks for it leads to. @param {{kept: any, asked: {ply: number, token: string}, t: any, back: (token: string) => void, busy: boolean}} props */
export function AskedBack({ kept, asked, t, back, busy }) {
    const rules = REFEREE in kept.keys;
    const gone = asked.ply >= kept.place.settled;
    return html`
        <div class="warning" role="alert" data-note="asked-back">
            <p><strong>${t("back.asked", { n: kept.place.settled - asked.ply })}</strong></p>
            <p>${t(gone ? "back.asked-gone" : rules ? "back.asked-referee" : "back.asked-player")}</p>
            ${rules && !gone && html`<button type="button" data-take-back disabled=${busy} onClick=${() => back(asked.token)}>${t("back.sure")}</button>`}
        </div>
    `;
}

const nameOf = ({ ply, done }, sheet, t) => (done === null ? t("back.point", { n: ply + 1 }) : playedText(done, sheet, t));
