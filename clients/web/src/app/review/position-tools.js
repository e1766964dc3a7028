/** What can be done with a position: hand on its link, play on from it, put the game on paper or into a picture. */

import { html } from "../../lib/preact.js";
import { pageAddress } from "../home.js";
import { useLoaded } from "../hooks.js";
import { LinkBox } from "../links/link-box.js";
import { linkTo } from "./position-link.js";
import { PictureBox } from "./picture-box.js";

/** The transcript of what was judged, with the digest that it leads to. */
export function transcriptOf(positions, verdict) {
    const { game, start, actions } = positions.record;
    const { setup, state, names } = start;
    return { game, ...(setup ? { setup } : { state }), actions, ...(names && { names }), history: verdict.position.state.history };
}

/**
 * @param {{positions: any, verdict: any, at: number, sheet: any, record: any, playOn: (record: any) => void, toSheet: (at: number) => void,
 *     toCorrect: (at: number) => void, t: any}} props
 */
export function PositionTools({ positions, verdict, at, sheet, record, playOn, toSheet, toCorrect, t }) {
    const { value: url, problem } = useLoaded(() => linkTo(pageAddress(), transcriptOf(positions, verdict), at), [verdict, at]);
    const { game, start, actions } = positions.record;
    const name = t("review.what-if-name", { game: record.name || sheet.name, at });
    const { practice } = record;
    const playFrom = (against = undefined) => playOn({ game, start, actions: actions.slice(0, at), cursor: at, name, practice: against });
    const over = verdict.position.finished && at === verdict.applied;
    return html`
        <section class="tool position-tools" aria-labelledby="position-tools" data-position-tools>
            <h2 class="small" id="position-tools">${t("review.here", { at })}</h2>
            <div class="tool-columns">
                <div>
                    <p class="hint">${t("review.link-hint")}</p>
                    ${problem ? html`<p>${t("review.no-link")}</p>` : html`<${LinkBox} url=${url ?? ""} name=${t("review.link", { at })} t=${t} kind="position" />`}
                </div>
                <div>
                    <p class="hint">${t(over ? "review.what-if-over" : "review.what-if-hint")}</p>
                    <div class="row tight">
                        <button type="button" data-what-if disabled=${over} onClick=${() => playFrom(practice && { ...practice, isFirst: false })}>${t("review.what-if")}</button>
                        ${practice && html`<button type="button" data-by-hand disabled=${over} onClick=${() => playFrom()}>${t("review.by-hand")}</button>`}
                        <button type="button" data-go="correct" disabled=${at === 0}
                            onClick=${() => toCorrect(at)}>${t("correcting.open-here")}</button>
                        <button type="button" data-go="sheet" onClick=${() => toSheet(at)}>${t("review.sheet")}</button>
                    </div>
                    ${verdict.position.finished && html`<${PictureBox} position=${verdict.position} sheet=${sheet} record=${record} t=${t} />`}
                </div>
            </div>
        </section>
    `;
}
