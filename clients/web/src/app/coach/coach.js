/** The coach beside what may be done: one thought at a time, when what it is about comes up for the first time. */

import { LESSONS } from "../../games/lessons.js";
import { dueLesson, situationOf } from "./lesson.js";
import { keepProgress, progressIn } from "./progress.js";
import { sentence } from "./words.js";

export function coach({ html, useEffect, useRef, useState, store, stored }) {
    /** `legal`: what the person may do now. */
    return function Coach({ session, legal, t }) {
        const { id, game, steps, cursor, actions, practice } = session;
        const { finished } = steps[cursor].position;
        const { lessons, text } = LESSONS[game];
        const [progress, setProgress] = useState(() => progressIn(id, stored));
        // Where there is little room, a text is folded until the reader wants all of it.
        const [unfolded, unfold] = useState(/** @type {string | undefined} */ (undefined));
        const box = useRef(null);
        const shown = useRef(/** @type {string | null} */ (null));
        const say = (key) => sentence(t.language, key);
        const change = (next) => {
            keepProgress(id, next, store);
            setProgress(next);
        };
        const { read, isHidden } = progress;
        const lesson = isHidden ? undefined : dueLesson(lessons, { read, situation: situationOf(steps[cursor], legal), finished });
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
            // The button may be gone with the text.
            box.current.focus({ preventScroll: true });
        };
        const isAlone = practice.strength === "default" && lesson === lessons[0];
        const isWhole = lesson !== undefined && unfolded === lesson.name;
        const fold = () => unfold(isWhole ? undefined : lesson?.name);
        return html`
            <section ref=${box} class="coach ${isWhole ? "whole" : "folds"}" tabindex="-1" aria-label=${say("title")} data-coach data-lesson=${lesson?.name}>
                <div role="status" onClick=${fold}>
                    ${lesson && html`<p>${text(t.language, lesson.name, { person: practice.person })}</p>`}
                    ${isAlone && html`<p class="hint" data-default-opponents>${say("default")}</p>`}
                </div>
                ${(lesson || isHidden) && html`
                    <div class="row tight">
                        ${lesson && html`<button type="button" data-understood onClick=${understood}>${say("understood")}</button>`}
                        ${lesson && html`<button type="button" class="icon" aria-label=${say("all")} aria-expanded=${String(isWhole)} data-unfold onClick=${fold}>${isWhole ? "▴" : "▾"}</button>`}
                        <button type="button" class="quiet" data-hide-coach onClick=${() => change({ read, isHidden: !isHidden })}>${say(isHidden ? "show" : "hide")}</button>
                    </div>`}
            </section>
        `;
    };
}
