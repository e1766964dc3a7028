/**
 * A finger hides what it points at, and a touch screen knows no pointing without pressing. So a tap on the board only shows
 * what would happen; a second one on the same place, or the button in the panel, does it. Mouse and keyboard act at once:
 * they have looked before. But by link nobody takes back what they have chosen unseen: there every choice of that kind asks first.
 */

import { same } from "./same.js";

let touched = false;
if (typeof document !== "undefined") {
    const by = (isFinger) => (event) => (touched = isFinger(event));
    document.addEventListener("pointerdown", by(({ pointerType }) => pointerType === "touch"), true);
    document.addEventListener("keydown", by(() => false), true);
    // A key that is held down does not do what the next turn offers, too; nor does Enter bid what nobody has typed while something lies over the board.
    document.addEventListener("keydown", (/** @type {any} */ event) => {
        const isUntouched = event.target.name === "amount" && event.target.value === event.target.min;
        const next = event.key === "Enter" && isUntouched && /** @type {any} */ (document.querySelector("[data-moment-next]"));
        if (!next && !(event.repeat && ["Enter", " "].includes(event.key) && event.target.closest?.(".board-area, .actions"))) return;
        event.preventDefault();
        event.stopPropagation();
        if (next && !event.repeat) next.click();
    }, true);
}

/**
 * The action that has been tapped in this position; null where none has.
 *
 * @param {any} prepared    what the shell keeps for board and panel
 * @param {any[]} legal
 * @param {any} view
 */
export function tapped(prepared, legal, view) {
    if (!prepared?.tapped || prepared.ply !== view.ply) return null;
    return legal.find((action) => same(action, prepared.tapped)) ?? null;
}

/**
 * What is kept for board and panel where only choices of others have come since, which are unseen: of all that is chosen
 * unseen in this round, the tap stays.
 *
 * @param {any} prepared
 * @param {any} view
 * @param {import("../games/index.js").GameTable["sealed"]} sealed
 */
export const carried = (prepared, view, sealed) =>
    prepared?.tapped && sealed?.includes(prepared.tapped.type) && prepared.round === view.round ? { ...prepared, ply: view.ply } : prepared;

/** What is kept for board and panel once nothing is tapped or pointed at any more. */
export const untapped = (kept) => ({ ...kept, tapped: undefined, at: undefined });

/**
 * Props of a place on the board for `clickable`: what a click does, and whether it has been tapped.
 *
 * @param {{act: (action: any) => void, legal: any[], view: any, prepared: any, prepare: (next: any) => void, isUnseen?: boolean}} table
 * @returns {(action: any) => {action: any, onAct: () => void, pressed?: true}}
 */
export function tapFirst({ act, legal, view, prepared, prepare, isUnseen }) {
    const chosen = tapped(prepared, legal, view);
    return (action) => {
        const isChosen = same(action, chosen);
        const onAct = () => {
            if (!isChosen && (touched || (isUnseen && document.querySelector(".linked")))) return prepare((kept) => ({ ...kept, ply: view.ply, round: view.round, tapped: action }));
            prepare(untapped);
            return act(action);
        };
        return { action, onAct, ...(isChosen && { pressed: /** @type {true} */ (true) }) };
    };
}
