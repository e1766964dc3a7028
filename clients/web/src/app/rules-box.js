/** Every clause of the rules that holds in this edition, in the reader's language. */

import { html, useState } from "../lib/preact.js";
import { Prose } from "./fields.js";
import { useRules } from "./hooks.js";
import { ProblemBox, Technical } from "./problem-box.js";

export function RulesBox({ game, ruleset, client, t }) {
    const [shown, setShown] = useState(false);
    return html`
        <details class="rules" onToggle=${(event) => setShown(event.target.open)} data-rules>
            <summary>${t("rules.title")}</summary>
            ${shown && html`<${Clauses} game=${game} ruleset=${ruleset} client=${client} t=${t} />`}
        </details>
    `;
}

function Clauses({ game, ruleset, client, t }) {
    const { value, problem } = useRules(client, game);
    const clauses = (value?.clauses ?? []).filter(({ rulesets }) => rulesets.includes(ruleset));
    return html`
        <${ProblemBox} problem=${problem} t=${t} />
        <div class="clauses" tabindex="0" role="region" aria-label=${t("rules.title")}>
            <ul>${clauses.map(({ id, text, lang }) => html`<li key=${id} data-clause-id=${id} lang=${lang}><${Prose} text=${text} /><${Technical} error=${{ rule: id }} /></li>`)}</ul>
        </div>
    `;
}
