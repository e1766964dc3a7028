/** A game being played: the board as the viewer sees it, what the viewer may do, and what has happened. */

import { GAMES } from "../games/index.js";
import { html, useEffect, useState } from "../lib/preact.js";
import { ActionPanel } from "./action-panel.js";
import { OpenField } from "./dealer-fields.js";
import { EventLog } from "./event-log.js";
import { Forfeited } from "./forfeited.js";
import { useFocus, useLoaded, useTop } from "./hooks.js";
import { PassScreen } from "./pass-screen.js";
import { PlayBar } from "./play-bar.js";
import { RefereeRecord } from "./referee-record.js";
import { RefereeScreen } from "./referee-screen.js";
import { Refusal } from "./refusal.js";
import { RulesBox } from "./rules-box.js";
import { Scoresheet } from "./scoresheet.js";
import { afterAction } from "./session.js";
import { TranscriptBox } from "./transcript-box.js";
import { ProblemBox } from "./problem-box.js";
import { choosing, holderAfter, lastSeat, viewerOf } from "./viewer.js";
import { HandOver, WhoActs } from "./who-acts.js";

export function PlayScreen({ t, client, go, session, updateSession, moveTo, open, setOpen }) {
    const { game, cursor } = session;
    const { position, log } = session.steps[cursor];
    const [holder, setHolder] = useState(null);
    const [wanted, setWanted] = useState(null);
    const [sealed, setSealed] = useState(false);
    const [refereeing, setRefereeing] = useState(false);
    const [refusal, setRefusal] = useState(null);
    const [busy, setBusy] = useState(false);
    const { value: sheet, problem } = useLoaded(() => client.game(game).sheet(), [game, client]);
    const last = lastSeat(session.actions.slice(0, cursor));
    const viewer = viewerOf(position, { open, holder, wanted, last, sealed });
    const shown = useView(client, session, position, viewer);

    const act = async (action) => {
        if (busy) return;
        setBusy(true);
        try {
            const after = await client.game(game).act(position.state, action, { names: session.start.names });
            updateSession(afterAction(session, action, after));
            setRefusal(null);
            setWanted(null);
            setHolder(viewer.seat === null ? null : holderAfter(holder, position, after));
            setRefereeing(false);
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
    useEffect(() => setRefusal(null), [cursor, viewer.actor]);
    // The table is covered until that player confirms.
    const hand = (to) => {
        setHolder(null);
        setWanted(to);
    };

    // Whoever has the device then may be another one than before.
    const referee = (open) => {
        setRefusal(null);
        setHolder(null);
        setRefereeing(open);
    };

    const table = { game: GAMES[game], gameSheet: sheet, t, act, busy };
    if (refereeing) {
        return html`<${RefereeScreen} table=${table} position=${position} client=${client} t=${t} rule=${act} refusal=${refusal} busy=${busy}
            close=${() => referee(false)} earlier=${cursor > 0 && (() => go("correct", { id: session.id, at: cursor }))} hides=${!open && !position.finished} />`;
    }
    const bar = html`<${PlayBar} session=${session} sheet=${sheet} t=${t} move=${move} callReferee=${() => referee(true)} isHeading=${!position.finished && viewer.pass === null} />`;
    const tools = html`
        <div class="tools">
            <${RulesBox} game=${game} ruleset=${position.state.ruleset} client=${client} t=${t} />
            <${TranscriptBox} session=${session} t=${t} go=${go} />
            ${!viewer.referee && !position.finished && html`<${OpenField} t=${t} open=${open} setOpen=${setOpen} />`}
        </div>`;
    const common = { table, position, log, t, bar, tools, shown, problem: problem ?? shown.problem };
    if (position.finished) return html`<${Finished} ...${common} go=${go} review=${() => go("review", { id: session.id })} />`;
    if (viewer.pass !== null) {
        return html`<${PassScreen} player=${viewer.pass} state=${position.state} t=${t} bar=${bar}
            events=${position.events} confirm=${() => setHolder(viewer.pass)} hand=${hand} toAct=${choosing(position)}>
            <${Forfeited} position=${position} table=${table} view=${position.state} rule=${act} />
        <//>`;
    }
    return html`<${Playing} ...${common} viewer=${viewer} refusal=${refusal} open=${open} hand=${hand} choose=${setWanted} sealed=${sealed} setSealed=${setSealed} />`;
}

/**
 * The viewer's view with its legal actions. While the next one is being fetched, the last one stays, with nothing to click
 * on, unless it was another viewer's.
 */
function useView(client, session, position, viewer) {
    const wanted = position.finished || viewer.pass !== null ? null : (viewer.seat ?? "spectator");
    const load = async () => {
        if (wanted === null) return { view: position.state, legal_actions: [] };
        return client.game(session.game).view(position.state, wanted);
    };
    const { value, of, problem } = useLoaded(load, [position, wanted, client]);
    const current = of[0] === position && of[1] === wanted;
    const latest = of[1] === wanted ? value : null;
    const listed = viewer.referee ? position.legal_actions : (value?.legal_actions ?? []);
    const legal = current ? listed.filter(({ player }) => player === viewer.actor) : [];
    return { view: latest?.view ?? null, current, legal, problem };
}

function Playing({ table, position, log, t, bar, tools, shown, problem, viewer, refusal, open, hand, choose, sealed, setSealed }) {
    useTop();
    const heading = useFocus(position, viewer.actor);
    const [prepared, prepare] = useState(null);
    const { game, gameSheet, act } = table;
    const { view, current, legal } = shown;
    const ready = view !== null && gameSheet !== null;
    const toAct = choosing(position);
    const goesRound = viewer.referee ? sealed : !open;
    const place = position.state.players.findIndex(({ id }) => id === viewer.actor) + 1;
    return html`
        <main id="content" class="play" data-screen="play" data-game=${game.id} data-ply=${position.state.ply} data-to-act=${position.to_act.join(" ")}
            data-seat=${viewer.seat ?? ""} aria-busy=${String(!ready || !current)}>
            ${bar}
            <${ProblemBox} problem=${problem} t=${t} />
            <div class="table-top">
                <section class="board-area" aria-label=${t("play.board")}>
                    ${ready && html`<${game.Board} view=${view} gameSheet=${gameSheet} legal=${legal} act=${act} t=${t}
                        seat=${viewer.seat} toAct=${position.to_act} scores=${null} last=${position.events} log=${log} prepared=${prepared} prepare=${prepare} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${place}" aria-labelledby="turn">
                        <h2 id="turn" ref=${heading} tabindex="-1">
                            ${turnOf(viewer, t)}
                        </h2>
                        <${Forfeited} position=${position} table=${table} view=${view ?? position.state} rule=${act} />
                        ${toAct.length > 1 && html`<${WhoActs} viewer=${viewer} toAct=${toAct} goesRound=${goesRound} choose=${choose} sealed=${sealed} setSealed=${setSealed} t=${t} />`}
                        <${Refusal} refusal=${refusal} table=${table} view=${view} />
                        ${ready && current && viewer.actor !== null && legal.length === 0 && html`<p class="nothing">${t("play.nothing", { player: viewer.actor })}</p>`}
                        ${ready && html`<${ActionPanel} ...${table} view=${view} legal=${legal} player=${viewer.actor} prepared=${prepared} prepare=${prepare}
                            key=${`${position.state.ply} ${viewer.actor}`} />`}
                        ${goesRound && html`<${HandOver} toAct=${toAct} not=${viewer.actor} hand=${hand} t=${t} />`}
                    </section>
                    <${RefereeRecord} record=${position.state} state=${position.state} game=${game} t=${t} />
                    <${EventLog} log=${log} t=${t} />
                </aside>
            </div>
            ${tools}
        </main>
    `;
}

function turnOf({ actor }, t) {
    if (actor === null) return t("forfeited.turn");
    return actor === "table" ? t("play.table-turn") : t("play.turn", { player: actor });
}

/** The end: the scoresheet, and the table as it lies. */
function Finished({ table, position, log, t, bar, tools, shown, problem, go, review }) {
    const { game, gameSheet, act } = table;
    useTop();
    const heading = useFocus(position);
    return html`
        <main id="content" class="play finished" data-screen="scores" data-game=${game.id} data-ply=${position.state.ply} data-to-act="">
            ${bar}
            <${ProblemBox} problem=${problem} t=${t} />
            <h1 ref=${heading} tabindex="-1">${t("scores.title")}</h1>
            <${Scoresheet} sheet=${position.scores} state=${position.state} game=${game} t=${t} />
            <div class="row end">
                <button type="button" data-go="review" onClick=${review}>${t("review.open")}</button>
                <button type="button" class="primary" onClick=${() => go("setup", { game: game.id })}>${t("scores.again")}</button>
            </div>
            <details class="last-look">
                <summary>${t("scores.board")}</summary>
                ${shown.view && gameSheet && html`<${game.Board} view=${shown.view} gameSheet=${gameSheet} legal=${[]} act=${act} t=${t} seat=${null}
                    toAct=${[]} scores=${position.scores} last=${position.events} log=${log} />`}
            </details>
            <${EventLog} log=${log} t=${t} />
            ${tools}
        </main>
    `;
}
