/** A correction: what was noted wrongly, what is right, and why. Several changes make one correction. */

import { placeText, valueText } from "../correct-words.js";
import { banked } from "../corrections.js";
import { emptyDraft, isPair, patchOf, rightOnes, stateOf, withFigure, withPair, wrongOnes } from "./correct-draft.js";
import { FigureFields, PieceFields } from "./correct-fields.js";
import { Field, Select, html, useDeveloper, useKeptState, useState } from "./kit.js";
import { RulingForm } from "./ruling-forms.js";

export function CorrectForm({ game, gameSheet, state, t, busy, send, kept }) {
    const isDeveloper = useDeveloper();
    const [draft, setDraft] = useKeptState(kept, "draft", () => emptyDraft(state));
    const [chosen, setChosen] = useKeptState(kept, "chosen", "");
    const [pair, setPair] = useKeptState(kept, "pair", { wrong: null, right: null });
    const [written, setWritten] = useKeptState(kept, "written", "");
    const [bank, setBank] = useKeptState(kept, "bank", "");
    const [tried, setTried] = useState(false);
    const [reason, setReason] = useKeptState(kept, "reason", "");
    if (gameSheet === null) return null;
    const kinds = game.corrections ?? [];
    const kind = kinds.find((each) => each.kind === chosen);
    const words = { game, t };

    const changed = (name, where, before, after) => {
        const place = placeText(where, words);
        const what = where.key === name ? place : [t(name), place].filter(Boolean).join(", ");
        return t("correct.changed", { what, before: valueText(before, words), after: valueText(after, words) });
    };
    const moved = (name, wrong, right) =>
        t("correct.changed", { what: `${t(name)}, ${valueText(wrong.value, words)}`, before: placeText(wrong.where, words), after: placeText(right.where, words) });
    /** The draft with what stands in the two fields. */
    const complete = () => {
        if (kind === undefined || !isPair(kind) || pair.wrong === null || pair.right === null) return draft;
        const wrong = wrongOnes(kind, draft.state)[pair.wrong];
        const right = rightOnes(kind, draft.state, gameSheet, wrong)[pair.right];
        const told = right.value === null ? moved(kind.name, wrong, right) : changed(kind.name, wrong.where, wrong.value, right.value);
        return withPair(draft, kind, wrong, right, told);
    };
    const add = () => {
        setDraft(complete());
        setPair({ wrong: null, right: null });
    };
    const choose = (next) => {
        add();
        setChosen(next);
    };
    const read = readPatch(written);
    const patch = [...patchOf(complete()), ...(read ?? [])];
    const fault = read === null ? "patch" : patch.length === 0 ? "kind" : undefined;
    const submit = () => {
        setTried(fault !== undefined);
        if (fault !== undefined) return;
        const coins = banked(kinds, state, stateOf(complete())) + Number(bank);
        send({ type: "correct", patch, ...(coins !== 0 && { bank: coins }), reason });
    };
    // It is gone as soon as it is put right.
    const faultsOf = (name) => (tried && fault === name ? [{ detail: t(FAULTS[name]) }] : []);
    const fromBank = banked(kinds, state, stateOf(draft));
    const told = [...draft.told, ...draft.figures.map(({ kind: { name }, figure, value }) => changed(name, figure.where, figure.value, value)),
        ...(fromBank === 0 ? [] : [bankText(fromBank, t)])];

    const choices = [["", t("correct.choose")], ...kinds.map((each) => [each.kind, t(each.name)]), ...(isDeveloper ? [["patch", t("correct.patch")]] : [])];
    return html`
        <${RulingForm} kind="correct" lead=${t("correct.lead")} button=${t("correct.send")} busy=${busy} reason=${reason} setReason=${setReason} t=${t} submit=${submit}>
            <${Field} name="kind" label=${t("correct.what")} errors=${faultsOf("kind")}
                control=${(props) => html`<${Select} ...${props} value=${chosen} choices=${choices} onChange=${choose} />`} />
            ${kind !== undefined && !isPair(kind) && html`<${FigureFields} key=${chosen} kind=${kind} state=${stateOf(draft)} words=${words}
                change=${({ place }, value) => setDraft(withFigure(draft, kind, place, value))} />`}
            ${kind !== undefined && isPair(kind) && html`<${PieceFields} key=${`${chosen} ${draft.told.length}`} kind=${kind} state=${draft.state} gameSheet=${gameSheet}
                words=${words} pair=${pair} setPair=${setPair} add=${add} />`}
            ${(chosen === "patch" || written !== "") && html`
                <${Field} name="patch" label=${t("correct.patch")} hint=${t("correct.patch-hint")} errors=${faultsOf("patch")}
                    control=${(props) => html`<textarea ...${props} class="code" rows="5" spellcheck="false" value=${written} onInput=${({ target }) => setWritten(target.value)} />`} />
                ${kinds.some((each) => each.bank !== undefined) && html`<${Field} name="bank" label=${t("correct.bank")}
                    control=${(props) => html`<input ...${props} type="number" step="1" value=${bank} onInput=${({ target }) => setBank(target.value)} />`} />`}`}
            ${told.length > 0 && html`
                <div class="changes" data-changes=${told.length}>
                    <h3>${t("correct.changes")}</h3>
                    <ul>${told.map((each, index) => html`<li key=${index}>${each}</li>`)}</ul>
                    <button type="button" class="quiet" data-drop onClick=${() => setDraft(emptyDraft(state))}>${t("correct.drop")}</button>
                </div>`}
        <//>
    `;
}

/** What is wrong with a correction before it is sent, by field. */
const FAULTS = { patch: "correct.no-patch", kind: "correct.nothing" };

/** What the bank gives or gets. */
const bankText = (coins, t) => t(`correct.bank-${coins > 0 ? "gives" : "gets"}${Math.abs(coins) === 1 ? ".one" : ""}`, { coins: Math.abs(coins) });

/** The operations that are written; null for what is no list in JSON. */
function readPatch(text) {
    if (text.trim() === "") return [];
    try {
        const read = JSON.parse(text);
        return Array.isArray(read) ? read : null;
    } catch {
        return null;
    }
}
