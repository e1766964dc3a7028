/**
 * Which game this is, how far it has got, undo and redo, and the way to the referee's page; against opponents, only undo. With `isHeading` the game's name is the heading of the screen.
 */

import { GAMES } from "../games/index.js";
import { html, useState } from "../lib/preact.js";
import { editionOf } from "./edition.js";
import { RulesButton } from "./rules-box.js";
import { beforeLastOf } from "./viewer.js";
import { UndoBox, undoReveals } from "./undo-box.js";

export function PlayBar({ session, sheet, t, move, isHeading, callReferee, client }) {
    const { cursor, actions, steps, practice } = session;
    const before = practice ? beforeLastOf(practice.person, actions.slice(0, cursor)) : cursor > 0 ? cursor - 1 : null;
    const { position } = steps[cursor];
    const { state, finished } = position;
    const [asking, setAsking] = useState(null);
    const back = () => {
        setAsking(null);
        return move(before);
    };
    const undo = () => (!practice && undoReveals(position) ? setAsking(position) : back());
    const rest = [...editionOf(sheet, state, t).filter((each) => each !== sheet?.name), ...(state.dealer === "table" ? [t("play.referee")] : [])];
    const name = sheet?.name ?? "";
    const counted = GAMES[state.game]?.turns ? "play.turn-number" : "play.round";
    return html`
        <div class="play-bar">
            <div class="play-title">
                ${isHeading ? html`<h1>${name}</h1>` : html`<strong>${name}</strong>`} <span class="soft wide">${rest.join(" · ")}</span>
                ${!finished && html` <span class="round">${t(counted, { round: state.round })}</span>`}
            </div>
            <div class="row tight" role="group" aria-label=${t("play.history")}>
                <button type="button" data-undo disabled=${before === null} onClick=${undo}>
                    <span aria-hidden="true">↶</span> <span class="wide">${t("play.undo")}</span></button>
                <span class="ply" aria-label=${t("play.ply-label", { n: cursor, of: actions.length })}>${cursor}<span class="soft"> / ${actions.length}</span></span>
                ${!practice && html`<button type="button" data-redo disabled=${cursor >= actions.length} onClick=${() => move(cursor + 1)}>
                    <span class="wide">${t("play.redo")}</span> <span aria-hidden="true">↷</span></button>
                <button type="button" data-referee title=${t("ruling.hint")} onClick=${callReferee}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${t("ruling.open")}</span></button>`}
                <${RulesButton} game=${state.game} ruleset=${state.ruleset} client=${client} t=${t} />
            </div>
        </div>
        ${asking === position && html`<${UndoBox} position=${position} undo=${back} leave=${() => setAsking(null)} t=${t} />`}
    `;
}
