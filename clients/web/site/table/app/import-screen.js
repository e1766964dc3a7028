/** A transcript from elsewhere: replayed and judged by the service, whole or up to where it breaks. */

import { GAMES } from "../games/index.js";
import { html, useEffect, useState } from "../lib/preact.js";
import { useFocus, useTop } from "./hooks.js";
import { RefusalText } from "./refusal.js";
import { Trouble } from "./trouble.js";

/** The record in a text; throws what keeps it from being one. */
function read(text, say) {
    let record;
    try {
        record = JSON.parse(text);
    } catch (error) {
        throw new Error(`${say("import.no-json")} ${error.message}`);
    }
    const { game, setup, state, actions, history } = record ?? {};
    const id = game ?? state?.game;
    if (!(id in GAMES)) throw new Error(say("import.no-game"));
    if (!Array.isArray(actions)) throw new Error(say("import.no-actions"));
    const body = { actions };
    for (const [name, value] of Object.entries({ setup, state, history })) if (value !== undefined) body[name] = value;
    return { game: id, body };
}

export function ImportScreen({ say, client, go, enter, given }) {
    useTop();
    const heading = useFocus();
    const [text, setText] = useState(given ?? "");
    const [problem, setProblem] = useState(null);
    const [found, setFound] = useState(null);
    const verify = async (source) => {
        setProblem(null);
        setFound(null);
        try {
            const { game, body } = read(source, say);
            setFound({ game, body, answer: await client.game(game).replay(body) });
        } catch (error) {
            setProblem(error);
        }
    };
    const take = (source) => {
        setText(source);
        return verify(source);
    };
    useEffect(() => {
        if (given) verify(given);
    }, [given]);
    return html`
        <main id="content" class="import" data-screen="import">
            <h1 ref=${heading} tabindex="-1">${say("import.title")}</h1>
            <p>${say("import.lead")}</p>
            <form class="sheet" onSubmit=${(event) => {
                event.preventDefault();
                verify(text);
            }}>
                <div class="field">
                    <label for="import-file">${say("import.file")}</label>
                    <input id="import-file" name="file" type="file" accept="application/json,.json" onChange=${async ({ target }) => target.files[0] && take(await target.files[0].text())} />
                </div>
                <div class="field">
                    <label for="import-text">${say("import.text")}</label>
                    <textarea id="import-text" name="transcript" class="code" rows="8" spellcheck="false" value=${text} onInput=${(event) => setText(event.target.value)} />
                </div>
                <div class="row end">
                    <button type="button" onClick=${() => go("start")}>${say("back")}</button>
                    <button type="submit" class="primary" data-verify>${say("import.verify")}</button>
                </div>
            </form>
            <${Trouble} problem=${problem} say=${say} />
            ${found && html`<${Verdict} ...${found} say=${say} enter=${enter} />`}
        </main>
    `;
}

function Verdict({ game, body, answer, say, enter }) {
    const { position, applied, refused, history_matches: matches } = answer;
    const { actions, history, ...start } = body;
    const sound = refused === null && matches !== false;
    const open = () => enter({ game, start, actions: actions.slice(0, applied), cursor: applied });
    return html`
        <section class="verdict-box ${sound ? "sound" : "broken"}" role="status" data-verdict=${sound ? "sound" : "broken"} data-applied=${applied}>
            <h2>${sound ? say("import.sound") : say("import.broken")}</h2>
            <p>${say("import.applied", { applied, of: actions.length })} ${position.finished ? say("import.finished") : ""}</p>
            ${matches !== null && html`<p data-history=${String(matches)}>${say(matches ? "import.history" : "import.no-history")}</p>`}
            ${refused !== null && html`
                <p data-refused-index=${refused.index}>${say("import.refused", { n: refused.index + 1 })} <code>${JSON.stringify(actions[refused.index])}</code></p>
                <${Why} problem=${refused.problem} game=${GAMES[game]} say=${say} position=${position} />`}
            <button type="button" class="primary" data-open onClick=${open}>${say(sound ? "import.open" : "import.open-last")}</button>
        </section>
    `;
}

/** Whoever reads a whole record knows all hands: an action out of turn is answered with what the others could do. */
const Why = ({ problem, game, say, position }) =>
    problem.type === "/problems/illegal-action"
        ? html`<${RefusalText} document=${problem} game=${game} say=${say} view=${position.state} instead=${position.legal_actions} />`
        : html`<${Trouble} problem=${{ problem }} say=${say} />`;
