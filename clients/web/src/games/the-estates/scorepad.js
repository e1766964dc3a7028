// The score pad: the board as it ended, certificates and money, entered by hand.

import { html } from "../../lib/preact.js";
import { boardOf, coloursOn, empty, holderOf, moneyThere, request, withHolder } from "./draft.js";
import { ROWS } from "./figures.js";
import { stackName } from "./label.js";
import { Palette } from "./palette.js";
import { COLOURS, Cube, Mayor, Permit, pieceName } from "./pieces.js";
import { mayGoOn, moneyDue } from "./previews.js";
import { Rows } from "./rows.js";

/** Every building, and the next free lot of each row, can be chosen; building further than a row requires is the service's to refuse. */
function choices({ draft, change, t }) {
    const target = (row, lot) => {
        const building = draft.rows[row][lot - 1];
        const pressed = draft.chosen.row === row && draft.chosen.lot === lot;
        const figures = { row: t(`es.row.${row}`), lot, building: building && stackName(building, t) };
        return {
            label: t(building ? "es.place.building" : "es.place.lot", figures),
            pressed,
            onAct: () => change({ ...draft, chosen: { row, lot } }),
        };
    };
    const row = (name) => {
        const count = Math.min(draft.rows[name].length + 1, draft.components.lots);
        const lots = Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, target(name, index + 1)]));
        return { lots, signs: {}, cancels: {}, mayor: null };
    };
    return Object.fromEntries(ROWS.map((name) => [name, row(name)]));
}

const Choice = ({ name, picture, value, options, onPick, pointer }) => html`
    <label class="es-choice">
        <span class="es-choice__name">${picture}${name}</span>
        <select value=${value} aria-label=${name} data-pointer=${pointer} onChange=${(event) => onPick(event.currentTarget.value)}>
            ${options.map(([key, text]) => html`<option key=${key} value=${key} selected=${key === value}>${text}</option>`)}
        </select>
    </label>`;

function Specials({ draft, change, t }) {
    const permitPlaces = ROWS.flatMap((row) => ["shorten", "lengthen"].map((effect) => [
        `${row} ${effect}`, t(`es.pad.${effect}`, { row: t(`es.row.${row}`) })]));
    const nowhere = ["", t("es.pad.not-on-board")];
    const put = (value, place) => {
        const [row, effect] = place.split(" ");
        const { [value]: gone, ...permits } = draft.permits;
        change({ ...draft, permits: place ? { ...permits, [value]: { row, effect } } : permits });
    };
    const placeOf = (value) => (draft.permits[value] ? `${draft.permits[value].row} ${draft.permits[value].effect}` : "");
    return html`
        <fieldset class="es-panel es-fields">
            <legend>${t("es.pad.specials")}</legend>
            ${draft.components.permits.map((value) => html`
                <${Choice} key=${value} name=${pieceName({ kind: "permit", value }, t)} picture=${html`<${Permit} value=${value} />`}
                    value=${placeOf(value)} options=${[nowhere, ...permitPlaces]} onPick=${(place) => put(value, place)} />`)}
            <${Choice} name=${pieceName({ kind: "mayor" }, t)} picture=${html`<${Mayor} />`} value=${draft.mayor ?? ""}
                options=${[nowhere, ...ROWS.map((row) => [row, t(`es.row.${row}`)])]}
                onPick=${(row) => change({ ...draft, mayor: row || null })} />
        </fieldset>`;
}

function Certificates({ draft, change, t }) {
    const there = coloursOn(draft);
    const holders = [["", t("es.pad.choose")], ...draft.players.map(({ id }) => [id, id])];
    return html`
        <fieldset class="es-panel es-fields">
            <legend>${t("es.certificates")}</legend>
            ${there.length === 0 && html`<p class="es-note">${t("es.pad.no-certificates")}</p>`}
            ${COLOURS.filter((colour) => there.includes(colour)).map((colour) => html`
                <${Choice} key=${colour} name=${t(`es.colour.${colour}`)} picture=${html`<${Cube} colour=${colour} />`}
                    value=${holderOf(draft, colour) ?? ""} options=${holders} pointer=${`/certificates/${colour}`}
                    onPick=${(id) => change(withHolder(draft, colour, id))} />`)}
        </fieldset>`;
}

/** Whether all of the money together is wrong. */
const isTotal = ({ code }) => code === "cash.wrong-total";

function Money({ draft, change, t, errors }) {
    const [there, due] = [moneyThere(draft), moneyDue(draft.players, draft.components)];
    // Before anything has been entered, nothing is wrong.
    const isWrong = there !== due && draft.players.some(({ cash, cash_box: box }) => cash !== null || box !== 0);
    const set = (id, member, figure) => change({
        ...draft,
        players: draft.players.map((player) => (player.id === id ? { ...player, [member]: figure } : player)),
    });
    const read = (member, text) => (text === "" && member === "cash" ? null : Number(text));
    const field = (player, member, name) => html`
        <label>${t(name)}
            <input type="number" inputmode="numeric" min="0" step="1" name=${`${member}/${player.id}`} value=${player[member] ?? ""}
                data-pointer=${`/players/${draft.players.indexOf(player)}/${member}`}
                onInput=${(event) => set(player.id, member, read(member, event.currentTarget.value))} />
        </label>`;
    return html`
        <fieldset class="es-panel es-fields ${errors.some(isTotal) ? "invalid" : ""}">
            <legend>${t("es.pad.money")}</legend>
            ${draft.players.map((player) => html`
                <div class="es-purse" role="group" aria-label=${player.id} key=${player.id}>
                    <b>${player.id}</b>${field(player, "cash", "es.cash")}${field(player, "cash_box", "es.cash-box")}
                </div>`)}
            <p class=${`es-note${isWrong ? " es-note--bad" : ""}`} role="status" data-pointer="/money">${t("es.pad.sum", { there, due })}</p>
        </fieldset>`;
}

function Form({ draft, change, t, errors = [] }) {
    const each = { draft, change, t, errors };
    return html`
        <div class="es es-pad wide-pad">
            <${Rows} board=${boardOf(draft)} components=${draft.components} targets=${choices(each)} t=${t} />
            <${Palette} ...${each} />
            <div class="es-pad__rest">
                <${Specials} ...${each} /><${Certificates} ...${each} /><${Money} ...${each} />
            </div>
        </div>`;
}

/** A certificate that nobody holds is missed where its holder is chosen, and money below the purses. */
const fieldOf = (error) => (error.code === "certificate.missing" ? `/certificates/${error.colour}` : isTotal(error) ? "/money" : undefined);

const doubt = (draft, t) => mayGoOn(boardOf(draft), draft.components) && t("es.pad.doubt");

export const scorePad = { empty, Form, request, fieldOf, doubt };
