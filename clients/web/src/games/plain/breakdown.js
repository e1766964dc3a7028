/** A standing, line by line, as the service breaks it down. */
import { html } from "./kit.js";
import { say } from "./names.js";
import { Members } from "./values.js";

/** @param {{sheet: any, standing: any, t: any, game: string}} props */
export function Breakdown({ sheet, standing, t, game }) {
    const view = { players: sheet.standings.map(({ player }) => ({ id: player })) };
    return html`
        <section class="plain-breakdown" aria-label=${say(t, "breakdown", { player: standing.player })}>
            <${Members} entries=${Object.entries(standing.breakdown)} names=${{ game, t }} view=${view} />
        </section>`;
}
