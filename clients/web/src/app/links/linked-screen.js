/** A table by link: the board as one's seat sees it, what one may do, and the link to pass on. */

import { GAMES } from "../../games/index.js";
import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { useLoaded } from "../hooks.js";
import { keep, table } from "./kept.js";
import { LinkProblem } from "./link-problem.js";
import { LinkedBar } from "./linked-bar.js";
import { LinkedFinished } from "./linked-finished.js";
import { LinkedPlay } from "./linked-play.js";
import { LinkedReferee, unsealed } from "./linked-referee.js";
import { LinkedTools } from "./linked-tools.js";
import { Notes } from "./notes.js";
import { act, look, switchLine } from "./open.js";

/** @param {{t: any, client: any, go: any, id: string, opened: import("./open.js").Opened | null, open: any}} props */
export function LinkedScreen({ t, client, go, id, opened: given, open }) {
    // What the last step here has led to; a link that was opened since then comes before that.
    const [led, setLed] = useState({ from: given, to: given });
    const opened = led.from === given ? led.to : given;
    const [problem, setProblem] = useState(null);
    const [refusal, setRefusal] = useState(null);
    const [busy, setBusy] = useState(false);
    const [ruling, setRuling] = useState(/** @type {{state: any} | null} */ (null));
    const game = opened?.kept.game;
    const { value: sheet, problem: noSheet } = useLoaded(async () => (game ? client.game(game).sheet() : null), [game, client]);

    /** Take what a step leads to; what it is refused with goes to `told`. */
    const step = async (make, told = setProblem) => {
        if (busy) return;
        setBusy(true);
        setProblem(null);
        try {
            setLed({ from: given, to: await make() });
            setRefusal(null);
        } catch (refused) {
            told(refused);
        }
        setBusy(false);
    };
    const again = (kept = opened.kept) => step(() => look(client, kept));
    useEffect(() => {
        setRefusal(null);
        if (given === null) table(id).then((kept) => (kept === null ? go("unknown", { kept: true }) : again(kept)));
    }, [given, id]);
    // In another language the service has to say everything again.
    const asked = useRef(client);
    useEffect(() => {
        if (asked.current !== client && opened !== null) again();
        asked.current = client;
    }, [client]);

    if (opened === null || opened.kept.id !== id) {
        return html`<main id="content" class="play" data-screen="play" aria-busy=${String(problem === null)}><h1>…</h1><${LinkProblem} problem=${problem} t=${t} /></main>`;
    }
    const { kept, answer } = opened;
    const play = (action) => step(async () => {
        const done = await act(client, kept, action);
        setRuling(null);
        return done;
    }, (refused) => setRefusal({ problem: refused, action }));
    const unseal = () => step(async () => {
        const { kept: next, state } = await unsealed(client, kept);
        setRuling({ state });
        return look(client, next);
    }, (refused) => setRefusal({ problem: refused, action: null }));
    const referee = (open) => {
        setRefusal(null);
        setRuling(open ? { state: null } : null);
    };
    const change = async (next) => {
        await keep(next);
        await again(next);
    };
    const tableOf = { game: GAMES[game], gameSheet: sheet, t, act: play, busy };
    if (ruling !== null) {
        return html`<${LinkedReferee} table=${tableOf} opened=${opened} state=${ruling.state} client=${client} refusal=${refusal}
            close=${() => referee(false)} unseal=${unseal} />`;
    }
    const bar = html`<${LinkedBar} callReferee=${() => referee(true)} kept=${kept} view=${answer.view} finished=${answer.finished} sheet=${sheet} t=${t} again=${() => again()} busy=${busy} />`;
    const notes = html`
        <${LinkProblem} problem=${problem ?? noSheet} t=${t} />
        <${Notes} opened=${opened} t=${t} other=${() => step(() => switchLine(client, kept, opened.other))} choose=${(as) => again({ ...kept, as })} />`;
    const tools = html`<${LinkedTools} opened=${opened} client=${client} t=${t} go=${go} open=${open} change=${change} />`;
    const Screen = answer.finished ? LinkedFinished : LinkedPlay;
    return html`<${Screen} opened=${opened} table=${tableOf} refusal=${refusal} bar=${bar} notes=${notes} tools=${tools} go=${go} />`;
}
