/** The parts of a setup that a game and a hand-entered end have in common: edition, variant, players, house rules. */

import { html, useRef } from "../lib/preact.js";
import { Field, Select, errorsAt } from "./fields.js";
import { useKeptFocus } from "./kept-focus.js";
import { OptionField, isFixed } from "./option-field.js";
import { valueName } from "./option-value.js";
import { defaultOf } from "./options.js";
import { stored } from "./preferences.js";

const NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Flo"];

/**
 * @typedef {{ruleset: string, variant: string, players: string[], options: Record<string, any>}} GameDraft
 */

/** The setup that a form begins with, for those who played last. @returns {GameDraft} */
export function firstDraft(sheet) {
    const ruleset = sheet.rulesets.find(({ id }) => id === sheet.default_ruleset);
    const players = stored("players") ?? NAMES.slice(0, 3);
    return withRuleset({ ruleset: "", variant: "", players, options: {} }, ruleset);
}

/** A name that nobody at the table has yet. */
const newName = (players) => NAMES.find((name) => !players.includes(name)) ?? `${players.length + 1}`;

/** Another edition: what it does not know (a variant, so many players) goes. */
function withRuleset(draft, ruleset) {
    const players = draft.players.slice(0, ruleset.player_counts.at(-1));
    while (players.length < ruleset.player_counts[0]) players.push(newName(players));
    const variant = ruleset.variants.includes(draft.variant) ? draft.variant : ruleset.variants[0];
    return { ...draft, ruleset: ruleset.id, variant, players };
}

export function EditionFields({ sheet, draft, change, errors, t }) {
    const ruleset = sheet.rulesets.find(({ id }) => id === draft.ruleset);
    return html`
        <${Field} name="ruleset" label=${t("setup.ruleset")} hint=${ruleset.sources.join(t("semicolon"))} errors=${errorsAt(errors, "/ruleset")}
            control=${(props) => html`<${Select} ...${props} value=${draft.ruleset} choices=${sheet.rulesets.map(({ id, name }) => [id, name])}
                onChange=${(id) => change(withRuleset(draft, sheet.rulesets.find((each) => each.id === id)))} />`} />
        ${(ruleset.variants.length > 1 || errorsAt(errors, "/variant").length > 0) && html`
            <${Field} name="variant" label=${t("setup.variant")} errors=${errorsAt(errors, "/variant")}
                control=${(props) => html`<${Select} ...${props} value=${draft.variant} choices=${ruleset.variants.map((id) => [id, valueName("variant", id, t)])}
                    onChange=${(variant) => change({ ...draft, variant })} />`} />`}
    `;
}

/** What is wrong with a list of players: at the second, where two have one name; in plain words, where one has none. */
function playerErrors(errors, players, t) {
    const second = players.findIndex((name, at) => players.indexOf(name) < at);
    const named = errors.map((error) => (isNameless(error) ? { ...error, detail: t("setup.nameless") } : error));
    return named.map((error) => (error.code === "items.not-unique" && error.pointer === "/players" && second > 0 ? { ...error, pointer: `/players/${second}`, detail: t("setup.twice") } : error));
}

/** Whether an error says that a player has no name: those of a setup are names, and those of a pad have one. */
export const isNameless = ({ code, pointer }) => code === "length.out-of-range" && /^\/players\/\d+(\/id)?$/.test(pointer ?? "");

