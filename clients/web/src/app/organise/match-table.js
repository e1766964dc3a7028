/** One match: its games, how it stands, what the next game begins with. */

import { momentOf } from "../dates.js";
import { figureText } from "../figure-text.js";
import { winnersIn } from "../winners.js";
import { ProblemBox, RulingsTable, html, keptGames, keptMatches, useLoaded, useState } from "./match-kit.js";
import { NextGame } from "./next-game.js";

export function MatchTable({ match, sheet, client, go, enter, changed, t }) {
    const { value: now, problem } = useLoaded(() => keptMatches.matchNow(client, match), [match, client]);
    const [dropping, setDropping] = useState(false);
    const change = async (games) => {
        await keptMatches.changeGames(now.match, games);
        changed();
    };
    if (now === null) return html`<p role="status">…</p><${ProblemBox} problem=${problem} t=${t} />`;
    const { games, standings } = now;
    const running = games.some(({ sheet: end }) => end === null);
    const drop = async () => {
        await keptMatches.dropMatch(match.id);
        changed();
    };
    return html`
        <${ProblemBox} problem=${problem ?? now.problem} t=${t} />
        <section aria-labelledby="standings" class="tool" data-match=${match.id} data-over=${String(standings?.over ?? false)}>
            <h2 id="standings">${t("match.standings")}</h2>
            <${State} match=${match} standings=${standings} played=${games.filter(({ sheet: end }) => end !== null).length} t=${t} />
            ${standings && html`<${Standings} standings=${standings} games=${games} t=${t} />`}
        </section>
        <section aria-labelledby="games" class="tool">
            <h2 id="games">${t("match.games", { n: games.length, of: match.rounds })}</h2>
            <ol class="match-games">${games.map((each, index) => html`
                <${Game} key=${each.id} number=${index + 1} ...${each} name=${sheet.name} go=${go} remove=${() => change((ids) => ids.filter((id) => id !== each.id))} t=${t} />`)}</ol>
            ${games.length === 0 && html`<p class="soft">${t("match.no-games")}</p>`}
        </section>
        ${!standings?.over && !running && games.length < match.rounds && html`
            <${NextGame} match=${now.match} standings=${standings} number=${games.length + 1} sheet=${sheet} client=${client} t=${t}
                enter=${enter} keep=${(id) => keptMatches.changeGames(now.match, (ids) => [...ids, id])} />
            <${AddKept} match=${match} add=${(id) => change((ids) => [...ids, id])} t=${t} />`}
        ${standings && html`<details class="tool"><summary>${t("scores.rulings", { n: standings.rulings.length })}</summary><${RulingsTable} rulings=${standings.rulings} t=${t} /></details>`}
        <p class="aside">
            <button type="button" class="quiet" data-drop-match onClick=${() => setDropping(!dropping)} aria-expanded=${String(dropping)}>${t("match.drop")}</button>
            ${dropping && html` <button type="button" data-drop-anyway onClick=${drop}>${t("match.drop-anyway")}</button> <span class="hint">${t("match.drop-hint")}</span>`}
        </p>
    `;
}

/** Who has won, or what is still to be played. */
function State({ match, standings, played, t }) {
    if (!standings?.over) return html`<p role="status">${t("match.played", { n: played, of: match.rounds })}</p>`;
    const { winners, decided_by: decided } = standings;
    return html`<p role="status" class="verdict" data-winners=${winners.join(" ")}>
        <strong>${winnersIn(winners, t)}</strong>
        <span class="soft">${t(decided === "two-wins" ? "match.by.two-wins" : `scores.by.${decided}`)}</span></p>`;
}

function Standings({ standings, games, t }) {
    const finished = games.filter(({ sheet }) => sheet !== null);
    const inGame = ({ sheet }, player) => sheet.standings.find((each) => each.player === player);
    const points = (line) => (line === undefined ? "–" : figureText(line.total + (line.penalties ?? 0)));
    return html`
        <div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
            <thead><tr>
                <th scope="col"><span>${t("match.rank")}</span></th><th scope="col">${t("match.player")}</th>
                ${finished.map((each, index) => html`<th scope="col" key=${each.id}><span>${t("match.game", { n: index + 1 })}</span></th>`)}
                ${["total", "wins", ...(standings.cash ? ["cash"] : [])].map((name) => html`<th scope="col" key=${name}><span>${t(`match.${name}`)}</span></th>`)}
            </tr></thead>
            <tbody>${standings.standings.map(({ rank, player, total, penalties, wins, forfeited }) => html`
                <tr key=${player} data-standing=${player} data-total=${total} data-wins=${wins} class=${standings.winners.includes(player) ? "winner" : ""}>
                    <td>${rank}</td><th scope="row">${player}${forfeited !== undefined && html` <span class="soft" data-left-in=${forfeited}>${t("match.forfeited", { n: forfeited })}</span>`}</th>
                    ${finished.map((each) => html`<td key=${each.id}>${points(inGame(each, player))}${each.sheet.winners.includes(player) && html` <span title=${t("match.won")}>★</span>`}</td>`)}
                    <td><strong>${figureText(total)}</strong>${penalties !== undefined && ` (${t("scores.penalties", { points: figureText(penalties) })})`}</td><td>${wins}</td>${standings.cash && html`<td data-cash=${standings.cash[player]}>${standings.cash[player] ?? "–"}</td>`}
                </tr>`)}</tbody>
        </table></div>
    `;
}

function Game({ number, id, record, sheet, end, wrongCash, problem, name, go, remove, t }) {
    const title = record?.name || t("match.game-of", { game: name, n: number });
    const state = sheet === null ? t("match.running", { players: end?.to_act.join(", ") ?? "" }) : winnersIn(sheet.winners, t);
    return html`
        <li data-match-game=${id} data-finished=${String(sheet !== null)}>
            <div><strong>${title}</strong> <span class="soft">${state}</span>
                ${wrongCash && html`<p class="warning" data-wrong-cash>${t("match.wrong-cash")}</p>`}
                ${record === null && html`<p class="hint">${t("match.deleted")}</p>`}
                <${ProblemBox} problem=${problem} t=${t} />
            </div>
            <div class="row tight">
                ${record !== null && sheet === null && html`<button type="button" class="primary" data-go-on onClick=${() => go("play", { id })}>${t("start.resume")}</button>`}
                ${record !== null && sheet !== null && html`<button type="button" data-review onClick=${() => go("review", { id })}>${t("review.open")}</button>`}
                <button type="button" class="icon" data-remove aria-label=${t("match.remove", { n: number })} onClick=${remove}>×</button>
            </div>
        </li>
    `;
}

/** A finished game of the same players that this browser keeps. */
function AddKept({ match, add, t }) {
    const { value } = useLoaded(keptGames, []);
    const same = (players) => [...players].sort().join("\n") === [...match.setup.players].sort().join("\n");
    const playersOf = ({ start }) => (start.setup ?? start.state).players.map((each) => each.id ?? each);
    const fits = (value ?? []).filter((each) => each.game === match.game && each.finished && !match.games.includes(each.id) && same(playersOf(each)));
    if (fits.length === 0) return null;
    const told = ({ name, changed, winners = [] }) => [name, momentOf(changed, t), winners.join(", ")].filter(Boolean).join(" · ");
    return html`
        <label class="row which"><span>${t("match.add")}</span>
            <select name="add-game" onChange=${({ target }) => target.value !== "" && add(target.value)}>
                <option value="">${t("match.choose")}</option>
                ${fits.map((each) => html`<option key=${each.id} value=${each.id}>${told(each)}</option>`)}
            </select>
        </label>
    `;
}
