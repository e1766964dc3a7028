/** The results of a tournament, table by table; what is removed stays in its place, to be taken back. */

import { figureText } from "../figure-text.js";
import { same } from "../same.js";
import { gameNames } from "./game-names.js";
import { Doubt } from "./tournament-doubt.js";
import { html, useEffect, useLoaded, useRef, useState } from "./tournament-kit.js";
import { ResultForm } from "./tournament-result.js";

/** @typedef {import("./tournament.js").Table} Table */

export function Tables({ tournament, change, client, t }) {
    const { value: games } = useLoaded(() => gameNames(client), [client]);
    const { tables } = tournament;
    // `at`: its place in the list, which no other one takes.
    const [removed, setRemoved] = useState(/** @type {{table: Table, at: number}[]} */ ([]));
    const gone = removed.filter(({ table }) => !tables.some((each) => same(each, table)));
    const listed = gone.reduce((list, { table, at }) => inserted(list, at, { table, isGone: true }), tables.map((table) => ({ table, isGone: false })));
    if (listed.length === 0) return null;
    const remove = (table, at) => {
        setRemoved([...gone, { table, at }].sort((one, other) => one.at - other.at));
        return change((current) => ({ ...current, tables: without(current.tables, table) }));
    };
    const replace = (table, by) => change((current) => ({ ...current, tables: current.tables.map((each) => (same(each, table) ? by : each)) }));
    const confirm = (table) => replace(table, { ...table, sure: true });
    const restore = (table, at) => change((current) => ({ ...current, tables: inserted(current.tables, at - gone.filter((each) => each.at < at).length, table) }));
    return html`
        <section class="tool" aria-labelledby="tables">
            <h2 id="tables">${t("tournament.results", { n: tables.length })}</h2>
            <ol class="match-games">${listed.map(({ table, isGone }, at) => html`
                <${Result} key=${at} table=${table} game=${nameOf(table, games)} isGone=${isGone} remove=${() => remove(table, at)} restore=${() => restore(table, at)} confirm=${() => confirm(table)} correct=${(by) => replace(table, by)} t=${t} />`)}</ol>
        </section>
    `;
}

/** What the game of a result is called, where that is known and its name does not say it. */
const nameOf = ({ name, game }, games) => (game === undefined || name.startsWith(games?.[game]) ? undefined : games?.[game] ?? game);

const inserted = (list, at, each) => [...list.slice(0, at), each, ...list.slice(at)];

/** All tables but one, which may have come from the database again since. */
function without(tables, table) {
    const found = tables.findIndex((each) => same(each, table));
    return tables.filter((_each, index) => index !== found);
}

function Result({ table, game, isGone, remove, restore, confirm, correct, t }) {
    const button = useRef(null);
    const [isOpen, setOpen] = useState(false);
    const opener = useRef(null);
    const wasOpen = useRef(false);
    useEffect(() => {
        if (wasOpen.current && !isOpen) opener.current?.focus();
        wasOpen.current = isOpen;
    }, [isOpen]);
    const save = async (by) => {
        await correct(by);
        setOpen(false);
    };
    const was = useRef(isGone);
    // The button that was pressed has become another one.
    useEffect(() => {
        if (was.current !== isGone) button.current?.focus();
        was.current = isGone;
    }, [isGone]);
    // The question goes with its answer.
    const answer = async () => {
        await confirm();
        button.current?.focus();
    };
    if (isGone) {
        return html`
            <li class="unprinted" data-gone=${table.name}>
                <p role="status">${t("tournament.removed", { table: table.name })}</p>
                <button type="button" ref=${button} data-restore onClick=${restore}>${t("list.undelete")}</button>
            </li>`;
    }
    if (isOpen) return html`<li><${ResultForm} table=${table} save=${save} leave=${() => setOpen(false)} t=${t} /></li>`;
    // What the service has judged stands as it was played.
    return html`
        <li data-table=${table.name}>
            <div><strong>${table.name}</strong> ${game && html`<span data-of-game>${game}</span> `}<span class="soft">${standingsAt(table)}</span><${Doubt} table=${table} answer=${answer} t=${t} /></div>
            ${table.digest === undefined && html`<button type="button" ref=${opener} class="unprinted" data-correct aria-label=${t("tournament.correct-table", { table: table.name })} onClick=${() => setOpen(true)}>${t("tournament.correct")}</button>`}
            <button type="button" ref=${button} class="icon unprinted" data-remove aria-label=${t("tournament.remove", { table: table.name })} onClick=${remove}>×</button>
        </li>`;
}

/** Who came where at a table, with what total. @param {Table} table */
export const standingsAt = ({ placings }) => [...placings].sort((one, other) => one.place - other.place)
    .map(({ player, place, total }) => `${place}. ${player}${total === null ? "" : ` (${figureText(total)})`}`).join(", ");
