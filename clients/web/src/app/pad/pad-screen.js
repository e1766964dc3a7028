/** The score pad: a finished game's end, entered by hand, and its scoresheet. */

import { momentOf } from "../dates.js";
import { editionOf } from "../edition.js";
import { figureText } from "../figure-text.js";
import { isDesk } from "../media.js";
import { placeName } from "../place-name.js";
import { stepsOf, valueAt } from "../pointer.js";
import { same } from "../same.js";
import { unitName } from "../unit-name.js";
import { winnersIn } from "../winners.js";
import {
    CopyButton, EditionFields, GAMES, OptionFields, PlayerFields, ProblemBox, Scoresheet, errorsAt, firstDraft, focusFirstError, html, isNameless,
    useEffect, useFocus, useRef, useSheet, useState, useTop,
} from "./kit.js";
import { carried, keepPad, keptPad } from "./pad-draft.js";

export function PadScreen({ t, client, go, game }) {
    const { value: sheet, problem } = useSheet(client, game);
    useTop();
    const heading = useFocus(sheet === null);
    return html`
        <main id="content" class="pad" data-screen="pad" data-game=${game}>
            <h1 ref=${heading} tabindex="-1">${t("pad.title", { game: sheet?.name ?? "…" })}</h1>
            <p>${t("pad.lead")}</p>
            <${ProblemBox} problem=${problem} t=${t} />
            ${sheet && html`<${Pad} sheet=${sheet} game=${GAMES[game]} t=${t} client=${client} go=${go} />`}
        </main>
    `;
}

function Pad({ sheet, game, t, client, go }) {
    const { empty } = game.scorePad;
    const over = (old, next) => carried(old, empty(next, sheet));
    const [[first, isWide]] = useState(() => [keptPad(sheet), isDesk()]);
    const [setup, setSetup] = useState(() => first?.setup ?? firstDraft(sheet));
    const [draft, setDraft] = useState(() => (first ? over(first.draft, setup) : empty(setup, sheet)));
    const [cleared, setCleared] = useState(null);
    const [problem, setProblem] = useState(null);
    const [scores, setScores] = useState(null);
    const form = useRef(null);
    const result = useRef(null);
    // A result goes by the same name however often it is passed on.
    const counted = useRef(0);
    const told = problem?.problem?.errors ?? problem?.problem?.violations ?? [];
    const sent = game.scorePad.request(draft);
    // The page no longer calls wrong what has been changed since; what is wrong with the whole pad stays until the next count.
    const errors = told.filter(({ pointer }) => !pointer || same(valueAt(problem.sent, pointer), valueAt(sent, pointer))).map((error) => plainly(error, game, t));
    const put = (next, of = setup) => {
        setDraft(next);
        setScores(null);
        keepPad(game.id, of, next);
    };
    const change = (next) => {
        setCleared(null);
        put(next);
    };
    const begin = (next) => {
        setSetup(next);
        put(over(draft, next), next);
        setProblem(null);
    };
    const clear = () => {
        setCleared(cleared ? null : draft);
        put(cleared ? over(cleared, setup) : empty(setup, sheet));
        setProblem(null);
    };
    const another = () => {
        put(empty(setup, sheet));
        form.current.querySelector(".pad-form :is(button, input)")?.focus();
    };
    const submit = async (event) => {
        event.preventDefault();
        try {
            setScores(await client.game(game.id).tally(sent));
            counted.current = Date.now();
            setProblem(null);
        } catch (refused) {
            setProblem(Object.assign(refused, { sent }));
            setScores(null);
        }
    };
    useErrorMarks(form, errors);
    useEffect(() => {
        result.current?.focus({ preventScroll: true });
        // All of it is wanted, and not its heading alone.
        result.current?.scrollIntoView();
    }, [scores]);
    useEffect(() => {
        if (problem !== null) focusFirstError(form.current);
    }, [problem]);
    const nameOf = (error) => isOfPlayer(error) && placeName(error.pointer, draft, t);
    /** The pad shows one player at a time: whoever has the fault comes first. */
    const goTo = ({ pointer }) => {
        form.current.querySelectorAll("[data-pad-player]")[Number(stepsOf(pointer)[1])]?.click();
        setTimeout(() => focusFirstError(form.current));
    };
    const doubt = scores && game.scorePad.doubt?.(draft, t);
    const shared = { sheet, draft: setup, change: begin, errors: errors.filter((error) => error.code === "player.twice" || isNameless(error) || optionIn(error)), t };
    const named = errors.filter((error) => !shared.errors.includes(error)).map((error) => ({ ...error, place: nameOf(error) }));
    return html`
        <form class="sheet" ref=${form} novalidate onSubmit=${submit} onInput=${checkField} data-pad=${game.id}>
            <details class="pad-setup" open=${isWide && !first}>
                <summary>${t("pad.setup")} <span class="count">${[...editionOf(sheet, setup, t), setup.players.join(", ")].join(" · ")}</span></summary>
                <${EditionFields} ...${shared} /><${PlayerFields} ...${shared} /><${OptionFields} ...${shared} />
            </details>
            <${ProblemBox} problem=${told.length > errors.length && errors.length === 0 ? null : problem} t=${t} title=${errors.length > 0 ? t("pad.faulty") : undefined} errors=${named} goTo=${goTo} />
            <fieldset class="pad-form">
                <legend>${t("pad.end")}</legend>
                <${game.scorePad.Form} draft=${draft} change=${change} gameSheet=${sheet} t=${t} errors=${errors} refusal=${problem} />
            </fieldset>
            <div class="row end">
                <button type="button" onClick=${() => go("start")}>${t("back")}</button>
                <button type="button" data-clear onClick=${clear}>${t(cleared ? "pad.restore" : "pad.clear")}</button>
                <button type="submit" class="primary large" data-tally>${t("pad.count")}</button>
            </div>
        </form>
        ${scores && html`
            <section class="pad-result" aria-labelledby="pad-result">
                <h2 id="pad-result" ref=${result} tabindex="-1">${t("labelled", { label: t("scores.title"), text: sheet.name })}</h2>
                ${doubt && html`<p class="note" data-doubt>${doubt}</p>`}
                <${Scoresheet} sheet=${scores} game=${game} t=${t} />
                <div class="row tight result-tools">
                    <button type="button" data-print onClick=${() => print()}>${t("review.print")}</button>
                    <${CopyButton} text=${inText(sheet, scores, t)} label=${t("pad.copy")} t=${t} data-copy-totals />
                    <button type="button" data-go="tournament" onClick=${() => go("tournament", { given: { name: `${sheet.name} ${momentOf(counted.current, t)}`, standings: scores.standings, game: game.id } })}>${t("pad.tournament")}</button>
                    <button type="button" class="primary" data-another onClick=${another}>${t("pad.another")}</button>
                </div>
            </section>`}
    `;
}

