/** The new line beside the old one: what was kept, what leads elsewhere now, what was left out; and where it is to end. */

import { actionsOf } from "./line.js";
import { ProblemBox, StillBoard, Stepper, eventText, html, markCorrected, useEffect, useMemo, usePositions, useState } from "./correcting-kit.js";

/** What becomes of the action that a way of correcting takes away. */
const TAKEN = { replace: "replaced", remove: "removed" };

/** What became of each action, in order, the one that was wrong first; `place`: after how many actions of the new line it is done. */
function fatesOf({ judged, cut }, change, before, olds, news, table) {
    const wordsOf = (step) => step && eventText(step.events, table);
    let place = before;
    const told = judged.map(({ was, problem }) => {
        const old = was === null ? undefined : wordsOf(olds[was + 1]);
        if (problem !== null) return { fate: "out", was, old, problem };
        place += 1;
        const now = wordsOf(news[place]);
        const fate = was === null ? "new" : now !== undefined && old !== undefined && now !== old ? "changed" : "kept";
        return { fate, was, old, now, place };
    });
    const wrong = change.how in TAKEN ? [{ fate: TAKEN[change.how], was: before, old: wordsOf(olds[before + 1]) }] : [];
    return [...wrong, ...told, ...cut.map(({ was }) => ({ fate: "cut", was, old: was === null ? undefined : wordsOf(olds[was + 1]) }))];
}

/** @param {any} props `change`: as of the new line */
export function LineOutcome({ heading, line, change, before, old, record, table, client, playOn, t }) {
    const { gameSheet } = table;
    const next = useMemo(() => {
        const { start, actions } = old.record;
        return { game: record.game, start, actions: [...actions.slice(0, before), ...actionsOf(line)] };
    }, [line]);
    const last = next.actions.length;
    const [end, setEnd] = useState(last);
    useEffect(() => setEnd(last), [last]);
    const { positions, at, loaded, problem } = usePositions(client, next, end);
    const fates = fatesOf(line, change, before, old.steps, positions.steps, table);
    const count = (wanted) => fates.filter(({ fate }) => fate === wanted).length;
    const step = positions.steps[at];
    const name = t("correcting.name", { game: record.name || gameSheet.name, n: before + 1 });
    const takeOver = () => playOn({ ...next, actions: next.actions.slice(0, at), cursor: at, name }, async () => record.id && markCorrected(record.id, before + 1));
    return html`
        <${ProblemBox} problem=${problem} t=${t} />
        <p class="now" role="status" ref=${heading} tabindex="-1" data-kept=${count("kept")} data-changed=${count("changed")} data-out=${count("out")}>
            ${t("correcting.summary", { kept: count("kept"), changed: count("changed"), out: count("out") + count("cut") })}</p>
        <div class="stepping"><${Stepper} at=${at} last=${last} move=${(to) => setEnd(Math.max(before, to))} t=${t} /></div>
        <div class="row tight">
            <button type="button" class="primary" data-confirm onClick=${takeOver}>
                ${t(at === last ? "correcting.confirm" : "correcting.confirm-to", { n: at })}</button>
            <span class="hint">${t("correcting.confirm-hint")}</span>
        </div>
        <div class="table-top" data-loaded=${loaded}>
            <${StillBoard} table=${table} step=${step} log=${positions.log(at)} />
            <aside class="side">
                <section class="log" aria-labelledby="fates">
                    <h2 class="small" id="fates">${t("correcting.fates")}</h2>
                    <ol class="review-log fates" tabindex="0" aria-labelledby="fates">${fates.map((each, index) => html`<${Fate} key=${index} ...${each} at=${at} setEnd=${setEnd} t=${t} />`)}</ol>
                </section>
            </aside>
        </div>
    `;
}

function Fate({ fate, was, old, now, place, problem, at, setEnd, t }) {
    const said = html`
        <span class="number">${was === null ? "+" : was + 1}</span>
        <span>
            <strong class="fate">${t(`correcting.fate.${fate}`)}</strong>
            ${fate === "kept" || fate === "new" ? html` ${now ?? old}` : Object.values(TAKEN).includes(fate) ? html` <del class="soft">${old}</del>` : html` <span class="soft">${old}</span>`}
            ${fate === "changed" && html`<span class="told">${t("correcting.now", { told: now })}</span>`}
            ${problem?.violations?.map((each) => html`<span class="told" data-code=${each.code}>${each.detail} ${each.clause && html`<em data-clause=${each.rule}>${each.clause}</em>`}</span>`)}
        </span>`;
    return html`<li data-fate=${fate}>
        ${place === undefined
            ? html`<div class="fate-line">${said}</div>`
            : html`<button type="button" data-end=${place} tabindex=${place === at ? 0 : -1} aria-current=${place === at ? "step" : undefined} onClick=${() => setEnd(place)}>${said}</button>`}
    </li>`;
}
