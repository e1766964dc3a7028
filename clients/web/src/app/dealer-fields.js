/** Who begins, who shuffles, and what lies open at a real table before the first turn. */

import { html } from "../lib/preact.js";
import { FieldErrors, Field, Select, errorsAt } from "./fields.js";

/** What is chosen where the service draws who begins: nobody is called so. */
export const DRAWN = " drawn";

export function DealerFields({ draft, change, errors, byLink, dealer, t }) {
    const drawn = dealer === "service" ? [[DRAWN, t("setup.first-drawn")]] : [];
    const choices = [...draft.players.map((name) => [name, name]), ...drawn];
    return html`
        <${Field} name="first_player" label=${t("setup.first")} errors=${errorsAt(errors, "/first_player")}
            control=${(props) => html`<${Select} ...${props} value=${choices.some(([id]) => id === draft.first) ? draft.first : draft.players[0]}
                choices=${choices} onChange=${(first) => change({ ...draft, first })} />`} />
        ${byLink && html`<fieldset class="choice">
            <legend>${t("setup.dealer")}</legend>
            ${["service", "table"].map((each) => html`
                <label class="radio">
                    <input type="radio" name="dealer" value=${each} checked=${each === dealer} onChange=${() => change({ ...draft, dealer: each })} />
                    <span><strong>${t(`setup.dealer.${each}`)}</strong> <span class="hint">${t(`setup.dealer.${each}-hint-by-link`)}</span></span>
                </label>`)}
        </fieldset>`}
        ${dealer === "service" && !byLink && html`
            <${Field} name="seed" label=${t("setup.seed")} hint=${t("setup.seed-hint")} errors=${errorsAt(errors, "/seed")}
                control=${(props) => html`<input ...${props} type="text" maxlength="128" autocomplete="off" spellcheck="false" value=${draft.seed}
                    onInput=${(event) => change({ ...draft, seed: event.target.value })} />`} />`}
    `;
}

/** Whether everybody may see everything: then the device need not be handed round. */
export const OpenField = ({ t, open, setOpen }) => html`
    <label class="switch">
        <input type="checkbox" name="open" checked=${open} onChange=${(event) => setOpen(event.target.checked)} />
        <span><strong>${t("open.title")}</strong> <span class="hint">${t("open.hint")}</span></span>
    </label>
`;

/** What lies open at a real table before the first turn, in the game's own form; `fault`: what is wrong with it, in the game's own words. */
export function DealField({ sheet, draft, change, errors, t, Deal, fault }) {
    const saidOf = (error) => (draft.deal === null ? t("setup.deal-missing") : fault?.(error, draft.deal, t)) ?? error.detail;
    const found = errorsAt(errors, "/deal").map((error) => ({ ...error, detail: saidOf(error) }));
    const { ruleset, variant, options, players } = draft;
    return html`
        <fieldset class="deal ${found.length > 0 ? "invalid" : ""}">
            <legend>${t("setup.deal")}</legend>
            <p class="hint">${t("setup.deal-back")}</p>
            <${FieldErrors} id="deal-errors" errors=${found} />
            <${Deal} deal=${draft.deal} change=${(deal) => change({ ...draft, deal })} gameSheet=${sheet} t=${t}
                setup=${{ ruleset, variant, options, players }} />
        </fieldset>
    `;
}
