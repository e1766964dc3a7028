/** The picture of a result, and the ways to hand it on that this browser has. */

import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { download } from "../download.js";
import { figureText } from "../figure-text.js";
import { winnersIn } from "../winners.js";
import { dateOf } from "../dates.js";
import { partAt } from "../parts.js";
import { sumOf } from "../penalties.js";
import { unitName } from "../unit-name.js";

/** A function that reads a measure or a colour of the style sheet at an element: a colour as it is there, by day or by night. */
function stylesOf(element) {
    return (name) => {
        const styles = getComputedStyle(element);
        const raw = styles.getPropertyValue(name).trim();
        if (!raw.startsWith("light-dark(")) return raw;
        element.style.color = raw;
        return styles.color;
    };
}

/** What the picture says of a finished position. */
function resultOf(position, sheet, record, t) {
    const { scores, state } = position;
    const { standings, winners, unit } = scores;
    const names = { __proto__: null, ...record.start.names };
    const name = (id) => names[id] ?? id;
    const lines = standings.map((standing) => ({
        rank: standing.rank,
        player: name(standing.player),
        total: `${figureText(sumOf(standing))} ${unitName(unit, sumOf(standing), t)}`,
        winner: standing.winner,
        place: state.players.findIndex(({ id }) => id === standing.player) + 1,
    }));
    return { title: sheet.name, verdict: winnersIn(winners.map(name), t), standings: lines, foot: [dateOf(record, t), t("review.picture-foot")].filter(Boolean).join(" · ") };
}

/** Whether files like this one can be shared from here. */
const shares = (file) => navigator.canShare?.({ files: [file] }) ?? false;

export function PictureBox({ position, sheet, record, t }) {
    const [open, setOpen] = useState(false);
    return html`
        <details class="picture" data-picture onToggle=${({ target }) => setOpen(target.open)}>
            <summary>${t("review.picture")}</summary>
            ${open && html`<${Picture} result=${resultOf(position, sheet, record, t)} game=${record.game} t=${t} />`}
        </details>
    `;
}

/** What draws the picture, fetched for the first one. @returns {Promise<typeof import("./picture.js")>} */
const drawing = () => import(partAt("picture"));

function Picture({ result, game, t }) {
    const canvas = useRef(null);
    const [file, setFile] = useState(null);
    const [copied, setCopied] = useState(false);
    useEffect(() => {
        let left = false;
        const make = async () => {
            const { asPng, draw } = await drawing();
            if (left) return;
            const blob = await asPng(draw(canvas.current, result, stylesOf(canvas.current)));
            if (!left) setFile(new File([blob], `gavel-${game}.png`, { type: blob.type }));
        };
        make();
        return () => {
            left = true;
        };
    }, [JSON.stringify(result)]);
    const copyIt = async () => {
        try {
            await navigator.clipboard.write([new ClipboardItem({ "image/png": file })]);
            setCopied(true);
        } catch {
            setCopied(false);
        }
    };
    const said = [result.title, result.verdict, ...result.standings.map(({ rank, player, total }) => t("labelled", { label: `${rank}. ${player}`, text: total }))].join(t("semicolon"));
    return html`
        <canvas ref=${canvas} role="img" aria-label=${said} data-canvas=${String(file !== null)}></canvas>
        <div class="row tight">
            ${file && shares(file) && html`<button type="button" data-share-picture onClick=${() => navigator.share({ files: [file], title: result.title }).catch(() => {})}>${t("review.picture-share")}</button>`}
            ${file && html`<button type="button" data-save-picture onClick=${() => download(file.name, file)}>${t("review.picture-save")}</button>`}
            ${file && "ClipboardItem" in globalThis && html`<button type="button" data-copy-picture onClick=${copyIt}>${copied ? t("copied") : t("review.picture-copy")}</button>`}
        </div>
    `;
}
