/** Tournaments: the results of many tables, with points by placings, in and out as CSV. */

import { AddResults } from "./add-results.js";
import { csvOf } from "./csv.js";
import { momentOf } from "../dates.js";
import { download } from "../download.js";
import { CopyButton, html, kept as keptHere, remember, useEffect, useFocus, useState, useTop } from "./tournament-kit.js";
import { Podium, pointsText } from "./tournament-podium.js";
import { NextRound } from "./tournament-round.js";
import { Players } from "./tournament-players.js";
import { TournamentRules } from "./tournament-rules.js";
import { Tables } from "./tournament-tables.js";
import { areDifferentGames, ended, goneOn, resultRows, seatsIn, standingRows, standingsOf } from "./tournament.js";

const save = (name, rows) => download(name, new Blob([csvOf(rows)], { type: "text/csv" }));

export function TournamentScreen({ t, client, go, given }) {
    const [kept, setKept] = useState(null);
    const [chosen, setChosen] = useState(null);
    const load = () => keptHere.tournaments().then(setKept);
    useEffect(() => void load(), []);
    useTop();
    const heading = useFocus();
    const [fresh] = useState(keptHere.newTournament);
    // A result of another screen, until it has been added to a tournament: to which, is asked where there are several.
    const [due, setDue] = useState(given ?? null);
    const [isPlaced, setPlaced] = useState(false);
    const asks = due !== null && !isPlaced && kept?.length > 1;
    const taken = () => {
        setDue(null);
        remember({ given: undefined });
    };
    const place = (id) => {
        setChosen(id);
        setPlaced(true);
    };
    const tournament = kept?.find(({ id }) => id === chosen) ?? kept?.[0] ?? fresh;
    const change = async (changedFrom, of = tournament) => {
        await keptHere.changeTournament(of, changedFrom);
        setChosen(of.id);
        await load();
    };
    const finish = async () => {
        await change(ended);
        document.getElementById("podium")?.focus();
    };
    const playOn = async () => {
        await change(goneOn);
        document.getElementById("next-round")?.focus();
    };
    const drop = async () => {
        await keptHere.dropTournament(tournament.id);
        await load();
    };
    return html`
        <main id="content" class="tournament" data-screen="tournament" aria-busy=${String(kept === null)} data-tables=${tournament.tables.length}>
            <div class="play-bar">
                <h1 ref=${heading} tabindex="-1">${tournament.name || t("tournament.title")}</h1>
                ${kept !== null && !asks && html`<${Name} key=${`name ${tournament.id}`} tournament=${tournament} change=${change} t=${t} />`}
                ${kept?.length > 0 && html`<button type="button" class="unprinted" data-new-tournament onClick=${() => change((made) => made, keptHere.newTournament())}>${t("tournament.new")}</button>`}
            </div>
            ${asks && html`<${Whither} due=${due} kept=${kept} place=${place} t=${t} />`}
            ${kept?.length > 1 && !asks && html`<${Which} kept=${kept} tournament=${tournament} choose=${setChosen} t=${t} />`}
            ${kept !== null && !asks && html`
                ${tournament.over && html`<${Podium} tournament=${tournament} playOn=${playOn} t=${t} />`}
                <div class="halves">
                    <div>
                        <${Standings} tournament=${tournament} finish=${finish} t=${t} />
                        <${NextRound} key=${`round ${tournament.id}`} tournament=${tournament} change=${change} finish=${finish} client=${client} t=${t} />
                        <${Players} key=${`players ${tournament.id}`} tournament=${tournament} change=${change} t=${t} />
                    </div>
                    <div>
                        <${AddResults} key=${`add ${tournament.id}`} tables=${tournament.tables} change=${change} client=${client} given=${due} taken=${taken} t=${t} />
                        <${TournamentRules} key=${`rules ${tournament.id}`} tournament=${tournament} change=${change} t=${t} />
                    </div>
                    <datalist id="known-players">${[...seatsIn(tournament.tables).keys()].map((player) => html`<option key=${player} value=${player}></option>`)}</datalist>
                    <${Tables} key=${`tables ${tournament.id}`} client=${client} tournament=${tournament} change=${change} t=${t} />
                </div>
                ${kept.length > 0 && html`<${Forget} drop=${drop} key=${`drop ${tournament.id}`} t=${t} />`}`}
            <div class="row end unprinted"><button type="button" data-back onClick=${() => go("start")}>${t("back")}</button></div>
        </main>
    `;
}

