/** The first screen: which game, or what else. */

import { GAMES } from "../games/index.js";
import { html, useState } from "../lib/preact.js";
import { beginFirstGame } from "./coach/index.js";
import { canSeal, canShare } from "./home.js";
import { useFocus, useLoaded, useTop } from "./hooks.js";
import { ByLink } from "./links/by-link.js";
import { entries } from "./list/entries.js";
import { GameList } from "./list/game-list.js";
import { listGames } from "./listed-games.js";
import { ProblemBox } from "./problem-box.js";

export function StartScreen({ t, client, go, begin, openLinks }) {
    const { value: games, problem } = useLoaded(() => listGames(client), [client]);
    const { value: listed } = useLoaded(entries, []);
    const [refusal, setRefusal] = useState(null);
    const learn = (game) => beginFirstGame({ client, game, begin }).catch(setRefusal);
    useTop();
    const heading = useFocus();
    // All of it at once, so that nothing gives way to what comes later.
    const ready = listed !== null && (games !== null || problem !== null);
    return html`
        <main id="content" class="start" data-screen="start">
            <div class="welcome">
                <h1 ref=${heading} tabindex="-1">${t("start.title")}</h1>
                <p>${t(canShare() ? "start.lead-shared" : "start.lead")}</p>
            </div>
            <${ProblemBox} problem=${problem ?? refusal} t=${t} />
            ${ready && html`
                <${GameList} t=${t} go=${go} games=${games} first=${listed} />
                <ul class="game-cards" aria-label=${t("start.games")}>
                    ${(games ?? []).filter(({ id }) => id in GAMES).map((entry) => html`
                        <li key=${entry.id}><${GameCard} entry=${entry} go=${go} learn=${learn} t=${t} /></li>`)}
                </ul>
                <p class="aside">
                    <button type="button" class="quiet" data-go="import" onClick=${() => go("import")}>${t("start.import")}</button>
                    <button type="button" class="quiet" data-go="tournament" onClick=${() => go("tournament")}>${t("tournament.open")}</button>
                </p>
                ${canSeal() && html`<${ByLink} t=${t} go=${go} open=${openLinks} />`}`}
        </main>
    `;
}

function GameCard({ entry, go, learn, t }) {
    const { id, name, player_counts: counts } = entry;
    const { Emblem, about, scorePad } = GAMES[id];
    const named = (key) => ({ "aria-label": t("labelled", { label: t(key), text: name }) });
    return html`
        <article class="game-card" data-game=${id}>
            <div class="emblem" aria-hidden="true">${Emblem ? html`<${Emblem} />` : html`<span class="monogram">${name[0]}</span>`}</div>
            <h2>${name}</h2>
            ${about && html`<p data-about>${t(about.words)}</p>`}
            <p>${t("start.players", { fewest: counts[0], most: counts[counts.length - 1] })}${about && ` · ${t("start.minutes", about)}`}</p>
            <div class="row">
                <button type="button" class="primary" data-go="setup" ...${named("start.play")} onClick=${() => go("setup", { game: id })}>${t("start.play")}</button>
                ${about && html`<button type="button" data-learn ...${named("start.learn")} onClick=${() => learn(id)}>${t("start.learn")}</button>`}
                <button type="button" data-referee ...${named("start.referee")} onClick=${() => go("setup", { game: id, given: "table" })}>${t("start.referee")}</button>
                ${scorePad !== null && html`<button type="button" data-go="pad" ...${named("start.pad")} onClick=${() => go("pad", { game: id })}>${t("start.pad")}</button>`}
            </div>
        </article>
    `;
}
