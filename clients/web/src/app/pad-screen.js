/** The score pad: a finished game's end, entered by hand, and its scoresheet. */

import { GAMES } from "../games/index.js";
import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { errorsAt } from "./fields.js";
import { EditionFields, OptionFields, PlayerFields, firstDraft } from "./game-fields.js";
import { useFocus, useSheet, useTop } from "./hooks.js";
import { carried, keepPad, keptPad } from "./pad-draft.js";
import { ProblemBox } from "./problem-box.js";
import { Scoresheet } from "./scoresheet.js";

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
    const [first] = useState(() => keptPad(sheet));
    const [setup, setSetup] = useState(() => first?.setup ?? firstDraft(sheet));
    const [draft, setDraft] = useState(() => (first ? over(first.draft, setup) : empty(setup, sheet)));
    const [cleared, setCleared] = useState(null);
    const [problem, setProblem] = useState(null);
    const [scores, setScores] = useState(null);
    const form = useRef(null);
    const errors = problem?.problem?.errors ?? problem?.problem?.violations ?? [];
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
    const submit = async (event) => {
        event.preventDefault();
        try {
            setScores(await client.game(game.id).tally(game.scorePad.request(draft)));
            setProblem(null);
        } catch (refused) {
            setProblem(refused);
            setScores(null);
        }
    };
    useErrorMarks(form, errors);
    const shared = { sheet, draft: setup, change: begin, errors: [], t };
    return html`
        <form class="sheet" ref=${form} novalidate onSubmit=${submit} data-pad=${game.id}>
            <details class="pad-setup" open>
                <summary>${t("pad.setup")}</summary>
                <${EditionFields} ...${shared} /><${PlayerFields} ...${shared} /><${OptionFields} ...${shared} />
            </details>
            <fieldset class="pad-form">
                <legend>${t("pad.end")}</legend>
                <${game.scorePad.Form} draft=${draft} change=${change} gameSheet=${sheet} t=${t} errors=${errors} />
            </fieldset>
            <${ProblemBox} problem=${problem} t=${t} />
            <div class="row end">
                <button type="button" onClick=${() => go("start")}>${t("back")}</button>
                <button type="button" data-clear onClick=${clear}>${t(cleared ? "pad.restore" : "pad.clear")}</button>
                <button type="submit" class="primary large" data-tally>${t("pad.count")}</button>
            </div>
        </form>
        ${scores && html`<section aria-label=${t("scores.title")}><h2>${t("scores.title")}</h2><${Scoresheet} sheet=${scores} game=${game} t=${t} /></section>`}
    `;
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

/** Each field names its place in the request: data-pointer="/players/0/coins", for example. */
function markErrors(form, errors) {
    for (const field of form.querySelectorAll("[data-pointer]")) {
        const { pointer } = field.dataset;
        const text = errorsAt(errors, pointer).map(({ detail }) => detail).join(" ");
        const isControl = field.matches("input, select, textarea");
        const place = isControl ? field.parentElement : field;
        if (text === "") {
            delete place.dataset.error;
            if (isControl) field.removeAttribute("aria-invalid");
        } else if (place.dataset.error !== text) {
            place.dataset.error = text;
            if (isControl) field.setAttribute("aria-invalid", "true");
        }
    }
}
