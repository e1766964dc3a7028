/** The rules behind what is shown: the clauses by which the last action went, and the rulings in force. */

import { html, useState } from "../../lib/preact.js";
import { Prose } from "../fields.js";
import { useLoaded, useRules } from "../hooks.js";
import { ProblemBox } from "../problem-box.js";
import { RulingsTable } from "../rulings-table.js";

/** @param {{game: string, state: any, events: any[], client: any, scored: boolean, t: any}} props   `scored`: whether a scoresheet stands there, which has the rulings */
export function RulesHere({ game, state, events, client, scored, t }) {
    const { value, problem } = useRules(client, game);
    const cited = [...new Set(events.map(({ rule }) => rule))];
    const clauses = cited.flatMap((id) => (value?.clauses ?? []).filter((clause) => clause.id === id));
    return html`
        <section class="tool rules-here" aria-labelledby="rules-here" data-rules-here>
            <h2 class="small" id="rules-here">${t("review.rules")}</h2>
            <${ProblemBox} problem=${problem} t=${t} />
            ${clauses.length === 0 && value && html`<p class="soft">${t("review.no-rules")}</p>`}
            <dl>${clauses.map(({ id, text }) => html`
                <div key=${id} data-clause=${id}><dt><code>${id}</code></dt><dd><${Prose} text=${text} /></dd></div>`)}</dl>
            ${!scored && html`<${Rulings} game=${game} state=${state} client=${client} t=${t} />`}
        </section>
    `;
}

/** The rulings in force, once somebody asks: they are those of the whole game, and any state tells them. */
function Rulings({ t, ...rest }) {
    const [shown, setShown] = useState(false);
    return html`
        <details class="rulings" data-rulings onToggle=${({ target }) => setShown(target.open)}>
            <summary>${t("review.rulings")}</summary>
            ${shown && html`<${InForce} t=${t} ...${rest} />`}
        </details>
    `;
}

function InForce({ game, state, client, t }) {
    const { ruleset, variant, options } = state;
    const { value, problem } = useLoaded(() => client.game(game).scores(state), [client, JSON.stringify([ruleset, variant, options])]);
    return html`
        <${ProblemBox} problem=${problem} t=${t} />
        ${value && html`<${RulingsTable} rulings=${value.rulings} t=${t} />`}
    `;
}
