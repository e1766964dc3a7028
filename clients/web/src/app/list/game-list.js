/** On the first screen: the games and tables of this browser, the one that was changed last first. */

import { html, useCallback, useEffect, useState } from "../../lib/preact.js";
import { games as keptGames, onChange } from "../../storage/games.js";
import { download } from "../download.js";
import { transcriptOf } from "../session.js";
import { entries } from "./entries.js";
import { ListEntry } from "./list-entry.js";

/** As many stand there at first. */
const FEW = 3;

/** @param {{first: import("./entries.js").Entry[]} & Record<string, any>} props   `first`: what there was when the screen was opened */
export function GameList({ t, go, games, first }) {
    const [all, setAll] = useState(first);
    const [whole, setWhole] = useState(false);
    // What is removed stays in its place, to be taken back.
    const [removed, setRemoved] = useState(/** @type {import("./entries.js").Entry[]} */ ([]));
    const load = useCallback(() => entries().then(setAll), []);
    useEffect(() => onChange(load), []);
    const gone = removed.filter((each) => all.every(({ id }) => id !== each.id));
    const listed = [...all, ...gone].sort((one, other) => other.changed - one.changed);
    if (listed.length === 0) return null;
    const shown = whole ? listed : listed.slice(0, FEW);
    // An archive as all of Gavel has them: a transcript a line.
    const exported = async () => {
        const lines = (await keptGames()).map((kept) => `${JSON.stringify(transcriptOf(kept))}\n`);
        download("gavel-games.ndjson", new Blob(lines, { type: "application/x-ndjson" }));
    };
    return html`
        <section class="game-list" aria-labelledby="game-list-title">
            <div class="row">
                <h2 id="game-list-title">${t("list.title")}</h2>
                ${all.some(({ kind }) => kind === "game") && html`<button type="button" class="quiet" data-export-all onClick=${exported}>${t("list.export")}</button>`}
            </div>
            <ul aria-labelledby="game-list-title">
                ${shown.map((entry) => html`<${ListEntry} key=${entry.id} entry=${entry} gone=${gone.includes(entry)} games=${games} go=${go} t=${t}
                    load=${load} setRemoved=${setRemoved} />`)}
            </ul>
            ${listed.length > shown.length && html`<button type="button" data-whole-list onClick=${() => setWhole(true)}>${t("list.all", { n: listed.length })}</button>`}
        </section>
    `;
}
