/** A game: whose eyes look, the board that they see, what they may do, and what has happened. */

import { GAMES } from "../games/index.js";
import { html, useEffect, useState } from "../lib/preact.js";
import { ActionPanel } from "./action-panel.js";
import { OpenField } from "./dealer-fields.js";
import { EventLog } from "./event-log.js";
import { eyesOn, stillHolding } from "./eyes.js";
import { useFocus, useLoaded, useTop } from "./hooks.js";
import { PassScreen } from "./pass-screen.js";
import { PlayBar } from "./play-bar.js";
import { Refusal } from "./refusal.js";
import { RulesBox } from "./rules-box.js";
import { Scoresheet } from "./scoresheet.js";
import { acted } from "./session.js";
import { TranscriptBox } from "./transcript-box.js";
import { Trouble } from "./trouble.js";
import { HandOver, WhoActs } from "./who-acts.js";

export function PlayScreen({ say, client, go, session, settle, moveTo, open, setOpen }) {
    const { game, cursor } = session;
    const { position, log } = session.steps[cursor];
    const [holder, setHolder] = useState(null);
    const [wanted, setWanted] = useState(null);
    const [sealed, setSealed] = useState(false);
    const [refusal, setRefusal] = useState(null);
    const [busy, setBusy] = useState(false);
    const { value: sheet, problem } = useLoaded(() => client.game(game).sheet(), [game, client]);
    const last = session.actions[cursor - 1]?.player;
    const eyes = eyesOn(position, { open, holder, wanted, last, sealed });
    const seen = useSeen(client, session, position, eyes);

    const act = async (action) => {
        if (busy) return;
        setBusy(true);
        try {
            const after = await client.game(game).act(position.state, action);
            settle(acted(session, action, after));
            setRefusal(null);
            setWanted(null);
            setHolder(eyes.seat === null ? null : stillHolding(holder, position, after));
        } catch (problem) {
            setRefusal({ problem, action });
        }
        setBusy(false);
    };
    const move = (to) => {
        setRefusal(null);
        setWanted(null);
        return moveTo(to);
    };
    useEffect(() => setRefusal(null), [cursor, eyes.actor]);
    // Under cover first: whoever is to have the device says so.
    const hand = (to) => {
        setHolder(null);
        setWanted(to);
    };

    const table = { game: GAMES[game], gameSheet: sheet, say, act, busy };
    const bar = html`<${PlayBar} session=${session} sheet=${sheet} say=${say} move=${move} heads=${!position.finished && eyes.pass === null} />`;
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
            events=${position.events} confirm=${() => setHolder(eyes.pass)} hand=${hand} toAct=${position.to_act} />`;
    }
    return html`<${AtTheTable} ...${common} eyes=${eyes} refusal=${refusal} open=${open} hand=${hand} choose=${setWanted} sealed=${sealed} setSealed=${setSealed} />`;
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
    return { view: shown?.view ?? null, current, legal, problem };
}

function AtTheTable({ table, position, log, say, bar, tools, seen, problem, eyes, refusal, open, hand, choose, sealed, setSealed }) {
    useTop();
    const heading = useFocus(position, eyes.actor);
    const [prepared, prepare] = useState(null);
    const { game, gameSheet, act } = table;
    const { view, current, legal } = seen;
    const ready = view !== null && gameSheet !== null;
    const { to_act: toAct } = position;
    const goesRound = eyes.referee ? sealed : !open;
    const place = position.state.players.findIndex(({ id }) => id === eyes.actor) + 1;
    return html`
        <main id="content" class="play" data-screen="play" data-game=${game.id} data-ply=${position.state.ply} data-to-act=${toAct.join(" ")}
            data-seat=${eyes.seat ?? ""} aria-busy=${String(!ready || !current)}>
            ${bar}
            <${Trouble} problem=${problem} say=${say} />
            <div class="table-top">
                <section class="board-area" aria-label=${say("play.board")}>
                    ${ready && html`<${game.Board} view=${view} gameSheet=${gameSheet} legal=${legal} act=${act} say=${say}
                        seat=${eyes.seat} toAct=${toAct} scores=${null} last=${position.events} log=${log} prepared=${prepared} prepare=${prepare} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${place}" aria-labelledby="turn">
                        <h2 id="turn" ref=${heading} tabindex="-1">
                            ${eyes.actor === "table" ? say("play.table-turn") : say("play.turn", { player: eyes.actor })}
                        </h2>
                        ${toAct.length > 1 && html`<${WhoActs} eyes=${eyes} toAct=${toAct} goesRound=${goesRound} choose=${choose} sealed=${sealed} setSealed=${setSealed} say=${say} />`}
                        <${Refusal} refusal=${refusal} table=${table} view=${view} />
                        ${ready && current && legal.length === 0 && html`<p class="nothing">${say("play.nothing", { player: eyes.actor })}</p>`}
                        ${ready && html`<${ActionPanel} ...${table} view=${view} legal=${legal} player=${eyes.actor} prepared=${prepared} prepare=${prepare}
                            key=${`${position.state.ply} ${eyes.actor}`} />`}
                        ${goesRound && html`<${HandOver} toAct=${toAct} not=${eyes.actor} hand=${hand} say=${say} />`}
                    </section>
                    <${EventLog} log=${log} say=${say} />
                </aside>
            </div>
            ${tools}
        </main>
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
                    toAct=${[]} scores=${position.scores} last=${position.events} log=${log} />`}
            </details>
            <${EventLog} log=${log} say=${say} />
            ${tools}
        </main>
    `;
}