export function PlayerFields({ sheet, draft, change, errors: told, t }) {
    const { players } = draft;
    const errors = playerErrors(told, players, t);
    const counts = sheet.rulesets.find(({ id }) => id === draft.ruleset).player_counts;
    const set = (next) => change({ ...draft, players: next });
    const root = useRef(null);
    useKeptFocus(root, "input, [data-add-player]");
    useKeptFocus(root, ".player-row button");
    const swap = (at, other) => {
        const next = [...players];
        [next[at], next[other]] = [next[other], next[at]];
        set(next);
        // The focus goes with whoever is moved, as far as that is possible.
        const [up, down] = root.current.querySelectorAll("li")[other].querySelectorAll("button");
        (other === 0 || (at < other && other < players.length - 1) ? down : up).focus();
    };
    const whole = errors.filter(({ pointer }) => pointer === "/players");
    return html`
        <fieldset class="players" ref=${root}>
            <legend>${t("setup.players")}</legend>
            <p class="hint">${t("setup.players-hint")}</p>
            <ol>
                ${players.map((name, index) => html`
                    <li key=${index} class="player-row player-${index + 1}">
                        <${Field} name="player-${index + 1}" label=${html`<span class="visually-hidden">${t("setup.player", { n: index + 1 })}</span>`}
                            errors=${[...errorsAt(errors, `/players/${index}`), ...(index === 0 ? whole : [])]}
                            control=${(props) => html`<input ...${props} type="text" maxlength="64" autocomplete="off" value=${name}
                                onInput=${(event) => set(players.map((each, at) => (at === index ? event.target.value : each)))} />`}>
                            <button type="button" class="icon" disabled=${index === 0} aria-label=${t("setup.up", { name })}
                                onClick=${() => swap(index, index - 1)}>↑</button>
                            <button type="button" class="icon" disabled=${index === players.length - 1} aria-label=${t("setup.down", { name })}
                                onClick=${() => swap(index, index + 1)}>↓</button>
                            <button type="button" class="icon" disabled=${players.length <= counts[0]} aria-label=${t("setup.remove", { name })}
                                onClick=${() => set(players.filter((_, at) => at !== index))}>×</button>
                        <//>
                    </li>`)}
            </ol>
            <button type="button" data-add-player disabled=${players.length >= counts.at(-1)}
                onClick=${() => set([...players, newName(players)])}>+ ${t("setup.add")}</button>
        </fieldset>
    `;
}

/** How many changes are told by name and value. */
const FEW = 3;

/** What differs from the rulebook. */
export function changesOf(sheet, { options }, t) {
    const changed = sheet.options.filter(({ id }) => id in options);
    if (changed.length === 0) return t("setup.unchanged");
    if (changed.length > FEW) return t("setup.changed", { n: changed.length });
    const named = ({ id, name }) => (t.has(`option.${id}`) ? t(`option.${id}`) : name);
    const valued = (value) => (Array.isArray(value) ? "…" : value);
    return changed.map((option) => t("labelled", { label: named(option), text: valueName(option.id, valued(options[option.id]), t) })).join(" · ");
}

/** Where an option stands: what players know as house rules, what lies open, whole decks and lists. */
const rankOf = ({ id, schema }) => (schema.items || schema.anyOf ? 2 : Number(id.startsWith("open_")));

/** Every option of the game that leaves a choice, with the default that it has for this edition, variant and number of players. */
export function OptionFields({ sheet, draft, change, errors, t }) {
    const { options } = draft;
    const set = (id, value) => {
        const { [id]: _, ...rest } = options;
        change({ ...draft, options: value === undefined ? rest : { ...rest, [id]: value } });
    };
    const fields = (rank) => sheet.options.filter((each) => rankOf(each) === rank && (!isFixed(each.schema) || each.id in options)).map((option) => html`
        <${OptionField} key=${option.id} option=${option} standard=${defaultOf(sheet, draft, option.id)} value=${options[option.id]}
            change=${(value) => set(option.id, value)} errors=${errorsAt(errors, `/options/${option.id}`)} t=${t} />`);
    const [open, lists] = [fields(1), fields(2)];
    return html`
        <details class="options" data-options>
            <summary>${t("setup.options")} <span class="count">${changesOf(sheet, draft, t)}</span></summary>
            <div class="option-list">
                ${fields(0)}
                ${open.length > 0 && html`<fieldset class="option-list"><legend>${t("setup.seen")}</legend>${open}</fieldset>`}
                ${lists.length > 0 && html`
                    <details data-lists>
                        <summary>${t("setup.lists")}</summary>
                        <div class="option-list">${lists}</div>
                    </details>`}
            </div>
        </details>
    `;
}
