/** A tile is found by its number or name, or by what it shows on its sides as it lies; the ones in use are left out. */

import { html, useState } from "../../lib/preact.js";
import { clickable } from "../../app/clickable.js";
import { FieldErrors } from "../../app/fields.js";
import { pickedBy, plainNumber, wordsIn } from "../../app/piece-numbers.js";
import { NamedTile } from "./tile.js";
import { ROTATIONS, SIDES, TERRAINS, inWords, regionsOf, shortName, turnedBy } from "./tiles.js";

/** More are hard to tell apart, so the search has to be narrowed. */
const SHOWN = 36;
const NONE = "none";

/**
 * @param {object} p
 * @param {import("./tiles.js").Tiles} p.tiles
 * @param {Set<string>} p.used                               tiles that cannot be chosen
 * @param {(tile: string, rotation: number) => void} p.pick   with the rotation in which it fits the sides asked for
 * @param {import("../index.js").Translate} p.t
 * @param {boolean=} p.turned                                 whether it matters how the tile lies
 * @param {number=} p.most                                    how many can be picked by their numbers at once
 * @param {((tiles: string[]) => void)=} p.pickAll            picks them, where it can be more than one
 */
export function Picker({ tiles, used, pick, t, turned = true, most = 1, pickAll }) {
    const [text, setText] = useState("");
    const [wrong, setWrong] = useState("");
    // Of several numbers the one that is being typed is looked for.
    const sought = (pickAll ? wordsIn(text).at(-1) ?? "" : text.trim()).toLowerCase();
    const [sides, setSides] = useState({});
    const found = [...tiles.values()]
        .filter(({ id }) => !used.has(id) && id.toLowerCase().includes(sought))
        .map((tile) => ({ tile, rotation: rotationThatFits(tile, sides, turned) }))
        .filter(({ rotation }) => rotation !== undefined);
    const exact = found.filter(({ tile }) => plainNumber(tile.id) === plainNumber(text));
    const sole = [found, exact].find((each) => each.length === 1)?.[0];
    const enter = (event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        if (pickAll && text.trim() !== "") {
            const read = pickedBy(text, new Map([...tiles.keys()].filter((id) => !used.has(id)).map((id) => [id, 1])), most);
            if (read.values.length > 0) pickAll(read.values);
            if (read.values.length > 0 || wordsIn(text).length > 1) {
                setText(read.wrong.join(" "));
                return setWrong(read.wrong.join(", "));
            }
        }
        if (text.trim() === "" || sole === undefined) return;
        setText("");
        pick(sole.tile.id, sole.rotation);
    };
    return html`
        <div class="al-picker">
            <div class="al-fields">
                <label class="al-field">
                    <span>${t("al.pad.find")}</span>
                    <input
                        type="search"
                        autocomplete="off"
                        value=${text}
                        aria-invalid=${wrong === "" ? undefined : "true"}
                        aria-describedby=${pickAll && "al-picker-hint al-picker-errors"}
                        onInput=${(event) => {
                            setWrong("");
                            setText(event.target.value);
                        }}
                        onKeyDown=${enter}
                    />
                </label>
                ${SIDES.map((side) => html`
                    <${SideField} key=${side} side=${side} value=${sides[side] ?? ""} t=${t} set=${(terrain) => setSides({ ...sides, [side]: terrain })} />
                `)}
            </div>
            ${pickAll && html`<p class="al-hint" id="al-picker-hint">${t("numbers.hint")}</p>`}
            <${FieldErrors} id="al-picker-errors" errors=${wrong === "" ? [] : [{ detail: t("numbers.wrong", { numbers: wrong }) }]} />
            <p class="al-hint" role="status">
                ${t("al.pad.found", { count: found.length })}${found.length > SHOWN && ` ${t("al.pad.more", { count: SHOWN })}`}
            </p>
            <ul class="al-found">
                ${found.slice(0, SHOWN).map(({ tile, rotation }) => html`
                    <li key=${tile.id}><${Choice} ...${{ tile, rotation, pick, t }} /></li>
                `)}
            </ul>
        </div>
    `;
}

function SideField({ side, value, set, t }) {
    return html`
        <label class="al-field">
            <span>${t("al.pad.sides", { side: t(`al.side.${side}`) })}</span>
            <select data-side=${side} value=${value} onChange=${(event) => set(event.target.value)}>
                <option value="">${t("al.pad.any")}</option>
                ${TERRAINS.map((terrain) => html`<option value=${terrain} key=${terrain}>${t(`al.${terrain}`)}</option>`)}
                <option value=${NONE}>${t("al.pad.none")}</option>
            </select>
        </label>
    `;
}

function Choice({ tile, rotation, pick, t }) {
    const name = shortName(tile.id);
    const words = t("al.pad.choice", { tile: name, turned: turnedBy(rotation, t), what: inWords(tile, rotation, t) });
    return html`
        <button type="button" class="al-choice" data-pick=${tile.id} ...${clickable({ label: words, onAct: () => pick(tile.id, rotation) })}>
            <${NamedTile} tile=${tile} rotation=${rotation} name=${name} />
        </button>
    `;
}

/** The first rotation in which the tile shows these terrains on these sides; undefined if none does. */
function rotationThatFits(tile, wanted, turned) {
    const sides = SIDES.filter((side) => wanted[side]);
    return (turned ? ROTATIONS : [0]).find((rotation) => {
        const regions = regionsOf(tile, rotation);
        const shown = (side) => regions.find((region) => region.sides.includes(side))?.terrain ?? NONE;
        return sides.every((side) => shown(side) === wanted[side]);
    });
}
