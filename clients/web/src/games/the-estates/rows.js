// The three rows of lots behind Main Street.

import { isStill } from "../../app/media.js";
import { useRoving } from "../../app/roving.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../lib/preact.js";
import { Mayor } from "./pieces.js";
import { Lot } from "./lot.js";
import { changed, ROWS } from "./figures.js";
import { isComplete } from "./previews.js";
import { Spot } from "./spot.js";

const NO_TARGETS = { lots: {}, signs: {}, cancels: {}, mayor: null };

/** The place on Main Street before a row. */
function Street({ mayor, target, t }) {
    if (target) {
        return html`<${Spot} kind="es-street" target=${target}><span class="es-ghost"><${Mayor} /></span><//>`;
    }
    const hat = mayor && html`<span role="img" aria-label=${t("es.mayor-here")}><${Mayor} /></span>`;
    return html`<div class="es-street">${hat}</div>`;
}

/** A row's name, what it requires and how far it has come. */
function Head({ name, row, t }) {
    const complete = isComplete(row);
    const roofed = row.lots.filter((lot) => lot.rooftop !== null).length;
    return html`
        <div class="es-row__head">
            <h2>${t(`es.row.${name}`)}</h2>
            <p class="es-row__need">${t("es.row.finished", { roofed, requirement: row.requirement })}</p>
            <p class=${`es-row__state${complete ? " es-row__state--complete" : ""}`}>
                ${complete ? html`<span aria-hidden="true">✓ </span>` : ""}${t(complete ? "es.row.complete" : "es.row.incomplete")}
            </p>
        </div>`;
}

/** The lots that a row shows: one more than the board has where permits stand, or may be put, beside it. */
function shownLots(components, row, signs) {
    const length = Math.max(components.lots, row.requirement + 1, ...Object.keys(signs).map(Number));
    return Array.from({ length }, (_, index) => index + 1);
}

function Row({ name, row, components, targets, effect, fresh, scored, t }) {
    // The river runs behind the lots that the rows require at first.
    const river = components.requirement;
    const lot = (number) => html`
        <${Lot} key=${number} lot=${number} building=${row.lots[number - 1]} row=${row} beyond=${number > row.requirement}
            beside=${number > components.lots} oneCube=${components.one_cube_lots[name].includes(number)} targets=${targets}
            fresh=${fresh === number} scored=${scored} t=${t} />`;
    const part = (numbers, kind) => html`<ol class=${`es-lots es-lots--${kind}`} start=${numbers[0]}>${numbers.map(lot)}</ol>`;
    const lots = shownLots(components, row, targets.signs);
    return html`
        <section class=${`es-row${isComplete(row) ? " es-row--complete" : ""}`} aria-label=${t(`es.row.${name}`)} data-pointer=${`/board/${name}`}>
            <${Head} name=${name} row=${row} t=${t} />
            <div class="es-row__land">
                <${Street} mayor=${row.mayor} target=${targets.mayor} t=${t} />
                ${part(lots.slice(0, river), "near")}
                <span class="es-river" aria-hidden="true"></span>
                ${part(lots.slice(river), "far")}
                ${effect && html`<p class="es-row__points" title=${t("es.effect.title")} data-row-effect=${name}>${changed(effect)}</p>`}
            </div>
        </section>`;
}

const ROOF = 2 / 3;
const ghostOf = (target) => (target ? (target.ghost?.kind === "rooftop" ? ROOF : 1) : 0);

/** How many cubes lie upon one another at most in a row, with what may be put there and beside signs, in cubes. */
function floorsOf(row, targets) {
    const stacks = row.lots.map(({ cubes, rooftop }, index) =>
        cubes.length + (rooftop === null ? 0 : ROOF) + ghostOf(targets.lots[index + 1]));
    const signs = row.permits.length + Object.keys(targets.signs).length;
    return Math.max(2, signs, ...stacks);
}

/** Scroll so far that what may be clicked can be seen; on a phone half of the lots are out of sight. */
function bringIntoSight(region) {
    const found = [...region.querySelectorAll(".es-target")].map((each) => each.offsetLeft - region.offsetLeft + each.offsetWidth);
    const first = Math.min(...found);
    const sight = region.scrollLeft + region.clientWidth;
    if (found.length > 0 && (first > sight || first < region.scrollLeft)) region.scrollLeft = first - region.clientWidth / 2;
}

/** The lots out of sight: those on the right, else those on the left, as their first and last number; null for none. */
function lotsBeyond(region) {
    const { left, right } = region.getBoundingClientRect();
    const lots = [...region.querySelectorAll(".es-row:first-of-type .es-lot")].map((each) => each.getBoundingClientRect());
    const numbers = (isOut) => lots.flatMap((lot, index) => (isOut(lot) ? [index + 1] : []));
    const [after, before] = [numbers((lot) => lot.right > right + EDGE), numbers((lot) => lot.left < left - EDGE)];
    const found = after.length > 0 ? after : before;
    return found.length === 0 ? null : { from: found[0], to: found.at(-1), isAfter: after.length > 0 };
}

/** Pixels of a lot that nobody misses. */
const EDGE = 6;

/** Tells which lots are out of sight, and a tap goes there; who does not see the table has them all in its lists, and keys scroll the region. */
function Beyond({ region, board, t }) {
    const [lots, setLots] = useState(null);
    // Before it is painted, so that nothing shifts.
    useLayoutEffect(() => {
        const look = () => setLots(lotsBeyond(region.current));
        const resized = new ResizeObserver(look);
        look();
        resized.observe(region.current);
        region.current.addEventListener("scroll", look);
        return () => {
            resized.disconnect();
            region.current?.removeEventListener("scroll", look);
        };
    }, [board]);
    if (lots === null) return null;
    const words = t(lots.from === lots.to ? "es.lots.beyond-one" : "es.lots.beyond", lots);
    const bring = () => region.current.scrollTo({ left: lots.isAfter ? region.current.scrollWidth : 0, behavior: isStill() ? "instant" : "smooth" });
    return html`<p class="es-beyond" aria-hidden="true" data-beyond=${`${lots.from}-${lots.to}`} onClick=${bring}>${lots.isAfter ? `${words} →` : `← ${words}`}</p>`;
}

/**
 * All rows; wider than a phone, so they scroll in a region of their own. With `scores`, what each building has brought; with
 * `effect`, what each row counts, and would count.
 */
export function Rows({ board, components, targets = {}, effect = {}, fresh, scores, isHere = false, leave, t }) {
    const region = useRef(null);
    useRoving(region, ".es-target", leave);
    const scored = scores?.standings.flatMap(({ player, breakdown }) => breakdown.buildings.map((each) => ({ ...each, player })));
    useEffect(() => bringIntoSight(region.current), [board]);
    const floors = ROWS.reduce((total, name) => total + floorsOf(board[name], targets[name] ?? NO_TARGETS), 0);
    return html`
        <div class="es-rows" data-here=${isHere || undefined} ref=${region} role="region" aria-label=${t("es.rows")} tabindex="0" style=${{ "--es-floors": floors.toFixed(2) }}>
            <${Beyond} region=${region} board=${board} t=${t} />
            ${ROWS.map((name) => html`
                <${Row} key=${name} name=${name} row=${board[name]} components=${components} targets=${targets[name] ?? NO_TARGETS} effect=${effect[name]}
                    fresh=${fresh?.row === name ? fresh.lot : undefined} scored=${scored?.filter((each) => each.row === name)} t=${t} />`)}
        </div>`;
}
