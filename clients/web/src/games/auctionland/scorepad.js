/** The score pad: each player's island, laid tile by tile as it lies on the table, and the money left. */

import { useFaultyFirst } from "../../app/faulty-first.js";
import { optionOf } from "../../app/options.js";
import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { Island } from "./island.js";
import { besideOf, cellOf } from "./cells.js";
import { cellKey, countsOf, freeCells } from "./islands.js";
import { Lenses } from "./lenses.js";
import { Picker } from "./picker.js";
import { Counts } from "./seats.js";
import { TurnButtons } from "./stage.js";
import { layTile, removeTile, setMoney, tileAt, usedTiles } from "./tally.js";
import { tilesOf } from "./tiles.js";

export function Form({ draft, change, gameSheet, t, errors = [], refusal }) {
    const [active, setActive] = useState(null);
    const [lens, setLens] = useState(null);
    const seat = Math.max(0, draft.players.findIndex(({ id }) => id === active));
    const player = draft.players[seat];
    useFaultyFirst(errors, refusal, (faulty) => setActive(draft.players[faulty]?.id ?? null));
    const common = { draft, change, player, seat, t, lens, tiles: tilesOf(gameSheet, draft.options), coast: optionOf(gameSheet, draft, "coast") };
    return html`
        <div class="al-pad">
            <div class="al-tabs" role="group" aria-label=${t("al.pad.islands")}>
                ${draft.players.map(({ id, island }, index) => html`
                    <button
                        type="button"
                        key=${id}
                        class="al-button"
                        data-pad-player=${id}
                        aria-pressed=${String(index === seat)}
                        onClick=${() => setActive(id)}
                    >
                        <b>${id}</b> ${t("al.pad.tiles", { count: island.length })}
                        ${errors.some(({ pointer }) => pointer?.startsWith(`/players/${index}/`)) && html`<span class="al-tag">!</span>`}
                    </button>
                `)}
            </div>
            <${Entry} key=${player.id} ...${common} />
            <${Lenses} lens=${lens} setLens=${setLens} t=${t} />
        </div>
    `;
}

/** One player's money and island. */
function Entry({ draft, change, player, seat, t, lens, tiles, coast }) {
    const [chosen, choose] = useState(null);
    const { id, island, money } = player;
    const enter = (text) => change(setMoney(draft, id, text === "" ? null : Number(text)));
    const places = freeCells(island).map((cell) => ({
        ...cell,
        label: t("al.pad.cell", { beside: besideOf(cell, island, t) }),
        pressed: chosen !== null && cellKey(chosen.x, chosen.y) === cellKey(cell.x, cell.y),
        onAct: () => choose(cell),
    }));
    return html`
        <section class=${`al-seat al-featured al-player-${seat + 1}`} aria-label=${id}>
            <label class="al-field">
                <span>${t("al.pad.money", { player: id })}</span>
                <input
                    type="number"
                    inputmode="numeric"
                    min="0"
                    step="1"
                    name=${`money/${id}`}
                    data-pointer=${`/players/${seat}/money`}
                    value=${money ?? ""}
                    onInput=${(event) => enter(event.currentTarget.value)}
                />
            </label>
            <p class="al-hint">${t("al.pad.hint")}</p>
            <div class="al-sea" data-pointer=${`/players/${seat}/island`}>
                <${Island}
                    island=${island}
                    tiles=${tiles}
                    coast=${coast}
                    name=${t("al.island", { player: id, count: island.length })}
                    t=${t}
                    places=${places}
                    lens=${lens}
                    chosen=${chosen && cellKey(chosen.x, chosen.y)}
                    onTile=${({ x, y }) => choose({ x, y })}
                />
            </div>
            <${Counts} counts=${countsOf(island, tiles, coast)} t=${t} />
            ${chosen && html`<${Editor} key=${cellKey(chosen.x, chosen.y)} ...${{ draft, change, player, t, tiles, chosen, choose }} />`}
        </section>
    `;
}

/** What can be done with the chosen cell: turn or remove its tile, or choose one. */
function Editor({ draft, change, player, t, tiles, chosen, choose }) {
    const heading = useRef(null);
    const there = tileAt(player.island, chosen);
    useEffect(() => heading.current?.focus(), [there?.tile]);
    const lay = (tile, rotation) => change(layTile(draft, player.id, { tile, ...chosen, rotation }));
    const remove = () => {
        change(removeTile(draft, player.id, chosen));
        choose(null);
    };
    const picker = html`<${Picker} tiles=${tiles} used=${usedTiles(draft)} pick=${lay} t=${t} />`;
    return html`
        <div class="al-editor" key=${there?.tile}>
            <h2 ref=${heading} tabindex="-1">${there ? t("al.pad.change", { cell: cellOf(chosen, player.island, t) }) : t("al.pad.pick", { beside: besideOf(chosen, player.island, t) })}</h2>
            ${there && html`
                <div class="al-turner">
                    <${TurnButtons} turn=${(steps) => lay(there.tile, (there.rotation + 90 * steps + 360) % 360)} t=${t} />
                    <button type="button" class="al-button" data-remove onClick=${remove}>${t("al.pad.remove")}</button>
                    <button type="button" class="al-button" onClick=${() => choose(null)}>${t("al.pad.close")}</button>
                </div>
            `}
            ${there ? html`<details><summary>${t("al.pad.another")}</summary>${picker}</details>` : picker}
        </div>
    `;
}
