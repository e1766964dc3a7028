/** What may be done: each type of action as a button, or as what has to be chosen for it; a report as a choice of what can turn up. */
import { html, RevealForm } from "./kit.js";
import { MoveForm } from "./move-form.js";
import { byType, dueIn } from "./moves.js";

/** @param {import("../index.js").ActionProps & {game: any}} props */
export function Panel({ game, gameSheet, view, legal, act, kept, t }) {
    const reports = legal.filter((action) => dueIn(action) !== null);
    const moves = [...byType(legal.filter((action) => !reports.includes(action)))];
    return html`
        ${reports.map((action) => html`
            <${RevealForm} key=${JSON.stringify(action)} action=${action} component=${dueIn(action)} game=${game} gameSheet=${gameSheet} view=${view} act=${act} kept=${kept} t=${t} />`)}
        ${moves.map(([type, actions]) => html`<${MoveForm} key=${type} type=${type} actions=${actions} view=${view} act=${act} t=${t} />`)}
    `;
}
