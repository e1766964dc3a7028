/** The way from a game to the match that it belongs to, if it does. */

import { html } from "../../lib/preact.js";
import { useLoaded } from "../hooks.js";
import { matchWith } from "./matches.js";

export function MatchLink({ id, go, t }) {
    const { value } = useLoaded(() => matchWith(id), [id]);
    if (value === null) return null;
    return html`<button type="button" data-go="match" onClick=${() => go("match", { game: value.game })}>${t("match.to")}</button>`;
}
