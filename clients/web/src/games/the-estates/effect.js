// What the placement that is pointed at would bring everybody if the game ended so; its room is always kept, so that nothing moves.

import { figureText } from "../../app/figure-text.js";
import { say } from "../../app/say.js";
import { html, useEffect } from "../../lib/preact.js";
import { changed } from "./figures.js";
import { effectOf } from "./previews.js";

export function Effect({ view, gameSheet, at, t }) {
    const { players } = effectOf(view, at, gameSheet);
    const words = ({ player, before, after }) =>
        t(before === after ? "es.effect.same" : "es.effect", { player, before: figureText(before), after: figureText(after) });
    const where = at === null ? "" : JSON.stringify(at);
    useEffect(() => {
        const moved = players.filter(({ before, after }) => before !== after);
        if (where !== "") say(moved.map(words).join(t("semicolon")) || t("es.effect.none"));
    }, [where]);
    return html`
        <div class="es-effect" data-at=${where}>
            <p class="es-note" id="es-effect">${t("es.effect.title")}</p>
            <ul aria-labelledby="es-effect">
                ${players.map((each, index) => html`
                    <li key=${each.player} class=${each.before === each.after ? "" : "es-effect__changes"} style=${{ "--seat": `var(--player-${index + 1})` }}
                        data-effect=${each.player}>
                        <span class="es-effect__who" aria-hidden="true">${each.player}</span>
                        <span class="es-effect__figures" aria-hidden="true">${changed(each)}</span>
                        <span class="es-hidden">${words(each)}</span>
                    </li>`)}
            </ul>
        </div>`;
}
