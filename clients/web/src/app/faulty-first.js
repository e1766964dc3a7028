/** The player whose entries have the first fault is the one that a pad shows. */

import { useLayoutEffect } from "../lib/preact.js";

/** @param {{pointer?: string}[]} errors @param {any} refusal   the answer that they come from: each moves the choice once @param {(seat: number) => void} show */
export function useFaultyFirst(errors, refusal, show) {
    // Before the pad's screen looks for the field to go to.
    useLayoutEffect(() => {
        const seats = errors.map(({ pointer }) => /^\/players\/(\d+)/.exec(pointer ?? "")?.[1]).filter(Boolean).map(Number);
        if (seats.length > 0) show(Math.min(...seats));
    }, [refusal]);
}
