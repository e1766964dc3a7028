/** Who would do what, in the form that actions are entered in, and what the service says of it. Nothing is played. */

import { actionOf, kindsOf } from "./kinds.js";
import { alsoSaid } from "./legal.js";
import { seatChoice } from "../seat-choice.js";
import { asking, sentence } from "./words.js";

/** @param {any} kit what the part borrows of the page */
export function ask({ html, useEffect, useRef, useState, ActionPanel, Field, PlayerFigure, Select, Refusal, hasKeys }) {
    const SeatChoice = seatChoice({ html, PlayerFigure });
    /** @param {{table: any, position: any, shown: any, actor: string | null, leave: () => void, t: any}} props */
    return function Ask({ table, position, shown, actor, leave, t }) {
        const seats = position.state.players.map(({ id }) => id);
        const [player, setPlayer] = useState(seats.includes(actor) ? actor : seats[0]);
        const [answer, setAnswer] = useState(/** @type {{action: any, problem: any} | null} */ (null));
        const [prepared, prepare] = useState(null);
        const { game, gameSheet, judge } = table;
        const { view } = shown;
        // What is chosen unseen would tell a hand.
        const openTo = (id) => (position.to_act.includes(id) && !shown.isSecret(id) ? shown.offered(id, false) : []);
        const due = openTo(player);
        // Out of turn one can want what those whose turn it is may do.
        const offered = position.to_act.includes(player) ? due : openTo(actor).map((each) => ({ ...each, player }));
        const wonder = async (action) => {
            const problem = await judge(action).then(() => null, (refused) => refused);
            setAnswer({ action, problem });
        };
        useEffect(() => {
            const onKey = ({ key }) => key === "Escape" && leave();
            addEventListener("keydown", onKey);
            return () => removeEventListener("keydown", onKey);
        }, []);
        const choose = (next) => {
            setPlayer(next);
            setAnswer(null);
        };
        return html`
            <section class="ask ruling-form" aria-labelledby="ask" data-asking=${player}>
                <h3 id="ask">${sentence(t.language, "title")}</h3>
                <p class="hint">${sentence(t.language, "hint")}${hasKeys() && html` <span data-keys>${sentence(t.language, "escape")}</span>`}</p>
                <${SeatChoice} name="ask-player" label=${sentence(t.language, "player")} seats=${position.state.players} value=${player} choose=${choose} />
                ${answer !== null && html`<${Answer} answer=${answer} table=${table} view=${view} legal=${alsoSaid(due, answer.problem?.problem?.legal_actions ?? [])} t=${t} />`}
                <${ActionPanel} ...${table} t=${asking(t, player)} act=${wonder} busy=${false} view=${view} legal=${offered} player=${player} prepared=${prepared} prepare=${prepare} key=${player} />
                <${Else} player=${player} game=${game} gameSheet=${gameSheet} wonder=${wonder} t=${t} />
            </section>
        `;
    };

    /** What the form does not offer, since it is not legal now. */
    function Else({ player, game, gameSheet, wonder, t }) {
        const kinds = gameSheet.action_types.filter(({ id }) => id in kindsOf(game.id));
        const [kind, setKind] = useState(kinds[0]?.id);
        const [typed, setTyped] = useState({});
        if (kinds.length === 0) return null;
        const set = (name) => (value) => setTyped({ ...typed, [name]: value });
        return html`
            <details data-ask-else>
                <summary>${sentence(t.language, "else")}</summary>
                <form class="ruling-form" onSubmit=${(event) => {
                    event.preventDefault();
                    wonder(actionOf(game.id, kind, player, typed));
                }}>
                    <${Field} name="ask-kind" label=${sentence(t.language, "kind")} control=${(props) => html`<${Select} ...${props} value=${kind} choices=${kinds.map(({ id, name }) => [id, name])} onChange=${setKind} />`} />
                    ${Object.entries(kindsOf(game.id)[kind]).map(([name, choices]) => html`
                        <${Field} key=${name} name=${`ask-${name}`} label=${sentence(t.language, `figure.${name}`)} control=${(props) => choices === "number"
                            ? html`<input ...${props} type="number" inputmode="numeric" required min="0" step="1" value=${typed[name] ?? ""} onInput=${({ target }) => set(name)(target.value)} />`
                            : html`<${Select} ...${props} value=${typed[name] ?? 0} choices=${choices.map((each, index) => [index, t(each.name, each.figures)])} onChange=${set(name)} />`} />`)}
                    <button type="submit" data-ask-send>${sentence(t.language, "send")}</button>
                </form>
            </details>
        `;
    }

    /** The focus goes to what the service says, which a screen reader reads by it. */
    function Answer({ answer, table, view, legal, t }) {
        const place = useRef(null);
        useEffect(() => place.current?.focus(), [answer]);
        if (answer.problem !== null) return html`<${Refusal} refusal=${answer} table=${table} view=${view} legal=${legal} />`;
        return html`<p class="answer" ref=${place} tabindex="-1" data-may>${sentence(t.language, "may")}</p>`;
    }
}
