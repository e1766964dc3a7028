/**
 * The clock of a table by link. Where the service keeps it, the page counts down from what the last answer said, and the service plays
 * for whoever is late. Elsewhere it is an agreement, which travels in the links: each page measures from when it saw the last change,
 * and nothing happens by itself when the time is up.
 */

import { useLive } from "./live.js";
import { sentence } from "./words.js";

const SECOND = 1000;
const MINUTE = 60;
const DAY = 86_400;

/** So little is left that it is marked, in seconds: of a clock of days the last tenth. */
const soon = (seconds) => (seconds < DAY ? 10 : seconds / 10);

/** @param {any} kit */
export const clockWith = ({ html, useEffect, useState, inWords }) => function Clock({ kept, live, t }) {
    const told = useLive({ useEffect, useState }, live, kept.id);
    const clock = told?.clock ? keptClock(told) : agreedClock(kept);
    const now = useNow({ useEffect, useState }, clock?.end ?? null);
    if (clock === null) return null;
    const say = (key, figures) => sentence(t.language, key, figures);
    const left = clock.end === null ? null : Math.round((clock.end - now) / SECOND);
    const state = left === null ? "waits" : left < 0 ? "over" : "runs";
    const hint = say(clock.isKept ? "clock.hint-kept" : "clock.hint", { time: inWords(clock.seconds, t) });
    return html`
        <p class="clock ${state}" data-clock=${state}>
            ${left !== null && html`<span role="timer" data-soon=${left >= 0 && left <= soon(clock.seconds) ? "" : undefined} aria-live="off">${timeText(left, clock.isKept, say)}</span>`}
            <span class="hint">${hint}</span>
        </p>
    `;
};

/** As the service has told it last. @param {any} told */
const keptClock = ({ clock: { seconds, left }, at }) => ({ isKept: true, seconds, end: left === null ? null : at + left * SECOND });

/** As the players have agreed on it; null without. @param {import("../kept.js").Kept} kept */
function agreedClock({ clock, moved, finished }) {
    if (clock === undefined || moved === undefined || finished) return null;
    const seconds = clock * MINUTE;
    return { isKept: false, seconds, end: moved + seconds * SECOND };
}

function timeText(left, isKept, say) {
    if (left >= 0) return say("clock.left", { time: digits(left) });
    return isKept ? say("clock.up") : say("clock.over", { time: digits(-left) });
}

/** The time by now, each second, as long as a clock runs towards its end. */
function useNow({ useEffect, useState }, end) {
    const [now, setNow] = useState(Date.now);
    useEffect(() => {
        if (end === null) return;
        setNow(Date.now());
        const timer = setInterval(() => setNow(Date.now()), SECOND);
        return () => clearInterval(timer);
    }, [end]);
    return now;
}

function digits(seconds) {
    const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const two = (each) => String(each).padStart(2, "0");
    return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
