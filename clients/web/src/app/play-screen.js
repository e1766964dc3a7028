/** A game being played: the board as all may see it, what may be done, what is one's own, and what has happened. */

import { GAMES } from "../games/index.js";
import { html, useEffect, useState } from "../lib/preact.js";
import { ActionPanel } from "./action-panel.js";
import { Ask } from "./ask/index.js";
import { useCoach } from "./coach/index.js";
import { completed } from "./completed.js";
import { Cover } from "./cover.js";
import { momentOf } from "./dates.js";
import { OpenField } from "./dealer-fields.js";
import { EventLog } from "./event-log.js";
import { Forfeited } from "./forfeited.js";
import { useField } from "./has-keys.js";
import { useFocus, useLeaving, useScene, useSheet, useTop } from "./hooks.js";
import { keptAt } from "./kept-state.js";
import { LastAct, lastAct } from "./last-act.js";
import { Look } from "./look.js";
import { isDesk } from "./media.js";
import { Moments, useMoments } from "./moments.js";
import { useMotion } from "./motion.js";
import { MatchLink } from "./organise/match-link.js";
import { useOverlay } from "./overlay.js";
import { PlayBar } from "./play-bar.js";
import { RefereeRecord } from "./referee-record.js";
import { RefereeScreen } from "./referee/index.js";
import { Refusal } from "./refusal.js";
import { RulesBox } from "./rules-box.js";
import { Scoresheet } from "./scoresheet.js";
import { ShareGame } from "./share-game.js";
import { afterAction } from "./session.js";
import { toActText } from "./to-act-text.js";
import { ToBoard } from "./to-board.js";
import { PlayerFigure } from "./player-figure.js";
import { TranscriptBox } from "./transcript-box.js";
import { TypedChoice } from "./typed-choice.js";
import { usePractice } from "./practice/index.js";
import { ProblemBox } from "./problem-box.js";
import { NOBODY, isSealedChoice, lastSeat, playersToAct, viewerOf } from "./viewer.js";
import { useSounds } from "./use-sounds.js";
import { everybody, shownOf, useViews } from "./views.js";
import { HandOver, WhoActs } from "./who-acts.js";

