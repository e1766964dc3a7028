/** Why a game that goes on is not shown yet, and how a referee opens it at a real table. */

import { html } from "../../lib/preact.js";
import { RefereeCover } from "../cover-referee.js";

export const isRefereed = ({ state }) => state.dealer === "table";

/** @param {{position: any, uncover: () => void, t: any}} props   `position`: the last one */
export const StillHidden = ({ position, uncover, t }) =>
    isRefereed(position) ? html`<${RefereeCover} uncover=${uncover} t=${t} />` : html`<p>${t("review.not-yet")}</p><p>${t("review.not-yet-but")}</p>`;
