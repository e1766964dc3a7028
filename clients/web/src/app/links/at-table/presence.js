/** Who else is at the table: when each of the others has last looked at it. */

import { useLive } from "./live.js";
import { sentence } from "./words.js";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** A page that is looked at asks every 6 seconds or sooner, and the service writes that down every 20 seconds. */
const HERE = 30;

/** What there is to say of a seat that has not looked for so many seconds; undefined: never. @param {number | undefined} seconds */
export function seenText(seconds, say) {
    if (seconds === undefined) return say("seen.never");
    if (seconds < HERE) return say("seen.now");
    if (seconds < MINUTE) return say("seen.just");
    if (seconds < HOUR) return say("seen.minutes", { n: Math.floor(seconds / MINUTE) });
    if (seconds < DAY) return say("seen.hours", { n: Math.floor(seconds / HOUR) });
    const days = Math.floor(seconds / DAY);
    return say(days === 1 ? "seen.day" : "seen.days", { n: days });
}

/** The seconds since a seat has looked; undefined: never. Any name may be that of a player, `constructor` too. @param {Record<string, number>} seen @param {string} player */
export const secondsSince = (seen, player) => (Object.hasOwn(seen, player) ? seen[player] : undefined);

/** @param {any} kit */
export const presenceWith = ({ html, useEffect, useState, seatIn, PlayerFigure }) => function Presence({ kept, live, t }) {
    const seen = useLive({ useEffect, useState }, live, kept.id)?.seen;
    if (seen === undefined || kept.finished) return null;
    const say = (key, figures) => sentence(t.language, key, figures);
    const own = seatIn(kept);
    // No live region: what changes with every question would be read out without end.
    return html`
        <ul class="presence" aria-label=${say("seen.title")}>
            ${kept.players.map((player, index) => {
                const seconds = secondsSince(seen, player);
                return player !== own && html`
                <li class="player-${index + 1}" key=${player} data-seen=${player} data-present=${seconds !== undefined && seconds < HERE ? "" : undefined}>
                    <${PlayerFigure} id=${player} number=${index + 1} /><strong>${player}</strong> <span class="soft">${seenText(seconds, say)}</span></li>`;
            })}
        </ul>
    `;
};
