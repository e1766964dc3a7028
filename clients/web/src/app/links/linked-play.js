/** A table by link in a running game. */

import { html, useState } from "../../lib/preact.js";
import { ActionPanel } from "../action-panel.js";
import { EventLog } from "../event-log.js";
import { useField } from "../has-keys.js";
import { useFocus, useScene, useTop } from "../hooks.js";
import { LastAct, lastAct } from "../last-act.js";
import { useMotion } from "../motion.js";
import { RefereeRecord } from "../referee-record.js";
import { Refusal } from "../refusal.js";
import { carried } from "../tap-first.js";
import { ToBoard } from "../to-board.js";
import { PlayerFigure } from "../player-figure.js";
import { useSounds } from "../use-sounds.js";
import { heldText, turnText } from "./turn-text.js";
import { seatsToTake } from "./free-seats.js";
import { lacksHistory } from "./history.js";
import { ForfeitedSeats } from "./linked-referee.js";
import { canAct, seatIn, withheldIn } from "./open.js";
import { PassOn } from "./pass-on.js";
import { eventsOf, logOf, playedText } from "./public-log.js";

/** @param {Record<string, any>} props   `waits`: whether it is shown as it was seen last, and the service has been asked */
export function LinkedPlay({ opened, waits, turn, table, refusal, bar, notes, connection, tools, moments, atTable, live, missing }) {
    const { kept, answer } = opened;
    const { game, gameSheet, t, act, busy } = table;
    const { legal_actions: legal } = answer;
    const withheld = withheldIn(kept);
    const view = withheld === null ? answer.view : (game.withSent?.(answer.view, withheld) ?? answer.view);
    useTop();
    const log = logOf(kept, gameSheet, t, atTable);
    // What others do moves no focus, and takes away nothing that is being entered.
    const heading = useFocus(turn);
    useField(heading, legal.length > 0, turn, gameSheet);
    // Others act too: whatever is put up for auction meanwhile comes into sight.
    useScene(turn, gameSheet, `${view.phase} ${view.round} ${canAct(kept)}`);
    const seat = seatIn(kept);
    const last = withheld === null ? lastAct(log, seat) : playedText({ ...withheld, action: withheld }, gameSheet, t);
    const [entered, prepare] = useState(null);
    const prepared = carried(entered, view, game.sealed);
    const area = useMotion(game.motion, answer.view, { ply: view.ply, events: answer.events });
    useSounds({ motion: game.motion, ply: view.ply, events: answer.events, finished: false, turn: canAct(kept) ? seat : null, refusal });
    const actor = legal[0]?.player ?? null;
    const ready = gameSheet !== null;
    const leads = seat !== null && game.leader?.(view) === seat;
    const number = view.players.findIndex(({ id }) => id === (actor ?? kept.toAct[0])) + 1;
    const others = kept.toAct.some((id) => id !== actor);
    const atOnce = legal.some(({ type }) => game.sealed?.includes(type)) || kept.place.pending > 0;
    return html`
        <main id="content" class="play linked" data-screen="play" data-game=${game.id} data-ply=${view.ply} data-to-act=${kept.toAct.join(" ")}
            data-seat=${seat ?? ""} data-actor=${actor ?? ""} data-held=${kept.heldBy ?? ""} data-head=${answer.head} data-turn=${turn} aria-busy=${String(!ready || busy || waits)}>
            ${bar}
            ${atTable && html`<${atTable.Presence} kept=${kept} live=${live} t=${t} />`}
            ${notes}
            <div class="table-top">
                <section class="board-area" aria-label=${t("play.board")}>
                    <div ref=${area}>
                        ${ready && html`<${game.Board} view=${view} gameSheet=${gameSheet} legal=${legal} act=${act} t=${t} seat=${seat}
                            toAct=${kept.heldBy === null ? kept.toAct : []} scores=${null} last=${answer.events} log=${eventsOf(kept)} prepared=${prepared} prepare=${prepare} />`}
                    </div>
                    ${kept.as !== null && moments}
                </section>
                <aside class="side">
                    <section class="actions player-${number} ${leads ? "leading" : ""}" aria-labelledby="turn">
                        <h2 id="turn" ref=${seatsToTake(opened).length > 0 ? null : heading} tabindex="-1">${number > 0 && (actor !== null || !kept.toAct[1]) && html`<${PlayerFigure} id=${actor ?? kept.toAct[0]} number=${number} />`}${turnText(kept, t, leads)}</h2>
                        <${ToBoard} t=${t} />
                        ${kept.heldBy !== null && html`<p class="hint" data-held-note>${heldText(kept, t)}</p>`}
                        ${connection}
                        ${kept.as === null && moments}
                        <${LastAct} text=${last} table=${table} view=${view} />
                        ${ready && html`<div class="at-stake" data-at-stake><${game.AtStake} view=${view} gameSheet=${gameSheet} seat=${seat} t=${t} /></div>`}
                        ${atTable && html`<${atTable.Clock} kept=${kept} live=${live} t=${t} />`}
                        <${ForfeitedSeats} kept=${kept} view=${view} table=${table} />
                        <${Refusal} refusal=${refusal} table=${table} view=${view} />
                        ${ready && legal.length > 0 && html`<${ActionPanel} ...${table} view=${view} legal=${legal} player=${actor}
                            prepared=${prepared} prepare=${prepare} key=${`${turn} ${actor}`} />`}
                        ${(legal.length === 0 || others) && !answer.free_seats?.length && html`<${PassOn} kept=${kept} atOnce=${atOnce} follows=${answer.guarded} t=${t} />`}
                    </section>
                    <${RefereeRecord} state=${view} game=${game} t=${t} />
                    ${lacksHistory(opened, t.language) && missing}
                    <${EventLog} log=${log} table=${table} view=${view} then=${canAct(kept) ? t("links.turn") : undefined} />
                </aside>
            </div>
            ${tools}
        </main>
    `;
}
