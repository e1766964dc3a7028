/** Reviewing a game position by position, with everything open. */

import { GAMES } from "../../games/index.js";
import { html, useCallback, useEffect, useState } from "../../lib/preact.js";
import { useFocus, useSheet, useTop } from "../hooks.js";
import { ProblemBox } from "../problem-box.js";
import { RefusedThere } from "../refusal.js";
import { remember } from "../router.js";
import { RulesBox } from "../rules-box.js";
import { Scoresheet } from "../scoresheet.js";
import { eventText } from "../event-text.js";
import { Course } from "./course/index.js";
import { mayLookBack } from "./may-look-back.js";
import { PositionTools } from "./position-tools.js";
import { ReviewLog } from "./review-log.js";
import { RulesHere } from "./rules-here.js";
import { StillBoard } from "./still-board.js";
import { StillHidden, isRefereed } from "./still-hidden.js";
import { Stepper } from "./stepper.js";
import { usePositions } from "./use-positions.js";

/** Milliseconds. */
const REST = 200;

/**
 * @param {{t: any, client: any, record: import("./positions.js").Kept, at?: number, open?: boolean, known?: boolean,
 *     back: string, leave: () => void, playOn: (record: any) => void, toSheet: (at: number) => void, toCorrect: (at: number) => void}} props
 *     `open`: whether the table lies open to all who look; `known`: whether whoever looks has the whole record anyway;
 *     `back`: what leaving is called, by the key of its words; `playOn`: begin a game of its own with a record
 */
export function ReviewScreen({ t, client, record, at: first, open = false, known = false, back, leave, playOn, toSheet, toCorrect }) {
    const [wanted, setWanted] = useState(first ?? null);
    const [uncovered, uncover] = useState(false);
    const { positions, verdict, problem, at, loaded } = usePositions(client, record, wanted);
    const { value: sheet, problem: noSheet } = useSheet(client, record.game);
    const move = useCallback((to) => setWanted(to), []);
    // Only once the reader stays at a step: browsers limit how often the history may change.
    useEffect(() => {
        if (wanted === null) return undefined;
        const rest = setTimeout(() => remember({ at: wanted }), REST);
        return () => clearTimeout(rest);
    }, [wanted]);
    useTop();
    const heading = useFocus(verdict === null);
    if (verdict === null || sheet === null) {
        return html`
            <main id="content" class="review" data-screen="review" aria-busy=${String(!problem)}>
                <h1 ref=${heading} tabindex="-1">${t("review.title")}</h1>
                <${ProblemBox} problem=${problem ?? noSheet} t=${t} />
                ${(problem ?? noSheet) && html`<button type="button" data-leave onClick=${leave}>${t("back")}</button>`}
            </main>`;
    }
    if (!uncovered && !mayLookBack(verdict.position, { known, open })) {
        return html`<${NotYet} sheet=${sheet} position=${verdict.position} leave=${leave} uncover=${() => uncover(true)} t=${t} />`;
    }
    return html`<${Reviewed} ...${{ t, client, sheet, record, back, positions, verdict, at, loaded, move, leave, playOn, toSheet, toCorrect, problem }} />`;
}

function NotYet({ sheet, position, leave, uncover, t }) {
    const heading = useFocus();
    return html`
        <main id="content" class="review" data-screen="review" data-not-yet>
            <h1 ref=${heading} tabindex="-1">${t("review.of", { game: sheet.name })}</h1>
            <${StillHidden} position=${position} uncover=${uncover} t=${t} />
            <div><button type="button" class=${isRefereed(position) ? "" : "primary"} data-leave onClick=${leave}>${t("review.leave")}</button></div>
        </main>
    `;
}

function Reviewed({ t, client, sheet, record, back, positions, verdict, at, loaded, move, leave, playOn, toSheet, toCorrect, problem }) {
    const heading = useFocus(verdict);
    const [shown, setShown] = useState(at);
    const step = positions.steps[at];
    // Until the next one is here, the last one stays.
    if (step !== undefined && shown !== at) setShown(at);
    const { position, events } = step ?? positions.steps[shown] ?? positions.steps[verdict.applied];
    const { state } = position;
    const game = GAMES[record.game];
    const last = verdict.applied;
    return html`
        <main id="content" class="play review" data-screen="review" data-game=${record.game} data-ply=${state.ply} data-at=${at} data-loaded=${loaded}
            aria-busy=${String(step === undefined)}>
            <div class="play-bar">
                <div class="play-title">
                    <h1 ref=${heading} tabindex="-1">${t("review.of", { game: sheet.name })}</h1>
                    ${!position.finished && html` <span class="round">${t(game.turns ? "play.turn-number" : "play.round", { round: state.round })}</span>`}
                </div>
                <button type="button" data-leave onClick=${leave}>${t(back)}</button>
            </div>
            <${ProblemBox} problem=${problem} t=${t} />
            <${Judged} verdict=${verdict} record=${record} game=${game} t=${t} />
            <div class="stepping">
                <${Stepper} at=${at} last=${last} move=${move} t=${t} />
                <p class="now" role="status" data-now>${events.length > 0 ? eventText(events, { game, t }) : t(at === 0 ? "review.start" : "review.silent")}</p>
            </div>
            <div class="table-top">
                <${StillBoard} table=${{ game, gameSheet: sheet, t }} step=${{ position, events }} log=${positions.log(step ? at : shown)} />
                <aside class="side">
                    <${ReviewLog} positions=${positions} at=${at} last=${last} loaded=${loaded} move=${move} table=${{ game, gameSheet: sheet, t }} view=${state} />
                </aside>
            </div>
            <${Course} isWhole=${verdict.position.finished && loaded > last} ...${{ client, game, positions, at, move, t }} />
            <${PositionTools} ...${{ positions, verdict, at, sheet, record, playOn, toSheet, toCorrect, t }} />
            ${position.finished && html`<${Scoresheet} sheet=${position.scores} state=${state} game=${game} t=${t} />`}
            <div class="tools">
                <${RulesHere} game=${record.game} state=${state} events=${events} client=${client} scored=${position.finished} t=${t} />
                <${RulesBox} game=${record.game} ruleset=${state.ruleset} client=${client} t=${t} />
            </div>
        </main>
    `;
}

/** What is wrong with the record, if anything is. */
function Judged({ verdict, record, game, t }) {
    const { refused, history_matches: matches, scores_match: scored, position } = verdict;
    return html`
        ${matches === false && html`<p class="warning" data-history="false">${t("import.no-history")}</p>`}
        ${scored === false && html`<p class="warning" data-scores="false">${t("import.no-scores")}</p>`}
        ${refused !== null && html`
            <details class="refused-here" open data-refused-index=${refused.index}>
                <summary>${t("review.refused", { n: refused.index + 1, of: record.actions.length })}</summary>
                <${RefusedThere} problem=${refused.problem} game=${game} t=${t} position=${position} />
            </details>`}
    `;
}
