/** The players of a tournament: who may be one under two names, and another name for one of them. */

import { same } from "../same.js";
import { seatedAs } from "./rounds.js";
import { Field, Select, html, useEffect, useRef, useState } from "./tournament-kit.js";
import { alikeIn, renamedIn, seatsIn, sharedBy } from "./tournament.js";

export function Players({ tournament, change, t }) {
    const { tables, apart = [] } = tournament;
    const [said, setSaid] = useState(/** @type {{player: string, name: string, before: any[], after: any[], round?: any} | null} */ (null));
    const place = useRef(null);
    const summary = useRef(null);
    useEffect(() => {
        if (said !== null) place.current?.focus();
    }, [said]);
    const rename = async (player, name) => {
        let done = null;
        await change((current) => {
            // In another window both may have sat down at one table meanwhile.
            if (sharedBy(current.tables, player, name)) return undefined;
            done = { player, name, before: current.tables, after: renamedIn(current.tables, player, name), round: current.round };
            return { ...current, tables: done.after, ...seatedAs(current.round, player, name) };
        });
        setSaid(done);
    };
    // Table by table: others may have come since.
    const restored = (table) => said.before[said.after.findIndex((each) => same(each, table))] ?? table;
    const undo = async () => {
        await change((current) => ({ ...current, tables: current.tables.map(restored), ...(said.round && { round: said.round }) }));
        setSaid(null);
        summary.current.focus();
    };
    // The question goes with its answer.
    const keepApart = async (one, other) => {
        await change((current) => ({ ...current, apart: [...(current.apart ?? []), [one, other]] }));
        summary.current.focus();
    };
    if (tables.length === 0) return null;
    return html`
        <div class="unprinted renaming">
            ${alikeIn(tables, apart).map(({ player, as }) => html`
                <p class="warning" key=${player} data-alike=${player}>
                    ${t("tournament.alike", { one: player, other: as })}
                    <button type="button" onClick=${() => rename(player, as)}>${t("tournament.merge", { one: player, other: as })}</button>
                    <button type="button" data-apart onClick=${() => keepApart(player, as)}>${t("tournament.apart")}</button>
                </p>`)}
            ${said && html`<p role="status" tabindex="-1" ref=${place} data-renamed=${said.name}>${t("tournament.renamed", { one: said.player, other: said.name })}
                <button type="button" data-rename-back onClick=${undo}>${t("list.undelete")}</button></p>`}
            <details data-rename-player><summary ref=${summary}>${t("tournament.rename")}</summary><${Renaming} key=${tournament.id} tables=${tables} rename=${rename} t=${t} /></details>
        </div>
    `;
}

function Renaming({ tables, rename, t }) {
    const players = [...seatsIn(tables).keys()].sort((one, other) => one.localeCompare(other));
    const [wish, setWish] = useState({ player: "", name: "" });
    const player = players.includes(wish.player) ? wish.player : players[0];
    const name = wish.name.trim();
    const shared = name === player ? undefined : sharedBy(tables, player, name);
    const errors = shared ? [{ detail: t("tournament.both", { one: player, other: name, table: shared.name }) }] : [];
    const isOther = name !== "" && name !== player && !shared;
    const submit = async (event) => {
        event.preventDefault();
        if (!isOther) return;
        await rename(player, name);
        setWish({ player: name, name: "" });
    };
    return html`
        <form class="row" onSubmit=${submit}>
            <${Field} name="renamed" label=${t("tournament.player")}
                control=${(props) => html`<${Select} ...${props} value=${player} choices=${players.map((each) => [each, each])} onChange=${(each) => setWish({ player: each, name: "" })} />`} />
            <${Field} name="new-name" label=${t("tournament.new-name")} hint=${t("tournament.new-name-hint")} errors=${errors}
                control=${(props) => html`<input ...${props} type="text" maxlength="64" autocomplete="off" value=${wish.name} onInput=${({ target }) => setWish({ player, name: target.value })} />`}>
                <button type="submit" data-rename-it disabled=${!isOther}>${t("list.rename")}</button>
            <//>
        </form>
    `;
}
