/** A transcript from elsewhere: replayed and judged by the service, whole or up to where it breaks. */

import { GAMES } from "../games/index.js";
import { html, useEffect, useState } from "../lib/preact.js";
import { useFocus, useTop } from "./hooks.js";
import { RefusalText } from "./refusal.js";
import { ProblemBox } from "./problem-box.js";

/** The record in a text; throws what keeps it from being one. */
function read(text, t) {
    let record;
    try {
        record = JSON.parse(text);
    } catch (error) {
        throw new Error(`${t("import.no-json")} ${error.message}`);
    }
    const id = record?.game ?? record?.state?.game;
    if (!(id in GAMES)) throw new Error(t("import.no-game"));
    if (!Array.isArray(record.actions)) throw new Error(t("import.no-actions"));
    // The service judges all of it: what it does not know, it refuses.
    return { game: id, body: record };
}

export function ImportScreen({ t, client, go, enter, given }) {
    useTop();
    const heading = useFocus();
    const [text, setText] = useState(given ?? "");
    const [problem, setProblem] = useState(null);
    const [found, setFound] = useState(null);
    const verify = async (source) => {
        setProblem(null);
        setFound(null);
        try {
            const { game, body } = read(source, t);
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
            <h1 ref=${heading} tabindex="-1">${t("import.title")}</h1>
            <p>${t("import.lead")}</p>
            <form class="sheet" onSubmit=${(event) => {
                event.preventDefault();
                verify(text);
            }}>
                <div class="field">
                    <label for="import-file">${t("import.file")}</label>
                    <input id="import-file" name="file" type="file" accept="application/json,.json" onChange=${async ({ target }) => target.files[0] && take(await target.files[0].text())} />
                </div>
                <div class="field">
                    <label for="import-text">${t("import.text")}</label>
                    <textarea id="import-text" name="transcript" class="code" rows="8" spellcheck="false" value=${text} onInput=${(event) => setText(event.target.value)} />
                </div>
                <div class="row end">
                    <button type="button" onClick=${() => go("start")}>${t("back")}</button>
                    <button type="submit" class="primary" data-verify>${t("import.verify")}</button>
                </div>
            </form>
            <${ProblemBox} problem=${problem} t=${t} />
            ${found && html`<${Verdict} ...${found} t=${t} go=${go} enter=${enter} />`}
        </main>
    `;
}

function Verdict({ game, body, answer, t, go, enter }) {
    const { position, applied, refused, history_matches: matches, scores_match: scored } = answer;
    const { game: _named, actions, history: digest, scores, ...start } = body;
    const sound = refused === null && matches !== false && scored !== false;
    const open = () => enter({ game, start, actions: actions.slice(0, applied), cursor: applied });
    const claims = { ...(digest !== undefined && { history: digest }), ...(scores !== undefined && { scores }) };
    const review = () => go("seen", { record: { game, start, actions, ...claims } });
    return html`
        <section class="verdict-box ${sound ? "sound" : "broken"}" role="status" data-verdict=${sound ? "sound" : "broken"} data-applied=${applied}>
            <h2>${sound ? t("import.sound") : t("import.broken")}</h2>
            <p>${t("import.applied", { applied, of: actions.length })} ${position.finished ? t("import.finished") : ""}</p>
            ${matches !== null && html`<p data-history=${String(matches)}>${t(matches ? "import.history" : "import.no-history")}</p>`}
            ${scored !== null && html`<p data-scores=${String(scored)}>${t(scored ? "import.scores" : "import.no-scores")}</p>`}
            ${refused !== null && html`
                <p data-refused-index=${refused.index}>${t("import.refused", { n: refused.index + 1 })} <code>${JSON.stringify(actions[refused.index])}</code></p>
                <${Why} problem=${refused.problem} game=${GAMES[game]} t=${t} position=${position} />`}
            <div class="row tight">
                <button type="button" class="primary" data-open onClick=${open}>${t(sound ? "import.open" : "import.open-last")}</button>
                <button type="button" data-review onClick=${review}>${t("review.open")}</button>
            </div>
        </section>
    `;
}

/** Whoever reads a whole record knows all hands: an action out of turn is answered with what the others could do. */
const Why = ({ problem, game, t, position }) =>
    problem.type === "/problems/illegal-action"
        ? html`<${RefusalText} document=${problem} game=${game} t=${t} view=${position.state} instead=${position.legal_actions} />`
        : html`<${ProblemBox} problem=${{ problem }} t=${t} />`;
