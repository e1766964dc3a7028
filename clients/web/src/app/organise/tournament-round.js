/** The next round of a tournament: who sits at which table, to be changed by hand and printed, with a form for each result. */

import { sitsOut, sizesOf } from "./pairing.js";
import { ResultForm } from "./tournament-result.js";
import { MOST_SEATS, correctedIn, enteredIn, expectedIn, isPlayed, isRoundOver, resultIn, roundAfter, swappedIn } from "./rounds.js";
import { standingsAt } from "./tournament-tables.js";
import { Field, Select, html, listGames, useEffect, useLoaded, useRef, useState } from "./tournament-kit.js";

export function NextRound({ tournament, change, finish, client, t }) {
    const { round } = tournament;
    const heading = useRef(/** @type {any} */ (null));
    const list = useRef(/** @type {any} */ (null));
    // The number of a round that has just been proposed: the reader goes to its tables.
    const [proposed, setProposed] = useState(/** @type {number | null} */ (null));
    useEffect(() => {
        if (proposed !== null) list.current?.focus();
    }, [proposed]);
    const propose = async (players, seats) => {
        await change((current) => roundAfter(current, players, seats));
        setProposed((proposed ?? 0) + 1);
    };
    const swap = (one, other) => change((current) => swappedIn(current, one, other));
    const enter = async (index, table) => {
        await change((current) => enteredIn(current, index, table));
        (list.current.querySelector("[data-enter-seated]") ?? heading.current).focus();
    };
    const correct = (index, table, by) => change((current) => correctedIn(current, index, table, by));
    const print = () => {
        const screen = list.current.closest("main");
        screen.classList.add("only-round");
        addEventListener("afterprint", () => screen.classList.remove("only-round"), { once: true });
        window.print();
    };
    return html`
        <section class=${`tool next-round${round ? "" : " unprinted"}`} aria-labelledby="next-round">
            <details open=${round || tournament.tables.length === 0}>
                <summary><h2 id="next-round" tabindex="-1" ref=${heading}>${round ? t("tournament.round", { n: round.number }) : t("tournament.next-round")}</h2></summary>
                ${round && html`
                    <ol class="match-games" tabindex="-1" ref=${list} aria-labelledby="next-round">${round.tables.map((_, index) => html`
                        <${Seated} key=${`${round.number} ${index}`} tournament=${tournament} index=${index} swap=${swap} enter=${(table) => enter(index, table)} correct=${(table, by) => correct(index, table, by)} t=${t} />`)}</ol>
                    <div class="row tight unprinted"><button type="button" data-print-round onClick=${print}>${t("tournament.print-round")}</button></div>`}
                <${Proposing} key=${round?.number ?? 0} tournament=${tournament} propose=${propose} finish=${finish} client=${client} t=${t} />
            </details>
        </section>
    `;
}

function Seated({ tournament, index, swap, enter, correct, t }) {
    const { round, tables } = tournament;
    const { players } = round.tables[index];
    const [isOpen, setOpen] = useState(false);
    const opener = useRef(/** @type {any} */ (null));
    const [hasLeft, setLeft] = useState(false);
    useEffect(() => {
        if (hasLeft) opener.current?.focus();
        setLeft(false);
    }, [hasLeft]);
    const leave = () => {
        setOpen(false);
        setLeft(true);
    };
    // What was open for the result is not open for its correction.
    const take = async (table) => {
        await enter(table);
        setOpen(false);
    };
    const set = async (by) => {
        await correct(found, by);
        leave();
    };
    const movable = round.tables.filter((table) => !isPlayed(table, tables)).flatMap((table) => table.players);
    const label = sitsOut(players) ? t("tournament.sits-out") : t("tournament.seated", { n: index + 1 });
    const found = resultIn(round.tables[index], tables);
    const isOver = found !== undefined;
    const result = { name: t("tournament.round-table", { round: round.number, table: index + 1 }), placings: players.map((player) => ({ player, place: "", total: null })) };
    return html`
        <li data-seated=${index + 1} data-played=${String(isOver)}>
            <div role="group" aria-label=${label}>
                <strong>${label}</strong>
                <span class="printed">${players.join(", ")}</span>
                ${!isOver && !isOpen && html`<span class="row tight unprinted">${players.map((player, seat) => html`
                    <${Select} key=${seat} name=${`seat-${index + 1}-${seat + 1}`} aria-label=${t("tournament.seat", { n: seat + 1 })} value=${player} choices=${movable.map((each) => [each, each])}
                        onChange=${(other) => swap(player, other)} />`)}</span>`}
                ${isOver && !isOpen && html`<span class="unprinted">${standingsAt(found)}</span>`}
            </div>
            ${!isOver && !isOpen && !sitsOut(players) && html`<button type="button" class="unprinted" ref=${opener} data-enter-seated aria-label=${t("labelled", { label, text: t("tournament.enter-result") })} onClick=${() => setOpen(true)}>${t("tournament.enter-result")}</button>`}
            ${isOver && !isOpen && found.digest === undefined && html`<button type="button" class="unprinted" ref=${opener} data-correct-seated aria-label=${t("tournament.correct-table", { table: label })} onClick=${() => setOpen(true)}>${t("tournament.correct")}</button>`}
            ${isOver && isOpen && html`<${ResultForm} key="correct" table=${found} begins="total-1" save=${set} leave=${leave} t=${t} />`}
            ${!isOver && isOpen && html`<${ResultForm} key="enter" table=${result} begins="total-1" save=${take} leave=${leave} t=${t} />`}
        </li>`;
}

