/** Before something is taken back that has shown somebody what was hidden: who knows it now, and what it was. */

import { html } from "../lib/preact.js";
import { useFocus } from "./hooks.js";

/** Whether taking the last action back would leave somebody with what it showed. At a real table, that is for the people there. */
export const undoReveals = ({ undo, state }) => undo?.safe === false && state.dealer !== "table";

export function UndoBox({ position, undo, leave, t }) {
    const heading = useFocus(position);
    const players = Object.keys(position.undo.learnt ?? {}).join(", ");
    return html`
        <section class="undo-box" data-undo-box aria-labelledby="undo-title">
            <h2 id="undo-title" class="small" ref=${heading} tabindex="-1">${t("undo.seen")}</h2>
            <ul>${position.events.filter(({ reveals }) => reveals?.length > 0).map((event, index) => html`<li key=${index} lang=${event.lang}>${event.text}</li>`)}</ul>
            <p>${t("undo.learnt", { players })}</p>
            <div class="row tight">
                <button type="button" data-undo-anyway onClick=${undo}>${t("undo.anyway")}</button>
                <button type="button" data-undo-leave onClick=${leave}>${t("undo.leave")}</button>
            </div>
        </section>
    `;
}
