/** The next game of a match: what the service carries over stands there, the rest is asked. */

import { DealField, Field, GAMES, ProblemBox, Select, errorsAt, html, keptMatches, repeatable, useState } from "./match-kit.js";

export function NextGame({ match, standings, number, sheet, client, enter, keep, t }) {
    const players = keptMatches.playingOn(match, standings);
    const due = standings?.first_player ?? "";
    const [wish, change] = useState({ first: due, dealer: "service", deal: null });
    const [problem, setProblem] = useState(null);
    const [busy, setBusy] = useState(false);
    const errors = problem?.problem?.errors ?? [];
    const { Deal } = GAMES[match.game];
    const begin = async (event) => {
        event.preventDefault();
        setBusy(true);
        try {
            const setup = keptMatches.nextSetup(match, standings, wish);
            const { state } = await client.game(match.game).setup(setup);
            const name = t("match.game-of", { game: sheet.name, n: number });
            await enter({ game: match.game, start: repeatable({ setup }, state), actions: [], cursor: 0, name }, keep);
        } catch (refused) {
            setProblem(refused);
        }
        setBusy(false);
    };
    const drawn = wish.dealer === "service" ? [["", t("setup.first-drawn")]] : [];
    return html`
        <form class="tool next-game" data-next-game=${number} onSubmit=${begin}>
            <h2>${t("match.next", { n: number })}</h2>
            <${ProblemBox} problem=${problem} t=${t} />
            ${standings?.cash && html`<p data-carried>${t("match.carried", { cash: players.map((id) => `${id} ${standings.cash[id]}`).join(", ") })}</p>`}
            ${due !== "" && html`<p data-first-due=${due}>${t("match.first-due", { player: due })}</p>`}
            <${Field} name="next-first" label=${t("setup.first")} errors=${errorsAt(errors, "/first_player")}
                control=${(props) => html`<${Select} ...${props} value=${wish.first === "" && drawn.length === 0 ? players[0] : wish.first}
                    choices=${[...drawn, ...players.map((id) => [id, id])]} onChange=${(first) => change({ ...wish, first })} />`} />
            <${Field} name="next-dealer" label=${t("setup.dealer")}
                control=${(props) => html`<${Select} ...${props} value=${wish.dealer} choices=${["service", "table"].map((id) => [id, t(`setup.dealer.${id}`)])}
                    onChange=${(dealer) => change({ ...wish, dealer, first: dealer === "table" && wish.first === "" ? players[0] : wish.first })} />`} />
            ${wish.dealer === "table" && Deal && html`<${DealField} sheet=${sheet} draft=${{ ...match.setup, players, deal: wish.deal }} errors=${errors} t=${t} Deal=${Deal}
                change=${({ deal }) => change({ ...wish, deal })} />`}
            <div><button type="submit" class="primary" data-begin-next disabled=${busy}>${t("match.begin-next", { n: number })}</button></div>
        </form>
    `;
}
