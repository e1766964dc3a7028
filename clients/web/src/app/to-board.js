/**
 * A button that leads from the panel to the first place on the board where the player can act. Readers see it while it has the focus,
 * which the keyboard gives it; it is left out where the board has no such place.
 */

import { html } from "../lib/preact.js";

const go = () => /** @type {HTMLElement | null} */ (document.querySelector(".board-area [data-action][tabindex='0']"))?.focus();

export const ToBoard = ({ t }) => html`<button type="button" class="to-board" data-to-board onClick=${go}>${t("skip.board")}</button>`;