/** A figure out of bounds is named as it is typed: what waits until a field is left moves the page beneath the very click that leaves it. */
const checkField = ({ target }) => target.type === "number" && target.checkValidity();

/** The option that an error is about. */
const optionIn = ({ pointer }) => /^\/options\/([^/]+)/.exec(pointer ?? "")?.[1];

const isOfPlayer = ({ pointer }) => /^\/players\/\d/.test(pointer ?? "");

/** An error as whoever counts a game knows it, at the field where it can be mended. */
function plainly(error, { scorePad }, t) {
    if (isNameless(error)) return { ...error, pointer: error.pointer.replace(/\/id$/, ""), detail: t("setup.nameless") };
    if (isOfPlayer(error) && error.code === "member.missing") return { ...error, detail: t("pad.missing") };
    return { ...error, pointer: scorePad.fieldOf?.(error) ?? error.pointer };
}

/** A result as it is passed on: who won, and every total. */
function inText(sheet, { winners, standings, unit }, t) {
    const totals = standings.map(({ rank, player, total }) => t("labelled", { label: `${rank}. ${player}`, text: `${figureText(total)} ${unitName(unit, total, t)}` }));
    return [sheet.name, winnersIn(winners, t), ...totals].join("\n");
}

/** Keep each field of a game's form that has an error marked, while the form changes. */
function useErrorMarks(form, errors) {
    useEffect(() => {
        const mark = () => markErrors(form.current, errors);
        const observer = new MutationObserver(mark);
        observer.observe(form.current, { childList: true, subtree: true });
        mark();
        return () => observer.disconnect();
    });
}

/** Each field names its place in the request: data-pointer="/players/0/coins", for example. What is said there is listed only for its rule. */
function markErrors(form, errors) {
    const items = [...form.querySelectorAll(".problem [data-at]")];
    for (const item of items) item.hidden = false;
    for (const field of form.querySelectorAll("[data-pointer]")) {
        const { pointer } = field.dataset;
        // What the page has said of a figure already is not said twice.
        const isTold = field.hasAttribute("aria-errormessage");
        const text = isTold ? "" : errorsAt(errors, pointer).map(({ detail }) => detail).join(" ");
        for (const item of items) if (errorsAt([{ pointer: item.dataset.at }], pointer).length > 0) item.hidden ||= isTold || !item.querySelector(".clause");
        const isControl = field.matches("input, select, textarea");
        const place = isControl ? field.parentElement : field;
        if (text === "") {
            delete place.dataset.error;
            if (isControl && !isTold) field.removeAttribute("aria-invalid");
        } else if (place.dataset.error !== text) {
            place.dataset.error = text;
            if (isControl) field.setAttribute("aria-invalid", "true");
        }
    }
}
