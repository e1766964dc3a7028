/** More results for a tournament: a table as CSV, transcripts that the service judges, or games of this browser. */

import { momentOf } from "../dates.js";
import { gameNames } from "./game-names.js";
import { ResultForm } from "./tournament-result.js";
import { tableOf } from "./tournament.js";
import { DropZone, html, keptGames, partAt, useEffect, useLoaded, useRef, useState } from "./tournament-kit.js";

const ACCEPTED = ".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json,application/x-ndjson";

/** As many are listed, where a whole file is of another kind. */
const MOST_FAULTS = 20;

/** What reads and judges files, fetched for the first of them. @returns {Promise<typeof import("./results.js")>} */
const reading = () => import(partAt("results"));

/** What the next table is called, unless its operator has another name for it. @param {{name: string}[]} tables */
function nextName(tables) {
    let number = tables.length + 1;
    while (tables.some(({ name }) => name === String(number))) number += 1;
    return String(number);
}

/** `given`: a result of another screen, added at once; `taken`: called before it is */
export function AddResults({ tables: known, change, client, given, taken, t }) {
    const [isOpen, setOpen] = useState(false);
    const opener = useRef(/** @type {any} */ (null));
    const [text, setText] = useState("");
    const [said, setSaid] = useState({ added: null, faults: [], doubtful: [] });
    const [busy, setBusy] = useState(false);
    const { value: kept } = useLoaded(keptGames, []);
    const { value: games } = useLoaded(() => gameNames(client), [client]);
    useEffect(() => {
        if (!given) return;
        taken();
        keep(async () => ({ tables: [tableOf(given.name, given, given.digest, given.game)], faults: [] }));
    }, []);
    // What has become of it lies below, and says it to whoever has pressed the button.
    useEffect(() => {
        const isWrong = said.faults.length + said.doubtful.length > 0;
        // An operator who enters table after table goes on with the next one.
        if (said.added !== null && (isWrong || !isOpen)) document.getElementById("results-said").focus();
    }, [said]);
    const finished = (kept ?? []).filter(({ game, finished: over }) => over && game in (games ?? {}));
    /** Keep the tables that `load` promises, but for those that count already; `done` where nothing was wrong. */
    const keep = async (load, done = () => {}) => {
        setBusy(true);
        try {
            const [{ withoutKnown }, { tables, faults }] = await Promise.all([reading(), load()]);
            let found = withoutKnown([], [], t);
            await change((current) => {
                found = withoutKnown(tables, current.tables, t);
                return found.fresh.length > 0 ? { ...current, tables: [...current.tables, ...found.fresh] } : undefined;
            });
            const all = [...faults, ...found.faults];
            if (all.length === 0) done();
            setSaid({ added: found.fresh, faults: all, doubtful: found.doubtful });
        } catch (problem) {
            setSaid({ added: [], faults: [problem.problem?.title ?? problem.message], doubtful: [] });
        }
        setBusy(false);
    };
    const add = (sources, done) => keep(async () => (await reading()).resultsOf(sources, games ?? (await gameNames(client)), client, t), done);
    const addDoubtful = async () => {
        const tables = said.doubtful.map(({ table }) => table);
        await change((current) => ({ ...current, tables: [...current.tables, ...tables] }));
        setSaid({ added: tables, faults: [], doubtful: [] });
    };
    const take = async (files) => add(await Promise.all(files.map(async (file) => ({ file: file.name, text: await file.text() }))));
    const recordOf = ({ game, start, actions, cursor }) => ({ game, ...start, actions: actions.slice(0, cursor) });
    const enter = (table) => keep(async () => ({ tables: [table], faults: [] }));
    const leave = () => {
        setOpen(false);
        requestAnimationFrame(() => opener.current?.focus());
    };
    const addKept = () => add(finished.map((each) => ({ file: each.name || momentOf(each.changed, t), text: JSON.stringify(recordOf(each)) })));
    return html`
        <section class="tool add-results unprinted" aria-labelledby="add-results" aria-busy=${String(busy)}>
            <h2 id="add-results">${t("tournament.add")}</h2>
            ${isOpen
                ? html`<${ResultForm} key=${known.length} table=${{ name: nextName(known), placings: [] }} save=${enter} leave=${leave} t=${t} />`
                : html`<div><button type="button" ref=${opener} data-enter onClick=${() => setOpen(true)}>${t("tournament.enter")}</button></div>`}
            <${DropZone} label=${t("tournament.files")} hint=${t("tournament.files-hint")} accept=${ACCEPTED} name="results" take=${take} t=${t} />
            <form class="field" onSubmit=${(event) => {
                event.preventDefault();
                add([{ file: t("import.pasted"), text }], () => setText(""));
            }}>
                <label for="results-text">${t("tournament.text")}</label>
                <textarea id="results-text" name="results-text" class="code" rows="4" spellcheck="false" value=${text}
                    placeholder=${"1,Ann,1,31\n1,Bob,2,28\n1,Cy,3,20"} onInput=${({ target }) => setText(target.value)} />
                <div class="row tight">
                    <button type="submit" data-add-text disabled=${busy || text.trim() === ""}>${t("tournament.add-text")}</button>
                    ${finished.length > 0 && html`<button type="button" data-add-kept disabled=${busy} onClick=${addKept}>${t("tournament.add-kept", { n: finished.length })}</button>`}
                </div>
            </form>
            <div id="results-said" tabindex="-1" data-added=${said.added?.length}>
                ${said.added?.length > 0 && html`<p role="status">${addedText(said.added, t)}</p>`}
                ${said.faults.length > 0 && html`<div class="problem" role="alert" data-faults=${said.faults.length}>
                    <strong>${t("tournament.not-added")}</strong><ul>${said.faults.slice(0, MOST_FAULTS).map((each, index) => html`<li key=${index}>${each}</li>`)}
                        ${said.faults.length > MOST_FAULTS && html`<li>${t("refusal.more", { n: said.faults.length - MOST_FAULTS })}</li>`}</ul></div>`}
                ${said.doubtful.length > 0 && html`<div class="problem" role="alert" data-doubtful=${said.doubtful.length}>
                    <ul>${said.doubtful.map(({ table, other }, index) => html`<li key=${index}>${t("tournament.again", { table: table.name, other })}</li>`)}</ul>
                    <button type="button" data-add-anyway onClick=${addDoubtful}>${t("tournament.add-anyway", { n: said.doubtful.length })}</button></div>`}
            </div>
        </section>
    `;
}

const addedText = (tables, t) => (tables.length === 1 ? t("tournament.added-one", { table: tables[0].name }) : t("tournament.added", { n: tables.length }));
