/** The whole table: what lies on it, and what each player has. */
import { html, tapFirst, useRef, useRoving } from "./kit.js";
import { tableMembers } from "./members.js";
import { phaseName, say } from "./names.js";
import { Seat } from "./seat.js";
import { tapsOf } from "./taps.js";
import { Members, Named } from "./values.js";

/** @param {import("../index.js").BoardProps} props */
export function Board({ view, legal, act, t, seat, toAct, prepared, prepare }) {
    const names = { game: view.game, t };
    const tapped = tapsOf({ legal, view, t, onTap: tapFirst({ act, legal, view, prepared, prepare }) });
    const board = useRef(null);
    useRoving(board, ".plain-tap");
    const common = tableMembers(view);
    return html`
        <div class="plain-board" data-plain=${view.game} ref=${board}>
            <p class="plain-phase"><span class="plain-soft">${say(t, "phase")}</span> <strong><${Named} name=${phaseName(view.phase, names)} /></strong></p>
            ${common.length > 0 && html`
                <section class="plain-middle" aria-label=${say(t, "table")} data-middle>
                    <${Members} entries=${common} names=${names} view=${view} tap=${tapped(null)} />
                </section>`}
            <ul class="plain-seats" aria-label=${say(t, "players")}>
                ${view.players.map(({ id }, index) => html`
                    <${Seat} key=${id} id=${id} number=${index + 1} view=${view} names=${names} isActing=${toAct.includes(id)} isOwn=${id === seat} tap=${tapped(id)} />`)}
            </ul>
        </div>
    `;
}
