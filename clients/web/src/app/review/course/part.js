/** The course of the score: a line for each player from round to round, where the game turned, and its largest changes. */

import { causeOf, coursesOf, keyMoments, marksOf, sheetsAt, stepsOf, toldOnce, turningPoint } from "./course.js";
import { Lines, lineStyle } from "./lines.js";
import { sentence } from "./words.js";

/** The component, made with what the part borrows of the page. @param {any} kit */
export const courseWith = (kit) => (made ??= course(kit));

/** Once: another function would be another component, and lose what it has. @type {any} */
let made;

/** Pixels that stay free above what is scrolled to. */
const EDGE = 8;

/** The board lies far above what leads to one of its positions; from the slider the keys go on, step by step. @param {boolean} isStill whether nothing may move */
function showBoard(isStill) {
    const stepping = /** @type {HTMLElement} */ (document.querySelector(".stepping"));
    /** @type {HTMLElement} */ (stepping.querySelector("[name=at]")).focus({ preventScroll: true });
    // On a phone the steps stick to the top edge: only the board says how far away it is.
    const { top } = document.querySelector(".board-area").getBoundingClientRect();
    window.scrollBy({ top: top - stepping.offsetHeight - 2 * EDGE, behavior: isStill ? "instant" : "smooth" });
}

function course({ html, useLoaded, eventText, figureText, signedText, isDesk, isStill }) {
    return function Course({ client, game, positions, at: shown, move, t }) {
        const say = (key, figures) => sentence(t.language, key, figures);
        const { value: courses } = useLoaded(async () => {
            const marks = marksOf(positions.steps, (state) => game.roundName?.(state, t) ?? t(game.turns ? "play.turn-number" : "play.round", { round: state.round }), say("start"));
            const { steps, record } = positions;
            const courses = coursesOf(marks, steps, await sheetsAt(client, record.game, marks, steps));
            const moments = keyMoments(courses);
            const sheets = await sheetsAt(client, record.game, stepsOf(courses, moments), steps);
            return { ...courses, moments: toldOnce(moments.map((moment) => ({ ...moment, ...causeOf(courses, moment, steps, sheets) }))) };
        }, [client, positions, t.language]);
        if (courses === null || courses.rounds.length < 2) return null;
        const { players, rounds, moments } = courses;
        const look = (at) => {
            move(at);
            showBoard(isStill());
        };
        const turn = turningPoint(courses);
        const who = (names) => new Intl.ListFormat(t.language).format(names);
        const told = ({ events, player, change, turned }) => say(turned ? "turned" : "changed", {
            text: eventText(events, { game, t }).replace(/\.$/, ""), player, change: signedText(change), players: who(turn.players),
        });
        const last = rounds[rounds.length - 1].totals;
        return html`
            <section class="course" data-course aria-labelledby="course-title">
                <h2 id="course-title">${say("title")}</h2>
                ${turn.players.length > 0 && html`<p>${say(turn.index > 0 ? "turned-in" : "throughout", { players: who(turn.players), round: rounds[turn.index].name })}</p>`}
                <${Lines} ...${{ html, figureText, courses, look }} isDesk=${isDesk()} at=${shown} label=${say("picture", { totals: players.map((player, seat) => `${player} ${figureText(last[seat])}`).join(", ") })} />
                <ul class="course-keys">
                    ${players.map((player, seat) => html`
                        <li key=${player} class="player-${seat + 1}">
                            <svg viewBox="0 0 30 6" aria-hidden="true"><line x1="0" y1="3" x2="30" y2="3" style=${lineStyle(seat)} /></svg>
                            <span>${player} <strong>${figureText(last[seat])}</strong></span>
                        </li>`)}
                </ul>
                <h3>${say("moments")}</h3>
                <ol class="course-moments">
                    ${moments.map((moment, index) => html`
                        <li key=${`${moment.index} ${moment.player}`} class=${`player-${players.indexOf(moment.player) + 1}`} data-number=${index + 1} aria-current=${moment.at === shown ? "step" : undefined}><button type="button" class="quiet" data-moment=${moment.at} onClick=${() => look(moment.at)}>${t("labelled", { label: rounds[moment.index].name, text: told(moment) })}</button></li>`)}
                </ol>
                <details>
                    <summary>${say("figures")}</summary>
                    <div class="scrolled" role="region" tabindex="0" aria-label=${say("figures")}>
                        <table>
                            <thead><tr><td></td>${players.map((player) => html`<th key=${player} scope="col">${player}</th>`)}</tr></thead>
                            <tbody>
                                ${rounds.map(({ at, name, totals }) => html`
                                    <tr key=${at}><th scope="row">${name}</th>${totals.map((total, seat) => html`<td key=${seat}>${figureText(total)}</td>`)}</tr>`)}
                            </tbody>
                        </table>
                    </div>
                </details>
            </section>
        `;
    };
}
