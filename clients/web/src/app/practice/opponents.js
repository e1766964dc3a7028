/** The opponents at the table: each acts after a short pause, as the service suggests to who knows what their seat knows. */

import { firstViews, recordOf, suggestions } from "./asking.js";
import { withReason } from "./practice.js";
import { reasonOf } from "./reason.js";
import { reasonsWith } from "./reasons.js";
import { sentence } from "./words.js";

/** Milliseconds: before an opponent acts, so that each action is seen; before the service is asked again. */
const [PAUSE, AGAIN] = [700, 5000];

const paused = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export function opponentsWith(kit) {
    const { html, useEffect, useRef, useState, afterAction, everybody } = kit;
    const Reasons = reasonsWith(kit);
    /** `next`: the opponent to act, once the `views` are there. */
    return function Opponents({ session, views, next, table, client, update }) {
        const { game, t, gameSheet } = table;
        const { steps, cursor, practice } = session;
        const { position } = steps[cursor];
        const [trouble, setTrouble] = useState(/** @type {any} */ (null));
        const [attempt, setAttempt] = useState(0);
        const beginning = useRef(/** @type {Promise<any> | null} */ (null));
        const say = (key, figures) => sentence(t.language, key, figures);
        const isReady = next !== null && gameSheet !== null;
        const played = async (action, reason) => {
            const answer = await client.game(game.id).act(position.state, action, { names: session.start.names, viewers: everybody(position) });
            return () => update({ ...afterAction(session, action, answer), practice: withReason(session, reason) });
        };
        const first = () => {
            beginning.current ??= firstViews(client, session);
            beginning.current.catch(() => (beginning.current = null));
            return beginning.current;
        };
        const asked = async () => {
            if (practice.strength === "default") return played(position.default_actions[next], null);
            const record = recordOf(session, next, views, await first());
            const found = await suggestions(client, record, { strength: practice.strength, ply: position.state.ply });
            const reason = reasonOf(found, { player: next, position, views, game, gameSheet, t });
            return played(found[0].action, reason);
        };
        useEffect(() => {
            if (!isReady) return undefined;
            let wanted = true;
            let later;
            Promise.all([asked(), paused(PAUSE)]).then(
                ([take]) => {
                    if (!wanted) return;
                    setTrouble(null);
                    take();
                },
                (problem) => {
                    if (!wanted) return;
                    setTrouble(problem);
                    if (problem.transient) later = setTimeout(() => setAttempt((n) => n + 1), AGAIN);
                },
            );
            return () => {
                wanted = false;
                clearTimeout(later);
            };
        }, [position, isReady, attempt, client]);
        useEffect(() => setTrouble(null), [position]);
        const instead = async () => {
            try {
                (await played(position.default_actions[next], null))();
            } catch (problem) {
                setTrouble(problem);
            }
        };
        return html`
            <div role="status" class=${isReady ? "" : "visually-hidden"}>${isReady && html`<p class=${trouble ? "warning" : "hint"}>${say(!trouble ? "thinking" : trouble.transient ? "waiting" : "stuck", { player: next })}</p>`}</div>
            ${isReady && trouble !== null && html`
                <div class="row tight">
                    <button type="button" class="primary" data-ask-again onClick=${() => setAttempt((n) => n + 1)}>${say("again")}</button>
                    <button type="button" data-default onClick=${instead}>${say("instead", { player: next })}</button>
                </div>`}
            <${Reasons} practice=${practice} cursor=${cursor} actions=${session.actions} finished=${position.finished} say=${say} t=${t} />
        `;
    };
}
