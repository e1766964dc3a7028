/** What has been done since the reader last did anything: sentences of deeds, and none that only says what comes next. */

import { html } from "../lib/preact.js";
import { Sentence } from "./sentence.js";

/** So many sentences leave room for what may be done. */
const MOST = 3;

const isDeed = ({ type, player, seat }) => type !== "turn-begins" && (player ?? seat) !== undefined;

/** @param {any[]} log     of whoever has done the last, `own` or others, what they have done together */
export function lastAct(log, own) {
    const deeds = log.filter(isDeed);
    const isOwn = ({ player }) => player === own;
    const last = deeds.at(-1);
    const since = last ? deeds.findLastIndex((each) => isOwn(each) !== isOwn(last)) + 1 : 0;
    // Whoever was late, and has done nothing since, is told what was played for them.
    const before = deeds.slice(0, since);
    const late = before.slice(before.findLastIndex((each) => !isOwn(each)) + 1).filter((each) => each.late).slice(-1);
    return [...late, ...deeds.slice(since).slice(late.length - MOST)].map(({ text }) => text.replace(/(?<![.!?]\)?)$/, ".")).join(" ");
}

export const LastAct = ({ text, table, view }) =>
    text && html`<p class="hint last-act" data-last-act><${Sentence} text=${table.t("links.last", { what: text })} table=${table} view=${view} /></p>`;
