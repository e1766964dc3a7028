/** Every clause of the rules that holds in this edition, in the reader's language. */

import { html, useState } from "../lib/preact.js";
import { Prose } from "./fields.js";
import { useLoaded } from "./hooks.js";
import { Trouble } from "./trouble.js";

export function RulesBox({ game, ruleset, client, say }) {
    const [shown, setShown] = useState(false);
    return html`
        <details class="rules" onToggle=${(event) => setShown(event.target.open)} data-rules>
            <summary>${say("rules.title")}</summary>
            ${shown && html`<${Clauses} game=${game} ruleset=${ruleset} client=${client} say=${say} />`}
        </details>
    `;
}

function Clauses({ game, ruleset, client, say }) {
    const { value, problem } = useLoaded(() => client.game(game).rules(), [game, client]);
    const clauses = (value?.clauses ?? []).filter(({ rulesets }) => rulesets.includes(ruleset));
    return html`
        <${Trouble} problem=${problem} say=${say} />
        <div class="clauses" tabindex="0" role="region" aria-label=${say("rules.title")}>
            <dl>${clauses.map(({ id, text }) => html`<div key=${id}><dt><code>${id}</code></dt><dd><${Prose} text=${text} /></dd></div>`)}</dl>
        </div>
    `;
}