export function PlayScreen({ t, client, go, session, updateSession, moveTo, open: wantsOpen, setOpen }) {
    const { game, cursor } = session;
    const practice = usePractice(session.practice !== undefined);
    const Coach = useCoach(session.practice?.isFirst);
    const { position, log } = session.steps[cursor];
    // Players look at a referee's screen: what is hidden stays so until the referee shows it.
    const [showing, show] = useState(false);
    const [sealed, setSealed] = useState(false);
    const { views, current, problem: unseen } = useViews(client, game, position);
    const isSealed = isSealedChoice(position, GAMES[game], (position.views ?? (current ? views : null))?.spectator?.view);
    const goesRound = sealed && isSealed;
    const open = position.state.dealer === "table" ? showing && !goesRound : wantsOpen && !session.practice;
    // Whoever has taken the device has it for this position alone, wherever the next one comes from.
    const [taken, setTaken] = useState(/** @type {{by: string | null, position: any}} */ ({ by: null, position: null }));
    const holder = taken.position === position ? taken.by : null;
    const setHolder = (by) => setTaken({ by, position });
    useEffect(() => setHolder(null), [position]);
    const [wanted, setWanted] = useState(null);
    const [refereeing, setRefereeing] = useOverlay("referee");
    const [refusal, setRefusal] = useState(null);
    const [busy, setBusy] = useState(false);
    const { value: sheet, problem } = useSheet(client, game);
    const shown = shownOf({ position, views, current, gameSheet: sheet, game: GAMES[game], open, seat: session.practice?.person });
    const { person } = session.practice ?? {};
    const done = session.actions.slice(0, cursor);
    const viewer = !person ? viewerOf(position, { open, holder, wanted, last: lastSeat(done), sealed: goesRound, unseen: shown.isUnseen })
        : (practice.value?.viewerAgainst(position, current ? views : null, person, done) ?? NOBODY);
    // At one device all look at the same table; against opponents there is one who must not miss what they do.
    const isThere = person && practice.value !== null && sheet !== null && (position.finished || (current && shown.view !== null));
    const decided = useMoments(isThere ? { id: session.id, answer: position, view: position.finished ? position.state : shown.view, events: position.events, log, before: null, acts: viewer.actor !== null, watches: false, finished: position.finished } : null, GAMES[game], done.filter(({ player }) => player === person).length);
    // Whoever leaves the page has let go of the device too.
    useLeaving(() => setHolder(null));

    useSounds({ motion: GAMES[game].motion, ply: position.state.ply, events: position.events, finished: position.finished, turn: viewer.actor ?? viewer.pass, refusal });

    const judge = (offered) => client.game(game).act(position.state, completed(offered, position.legal_actions), { names: session.start.names, viewers: everybody(position) });
    const act = async (offered) => {
        if (busy) return;
        setBusy(true);
        const action = completed(offered, position.legal_actions);
        try {
            const after = await judge(action);
            await updateSession(afterAction(session, action, after), () => {
                setBusy(false);
                setRefusal(null);
                setWanted(null);
                setHolder(null);
                setRefereeing(false);
            });
        } catch (problem) {
            setRefusal({ problem, action });
            setBusy(false);
        }
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

    const table = { game: GAMES[game], gameSheet: sheet, t, act, judge, busy, kept: keptAt(session.id, position.state.ply) };
    if (refereeing) {
        // The referee sees what all see of the table.
        const board = shown.view && sheet && html`
            <section class="board-area" aria-label=${t("play.board")}>
                <${GAMES[game].Board} view=${shown.view} gameSheet=${sheet} legal=${[]} act=${() => {}} t=${t} seat=${null} toAct=${position.to_act} scores=${position.scores}
                    last=${position.events} log=${log} prepared=${null} prepare=${() => {}} />
            </section>`;
        return html`<${RefereeScreen} table=${table} position=${position} client=${client} t=${t} rule=${act} refusal=${refusal} busy=${busy} board=${board}
            close=${() => referee(false)} earlier=${cursor > 0 && (() => go("correct", { id: session.id, at: cursor, given: "referee" }))} hides=${!open && !position.finished} />`;
    }
    const bar = html`<${PlayBar} session=${session} sheet=${sheet} t=${t} move=${move} callReferee=${() => referee(true)} isHeading=${!position.finished} client=${client} />`;
    const tools = html`
        <div class="tools">
            ${!position.finished && html`<${MatchLink} id=${session.id} go=${go} t=${t} />`}
            <${RulesBox} game=${game} ruleset=${position.state.ruleset} client=${client} t=${t} />
            ${(!person || position.finished) && html`<${TranscriptBox} session=${session} t=${t} go=${go} />`}
            ${!person && !viewer.referee && !position.finished && html`<${OpenField} t=${t} open=${open} setOpen=${setOpen} />`}
        </div>`;
    const opponents = practice.value && html`<${practice.value.Opponents} session=${session} views=${current ? views : null} next=${current && decided.isOver ? viewer.next : null} table=${table} client=${client}
        update=${updateSession} />`;
    const coach = Coach && html`<${Coach} session=${session} legal=${viewer.actor !== null && current ? views[person].legal_actions : []} t=${t} />`;
    const moments = isThere && html`<${Moments} ...${decided} table=${table} view=${position.state} />`;
    const common = { table, position, log, t, bar, tools, opponents, coach, moments, problem: problem ?? unseen ?? practice.problem };
    // Draw nothing before all of it is there, so that nothing shifts; but show scores even if the game sheet cannot be loaded.
    const isReady = (!person || practice.value !== null) && (position.finished ? sheet !== null || problem !== null : sheet !== null && shown.view !== null);
    if (!isReady) {
        return html`<main id="content" class="play" data-screen="play" data-game=${game} aria-busy="true">${bar}<${ProblemBox} problem=${common.problem} t=${t} /></main>`;
    }
    if (position.finished) return html`<${Finished} ...${common} go=${go} session=${session} practice=${practice.value} review=${() => go("review", { id: session.id })} />`;
    return html`<${Playing} ...${common} shown=${shown} viewer=${viewer} refusal=${refusal} open=${open} take=${setHolder} hand=${hand} choose=${setWanted}
        isSealed=${isSealed} sealed=${sealed} setSealed=${setSealed} person=${person ?? null} show=${show} forget=${() => setRefusal(null)} />`;
}

function Playing({ person, opponents, coach, moments, table, position, log, t, bar, tools, problem, shown, viewer, refusal, open, take, hand, choose, isSealed, sealed, setSealed, show, forget }) {
    useTop();
    const { actor, pass, alone, referee } = viewer;
    const heading = useFocus(position, actor, pass);
    const [prepared, prepare] = useState(null);
    const [asking, setAsking] = useState(false);
    const { game, gameSheet } = table;
    const { views, view, current } = shown;
    const area = useMotion(game.motion, views, { ply: position.state.ply, events: position.events });
    const ready = view !== null && gameSheet !== null;
    const legal = ready && current && actor !== null ? shown.offered(actor, alone || person !== null) : [];
    const isTyped = referee && !alone && actor !== null && shown.isSecret(actor);
    useField(heading, !asking, position, actor, pass, legal.length > 0);
    // The same position, asked for anew, is no other scene.
    useScene(position.state.ply, actor, ready, legal.length);
    const toAct = playersToAct(position);
    const turn = turnOf(viewer, isSealed ? toAct : [], person, t);
    // What was refused before is no answer.
    const ask = (begin) => {
        forget();
        setAsking(begin);
        /** @type {HTMLElement | null} */ (document.querySelector("[data-ask]"))?.focus();
    };
    const place = position.state.players.findIndex(({ id }) => id === (actor ?? pass ?? viewer.next)) + 1;
    const offers = { ...table, view, legal };
    const shared = { prepared, prepare };
    return html`
        <main id="content" class="play" data-screen="play" data-game=${game.id} data-ply=${position.state.ply} data-to-act=${position.to_act.join(" ")}
            data-actor=${actor ?? ""} data-refereed=${referee || undefined} data-open=${String(open)} aria-busy=${String(!ready || !current)}>
            ${bar}
            <${ProblemBox} problem=${problem} t=${t} />
            <div class="table-top">
                <section class="board-area" aria-label=${t("play.board")}>
                    <div ref=${area}>
                        ${ready && html`<${game.Board} ...${offers} legal=${alone || isTyped || asking ? [] : legal} seat=${person ?? (open ? actor : null)} refereed=${referee} toAct=${position.to_act} scores=${null}
                            last=${position.events} log=${log} ...${shared} />`}
                    </div>
                    ${moments}
                </section>
                <aside class="side">
                    <section class="actions player-${place}" aria-labelledby="turn">
                        <h2 id="turn" ref=${heading} tabindex="-1">
                            ${place > 0 && (alone || !toAct[1]) && html`<${PlayerFigure} id=${actor ?? pass ?? viewer.next} number=${place} />`}${turn}
                        </h2>
                        <${ToBoard} t=${t} />
                        ${referee && !alone && pass === null && html`<div class="row referee-tools"><button type="button" data-ask aria-pressed=${String(asking)} onClick=${() => ask(!asking)}>${t("referee.ask")}</button>
                            ${shown.hasHidden && html`<button type="button" data-hidden data-or=${t(open ? "hidden.show" : "hidden.hide")} onClick=${() => show(!open)}><span>${t(open ? "hidden.hide" : "hidden.show")}</span></button>`}</div>`}
                        ${person !== null && html`<${LastAct} text=${lastAct(log, person)} table=${table} view=${position.state} />`}
                        ${coach}
                        ${!asking && html`<${Forfeited} position=${position} table=${table} view=${view ?? position.state} rule=${table.act} />`}
                        ${pass !== null && html`<${Cover} player=${pass} toAct=${toAct} confirm=${() => take(pass)} hand=${hand} t=${t} />`}
                        ${(pass === null || referee) && person === null && (toAct.length > 1 || (referee && isSealed)) && html`<${WhoActs} viewer=${viewer} toAct=${toAct} view=${position.state} choose=${choose} isSealed=${isSealed} sealed=${sealed} setSealed=${setSealed} t=${t} />`}
                        ${!asking && html`<${Refusal} refusal=${refusal} table=${table} view=${view} legal=${legal} />`}
                        ${ready && current && actor !== null && legal.length === 0 && html`<p class="nothing">${t("play.nothing", { player: actor })}</p>`}
                        ${asking && ready && current && html`<${Ask} table=${table} position=${position} shown=${shown} actor=${actor} leave=${() => ask(false)} t=${t} key=${position.state.ply} />`}
                        ${!asking && ready && html`<${isTyped ? TypedChoice : ActionPanel} ...${offers} player=${actor} ...${shared} key=${`${position.state.ply} ${actor}`} />`}
                        ${alone && html`<${HandOver} toAct=${toAct} not=${actor} hand=${hand} t=${t} />`}
                        ${opponents}
                        ${ready && person === null && !open && !referee && html`<${Look} players=${alone ? [actor] : position.state.players.map(({ id }) => id)} views=${views} position=${position}
                            game=${game} gameSheet=${gameSheet} t=${t} />`}
                    </section>
                    <${RefereeRecord} state=${position.state} game=${game} t=${t} />
                    <${EventLog} log=${log} table=${table} view=${position.state} then=${actor !== null && !alone ? turn : undefined} />
                </aside>
            </div>
            ${tools}
        </main>
    `;
}

/** @param {any} viewer @param {string[]} atOnce    who choose at the same time @param {string | null} person @param {any} t */
function turnOf({ actor, pass, next, alone }, atOnce, person, t) {
    if (person && actor === person) return t("links.turn");
    if (next) return toActText([next], t);
    if (pass !== null) return t("cover.turn", { player: pass });
    if (actor === null) return t("forfeited.turn");
    return actor === "table" ? t("play.table-turn") : toActText(!alone && atOnce.length > 0 ? atOnce : [actor], t);
}

/** The end: the scoresheet, and the table as it lies. */
function Finished({ opponents, coach, moments, table, position, log, t, bar, tools, problem, go, session, practice, review }) {
    const { game, gameSheet, act } = table;
    useTop();
    const heading = useFocus(position);
    const again = () => {
        practice?.keepAgain(session, position.state, gameSheet);
        go("setup", { game: game.id });
    };
    const result = { name: session.name || `${gameSheet?.name} ${momentOf(session.created, t)}`, standings: position.scores.standings, digest: position.state.history, game: session.game };
    const then = html`
        <div class="row">
            <button type="button" class="primary" onClick=${again}>${t("scores.again")}</button>
            <${MatchLink} id=${session.id} go=${go} t=${t} />
            <button type="button" data-go="review" onClick=${review}>${t("review.open")}</button>
            <${ShareGame} session=${session} name=${result.name} t=${t} />
            ${gameSheet && html`<button type="button" data-go="tournament" onClick=${() => go("tournament", { given: result })}>${t("pad.tournament")}</button>`}
        </div>
        ${moments}`;
    return html`
        <main id="content" class="play finished" data-screen="scores" data-game=${game.id} data-ply=${position.state.ply} data-to-act="">
            ${bar}
            <${ProblemBox} problem=${problem} t=${t} />
            ${coach}
            <${Scoresheet} heading=${heading} verdict=${practice?.verdictOf(position.scores, session.practice.person, t)} sheet=${position.scores}
                state=${position.state} game=${game} t=${t} then=${then} />
            <details class="last-look" open=${isDesk()}>
                <summary>${t("scores.board")}</summary>
                ${gameSheet && html`<${game.Board} view=${position.state} gameSheet=${gameSheet} legal=${[]} act=${act} t=${t} seat=${null}
                    toAct=${[]} scores=${position.scores} last=${position.events} log=${log} />`}
            </details>
            ${opponents}
            <${EventLog} log=${log} table=${table} view=${position.state} over />
            ${tools}
        </main>
    `;
}