/** What it is called, above all that belongs to it. */
const Name = ({ tournament, change, t }) => html`
    <label class="row tight name unprinted"><span>${t("tournament.name")}</span>
        <input type="text" name="tournament-name" maxlength="100" autocomplete="off" value=${tournament.name} onChange=${({ target }) => change((current) => ({ ...current, name: target.value.trim() }))} /></label>`;

const titleOf = ({ name, created }, t) => `${name || t("tournament.title")} · ${momentOf(created, t)}`;

/** To which of several tournaments a result goes. */
const Whither = ({ due, kept, place, t }) => html`
    <section class="tool" aria-labelledby="whither" data-whither>
        <h2 id="whither">${t("tournament.whither", { table: due.name })}</h2>
        <div class="row tight">${kept.map((each) => html`<button type="button" key=${each.id} onClick=${() => place(each.id)}>${titleOf(each, t)}</button>`)}</div>
    </section>`;

const Which = ({ kept, tournament, choose, t }) => html`
    <label class="row which unprinted"><span>${t("tournament.which")}</span>
        <select name="tournament" onChange=${({ target }) => choose(target.value)}>
            ${kept.map((each) => html`<option key=${each.id} value=${each.id} selected=${each.id === tournament.id}>${titleOf(each, t)}</option>`)}
        </select>
    </label>`;

function Standings({ tournament, finish, t }) {
    const standings = standingsOf(tournament);
    const isMixed = areDifferentGames(tournament.tables);
    const columns = ["rank", "player", "points", "tables", "wins", ...(isMixed ? [] : ["total"])];
    const written = (number) => (number === null ? "–" : pointsText(number, t));
    return html`
        <section class="tool" aria-labelledby="standings">
            <h2 id="standings">${t("match.standings")}</h2>
            ${standings.length === 0
                ? html`<p class="soft">${t("tournament.empty")}</p>`
                : html`
                    <div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
                        <thead><tr>${columns.map((name) => html`<th scope="col" key=${name}><span>${t(`tournament.${name}`)}</span></th>`)}</tr></thead>
                        <tbody>${standings.map(({ rank, player, points, tables, wins, total }) => html`
                            <tr key=${player} data-ranked=${player} data-rank=${rank} data-points=${points} class=${rank === 1 ? "winner" : ""}>
                                <td>${rank}</td><th scope="row">${player}</th><td><strong>${written(points)}</strong></td><td>${tables}</td><td>${wins}</td>${!isMixed && html`<td>${written(total)}</td>`}
                            </tr>`)}</tbody>
                    </table></div>
                    ${isMixed && html`<p class="hint" data-mixed>${t("tournament.mixed")}</p>`}
                    <div class="row tight unprinted">
                        ${!tournament.over && html`<button type="button" data-finish onClick=${finish}>${t("tournament.finish")}</button>`}
                        <button type="button" data-save="standings" onClick=${() => save("gavel-standings.csv", standingRows(standings))}>${t("tournament.save-standings")}</button>
                        <button type="button" data-save="results" onClick=${() => save("gavel-results.csv", resultRows(tournament.tables))}>${t("tournament.save-results")}</button>
                        <button type="button" data-print onClick=${() => print()}>${t("review.print")}</button>
                        <${CopyButton} text=${inText(tournament, standings, written, t)} label=${t("tournament.copy-standings")} t=${t} data-copy-standings />
                    </div>`}
        </section>
    `;
}

/** The standings as they are passed on: every place with its points. */
const inText = ({ name }, standings, written, t) => [
    t("labelled", { label: name || t("tournament.title"), text: t("tournament.points") }),
    ...standings.map(({ rank, player, points }) => t("labelled", { label: `${rank}. ${player}`, text: written(points) })),
].join("\n");

function Forget({ drop, t }) {
    const [asking, setAsking] = useState(false);
    return html`<p class="aside unprinted">
        <button type="button" class="quiet" data-drop-tournament aria-expanded=${String(asking)} onClick=${() => setAsking(!asking)}>${t("tournament.drop")}</button>
        ${asking && html` <button type="button" data-drop-anyway onClick=${drop}>${t("match.drop-anyway")}</button>`}
    </p>`;
}
