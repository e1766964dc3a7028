/** Who stands where at the end of a tournament: the first three places, those who share one together. */

import { figureText } from "../figure-text.js";
import { html } from "./tournament-kit.js";
import { standingsOf } from "./tournament.js";

const PLACES = [1, 2, 3];

export const pointsText = (points, t) => figureText(new Intl.NumberFormat(t.language, { maximumFractionDigits: 2 }).format(points));

/** @param {{tournament: import("./tournament.js").Tournament, playOn: () => void, t: any}} props */
export function Podium({ tournament, playOn, t }) {
    const standings = standingsOf(tournament);
    const steps = PLACES.map((place) => standings.filter(({ rank }) => rank === place)).filter((step) => step.length > 0);
    const winners = new Intl.ListFormat(t.language).format((steps[0] ?? []).map(({ player }) => player));
    return html`
        <section class="tool tournament-podium" aria-labelledby="podium" data-podium>
            <h2 id="podium" tabindex="-1">${t("tournament.won", { players: winners })}</h2>
            <ol>${steps.map((step) => html`
                <li key=${step[0].rank} class=${`step-${step[0].rank}`} data-step=${step[0].rank}>
                    <strong class="on-step">${step.map(({ player }) => html`<span key=${player}>${player}</span>`)}</strong>
                    <span class="block"><b>${step[0].rank}</b> <span>${t("labelled", { label: t("tournament.points"), text: pointsText(step[0].points, t) })}</span></span>
                </li>`)}</ol>
            <div class="unprinted"><button type="button" class="quiet" data-play-on onClick=${playOn}>${t("tournament.play-on")}</button></div>
        </section>
    `;
}
