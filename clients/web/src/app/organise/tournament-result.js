/** A result that was typed, corrected by hand: its name, and a line for each player, with one more for whoever was left out. */

import { csvOf } from "./csv.js";
import { Doubt } from "./tournament-doubt.js";
import { html, useEffect, useRef, useState } from "./tournament-kit.js";
import { COLUMNS, contradictionIn, tablesIn } from "./tournament.js";

const FIELDS = COLUMNS.slice(1);

/** Faults that are not of one line. */
const OF_ALL = ["tournament.csv.places", "tournament.csv.nameless"];

const isEmpty = (line) => FIELDS.every((field) => line[field].trim() === "");

/** The lines with an empty one at their end. */
const withRoom = (lines) => (lines.length > 0 && isEmpty(lines[lines.length - 1]) ? lines : [...lines, { player: "", place: "", total: "" }]);

const lineOf = ({ player, place, total }) => ({ player, place: String(place), total: String(total ?? "") });

/** @param {{table: import("./tournament.js").Table, save: (table: import("./tournament.js").Table) => void, leave: () => void, t: any}} props */
export function ResultForm({ table, save, leave, t }) {
    const [name, setName] = useState(table.name);
    const [lines, setLines] = useState(() => withRoom(table.placings.map(lineOf)));
    const [faults, setFaults] = useState(/** @type {string[]} */ ([]));
    const [doubtful, setDoubtful] = useState(/** @type {import("./tournament.js").Table | null} */ (null));
    const form = useRef(/** @type {any} */ (null));
    const first = useRef(/** @type {any} */ (null));
    useEffect(() => first.current.focus(), []);
    useEffect(() => form.current.querySelector("[data-doubt]")?.focus(), [doubtful]);
    const labels = { player: t("tournament.player"), place: t("tournament.rank"), total: t("tournament.one-total") };
    const write = (index, field) => ({ target }) => setLines(withRoom(lines.map((line, at) => (at === index ? { ...line, [field]: target.value } : line))));
    const submit = (event) => {
        event.preventDefault();
        setDoubtful(null);
        const filled = lines.filter((line) => !isEmpty(line));
        // What a file may say of a table, a form may say, too.
        const { tables: [read], faults: found } = tablesIn(csvOf([COLUMNS, ...filled.map((line) => [name, ...FIELDS.map((field) => line[field])])]));
        const whose = ({ message, line }) => (OF_ALL.includes(message) ? undefined : filled[line - 2].player);
        const told = new Set(found.map((fault) => [whose(fault), t(fault.message, { text: fault.text })]).map(([label, text]) => (label ? t("labelled", { label, text }) : text)));
        setFaults(told.size > 0 || read !== undefined ? [...told] : [t("tournament.csv.empty")]);
        if (read === undefined) return;
        const result = { ...read, placings: read.placings.map((placing) => ({ ...placing, ...asIn(table, placing) })), ...(table.game && { game: table.game }) };
        if (contradictionIn(result) === null) save(result);
        else setDoubtful(result);
    };
    return html`
        <form class="result-form" data-correcting=${table.name} ref=${form} novalidate onSubmit=${submit} onInput=${() => setDoubtful(null)} onKeyDown=${({ key }) => key === "Escape" && leave()}>
            <label>${t("tournament.table")} <input type="text" name="table" autocomplete="off" value=${name} ref=${first} onInput=${({ target }) => setName(target.value)} /></label>
            <table>
                <thead><tr>${FIELDS.map((field) => html`<th scope="col" key=${field}>${labels[field]}</th>`)}</tr></thead>
                <tbody>${lines.map((line, index) => html`
                    <tr key=${index}>${FIELDS.map((field) => html`
                        <td key=${field}><input type="text" name=${`${field}-${index + 1}`} autocomplete="off" inputmode=${field === "player" ? undefined : "decimal"}
                            aria-label=${`${labels[field]} ${index + 1}`} value=${line[field]} onInput=${write(index, field)} /></td>`)}</tr>`)}</tbody>
            </table>
            <p class="hint">${t("tournament.empty-line")}</p>
            ${faults.length > 0 && html`<ul class="errors" role="alert" data-wrong>${faults.map((each) => html`<li key=${each}>${each}</li>`)}</ul>`}
            ${doubtful && html`<${Doubt} table=${doubtful} answer=${() => save({ ...doubtful, sure: true })} t=${t} />`}
            <div class="row tight">
                <button type="submit" class="primary">${t("list.name-it")}</button>
                <button type="button" data-leave onClick=${leave}>${t("confirm.back")}</button>
            </div>
        </form>
    `;
}

/** Whom the result named, where its operator has renamed this player. */
function asIn({ placings }, { player }) {
    const as = placings.find((each) => each.player === player)?.as;
    return as === undefined ? {} : { as };
}
