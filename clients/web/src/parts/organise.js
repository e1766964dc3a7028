/** The screens of those who organise, as a file of its own: transcripts from elsewhere, matches, tournaments. */

import { ImportScreen } from "../app/import-screen.js";
import { MatchScreen } from "../app/organise/match-screen.js";
import { TournamentScreen } from "../app/organise/tournament-screen.js";
import { html } from "../lib/preact.js";

/** @param {{t: any, client: any, go: any, screen: any, enter: any}} props */
export function screens({ t, client, go, screen, enter }) {
    const shared = { t, client, go };
    return {
        import: () => html`<${ImportScreen} ...${shared} enter=${enter} given=${screen.given} />`,
        match: () => html`<${MatchScreen} ...${shared} game=${screen.game} enter=${enter} key=${screen.game} />`,
        tournament: () => html`<${TournamentScreen} ...${shared} />`,
    };
}
