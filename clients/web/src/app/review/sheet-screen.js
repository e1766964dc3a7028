/** A game on paper: result, rulings, and all that happened, with what it takes to check it. */

import { html, useState } from "../../lib/preact.js";
import { useFocus, useLoaded, useSheet, useTop } from "../hooks.js";
import { ProblemBox } from "../problem-box.js";
import { mayLookBack } from "./may-look-back.js";
import { paper } from "./paper/index.js";
import { StillHidden } from "./still-hidden.js";
import { usePositions } from "./use-positions.js";

/** @param {{t: any, client: any, record: any, known?: boolean, open?: boolean, leave: () => void}} props   as for the review */
export function SheetScreen({ t, client, record, known = false, open = false, leave }) {
    const { positions, verdict, problem, loaded } = usePositions(client, record, null);
    const { value: sheet, problem: noSheet } = useSheet(client, record.game);
    const { value: scores, problem: noScores } = useLoaded(async () => verdict && client.game(record.game).scores(verdict.position.state), [verdict, client]);
    const { value: Paper, problem: noPaper } = useLoaded(paper, []);
    useTop();
    const heading = useFocus(verdict === null);
    const [uncovered, uncover] = useState(false);
    const allowed = verdict !== null && (uncovered || mayLookBack(verdict.position, { known, open }));
    const ready = allowed && Paper !== null && sheet !== null && scores !== null && loaded === verdict.applied + 1;
    return html`
        <main id="content" class="print-sheet" data-screen="sheet" data-game=${record.game} aria-busy=${String(!ready && !problem)}>
            <div class="row unprinted">
                <button type="button" data-leave onClick=${leave}>${t("back")}</button>
                ${allowed && html`<button type="button" class="primary" data-print disabled=${!ready} onClick=${() => print()}>${t("review.print")}</button>`}
            </div>
            <h1 ref=${heading} tabindex="-1">${sheet?.name ?? "…"}</h1>
            <${ProblemBox} problem=${problem ?? noSheet ?? noScores ?? noPaper} t=${t} />
            ${verdict !== null && !allowed && html`<${StillHidden} position=${verdict.position} uncover=${() => uncover(true)} t=${t} />`}
            ${ready && html`<${Paper} ...${{ t, sheet, scores, record, positions, verdict }} />`}
        </main>
    `;
}
