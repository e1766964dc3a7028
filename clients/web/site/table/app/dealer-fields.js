/** Who begins, who shuffles, and what lies open at a real table before the first turn. */

import { html } from "../lib/preact.js";
import { Faults, Field, Select, faultsAt } from "./fields.js";

export function DealerFields({ draft, change, faults, say }) {
    const choose = (dealer) => () => change({ ...draft, dealer });
    return html`
        <${Field} name="first_player" label=${say("setup.first")} faults=${faultsAt(faults, "/first_player")}
            control=${(props) => html`<${Select} ...${props} value=${draft.players.includes(draft.first) ? draft.first : draft.players[0]}
                choices=${draft.players.map((name) => [name, name])} onChange=${(first) => change({ ...draft, first })} />`} />
        <fieldset class="choice">
            <legend>${say("setup.dealer")}</legend>
            ${["service", "table"].map((dealer) => html`
                <label class="radio">
                    <input type="radio" name="dealer" value=${dealer} checked=${draft.dealer === dealer} onChange=${choose(dealer)} />
                    <span><strong>${say(`setup.dealer.${dealer}`)}</strong> <span class="hint">${say(`setup.dealer.${dealer}-hint`)}</span></span>
                </label>`)}
        </fieldset>
        ${draft.dealer === "service" && html`
            <${Field} name="seed" label=${say("setup.seed")} hint=${say("setup.seed-hint")} faults=${faultsAt(faults, "/seed")}
                control=${(props) => html`<input ...${props} type="text" autocomplete="off" spellcheck="false" value=${draft.seed}
                    onInput=${(event) => change({ ...draft, seed: event.target.value })} />`} />`}
    `;
}

/** Whether everybody may see everything: then the device need not be handed round. */
export const OpenField = ({ say, open, setOpen }) => html`
    <label class="switch">
        <input type="checkbox" name="open" checked=${open} onChange=${(event) => setOpen(event.target.checked)} />
        <span><strong>${say("open.title")}</strong> <span class="hint">${say("open.hint")}</span></span>
    </label>
`;

/** What lies open at a real table before the first turn, in the game's own form. */
export function DealField({ sheet, draft, change, faults, say, Deal }) {
    const found = faultsAt(faults, "/deal");
    const { ruleset, variant, options, players } = draft;
    return html`
        <fieldset class="deal ${found.length > 0 ? "faulty" : ""}">
            <legend>${say("setup.deal")}</legend>
            <${Faults} id="deal-faults" faults=${found} />
            <${Deal} deal=${draft.deal} change=${(deal) => change({ ...draft, deal })} gameSheet=${sheet} say=${say}
                setup=${{ ruleset, variant, options, players }} faults=${found} />
        </fieldset>
    `;
}
