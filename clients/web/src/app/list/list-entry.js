/** A game or table in the list: what it is, how it stands, and what can be done with it. */

import { html, useLayoutEffect, useRef, useState } from "../../lib/preact.js";
import { momentOf } from "../dates.js";
import { turnText } from "../links/turn-text.js";
import { toActText } from "../to-act-text.js";
import { winnersIn } from "../winners.js";
import { remove, rename, restore } from "./entries.js";

/** @param {{entry: import("./entries.js").Entry} & Record<string, any>} props   `gone`: whether it has been removed */
export function ListEntry({ entry, gone, games, go, t, load, setRemoved }) {
    const [naming, setNaming] = useState(false);
    const kind = games?.find(({ id }) => id === entry.game)?.name ?? entry.game;
    const title = entry.name || kind;
    const called = `${title}, ${entry.players.join(", ")}`;
    const doing = (label) => t("labelled", { label, text: called });
    const undo = useRef(null);
    useLayoutEffect(() => {
        if (gone) undo.current.focus();
    }, [gone]);
    const dropped = async () => {
        setRemoved((others) => [...others.filter(({ id }) => id !== entry.id), entry]);
        await remove(entry);
        load();
    };
    if (gone) {
        return html`
            <li class="list-entry gone" data-gone=${entry.id}>
                <p role="status">${t("list.deleted", { game: called })}</p>
                <button type="button" ref=${undo} data-undelete onClick=${() => restore(entry).then(load)}>${t("list.undelete")}</button>
            </li>`;
    }
    const named = async (name) => {
        setNaming(false);
        if (name !== null) await rename(entry, name);
        load();
    };
    const opening = t(entry.finished ? "list.look" : "start.resume");
    const isGame = entry.kind === "game";
    const open = () => (isGame ? go("play", { id: entry.id }) : go("linked", { id: entry.id }));
    return html`
        <li class="list-entry" data-game-id=${isGame ? entry.id : undefined} data-kept=${isGame ? undefined : entry.id} data-kind=${entry.kind}>
            <div class="about">
                ${naming ? html`<${NameForm} name=${entry.name} kind=${kind} done=${named} t=${t} />` : html`<h3>${title}</h3>`}
                <p>${entry.players.join(", ")}</p>
                <p data-whose-turn><strong>${stateOf(entry, t)}</strong></p>
                ${entry.kept.corrected && html`<p data-corrected>${t("list.corrected", { n: entry.kept.corrected })}</p>`}
                <p class="soft">${entry.name !== "" && `${kind} · `}<time dateTime=${new Date(entry.changed).toISOString()}>${momentOf(entry.changed, t)}</time>${!isGame && ` · ${t("list.by-link")}`}</p>
            </div>
            <div class="row tight">
                <button type="button" class="primary" data-go=${isGame ? "resume" : "linked"} aria-label=${doing(opening)} onClick=${open}>${opening}</button>
                ${isGame && html`<button type="button" data-rename aria-label=${doing(t("list.rename"))} onClick=${() => setNaming(true)}>${t("list.rename")}</button>`}
                <button type="button" data-delete aria-label=${doing(t("list.delete"))} onClick=${dropped}>${t("list.delete")}</button>
            </div>
        </li>
    `;
}

function NameForm({ name, kind, done, t }) {
    const field = useRef(null);
    useLayoutEffect(() => field.current.select(), []);
    const submit = (event) => {
        event.preventDefault();
        done(field.current.value.trim());
    };
    return html`
        <form class="control" onSubmit=${submit} onKeyDown=${(event) => event.key === "Escape" && done(null)}>
            <input ref=${field} name="game-name" type="text" maxlength="60" defaultValue=${name} placeholder=${kind} aria-label=${t("list.name")} autocomplete="off" />
            <button type="submit" data-name-it>${t("list.name-it")}</button>
        </form>
    `;
}

/** Whose turn it is, or who has won. */
function stateOf(entry, t) {
    const { kept, finished, winners } = entry;
    if (entry.kind === "table") return turnText(kept, t);
    if (finished && winners.length === 0) return t("links.finished");
    if (finished) return winnersIn(winners, t);
    if (kept.toAct?.includes(kept.practice?.person)) return t("links.turn");
    if (kept.toAct === undefined) return t("list.so-far", { n: kept.cursor });
    return kept.toAct.includes("table") ? t("play.table-turn") : toActText(kept.toAct, t);
}
