/** A player's place at the table, with all that the player has. */
import { html } from "./kit.js";
import { seatMembers } from "./members.js";
import { say } from "./names.js";
import { Members } from "./values.js";

/** @param {Record<string, any>} props   `isOwn`: whether it is the seat of whoever looks */
export function Seat({ id, number, view, names, isActing, isOwn, tap }) {
    const own = new Set(Object.keys(view.players[number - 1]));
    // Null may stand for what is hidden from all others; where nothing is hidden any more, there is nothing.
    const isCovered = !isOwn && view.phase !== "finished";
    const whenNull = (name) => (isCovered ? (own.has(name) ? "hidden" : "face-down") : "none");
    return html`
        <li class="plain-seat player-${number} ${isActing ? "is-acting" : ""}" data-seat=${id} data-here=${isActing ? "" : undefined}>
            <h2>${id}${isActing && html` <span class="plain-turn">${say(names.t, "turn")}</span>`}</h2>
            <${Members} entries=${seatMembers(view, id)} names=${names} view=${view} whenNull=${whenNull} tap=${tap} />
        </li>
    `;
}
