/** On the first screen: the games that this browser keeps. */

import { GAMES } from "../games/index.js";
import { html } from "../lib/preact.js";
import { games as all } from "../storage/games.js";
import { useLoaded } from "./hooks.js";

export function GameList({ t, go, games }) {
    const { value } = useLoaded(all, []);
    return html`${(value ?? []).filter(({ game }) => game in GAMES).map((kept) => html`<${Game} key=${kept.id} kept=${kept} games=${games} go=${go} t=${t} />`)}`;
}

function Game({ kept, games, go, t }) {
    const name = games?.find(({ id }) => id === kept.game)?.name ?? kept.game;
    const players = (kept.start.setup ?? kept.start.state).players.map((each) => each.id ?? each).join(", ");
    return html`
        <section class="resume" data-game-id=${kept.id}>
            <div>
                <h2>${t("start.resume-title", { game: name })}</h2>
                <p>${t("start.resume-text", { players, ply: kept.cursor })}</p>
            </div>
            <button type="button" class="primary" data-go="resume" onClick=${() => go("play", { id: kept.id })}>${t("start.resume")}</button>
        </section>
    `;
}
