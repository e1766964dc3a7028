/** A game on paper: its facts, its result, its rulings and all that happened, with what it takes to check it. */

import { scoresWith } from "./scores.js";

/** The component, made with what the part borrows of the page. @param {any} kit */
export const paperWith = (kit) => (made ??= paper(kit));

/** Once: another function would be another component, and lose what it has. @type {any} */
let made;

function paper(kit) {
    const { GAMES, html, dateOf, editionOf, eventText, pageAddress, useLoaded, useQr, RulingsTable, linkTo, transcriptOf } = kit;
    const SheetScores = scoresWith(kit);
    return Paper;

    function Paper({ t, sheet, scores, record, positions, verdict }) {
        const { state } = verdict.position;
        // Only its own members: a player may be called `constructor`.
        const names = { __proto__: null, ...record.start.names };
        const facts = [
            ["review.sheet.edition", editionOf(sheet, state, t).join(", ")],
            ["review.sheet.players", state.players.map(({ id }) => names[id] ?? id).join(", ")],
            ["setup.dealer", t(`setup.dealer.${state.dealer}`)],
            ["review.sheet.date", dateOf(record, t) || "________________"],
            ["review.sheet.actions", String(verdict.applied)],
        ];
        return html`
            <dl class="facts">${facts.map(([key, value]) => html`<div key=${key}><dt>${t(key)}</dt><dd>${value}</dd></div>`)}</dl>
            ${!verdict.position.finished && html`<p class="warning" data-unfinished>${t("review.sheet.unfinished")}</p>`}
            <h2>${t("scores.title")}</h2>
            <${SheetScores} scores=${scores} state=${state} names=${names} game=${GAMES[record.game]} t=${t} />
            <h2>${t("review.sheet.check")}</h2>
            <${Check} state=${state} positions=${positions} verdict=${verdict} t=${t} />
            <h2>${t("scores.rulings", { n: scores.rulings.length })}</h2>
            <${RulingsTable} rulings=${scores.rulings} options=${sheet.options} t=${t} />
            <h2>${t("transcript.title")}</h2>
            <ol class="told-all" start="0">
                ${positions.steps.map(({ events }, index) => html`<li key=${index} value=${index}>${eventText(events, { game: GAMES[record.game], t }) || t("review.silent")}</li>`)}
            </ol>
        `;
    }

    /** What others need to check that the game went so. */
    function Check({ state, positions, verdict, t }) {
        const { value: url } = useLoaded(() => linkTo(pageAddress(), transcriptOf(positions, verdict), verdict.applied), [verdict]);
        const { code } = useQr(url, t("review.sheet.code"));
        const { seed, nonce, commitment } = state.deal ?? {};
        const facts = [
            ["review.sheet.history", state.history],
            ["review.sheet.commitment", commitment],
            ["setup.seed", seed],
            ["review.sheet.nonce", nonce],
        ].filter(([, value]) => value);
        return html`
            <div class="check">
                <div>
                    <p>${t(code === null ? "review.sheet.check-file" : "review.sheet.check-code")}</p>
                    <dl class="facts digests">${facts.map(([key, value]) => html`<div key=${key}><dt>${t(key)}</dt><dd><code>${value}</code></dd></div>`)}</dl>
                </div>
                ${code}
            </div>
        `;
    }
}
