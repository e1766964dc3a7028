/** A game: whose eyes look, the board that they see, what they may do, and what has happened. */

import { GAMES } from "../games/index.js";
import { html, useEffect, useState } from "../lib/preact.js";
import { ActionPanel } from "./action-panel.js";
import { useFocus, useLoaded, useTop } from "./hooks.js";
import { EventLog } from "./event-log.js";
import { OpenField } from "./dealer-fields.js";
import { PassScreen } from "./pass-screen.js";
import { PlayBar } from "./play-bar.js";
import { Refusal } from "./refusal.js";
import { RulesBox } from "./rules-box.js";
import { Scoresheet } from "./scoresheet.js";
import { acted } from "./session.js";
import { TranscriptBox } from "./transcript-box.js";
import { Trouble } from "./trouble.js";
import { eyesOn } from "./eyes.js";

export function PlayScreen({ say, client, go, language, session, settle, moveTo, open, setOpen }) {
    const { game, cursor } = session;
    const { position, log } = session.steps[cursor];
    const [holder, setHolder] = useState(null);
    const [entering, setEntering] = useState(null);
    const [sealed, setSealed] = useState(false);
    const [refusal, setRefusal] = useState(null);
    const [busy, setBusy] = useState(false);
    const { value: sheet, problem } = useLoaded(() => client.game(game).sheet(), [game, client]);
    const eyes = eyesOn(position, { open, holder, entering, sealed });
    const seen = useSeen(client, session, position, eyes);

    const act = async (action) => {
        if (busy) return;
        setBusy(true);
        try {
            settle(acted(session, action, await client.game(game).act(position.state, action)));
            setRefusal(null);
            if (eyes.seat === null || eyes.referee) setHolder(null);
        } catch (problem) {
            setRefusal({ problem, action });
        }
        setBusy(false);
    };
    const move = (to) => {
        setRefusal(null);
        return moveTo(to);
    };
    useEffect(() => setRefusal(null), [cursor, holder]);

    const table = { game: GAMES[game], gameSheet: sheet, say, act, busy };
    const bar = html`<${PlayBar} session=${session} sheet=${sheet} say=${say} move=${move} />`;
    const tools = html`
        <div class="tools">
            <${RulesBox} game=${game} ruleset=${position.state.ruleset} client=${client} say=${say} />
            <${TranscriptBox} session=${session} say=${say} go=${go} />
            ${!eyes.referee && !position.finished && html`<${OpenField} say=${say} open=${open} setOpen=${setOpen} />`}
        </div>`;
    const common = { table, position, log, say, bar, tools, seen, sheet, problem: problem ?? seen.problem };
    if (position.finished) return html`<${Finished} ...${common} go=${go} />`;
    if (eyes.pass !== null) {
        return html`<${PassScreen} player=${eyes.pass} state=${position.state} say=${say} bar=${bar}
            events=${position.events} confirm=${() => setHolder(eyes.pass)} toAct=${position.to_act} />`;
    }
    return html`<${AtTheTable} ...${common} eyes=${eyes} refusal=${refusal} setEntering=${setEntering} sealed=${sealed} setSealed=${setSealed} />`;
}

/**
 * What the eyes see: the view with its legal actions. While another is on its way, the last one stays, with nothing to
 * click on, unless it was for other eyes.
 */
function useSeen(client, session, position, eyes) {
    const wanted = position.finished || eyes.pass !== null ? null : (eyes.seat ?? "spectator");
    const load = async () => {
        if (wanted === null) return { view: position.state, legal_actions: [] };
        return client.game(session.game).view(position.state, wanted);
    };
    const { value, of, problem } = useLoaded(load, [position, wanted, client]);
    const current = of[0] === position && of[1] === wanted;
    const shown = of[1] === wanted ? value : null;
    const listed = eyes.referee ? position.legal_actions : (value?.legal_actions ?? []);
    const legal = current ? listed.filter(({ player }) => player === eyes.actor) : [];
    return { view: shown?.view ?? null, legal, problem };
}

