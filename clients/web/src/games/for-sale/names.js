/** A player's name with the player's figure, and the colour of the seat. */
import { PlayerFigure } from "../../app/player-figure.js";
import { html } from "../../lib/preact.js";

/** The seat's colour, as a custom property. */
export const colour = (number) => ({ "--seat": `var(--player-${number})` });

export const Name = ({ id, number }) => html`
    <h3><${PlayerFigure} id=${id} number=${number} /><span class="fs-name">${id}</span></h3>`;
