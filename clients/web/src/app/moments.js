/**
 * Moments: what has just been decided at a table by link, or against opponents, is held before a player's eyes, until a tap or a while.
 * What was decided while the player was away follows in order. Who only watches sees the latest in the panel for a while; at the end it
 * stays below who has won.
 *
 * @typedef {import("../games/index.js").Moment & {isSaid: boolean}} Waiting     `isSaid`: whether the log reads it out
 */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib/preact.js";
import { eventText } from "./event-text.js";
import { spoken } from "./sentence.js";
import { PlayerFigure } from "./player-figure.js";

/** Milliseconds for which a moment is held. */
const HELD = 3000;

const CONTROLS = "a, button, input, select, textarea, summary, [role=button]";

/**
 * @typedef {object} Looked         what the reader looks at
 * @property {string} id            the table's
 * @property {any} answer           another one with each look
 * @property {any} view
 * @property {any[]} events         those since the look before
 * @property {any[]} log            all of them
 * @property {any} before           the view of the look before, where this is the first since the page was opened; null where there was none
 * @property {boolean} acts         whether the reader may do something now
 * @property {boolean} watches      whether the reader has no seat
 * @property {boolean} finished
 */

/**
 * The moments that the reader has not seen, the oldest first.
 *
 * @param {Looked | null} looked
 * @param {import("../games/index.js").GameTable | undefined} game
 * @param {number} turn     another one with each action of the reader's own, who has then looked
 */
export function useMoments(looked, game, turn) {
    const [waiting, setWaiting] = useState(/** @type {Waiting[]} */ ([]));
    const shown = useRef(/** @type {{id: string, answer: any, view: any, turn: number} | null} */ (null));
    // Whether nothing is waited for: a look is first drawn, and then seen to have decided something.
    const isOver = waiting.length === 0 && (looked === null || shown.current?.answer === looked.answer);
    const stays = looked?.finished === true;
    const isStrip = stays || looked?.watches === true;
    // Before the next position is painted.
    useLayoutEffect(() => {
        if (looked === null || game === undefined) return;
        const { id, answer, view } = looked;
        const last = shown.current?.id === id ? shown.current : null;
        shown.current = { id, answer, view, turn };
        const found = momentsSince(last?.view ?? looked.before, looked, game);
        // Whoever acts next needs the board, and reads in the panel what was open to all.
        const isHeld = ({ isTold }) => last === null || !isTold || !looked.acts;
        const isSaid = last !== null && !looked.finished;
        setWaiting((before) => [...(last?.turn === turn ? before : []), ...found.filter(isHeld).map((each) => ({ ...each, isSaid }))].slice(isStrip ? -1 : 0));
    }, [looked?.answer]);
    const skip = () => setWaiting([]);
    const next = () => setWaiting((before) => before.slice(1));
    return { waiting, isOver, next, skip, isStrip, stays };
}

/** What has been decided since a view was shown. */
function momentsSince(before, { view, events, log }, game) {
    if (before === null || view.ply <= before.ply) return [];
    return game.moments.since({ log, start: log.length - events.length, before, view });
}

