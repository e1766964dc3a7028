/** A table by link: the board as one's seat sees it, what one may do, and the link to pass on. */

import { GAMES } from "../../games/index.js";
import { html, useState } from "../../lib/preact.js";
import { useLoaded } from "../hooks.js";
import { loadSheet } from "../listed-games.js";
import { canPush } from "../home.js";
import { Moments, useMoments } from "../moments.js";
import { useAtTable } from "./at-table/index.js";
import { useAttention, useCalls } from "./attention.js";
import { Connection } from "./connection.js";
import { follows } from "./follow.js";
import { FreeSeats, seatsToTake } from "./free-seats.js";
import { keep } from "./kept.js";
import { LinkProblem } from "./link-problem.js";
import { LinkedBar } from "./linked-bar.js";
import { LinkedFinished } from "./linked-finished.js";
import { LinkedPlay } from "./linked-play.js";
import { LinkedReferee, unsealed } from "./linked-referee.js";
import { LinkedTools } from "./linked-tools.js";
import { Notes } from "./notes.js";
import { askNewest, canAct, seatIn, switchLine } from "./open.js";
import { eventsOf } from "./public-log.js";
import { sit } from "./sitting.js";
import { useTable } from "./use-table.js";

/** @param {{t: any, client: any, go: any, id: string, opened: import("./open.js").Opened | null, open: any}} props */
export function LinkedScreen({ t, client, go, id, opened: given, open }) {
    const { calls, change: changeCalls, trouble, failed } = useCalls();
    const { value: atTable, problem: noPart } = useAtTable();
    const [ruling, setRuling] = useState(/** @type {{state: any} | null} */ (null));
    const { opened, turn, problem, refusal, setRefusal, unsent, busy, step, again, play, lost, ask, live, heal } = useTable({
        client, id, given, calls, gone: () => go("unknown", { kept: true }),
    });
    const game = opened?.kept.game;
    const decided = useMoments(opened && lookedAt(opened), GAMES[game], turn);
    const { value: sheet, problem: noSheet } = useLoaded(async () => (game ? loadSheet(client, game) : null), [game, client]);
    useAttention({ kept: opened?.kept.id === id && !opened.stale ? opened.kept : null, name: sheet?.name ?? "Gavel", calls, t });
    if (opened === null || opened.kept.id !== id) {
        return html`<main id="content" class="play" data-screen="play" aria-busy=${String(problem === null)}><h1>…</h1><${LinkProblem} problem=${problem} t=${t} /></main>`;
    }
    const { kept, answer } = opened;
    const act = async (action) => {
        if (await play(action)) setRuling(null);
    };
    const unseal = () => step(async () => {
        const { kept: next, state } = await unsealed(client, kept);
        setRuling({ state });
        return askNewest(client, next);
    }, (refused) => setRefusal({ problem: refused, action: null }));
    const referee = (open) => {
        setRefusal(null);
        setRuling(open ? { state: null } : null);
    };
    const change = async (next) => {
        await again((await keep(next, kept)).kept);
    };
    const back = (token) => step(() => atTable.takeBack(client, kept, token));
    const canBeCalled = follows(answer) && seatIn(kept) !== null;
    const messages = canBeCalled && canPush() ? (atTable?.callsOf(client, kept) ?? null) : null;
    const leave = async () => void (calls && (await messages?.leave()));
    const tableOf = { game: GAMES[game], gameSheet: sheet, t, act, busy };
    if (ruling !== null) {
        return html`<${LinkedReferee} table=${tableOf} opened=${opened} state=${ruling.state} client=${client} refusal=${refusal}
            close=${() => referee(false)} unseal=${unseal} />`;
    }
    const bar = html`<${LinkedBar} client=${client} callReferee=${() => referee(true)} kept=${kept} view=${answer.view} finished=${answer.finished} isHeading=${!answer.finished && seatsToTake(opened).length === 0} sheet=${sheet} t=${t} again=${() => again()} busy=${busy}
        calls=${calls} setCalls=${canBeCalled ? (wanted) => changeCalls(wanted, messages) : null}
        callsHint=${messages === null ? t("links.calls-hint") : atTable.sentence(t.language, "calls.hint")} />
        ${messages && !opened.stale && html`<${atTable.CallNote} on=${calls} trouble=${trouble} failed=${failed} calls=${messages} seat=${kept.keys[kept.as]} client=${client} t=${t} />`}`;
    const notes = html`
        <${LinkProblem} problem=${problem ?? noSheet ?? noPart} t=${t} />
        <${Notes} opened=${opened} t=${t} other=${() => step(() => switchLine(client, kept, opened.other))} choose=${(as) => again({ ...kept, as })}
            back=${back} busy=${busy} atTable=${atTable} sheet=${sheet} />
        <${FreeSeats} opened=${opened} sit=${(player) => step(() => sit(client, kept, player))} busy=${busy} problem=${problem} t=${t} />`;
    const connection = html`<${Connection} lost=${lost} unsent=${unsent} stale=${opened.stale} ask=${ask} resend=${() => play(unsent.action, unsent.kept)} busy=${busy} t=${t} />`;
    const tools = html`<${LinkedTools} opened=${opened} sheet=${sheet} client=${client} t=${t} go=${go} open=${open} change=${change} back=${back} busy=${busy} atTable=${atTable} leave=${leave} />`;
    const missing = atTable && html`<${atTable.Missing} heal=${heal} client=${client} t=${t} />`;
    const moments = atTable && html`<${Moments} ...${decided} table=${tableOf} view=${answer.view} />`;
    const Screen = answer.finished ? LinkedFinished : LinkedPlay;
    const waits = opened.stale === true && lost === null;
    return html`<${Screen} opened=${opened} waits=${waits} turn=${turn} table=${tableOf} refusal=${refusal} bar=${bar} notes=${notes} connection=${connection} tools=${tools} moments=${moments} go=${go} client=${client} atTable=${atTable} live=${live} missing=${missing} />`;
}

/** What moments have to know. @param {import("./open.js").Opened} opened @returns {import("../moments.js").Looked} */
const lookedAt = ({ kept, answer, before }) => ({
    id: kept.id, answer, view: answer.view, events: answer.events, log: eventsOf(kept), before: before?.view ?? null, acts: canAct(kept), watches: kept.as === null, finished: answer.finished,
});
