/** Transcripts from elsewhere: replayed and judged by the service, whole or up to where they break; one, or many at once. */

import { DropZone, GAMES, ProblemBox, RefusedThere, asKept, html, listGames, lookBack, remember, useEffect, useFocus, useLoaded, useState, useTop } from "./import-kit.js";
import { MOST, transcriptsIn, wasDealtByChance } from "./transcript-files.js";
import { Verdicts } from "./verdicts.js";

const LARGEST = 64 * 1024 * 1024;

const isKnown = (game) => game in GAMES;

/** The one record in a text; throws an error that says why it is none. */
function only({ record, fault }, text, t) {
    if (fault === "no-json") throw new Error(`${t("import.no-json")} ${reasonOf(text)}`);
    if (fault !== undefined) throw new Error(t(`import.${fault}`));
    // The service judges all of it: what it does not know, it refuses.
    return { game: record.game ?? record.state.game, body: record };
}

/** Why a text is not JSON, in the browser's words. */
function reasonOf(text) {
    try {
        JSON.parse(text);
        return "";
    } catch (error) {
        return error.message;
    }
}

export function ImportScreen({ t, client, go, enter, given, found: had = null }) {
    useTop();
    const heading = useFocus();
    const [text, setText] = useState(given ?? "");
    const [problem, setProblem] = useState(null);
    const [brought, setBrought] = useState(null);
    const [found, setFound] = useState(null);
    const [several, setSeveral] = useState(had);
    const { value: games } = useLoaded(() => listGames(client), [client]);
    const names = Object.fromEntries((games ?? []).map(({ id, name }) => [id, name]));
    const judge = async (found, source) => {
        setProblem(null);
        setBrought(null);
        setFound(null);
        setSeveral(null);
        try {
            if (found.length > MOST) throw new Error(t("import.too-many", { n: found.length, most: MOST }));
            if (found.length !== 1) return setSeveral(found);
            const { game, body } = only(found[0], source, t);
            setBrought(body);
            const answer = await client.game(game).replay(body);
            setFound({ game, body, answer, isUnseeded: wasDealtByChance(body, answer) });
        } catch (error) {
            setProblem(error);
        }
    };
    const verify = (source) => judge(transcriptsIn(t("import.pasted"), source, isKnown), source);
    const take = async (files) => {
        if (files.reduce((sum, { size }) => sum + size, 0) > LARGEST) return setProblem(new Error(t("import.too-large")));
        const texts = await Promise.all(files.map((file) => file.text()));
        setText(texts.length === 1 ? texts[0] : "");
        return judge(texts.flatMap((each, index) => transcriptsIn(files[index].name, each, isKnown)), texts[0]);
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
                <${DropZone} label=${t("import.file")} hint=${t("import.file-hint")} accept=".json,.jsonl,.ndjson,application/json,application/x-ndjson" name="file" take=${take} t=${t} />
                <div class="field">
                    <label for="import-text">${t("import.text")}</label>
                    <textarea id="import-text" name="transcript" class="code" rows="8" spellcheck="false" value=${text} onInput=${(event) => setText(event.target.value)} />
                </div>
                <div class="row end">
                    <button type="button" onClick=${() => go("start")}>${t("back")}</button>
                    <button type="submit" class="primary" data-verify>${t("import.verify")}</button>
                </div>
            </form>
            <${ProblemBox} problem=${problem} brought=${brought} t=${t} />
            ${several && html`<${Verdicts} found=${several} client=${client} names=${names} go=${go} t=${t} />`}
            ${found && html`<${found.isUnseeded ? Unseeded : Verdict} ...${found} t=${t} go=${go} enter=${enter} />`}
        </main>
    `;
}

/** What is said of a game that the service dealt by chance for this answer alone. */
const Unseeded = ({ t }) => html`
    <section class="verdict-box broken" role="status" data-verdict="unseeded">
        <h2>${t("import.unjudged")}</h2>
        <p>${t("import.unseeded")}</p>
    </section>
`;

function Verdict({ game, body, answer, t, go, enter }) {
    const { position, applied, refused, history_matches: matches, scores_match: scored } = answer;
    const { start, actions } = asKept({ ...body, game });
    const sound = refused === null && matches !== false && scored !== false;
    const open = () => enter({ game, start, actions: actions.slice(0, applied), cursor: applied });
    const review = () => {
        remember({ given: JSON.stringify(body) });
        return lookBack(go, { ...body, game }, applied);
    };
    return html`
        <section class="verdict-box ${sound ? "sound" : "broken"}" role="status" data-verdict=${sound ? "sound" : "broken"} data-applied=${applied}>
            <h2>${sound ? t("import.sound") : t("import.broken")}</h2>
            <p>${t("import.applied", { applied, of: actions.length })} ${position.finished ? t("import.finished") : ""}</p>
            ${matches !== null && html`<p data-history=${String(matches)}>${t(matches ? "import.history" : "import.no-history")}</p>`}
            ${scored !== null && html`<p data-scores=${String(scored)}>${t(scored ? "import.scores" : "import.no-scores")}</p>`}
            ${refused !== null && html`
                <p data-refused-index=${refused.index}>${t("import.refused", { n: refused.index + 1 })} <code>${JSON.stringify(actions[refused.index])}</code></p>
                <${RefusedThere} problem=${refused.problem} game=${GAMES[game]} t=${t} position=${position} brought=${body} />`}
            <div class="row tight">
                <button type="button" class="primary" data-open onClick=${open}>${t(sound ? "import.open" : "import.open-last")}</button>
                <button type="button" data-review onClick=${review}>${t("review.open")}</button>
            </div>
        </section>
    `;
}
