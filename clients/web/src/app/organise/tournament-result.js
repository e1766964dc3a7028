/** A result that was typed, corrected by hand: its name, and a line for each player, with one more for whoever was left out. */

import { csvOf } from "./csv.js";
import { Doubt } from "./tournament-doubt.js";
import { html, useEffect, useRef, useState } from "./tournament-kit.js";
import { COLUMNS, contradictionIn, followTotals, placesByTotals, tablesIn } from "./tournament.js";

const FIELDS = COLUMNS.slice(1);

/** The field of its line in which a fault is to be mended; all others are of the whole table. */
const FIELD_OF = { nameless: "player", twice: "player", placeless: "place", place: "place", places: "place", total: "total" };
/** What a form says of names, as other forms of the page do. */
const OF_NAMES = { nameless: "setup.nameless", twice: "setup.twice" };

const isEmpty = (line) => FIELDS.every((field) => line[field].trim() === "");

/** The lines with an empty one at their end. */
const withRoom = (lines) => (lines.length > 0 && isEmpty(lines[lines.length - 1]) ? lines : [...lines, { player: "", place: "", total: "" }]);

const lineOf = ({ player, place, total }) => ({ player, place: String(place), total: String(total ?? "") });

/** How many forms have been opened: what is wrong has ids of its own in each. */
let opened = 0;

/**
 * @param {{table: import("./tournament.js").Table, begins?: string, save: (table: import("./tournament.js").Table) => void, leave: () => void, t: any}} props
 *     `begins`: the name of the field in which one begins to write; without it, the table's name
 */
export function ResultForm({ table, begins = "table", save, leave, t }) {
    const [name, setName] = useState(table.name);
    const [lines, setLines] = useState(() => withRoom(table.placings.map(lineOf)));
    // Places that follow from totals go on following them, until one is typed.
    const [follows, setFollows] = useState(followTotals(table.placings));
    const [said, setSaid] = useState({ faults: /** @type {{at: string, text: string}[]} */ ([]), doubtful: /** @type {import("./tournament.js").Table | null} */ (null) });
    // The fields that have been changed since: the form no longer calls them wrong.
    const [changed, setChanged] = useState(/** @type {string[]} */ ([]));
    const [id] = useState(() => `result-${(opened += 1)}`);
    const form = useRef(/** @type {any} */ (null));
    useEffect(() => {
        const first = form.current.querySelector(`[name="${begins}"]`);
        first.focus();
        // What is typed replaces it.
        first.select();
    }, []);
    useEffect(() => form.current.querySelector("[aria-invalid], [data-doubt]")?.focus(), [said]);
    const labels = { player: t("tournament.player"), place: t("tournament.rank"), total: t("tournament.one-total") };
    const write = (index, field) => ({ target }) => {
        const written = lines.map((line, at) => (at === index ? { ...line, [field]: target.value } : line));
        if (field === "place") setFollows(false);
        setLines(withRoom(follows && field === "total" ? placesByTotals(written) : written));
    };
    // Totals are typed one below the other: as long as one is missing, Enter leads to it.
    const goOn = (event, index) => {
        const next = lines.findIndex(({ player, place, total }, at) => at > index && player.trim() !== "" && place.trim() === "" && total.trim() === "");
        if (event.key !== "Enter" || lines[index].total.trim() === "" || next < 0) return;
        event.preventDefault();
        form.current.querySelector(`[name=total-${next + 1}]`).focus();
    };
    const submit = (event) => {
        event.preventDefault();
        const filled = lines.map((line, index) => ({ ...line, number: index + 1 })).filter((line) => !isEmpty(line));
        // What a file may say of a table, a form may say, too.
        const { tables: [read], faults } = tablesIn(csvOf([COLUMNS, ...filled.map((line) => [name, ...FIELDS.map((field) => line[field])])]));
        const result = read && { ...read, placings: read.placings.map((placing) => ({ ...placing, ...asIn(table, placing) })), ...(table.game && { game: table.game }), ...(table.sure && { sure: true }) };
        const doubtful = result && contradictionIn(result) ? result : null;
        setChanged([]);
        setSaid({ faults: result ? [] : faultsAt(faults, name, filled, t), doubtful });
        if (result && !doubtful) save(result);
    };
    const faults = said.faults.filter(({ at }) => !changed.includes(at));
    const isWrong = (field) => faults.some(({ at }) => at === field);
    const marksOf = (field) => isWrong(field) && { "aria-invalid": "true", "aria-describedby": `${id}-${field}` };
    const faultsOf = (fields) => faults.filter(({ at }) => fields.includes(at)).map(({ at, text }) => html`<p class="errors" key=${at} id=${`${id}-${at}`} data-wrong>${text}</p>`);
    return html`
        <form class="result-form" data-correcting=${table.name} ref=${form} novalidate onSubmit=${submit} onInput=${({ target }) => setChanged([...changed, target.name])} onKeyDown=${({ key }) => key === "Escape" && leave()}>
            <label>${t("tournament.table")} <input type="text" name="table" autocomplete="off" value=${name} ...${marksOf("table")} onInput=${({ target }) => setName(target.value)} /></label>
            ${faultsOf(["table"])}
            <table>
                <thead><tr>${FIELDS.map((field) => html`<th scope="col" key=${field}>${labels[field]}</th>`)}</tr></thead>
                <tbody>${lines.map((line, index) => {
                    const names = FIELDS.map((field) => `${field}-${index + 1}`);
                    return html`
                        <tr key=${index}>${FIELDS.map((field, at) => html`
                            <td key=${field}><input type="text" name=${names[at]} autocomplete="off" ...${field === "player" ? { list: "known-players" } : { inputmode: "decimal" }} ...${marksOf(names[at])}
                                aria-label=${`${labels[field]} ${index + 1}`} value=${line[field]} onInput=${write(index, field)} onKeyDown=${(event) => field === "total" && goOn(event, index)} /></td>`)}</tr>
                        ${names.some(isWrong) && html`<tr key=${`${index} wrong`}><td colspan="3">${faultsOf(names)}</td></tr>`}`;
                })}</tbody>
            </table>
            <p class="hint">${t("tournament.empty-line")}</p>
            ${said.doubtful && changed.length === 0 && html`<${Doubt} table=${said.doubtful} answer=${() => save({ ...said.doubtful, sure: true })} t=${t} />`}
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

/** What is wrong, at the fields where it can be mended. `filled`: the lines that count, with their numbers in the form */
function faultsAt(faults, name, filled, t) {
    if (name.trim() === "") return [{ at: "table", text: t("setup.nameless") }];
    if (faults.length === 0) return [{ at: "player-1", text: t("setup.nameless") }];
    return faults.map(({ message, line, text }) => {
        const kind = message.replace("tournament.csv.", "");
        const field = FIELD_OF[kind];
        return { at: field ? `${field}-${filled[line - 2].number}` : "table", text: OF_NAMES[kind] ? t(OF_NAMES[kind]) : sentence(t(message, { text }), t) };
    });
}

/** What stands behind the number of a line elsewhere, by itself. */
const sentence = (text, t) => `${text.charAt(0).toLocaleUpperCase(t.language)}${text.slice(1)}.`;
