/** Coins, as they lie on the table, and the purse that hides them. */
import { html } from "../../lib/preact.js";

const STACK = 5;
const MOST_STACKS = 6;

const coin = (x, y) => html`<g>
    <path d=${`M${x - 9} ${y}v3a9 3.5 0 0 0 18 0v-3z`} fill="#a8761a" />
    <ellipse cx=${x} cy=${y} rx="9" ry="3.5" fill="#efc550" stroke="#8f6414" stroke-width=".8" />
    <ellipse cx=${x} cy=${y} rx="5.5" ry="1.9" fill="none" stroke="#b98a25" stroke-width=".7" /></g>`;

/** Stacks of five: as many coins as there are, up to thirty; the figure beside them always tells. */
export function CoinStacks({ count }) {
    if (count === 0) return null;
    const shown = Math.min(count, STACK * MOST_STACKS);
    const stacks = Math.ceil(shown / STACK);
    const coins = Array.from({ length: shown }, (_, i) => coin(10 + Math.floor(i / STACK) * 16, 24 - (i % STACK) * 4));
    return html`<svg class="fs-coins" viewBox=${`0 0 ${stacks * 16 + 4} 32`} aria-hidden="true" focusable="false">
        ${coins}</svg>`;
}

export const Purse = () => html`<svg class="fs-coins" viewBox="0 0 28 32" aria-hidden="true" focusable="false">
    <path d="M10 10C2 16 2 30 14 30s12-14 4-20z" fill="#94623a" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 3l5 3 5-3-2 7h-6z" fill="#b07a4b" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 10h10" stroke="#e5bf57" stroke-width="2" stroke-linecap="round" />
    <text x="14" y="25" text-anchor="middle" font-size="12" font-weight="700" fill="#fff3dc">?</text></svg>`;
