/** A game on paper: result, rulings, and all that happened, with what it takes to check it. */

import { GAMES } from "../../games/index.js";
import { html, useState } from "../../lib/preact.js";
import { RefereeCover } from "../cover-referee.js";
import { editionOf } from "../edition.js";
import { pageAddress } from "../home.js";
import { useFocus, useLoaded, useSheet, useTop } from "../hooks.js";
import { useQr } from "../links/qr.js";
import { partAt, styled } from "../parts.js";
import { ProblemBox } from "../problem-box.js";
import { RulingsTable } from "../rulings-table.js";
import { dateOf } from "../dates.js";
import { eventText } from "../event-text.js";
import { mayLookBack } from "./may-look-back.js";
import { linkTo } from "./position-link.js";
import { transcriptOf } from "./position-tools.js";
import { SheetScores } from "./sheet-scores.js";
import { usePositions } from "./use-positions.js";

/** @param {{t: any, client: any, record: any, known?: boolean, open?: boolean, leave: () => void}} props   as for the review */
export function SheetScreen({ t, client, record, known = false, open = false, leave }) {
    const { positions, verdict, problem, loaded } = usePositions(client, record, null);
    const { value: sheet, problem: noSheet } = useSheet(client, record.game);
    const { value: scores, problem: noScores } = useLoaded(async () => verdict && client.game(record.game).scores(verdict.position.state), [verdict, client]);
    const { value: isStyled, problem: noStyle } = useLoaded(async () => styled(partAt("paper-style")).then(() => true), []);
    useTop();
    const heading = useFocus(verdict === null);
    const [uncovered, uncover] = useState(false);
    const allowed = verdict !== null && (uncovered || mayLookBack(verdict.position, { known, open }));
    const ready = allowed && (isStyled || noStyle) && sheet !== null && scores !== null && loaded === verdict.applied + 1;
    return html`
        <main id="content" class="print-sheet" data-screen="sheet" data-game=${record.game} aria-busy=${String(!ready && !problem)}>
            <div class="row unprinted">
                <button type="button" data-leave onClick=${leave}>${t("back")}</button>
                ${allowed && html`<button type="button" class="primary" data-print disabled=${!ready} onClick=${() => print()}>${t("review.print")}</button>`}
            </div>
            <h1 ref=${heading} tabindex="-1">${sheet?.name ?? "…"}</h1>
            <${ProblemBox} problem=${problem ?? noSheet ?? noScores} t=${t} />
            ${verdict !== null && !allowed && (verdict.position.state.dealer === "table"
                ? html`<${RefereeCover} uncover=${() => uncover(true)} t=${t} />`
                : html`<p>${t("review.not-yet")}</p><p>${t("review.not-yet-but")}</p>`)}
            ${ready && html`<${Paper} ...${{ t, sheet, scores, record, positions, verdict }} />`}
        </main>
    `;
}

function Paper({ t, sheet, scores, record, positions, verdict }) {
    const { state } = verdict.position;
    const names = record.start.names ?? {};
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
        <${RulingsTable} rulings=${scores.rulings} t=${t} />
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