function AtTheTable({ table, position, log, say, bar, tools, seen, problem, eyes, refusal, setEntering, sealed, setSealed }) {
    useTop();
    const heading = useFocus(position, eyes.actor);
    const { game, gameSheet, act } = table;
    const { view, legal } = seen;
    const ready = view !== null && gameSheet !== null;
    const place = position.state.players.findIndex(({ id }) => id === eyes.actor) + 1;
    return html`
        <main id="content" class="play" data-screen="play" data-game=${game.id} data-ply=${position.state.ply} data-to-act=${position.to_act.join(" ")}
            data-seat=${eyes.seat ?? ""} aria-busy=${String(!ready || legal.length === 0)}>
            ${bar}
            <${Trouble} problem=${problem} say=${say} />
            <div class="table-top">
                <section class="board-area" aria-label=${say("play.board")}>
                    ${ready && html`<${game.Board} view=${view} gameSheet=${gameSheet} legal=${legal} act=${act} say=${say}
                        seat=${eyes.seat} toAct=${position.to_act} last=${position.events} log=${log} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${place}" aria-labelledby="turn">
                        <h2 id="turn" ref=${heading} tabindex="-1">
                            ${eyes.actor === "table" ? say("play.table-turn") : say("play.turn", { player: eyes.actor })}
                        </h2>
                        <${WhoEnters} eyes=${eyes} toAct=${position.to_act} setEntering=${setEntering} sealed=${sealed} setSealed=${setSealed} say=${say} />
                        <${Refusal} refusal=${refusal} table=${table} view=${view} />
                        ${ready && html`<${ActionPanel} ...${table} view=${view} legal=${legal} player=${eyes.actor}
                            key=${`${position.state.ply} ${eyes.actor}`} />`}
                    </section>
                    <${EventLog} log=${log} say=${say} />
                </aside>
            </div>
            ${tools}
        </main>
    `;
}

/** At a real table the referee enters what the players do; where several act at once, for whom is chosen here. */
function WhoEnters({ eyes, toAct, setEntering, sealed, setSealed, say }) {
    if (!eyes.referee || toAct.length < 2) return null;
    return html`
        <div class="who-enters">
            <div class="row tight" role="group" aria-label=${say("referee.for")}>
                ${toAct.map((id) => html`<button type="button" key=${id} data-enter-for=${id} aria-pressed=${String(id === eyes.actor)}
                    onClick=${() => setEntering(id)}>${id}</button>`)}
            </div>
            <label class="switch">
                <input type="checkbox" name="sealed" checked=${sealed} onChange=${(event) => setSealed(event.target.checked)} />
                <span><strong>${say("referee.sealed")}</strong> <span class="hint">${say("referee.sealed-hint")}</span></span>
            </label>
        </div>
    `;
}

/** The end: the scoresheet, and the table as it lies. */
function Finished({ table, position, log, say, bar, tools, seen, sheet, go }) {
    const { game, act } = table;
    useTop();
    const heading = useFocus(position);
    return html`
        <main id="content" class="play finished" data-screen="scores" data-game=${game.id} data-ply=${position.state.ply} data-to-act="">
            ${bar}
            <h1 ref=${heading} tabindex="-1">${say("scores.title")}</h1>
            <${Scoresheet} sheet=${position.scores} game=${game} say=${say} />
            <div class="row end"><button type="button" class="primary" onClick=${() => go("setup", { game: game.id })}>${say("scores.again")}</button></div>
            <details class="last-look">
                <summary>${say("scores.board")}</summary>
                ${seen.view && sheet && html`<${game.Board} view=${seen.view} gameSheet=${sheet} legal=${[]} act=${act} say=${say} seat=${null}
                    toAct=${[]} last=${position.events} log=${log} />`}
            </details>
            <${EventLog} log=${log} say=${say} />
            ${tools}
        </main>
    `;
}
