/**
 * A clock by agreement: so many minutes for a turn, as the links of the table say. There is no common clock: each page
 * measures from when it saw the last change, and nothing happens by itself when the time is up.
 */

import { html, useEffect, useState } from "../../lib/preact.js";

/** Minutes that the setup form offers; none: no clock. */
export const AGREEMENTS = [1, 2, 3, 5, 10, 30, 60, 1440, 4320];

const SECOND = 1000;
const [HOUR, DAY] = [60, 24 * 60];

/** A time of the agreement in words. */
export function inWords(minutes, t) {
    if (minutes >= DAY) return t(minutes === DAY ? "clock.day" : "clock.days", { n: minutes / DAY });
    if (minutes >= HOUR) return t(minutes === HOUR ? "clock.hour" : "clock.hours", { n: minutes / HOUR });
    return t(minutes === 1 ? "clock.minute" : "clock.minutes", { n: minutes });
}

/** @param {{kept: import("./kept.js").Kept, t: any}} props */
export function Clock({ kept, t }) {
    const { clock, moved, finished } = kept;
    const [now, setNow] = useState(Date.now);
    const runs = clock !== undefined && moved !== undefined && !finished;
    useEffect(() => {
        if (!runs) return;
        setNow(Date.now());
        const timer = setInterval(() => setNow(Date.now()), SECOND);
        return () => clearInterval(timer);
    }, [runs, moved]);
    if (!runs) return null;
    const left = Math.round((moved + clock * 60 * SECOND - now) / SECOND);
    return html`
        <p class="clock ${left < 0 ? "over" : ""}" data-clock=${left < 0 ? "over" : "runs"}>
            <span role="timer" aria-live="off">${t(left < 0 ? "clock.over" : "clock.left", { time: digits(Math.abs(left)) })}</span>
            <span class="hint">${t("clock.hint", { time: inWords(clock, t) })}</span>
        </p>
    `;
}

function digits(seconds) {
    const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const two = (each) => String(each).padStart(2, "0");
    return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
