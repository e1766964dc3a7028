/**
 * Which game this is, how far it has come, and the way back and forth. The game's name is the heading of a screen that
 * has no other.
 */

import { html } from "../lib/preact.js";

export function PlayBar({ session, sheet, say, move, heads }) {
    const { cursor, actions, steps } = session;
    const { state, finished } = steps[cursor].position;
    const edition = sheet?.rulesets.find(({ id }) => id === state.ruleset)?.name ?? state.ruleset;
    const rest = [edition, state.variant !== "standard" && state.variant, state.dealer === "table" && say("play.referee")].filter(Boolean);
    const name = sheet?.name ?? "";
    return html`
        <div class="play-bar">
            <div class="play-title">
                ${heads ? html`<h1>${name}</h1>` : html`<strong>${name}</strong>`} <span class="soft wide">${rest.join(" · ")}</span>
                ${!finished && html` <span class="round">${say("play.round", { round: state.round })}</span>`}
            </div>
            <div class="row tight" role="group" aria-label=${say("play.history")}>
                <button type="button" data-undo disabled=${cursor === 0} onClick=${() => move(cursor - 1)}>
                    <span aria-hidden="true">↶</span> <span class="wide">${say("play.undo")}</span></button>
                <span class="ply" aria-label=${say("play.ply-label", { n: cursor, of: actions.length })}>${cursor}<span class="soft"> / ${actions.length}</span></span>
                <button type="button" data-redo disabled=${cursor >= actions.length} onClick=${() => move(cursor + 1)}>
                    <span class="wide">${say("play.redo")}</span> <span aria-hidden="true">↷</span></button>
            </div>
        </div>
    `;
}
