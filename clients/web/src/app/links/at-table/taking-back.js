/**
 * Taking something back at a guarded table: only the referee's key can, and the players agree among themselves. Who asks for
 * it passes a link on that leads to the point before; who has the referee's key opens it, or chooses a point here.
 */

import { REFEREE } from "../holders.js";
import { sentence } from "./words.js";

/** A point of the table, with what was done there. */
const pointAt = ({ played }, { ply, token }) => ({ ply, token, done: played.find((each) => each.ply === ply + 1) ?? null });

/** The points that this browser can lead back to, the latest first. */
function pointsOf(kept) {
    const { tokens = {}, place } = kept;
    const earlier = Object.keys(tokens).map(Number).filter((ply) => ply < place.settled);
    return earlier.sort((one, other) => other - one).map((ply) => pointAt(kept, { ply, token: tokens[ply] }));
}

const sayIn = (t) => (key, figures = {}) => sentence(t.language, key, figures);

/** @param {any} kit */
export function takingBackWith({ html, useState, pageAddress, LinkBox, linkTo, askNewest, playedText }) {
    /** Go back to a point of the table, by the referee's key. @returns {Promise<import("../open.js").Opened>} */
    async function takeBack(client, kept, token) {
        await client.game(kept.game).sealed(token, kept.keys[REFEREE]).heads();
        return askNewest(client, kept);
    }

    /** @param {{kept: import("../kept.js").Kept, sheet: any, t: any, back: (token: string) => void, busy: boolean}} props */
    function TakingBack({ kept, sheet, t, back, busy }) {
        const say = sayIn(t);
        const points = pointsOf(kept);
        const [chosen, choose] = useState(/** @type {number | null} */ (null));
        const point = points.find(({ ply }) => ply === chosen) ?? points[0];
        // Of what was agreed on: whatever is played meanwhile is asked about anew.
        const [agreed, agree] = useState(/** @type {string | null} */ (null));
        const asked = `${point?.token} ${kept.place.settled}`;
        const isSure = agreed === asked;
        const rules = REFEREE in kept.keys;
        return html`
            <details data-taking-back>
                <summary>${say("back.title")}</summary>
                <p class="hint">${say(rules ? "back.referee" : "back.player")}</p>
                ${points.length === 0
                    ? html`<p>${say("back.nothing")}</p>`
                    : html`
                        <label>${say("back.before")}
                            <select name="point" value=${point.ply} onChange=${(event) => choose(Number(event.target.value))}>
                                ${points.map((each) => html`<option key=${each.ply} value=${each.ply} selected=${each === point}>${nameOf(each, sheet, t)}</option>`)}
                            </select>
                        </label>
                        ${rules
                            ? html`<div class="row tight">
                                <button type="button" data-take-back disabled=${busy} onClick=${() => (isSure ? back(point.token) : agree(asked))}>
                                    ${say(isSure ? "back.sure" : "back.do")}</button></div>`
                            : html`<${LinkBox} url=${linkTo(pageAddress(), { game: kept.game, token: point.token, undo: point.ply })} name=${say("back.link")} t=${t} kind="undo" />`}`}
            </details>
        `;
    }

    /** What a link that asks for it leads to. @param {{kept: any, asked: {ply: number, token: string}, sheet: any, t: any, back: (token: string) => void, busy: boolean}} props */
    function AskedBack({ kept, asked, sheet, t, back, busy }) {
        const say = sayIn(t);
        const rules = REFEREE in kept.keys;
        const gone = asked.ply >= kept.place.settled;
        return html`
            <div class="warning" role="alert" data-note="asked-back">
                <p><strong>${say("back.asked", { n: kept.place.settled - asked.ply })}</strong></p>
                ${!gone && html`<p>${say("back.before")} ${nameOf(pointAt(kept, asked), sheet, t)}</p>`}
                <p>${say(gone ? "back.asked-gone" : rules ? "back.asked-referee" : "back.asked-player")}</p>
                ${rules && !gone && html`<button type="button" data-take-back disabled=${busy} onClick=${() => back(asked.token)}>${say("back.sure")}</button>`}
            </div>
        `;
    }

    const nameOf = ({ ply, done }, sheet, t) => (done === null ? sayIn(t)("back.point", { n: ply + 1 }) : playedText(done, sheet, t));

    return { TakingBack, AskedBack, takeBack };
}
