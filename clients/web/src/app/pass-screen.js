/** Nothing of the table is to be seen until the player whose turn it is has the device in hand. */

import { html } from "../lib/preact.js";
import { useFocus, useTop } from "./hooks.js";
import { HandOver } from "./who-acts.js";

export function PassScreen({ player, state, t, bar, events, confirm, hand, toAct, children }) {
    useTop();
    const heading = useFocus(player);
    const place = state.players.findIndex(({ id }) => id === player) + 1;
    return html`
        <main id="content" class="pass player-${place}" data-screen="play" data-ply=${state.ply} data-to-act=${toAct.join(" ")}>
            ${bar}
            <div class="pass-card">
                ${events.length > 0 && html`
                    <section aria-labelledby="pass-news">
                        <h2 id="pass-news" class="small">${t("pass.news")}</h2>
                        <ul class="news">${events.map((event) => html`<li>${event.text}</li>`)}</ul>
                    </section>`}
                <div class="pass-to" data-pass=${player}>
                    <p class="soft">${t("pass.hand")}</p>
                    <h1 ref=${heading} tabindex="-1">${player}</h1>
                    <button type="button" class="primary large" onClick=${confirm}>${t("pass.confirm", { player })}</button>
                    <p class="hint">${t("pass.hint", { player })}</p>
                </div>
                <${HandOver} toAct=${toAct} not=${player} hand=${hand} t=${t} />
                ${children}
            </div>
        </main>
    `;
}
