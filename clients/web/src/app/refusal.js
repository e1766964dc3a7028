/** Why an action was refused: what is wrong, the rule in the reader's language, and what its player may do instead. */

import { html, useLayoutEffect, useRef } from "../lib/preact.js";
import { boundsOf } from "./bid-form.js";
import { ProblemBox, Technical } from "./problem-box.js";
import { spoken } from "./sentence.js";

/** `legal`: what the table offers its player, where that may be more than the service lists, which tells what is hidden. */
export function Refusal({ refusal, table, view, legal }) {
    // The panel of actions may be scrolled, and what was clicked may be below.
    const place = useRef(null);
    const isRefused = refusal?.problem.kind === "illegal-action";
    useLayoutEffect(() => {
        // The focus has a screen reader read it by its name; any other problem is an alert of its own. It comes first: what is
        // focused in the panel has the page leave no room for the panel, and so the page stays.
        if (isRefused) place.current?.focus({ preventScroll: true });
        place.current?.scrollIntoView({ block: "nearest" });
    }, [refusal]);
    if (refusal === null) return null;
    const { t } = table;
    const { problem } = refusal;
    const name = isRefused && [problem.problem.title, ...problem.problem.violations.map(({ detail }) => spoken(detail, table))].join(" ");
    return html`
        <div class="refusal-place" ref=${place} ...${isRefused && { role: "group", tabindex: "0", "aria-label": name }}>
            ${isRefused
                ? html`<${RefusalText} document=${problem.problem} game=${table.game} t=${t} view=${view} legal=${legal} />`
                : html`<${ProblemBox} problem=${problem} t=${t} />`}
        </div>
    `;
}

/**
 * A problem of the type illegal-action. It lists what the action's own player may do, and nothing out of turn; `instead`
 * is what is listed then, where the reader may see what all the others can do.
 *
 * @param {{document: any, game: any, t: any, view: any, instead?: any[], legal?: any[]}} props
 */
function RefusalText({ document, game, t, view, instead = [], legal: offered }) {
    const { violations, legal_actions: own } = document;
    const legal = offered ?? (own.length > 0 ? own : instead);
    return html`
        <div class="refusal" data-refusal>
            <h2>${document.title}</h2>
            <ul>${violations.map((each) => html`
                <li data-code=${each.code} lang=${each.lang}>
                    <p>${spoken(each.detail, { game, t })}<${Technical} error=${each} /></p>
                    ${each.against?.length > 0 && html`<ul data-against=${each.against.length}>${each.against.map((one) => html`<li data-code=${one.code}>${one.detail}</li>`)}</ul>`}
                    ${each.clause && html`<blockquote class="clause" data-clause=${each.rule}>${each.clause}</blockquote>`}
                </li>`)}
            </ul>
            ${legal.length > 0 && html`
                <p class="small">${t("refusal.legal")}</p>
                <ul class="small legal-list">${legal.slice(0, 8).map((action) => html`<li>${named(action, game, t, view)}</li>`)}
                    ${legal.length > 8 && html`<li>${t("refusal.more", { n: legal.length - 8 })}</li>`}</ul>`}
        </div>
    `;
}

/**
 * Why a record breaks off at a position. Whoever reads a whole record knows all hands: an action out of turn is answered with what
 * the others could do.
 *
 * @param {{problem: any, game: any, t: any, position: any, brought?: any}} props   `brought`: as for the box of a problem
 */
export const RefusedThere = ({ problem, game, t, position, brought }) =>
    problem.type === "/problems/illegal-action"
        ? html`<${RefusalText} document=${problem} game=${game} t=${t} view=${position.state} instead=${position.legal_actions} />`
        : html`<${ProblemBox} problem=${{ problem }} t=${t} brought=${brought} />`;

function named(action, game, t, view) {
    if (action.amount?.minimum !== undefined) {
        return t(`refusal.bid${boundsOf(action)}`, { player: action.player, ...action.amount });
    }
    const due = Object.values(action).find((value) => value?.count !== undefined);
    return due ? t("reveal.due", { n: due.count, of: due.count }) : game.label(action, t, view);
}
