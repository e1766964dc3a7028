/** A player's figure in the colour of the seat, with the initial: beside the name, wherever a player is named. */

import { html } from "../lib/preact.js";

/**
 * The style sheet draws the initial: what is read out and copied is the name beside it.
 *
 * @param {{id: string, view?: any, number?: number}} props   `number`: the seat's, else it is looked up in `view`
 */
export const PlayerFigure = ({ id, view, number = view.players.findIndex((each) => each.id === id) + 1 }) => html`
    <span class="player-figure player-${number}" data-initial=${[...id][0].toLocaleUpperCase()} aria-hidden="true"><svg viewBox="0 0 32 32"><path d="M16 1c3.6 0 6.2 2.6 6.2 5.8 0 2-1 3.7-2.5 4.8C26.5 13 30 18 30 25v3q0 3-3 3H5q-3 0-3-3v-3c0-7 3.5-12 10.3-13.4a6 6 0 0 1-2.5-4.8C9.8 3.6 12.4 1 16 1z" /></svg></span>`;
