/** What a player has, as the player alone may see it. */
import { html } from "./kit.js";
import { seatMembers } from "./members.js";
import { Members } from "./values.js";

/** @param {{view: any, seat: string, t: any}} props */
export const Own = ({ view, seat, t }) => html`
    <div class="plain-own"><${Members} entries=${seatMembers(view, seat)} names=${{ game: view.game, t }} view=${view} /></div>`;
