/** What the reader's screen and settings are like. */

/** Wide enough to show everything at once, with the panel beside the board. */
const DESK = "(min-width: 64rem)";

export const isDesk = () => matchMedia(DESK).matches;

/** Whether the reader wants nothing to move. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