/** @param {{waiting: Waiting[], isOver: boolean, next: () => void, skip: () => void, isStrip: boolean, stays: boolean, table: any, view: any}} props */
export function Moments({ waiting, next, skip, isStrip, stays, table, view }) {
    const [now] = waiting;
    const { game, gameSheet, t } = table;
    const said = useSaidMoment(now, table);
    useHeld(stays ? undefined : now, next, skip);
    const shown = useRef(/** @type {HTMLElement | null} */ (null));
    const hadFocus = shown.current?.contains(document.activeElement) ?? false;
    // The focus goes on with what is shown next, or to what may be done.
    useLayoutEffect(() => {
        if (hadFocus && document.activeElement === document.body) /** @type {HTMLElement | null} */ (shown.current?.querySelector("button") ?? document.getElementById("turn"))?.focus({ preventScroll: true });
    });
    useEffect(() => (shown.current === null ? undefined : keptAbovePanel(shown.current)), [now]);
    const text = now && spoken(game.moments.title(now, t), table);
    // Where several have got something, the picture says who.
    const { buyer, player = null } = now?.events.length === 1 ? now.events[0] : {};
    const title = html`${player && html`<${PlayerFigure} id=${buyer ?? player} view=${view} />`}${text}`;
    const picture = now && gameSheet && html`<${game.moments.Picture} moment=${now} view=${view} gameSheet=${gameSheet} t=${t} />`;
    return html`
        <p class="visually-hidden" role="status" data-moment-said>${said}</p>
        ${picture && isStrip && html`<div class="moment-strip" data-moment=${now.kind}><b>${title}</b>${picture}</div>`}
        ${picture && !isStrip && html`
            <div class="moments" onClick=${next}>
                <section class="moment" aria-labelledby="moment-title" data-moment=${now.kind} ref=${shown}>
                    <h2 id="moment-title">${title}</h2>
                    ${picture}
                    <div class="row tight">
                        <button type="button" class="primary" data-moment-next>${t("moment.next")}</button>
                        ${waiting.length > 1 && html`<button type="button" data-moment-skip onClick=${stopping(skip)}>${t("moment.skip", { n: waiting.length })}</button>`}
                    </div>
                </section>
            </div>`}
    `;
}

/** Show a moment above the panel, now and whenever the panel becomes higher or lower. Returns what ends it. */
function keptAbovePanel(moment) {
    const resized = new ResizeObserver(() => showAbovePanel(moment));
    const panel = document.querySelector(".actions");
    if (panel !== null) resized.observe(panel);
    showAbovePanel(moment);
    return () => resized.disconnect();
}

/** Scroll a moment into sight, and let it be no higher than what is seen above a panel that sticks below it. */
function showAbovePanel(moment) {
    moment.scrollIntoView({ block: "nearest" });
    const panel = document.querySelector(".actions")?.getBoundingClientRect();
    const { top, right } = moment.getBoundingClientRect();
    // Where the panel stands beside the moment or above it, nothing is covered.
    if (!(panel?.left < right && panel.top > top)) return;
    moment.style.maxHeight = `${panel.top - 2 * EDGE}px`;
    window.scrollBy(0, Math.max(0, moment.getBoundingClientRect().bottom + EDGE - panel.top));
}

/** The margin around a moment, in pixels. */
const EDGE = 8;

const stopping = (act) => (event) => {
    event.stopPropagation();
    act();
};

/** What a screen reader says of a moment that the log does not read out: a status is said only where it stood empty before. */
function useSaidMoment(now, table) {
    const [said, setSaid] = useState("");
    useEffect(() => setSaid(now === undefined || now.isSaid ? "" : eventText(now.events, table)), [now]);
    return said;
}

/** Whether nothing of a moment is left to scroll to. */
function isWhole() {
    const moment = document.querySelector(".moment");
    return moment === null || moment.scrollHeight - moment.scrollTop <= moment.clientHeight + EDGE;
}

/** Let a moment pass after a while in which the page and all of it can be seen, or with a key. */
function useHeld(now, next, skip) {
    useEffect(() => {
        if (now === undefined) return undefined;
        let timer = 0;
        const wait = () => {
            clearTimeout(timer);
            if (!document.hidden) timer = setTimeout(() => (isWhole() ? next() : wait()), HELD);
        };
        const onKey = ({ key, target }) => {
            if (key === "Escape") skip();
            if (key === "Enter" && !target.closest?.(CONTROLS)) next();
        };
        wait();
        document.addEventListener("visibilitychange", wait);
        document.addEventListener("keydown", onKey);
        return () => {
            clearTimeout(timer);
            document.removeEventListener("visibilitychange", wait);
            document.removeEventListener("keydown", onKey);
        };
    }, [now]);
}