function Proposing({ tournament, propose, finish, client, t }) {
    const { value: games } = useLoaded(() => listGames(client), [client]);
    const [text, setText] = useState(() => expectedIn(tournament).join("\n"));
    const [seats, setSeats] = useState(tournament.round?.seats ?? 4);
    const [isWrong, setWrong] = useState(false);
    const field = useRef(/** @type {any} */ (null));
    const isTyped = useRef(false);
    const isFirst = !tournament.round;
    const isOver = isRoundOver(tournament);
    // Who plays at a table that has come since belongs to them.
    useEffect(() => {
        if (!isTyped.current) setText(expectedIn(tournament).join("\n"));
    }, [tournament]);
    const players = [...new Set(text.split("\n").map((line) => line.trim()).filter(Boolean))];
    const submit = (event) => {
        event.preventDefault();
        setWrong(players.length < 2);
        if (players.length < 2) field.current.querySelector("textarea").focus();
        else propose(players, seats);
    };
    const write = ({ target }) => {
        isTyped.current = true;
        setText(target.value);
        setWrong(false);
    };
    useEffect(() => {
        if (isWrong) field.current.querySelector("textarea").focus();
    }, [isWrong]);
    const fields = html`
        <${Field} name="round-players" label=${t("tournament.round-players", { n: players.length })} errors=${isWrong ? [{ detail: t("tournament.too-few") }] : []}
            control=${(props) => html`<textarea ...${props} rows=${Math.min(5, Math.max(3, players.length + 1))} autocomplete="off" value=${text} onInput=${write} />`} />
        <${Field} name="round-seats" label=${t("tournament.seats")}
            control=${(props) => html`<${Select} ...${props} value=${seats} choices=${Array.from({ length: MOST_SEATS - 1 }, (_, index) => [index + 2, String(index + 2)])} onChange=${setSeats} />`} />
        ${players.length > 1 && html`<${Sizes} sizes=${sizesOf(players.length, seats)} games=${games ?? []} t=${t} />`}
        <p class="hint">${t("tournament.method")}</p>`;
    const button = (label, kind) => html`<div><button type="submit" class=${kind} data-propose>${t(label)}</button></div>`;
    return html`
        <form class="proposing unprinted" ref=${field} onSubmit=${submit}>
            ${isFirst && html`${fields}${button("tournament.propose", "primary")}`}
            ${isOver && html`<div class="row tight"><button type="submit" class=${tournament.over ? "" : "primary large"} data-propose>${t("tournament.next-round")}</button>
                ${!tournament.over && html`<button type="button" class="large" data-last-round onClick=${finish}>${t("tournament.last-round")}</button>`}</div>`}
            ${!isFirst && html`
                <details open=${isWrong} data-who-plays>
                    <summary>${t("tournament.who-plays", { n: players.length, seats })}</summary>
                    <div class="proposing">${fields}${!isOver && button("tournament.propose", "")}</div>
                </details>`}
        </form>
    `;
}

/** How many sit at each table, and what can be played at all of them. */
function Sizes({ sizes, games, t }) {
    const playable = games.filter(({ player_counts: counts }) => sizes.every((size) => size === 1 || counts.includes(size)));
    return html`<p data-sizes=${sizes.join(" ")}>${t("tournament.sizes", { sizes: sizes.join(" + ") })} ${games.length > 0 && html`<span class="soft">${playable.length > 0
        ? t("tournament.playable", { games: new Intl.ListFormat(t.language).format(playable.map(({ name }) => name)) }) : t("tournament.unplayable")}</span>`}</p>`;
}
