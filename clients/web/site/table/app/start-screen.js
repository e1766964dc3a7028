/** The first screen: which game, or what else. */

import { GAMES } from "../games/index.js";
import { html } from "../lib/preact.js";
import { useFocus, useLoaded, useTop } from "./hooks.js";
import { recalled } from "./preferences.js";
import { Trouble } from "./trouble.js";

export function StartScreen({ say, client, go, enter }) {
    const { value: games, problem } = useLoaded(() => client.games(), [client]);
    useTop();
    const heading = useFocus();
    const kept = recalled("game");
    return html`
        <main id="content" class="start" data-screen="start">
            <div class="welcome">
                <h1 ref=${heading} tabindex="-1">${say("start.title")}</h1>
                <p>${say("start.lead")}</p>
            </div>
            <${Trouble} problem=${problem} say=${say} />
            ${kept && kept.game in GAMES && html`<${Resume} kept=${kept} games=${games} enter=${enter} say=${say} />`}
            <ul class="game-cards" aria-label=${say("start.games")}>
                ${(games ?? []).filter(({ id }) => id in GAMES).map((entry) => html`
                    <li key=${entry.id}><${GameCard} entry=${entry} go=${go} say=${say} /></li>`)}
            </ul>
            <p class="aside">
                <button type="button" class="quiet" data-go="import" onClick=${() => go("import")}>${say("start.import")}</button>
            </p>
        </main>
    `;
}

function GameCard({ entry, go, say }) {
    const { id, name, player_counts: counts } = entry;
    const { Emblem } = GAMES[id];
    return html`
        <article class="game-card" data-game=${id}>
            <div class="emblem" aria-hidden="true">${Emblem ? html`<${Emblem} />` : html`<span class="monogram">${name[0]}</span>`}</div>
            <h2>${name}</h2>
            <p>${say("start.players", { fewest: counts[0], most: counts[counts.length - 1] })}</p>
            <div class="row">
                <button type="button" class="primary" data-go="setup" aria-label=${say("start.play-game", { game: name })}
                    onClick=${() => go("setup", { game: id })}>${say("start.play")}</button>
                <button type="button" data-go="pad" aria-label=${say("start.pad-game", { game: name })}
                    onClick=${() => go("pad", { game: id })}>${say("start.pad")}</button>
            </div>
        </article>
    `;
}

function Resume({ kept, games, enter, say }) {
    const name = games?.find(({ id }) => id === kept.game)?.name ?? kept.game;
    const players = (kept.start.setup ?? kept.start.state).players.map((each) => each.id ?? each).join(", ");
    return html`
        <section class="resume">
            <div>
                <h2>${say("start.resume-title", { game: name })}</h2>
                <p>${say("start.resume-text", { players, ply: kept.cursor })}</p>
            </div>
            <button type="button" class="primary" data-go="resume" onClick=${() => enter(kept)}>${say("start.resume")}</button>
        </section>
    `;
}
