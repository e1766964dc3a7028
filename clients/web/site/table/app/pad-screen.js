/** The score pad: a finished game's end, entered by hand, and its scoresheet. */

import { GAMES } from "../games/index.js";
import { html, useEffect, useRef, useState } from "../lib/preact.js";
import { faultsAt } from "./fields.js";
import { EditionFields, OptionFields, PlayerFields, firstDraft } from "./game-fields.js";
import { useFocus, useLoaded, useTop } from "./hooks.js";
import { Scoresheet } from "./scoresheet.js";
import { Trouble } from "./trouble.js";

export function PadScreen({ say, client, go, game }) {
    const { value: sheet, problem } = useLoaded(() => client.game(game).sheet(), [game, client]);
    useTop();
    const heading = useFocus(sheet === null);
    return html`
        <main id="content" class="pad" data-screen="pad" data-game=${game}>
            <h1 ref=${heading} tabindex="-1">${say("pad.title", { game: sheet?.name ?? "…" })}</h1>
            <p>${say("pad.lead")}</p>
            <${Trouble} problem=${problem} say=${say} />
            ${sheet && html`<${Pad} sheet=${sheet} game=${GAMES[game]} say=${say} client=${client} go=${go} />`}
        </main>
    `;
}

function Pad({ sheet, game, say, client, go }) {
    const [setup, setSetup] = useState(() => firstDraft(sheet));
    const [draft, setDraft] = useState(() => game.scorePad.empty(setup, sheet));
    const [problem, setProblem] = useState(null);
    const [scores, setScores] = useState(null);
    const form = useRef(null);
    const faults = problem?.problem?.errors ?? problem?.problem?.violations ?? [];
    const change = (next) => {
        setDraft(next);
        setScores(null);
    };
    const begin = (next) => {
        setSetup(next);
        change(game.scorePad.empty(next, sheet));
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
    useMarks(form, faults);
    const shared = { sheet, draft: setup, change: begin, faults: [], say };
    return html`
        <form class="sheet" ref=${form} novalidate onSubmit=${submit} data-pad=${game.id}>
            <details class="pad-setup" open>
                <summary>${say("pad.setup")}</summary>
                <p class="hint">${say("pad.setup-hint")}</p>
                <${EditionFields} ...${shared} /><${PlayerFields} ...${shared} /><${OptionFields} ...${shared} />
            </details>
            <fieldset class="pad-form">
                <legend>${say("pad.end")}</legend>
                <${game.scorePad.Form} draft=${draft} change=${change} gameSheet=${sheet} say=${say} faults=${faults} />
            </fieldset>
            <${Trouble} problem=${problem} say=${say} />
            <div class="row end">
                <button type="button" onClick=${() => go("start")}>${say("back")}</button>
                <button type="submit" class="primary large" data-tally>${say("pad.count")}</button>
            </div>
        </form>
        ${scores && html`<section aria-label=${say("scores.title")}><h2>${say("scores.title")}</h2><${Scoresheet} sheet=${scores} game=${game} say=${say} /></section>`}
    `;
}

/** Keep each field of a game's form that has a fault marked, while the form changes. */
function useMarks(form, faults) {
    useEffect(() => {
        const mark = () => marked(form.current, faults);
        const observer = new MutationObserver(mark);
        observer.observe(form.current, { childList: true, subtree: true });
        mark();
        return () => observer.disconnect();
    });
}

/** The fields say themselves where they stand in the request: data-pointer="/players/0/coins", for example. */
function marked(form, faults) {
    for (const field of form.querySelectorAll("[data-pointer]")) {
        const { pointer } = field.dataset;
        const text = faultsAt(faults, pointer).map(({ detail }) => detail).join(" ");
        const isControl = field.matches("input, select, textarea");
        const place = isControl ? field.parentElement : field;
        if (text === "") {
            delete place.dataset.fault;
            if (isControl) field.removeAttribute("aria-invalid");
        } else if (place.dataset.fault !== text) {
            place.dataset.fault = text;
            if (isControl) field.setAttribute("aria-invalid", "true");
        }
    }
}
