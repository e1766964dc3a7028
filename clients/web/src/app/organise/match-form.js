/** A new match: how many games, who plays, by which rules. */

import { defaultOf } from "../options.js";
import { EditionFields, Field, OptionField, OptionFields, PlayerFields, firstDraft, html, useState } from "./match-kit.js";

export function MatchForm({ sheet, begin, leave, t }) {
    const [draft, change] = useState(() => ({ ...firstDraft(sheet), rounds: 3, match: {} }));
    const { ruleset, variant, options, players, rounds, match } = draft;
    const shared = { sheet, draft, change, errors: [], t };
    const standard = (id) => defaultOf({ options: sheet.match_options }, draft, id);
    const set = (id, value) => {
        const { [id]: _old, ...rest } = match;
        change({ ...draft, match: value === undefined ? rest : { ...rest, [id]: value } });
    };
    return html`
        <form class="sheet" data-match-form onSubmit=${(event) => {
            event.preventDefault();
            begin({ rounds, options: match, setup: { ruleset, variant, options, players } });
        }}>
            <p>${t("match.lead")}</p>
            <${Field} name="rounds" label=${t("match.rounds")}
                control=${(props) => html`<input ...${props} type="number" required min="1" max="100" step="1" value=${rounds} onInput=${({ target }) => change({ ...draft, rounds: Number(target.value) })} />`} />
            <${EditionFields} ...${shared} />
            <${PlayerFields} ...${shared} />
            <details class="options" data-match-options>
                <summary>${t("match.options")}</summary>
                <div class="option-list">${sheet.match_options.map((option) => html`
                    <${OptionField} key=${option.id} option=${option} standard=${standard(option.id)} value=${match[option.id]} errors=${[]} t=${t}
                        change=${(value) => set(option.id, value)} />`)}</div>
            </details>
            <${OptionFields} ...${shared} />
            <div class="row end">
                <button type="button" onClick=${leave}>${t("back")}</button>
                <button type="submit" class="primary large" data-begin-match>${t("match.begin")}</button>
            </div>
        </form>
    `;
}
