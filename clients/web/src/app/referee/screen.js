/**
 * The referee's page in a running or finished game: advice on what goes wrong, corrections, forfeits, penalties. What is done
 * here are actions like all others; the service judges them and keeps the record.
 */

import { Advice } from "./advice.js";
import { CorrectForm } from "./correct-form.js";
import { RefereeCover, RefereeRecord, Refusal, html, useEffect, useFocus, useRef, useState, useTop } from "./kit.js";
import { isDesk } from "../media.js";
import { ForfeitForm, PenaltyForm } from "./ruling-forms.js";

const TASKS = ["advice", "correct", "forfeit", "penalty"];

/**
 * @param {{table: any, position: any, client: any, t: any, rule: (action: any) => void, refusal: any, busy: boolean,
 *     close: () => void, hides: boolean, uncover?: () => void, earlier?: () => void, board?: any, part?: boolean}} props
 *     `hides`: whether somebody at this screen may not see all that the record has; `uncover`: how that is opened, where it is
 *     not here yet; `earlier`: the way to what corrects an action before the last one; `board`: the table as all see it: beside what is ruled on or, where there is no room, folded above it;
 *     `part`: whether this is a part of another page
 */
export function RefereeScreen({ table, position, client, t, rule, refusal, busy, close, hides, uncover, earlier, board, part = false }) {
    useTop();
    const heading = useFocus();
    const [task, setTask] = useState("advice");
    const { state } = position;
    // What was entered waits in its form; a correction only as long as what it corrects stands.
    const drafts = useRef({});
    const keptOf = (name) => (drafts.current[name] ??= {});
    const props = { ...table, state, t, busy, kept: keptOf(task === "correct" ? `correct ${state.ply}` : task), send: (action) => rule({ ...action, player: "referee" }) };
    const forms = {
        advice: () => html`<${Advice} game=${state.game} client=${client} t=${t} choose=${setTask} earlier=${earlier} />`,
        correct: () => html`<${Covered} hides=${hides} uncover=${uncover} t=${t}><${CorrectForm} ...${props} /><//>`,
        forfeit: () => html`<${ForfeitForm} ...${props} />`,
        penalty: () => html`<${PenaltyForm} ...${props} />`,
    };
    return html`
        <${part ? "section" : "main"} id=${part ? undefined : "content"} class="referee" data-screen=${part ? undefined : "referee"} data-ply=${state.ply} aria-busy=${String(busy)}>
            <button type="button" data-close onClick=${close}>${t("ruling.back")}</button>
            <${part ? "h2" : "h1"} ref=${heading} tabindex="-1">${t("ruling.title")}<//>
            <div class="row tight" role="group" aria-label=${t("ruling.title")}>
                ${TASKS.map((each) => html`<button type="button" class="chip" key=${each} data-task=${each} aria-pressed=${String(each === task)}
                    onClick=${() => setTask(each)}>${t(`ruling.task.${each}`)}</button>`)}
                ${earlier && html`<button type="button" class="chip" data-earlier onClick=${earlier}>${t("correcting.open")}</button>`}
            </div>
            ${board && !isDesk() && html`<details class="table-here" data-table-here><summary>${t("ruling.table")}</summary>${board}</details>`}
            <${Refusal} refusal=${refusal} table=${{ ...table, t }} view=${state} />
            <section class="sheet" aria-label=${t(`ruling.task.${task}`)} key=${task}>${forms[task]()}</section>
            <${RefereeRecord} state=${state} game=${table.game} t=${t} />
            ${isDesk() && board}
        <//>
    `;
}

/** What the players may not see stays covered until the referee says so. */
function Covered({ hides, uncover, t, children }) {
    const [open, setOpen] = useState(false);
    const isCovered = !open && hides;
    const was = useRef(isCovered);
    useEffect(() => {
        if (was.current && !isCovered) /** @type {HTMLElement | null} */ (document.querySelector(".referee .ruling-form select"))?.focus();
        was.current = isCovered;
    }, [isCovered]);
    if (!isCovered) return children;
    return html`<${RefereeCover} uncover=${uncover ?? (() => setOpen(true))} ...${uncover && { why: "links.referee.unseal", how: "links.referee.unseal-do" }} t=${t} />`;
}
