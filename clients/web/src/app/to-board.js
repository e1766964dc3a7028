/** From the panel to where one acts on the board, for who comes by keyboard: seen while it has the focus, there while the board has such a place. */

import { html } from "../lib/preact.js";

const go = () => /** @type {HTMLElement | null} */ (document.querySelector(".board-area [data-action][tabindex='0']"))?.focus();

export const ToBoard = ({ t }) => html`<button type="button" class="to-board" data-to-board onClick=${go}>${t("skip")}</button>`;
