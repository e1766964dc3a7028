/** The coach beside what may be done: one thought at a time, when what it is about comes up for the first time. */

import { LESSONS } from "../../games/lessons.js";
import { dueLesson, situationOf } from "./lesson.js";
import { keepProgress, progressIn } from "./progress.js";
import { sentence } from "./words.js";

export function coach({ html, useEffect, useRef, useState, showScene, store, stored }) {
    /** `legal`: what the person may do now. */
    return function Coach({ session, legal, t }) {
        const { id, game, steps, cursor, actions, practice } = session;
        const { finished } = steps[cursor].position;
        const { lessons, text } = LESSONS[game];
        const [progress, setProgress] = useState(() => progressIn(id, stored));
        // Where there is little room, a text begins as a strip, which the reader unfolds.
        const [unfolded, unfold] = useState(/** @type {string | undefined} */ (undefined));
        const shown = useRef(/** @type {string | null} */ (null));
        const say = (key) => sentence(t.language, key);
        const change = (next) => {
            keepProgress(id, next, store);
            setProgress(next);
        };
        const { read, isHidden } = progress;
        const due = (known) => dueLesson(lessons, { read: known, situation: situationOf(steps[cursor], legal), finished });
        const lesson = isHidden ? undefined : due(read);
        const finish = (name) => change({ isHidden, read: [...read, name] });
        // Whoever acts has read what stood there.
        const done = actions.slice(0, cursor).filter(({ player }) => player === practice.person).length;
        useEffect(() => {
            if (shown.current !== null) finish(shown.current);
        }, [done]);
        useEffect(() => {
            shown.current = lesson?.name ?? null;
        });
        const understood = () => {
            finish(lesson.name);
            // The button goes with the last text: then the reader goes on at the heading of what may be done, or of the scores.
            if (due([...read, lesson.name]) === undefined) /** @type {HTMLElement | null} */ (document.querySelector("#turn, .scoresheet [tabindex='-1']"))?.focus({ preventScroll: true });
        };
        const isAlone = practice.strength === "default" && lesson === lessons[0];
        const isWhole = lesson !== undefined && unfolded === lesson.name;
        const turn = () => unfold(isWhole ? undefined : lesson?.name);
        // A finger that moves the board looks for something there: the text gives way, and nothing else moves the page.
        const isLooking = useRef(false);
        useEffect(() => {
            const board = document.querySelector(".board-area");
            const look = () => {
                isLooking.current = isWhole;
                unfold(undefined);
            };
            board?.addEventListener("touchmove", look, { passive: true });
            return () => board?.removeEventListener("touchmove", look);
        }, [isWhole]);
        // Without its text there is more room for the board.
        useEffect(() => {
            if (!isWhole && !isLooking.current) showScene();
            isLooking.current = false;
        }, [isWhole]);
        return html`
            <section class="coach ${isWhole ? "whole" : "folds"}" aria-label=${say("title")} data-coach data-lesson=${lesson?.name}>
                <div role="status" onClick=${turn}>
                    ${lesson && html`<p>${text(t.language, lesson.name, { person: practice.person })}</p>`}
                    ${isAlone && html`<p class="hint" data-default-opponents>${say("default")}</p>`}
                </div>
                ${(lesson || isHidden) && html`
                    <div class="row tight">
                        ${lesson && html`<button type="button" data-understood onClick=${understood}>${say("understood")}</button>`}
                        ${lesson && html`<button type="button" class=${isWhole ? "icon" : ""} aria-label=${isWhole ? say("all") : undefined} aria-expanded=${String(isWhole)} data-unfold onClick=${turn}>${isWhole ? "▴" : say("more")}</button>`}
                        <button type="button" class="quiet" data-hide-coach onClick=${() => change({ read, isHidden: !isHidden })}>${say(isHidden ? "show" : "hide")}</button>
                    </div>`}
            </section>
        `;
    };
}
