/** A player's name with the number and the colour of the seat. */
import { html } from "../../lib/preact.js";

/** The seat's colour, as a custom property. */
export const colour = (number) => ({ "--seat": `var(--player-${number})` });

export const Name = ({ id, number }) => html`
    <h3><span class="fs-number" aria-hidden="true">${number}</span><span class="fs-name">${id}</span></h3>`;
