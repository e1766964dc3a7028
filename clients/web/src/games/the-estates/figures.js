// What figures and rows look like.

import { figureText } from "../../app/figure-text.js";

export const ROWS = ["upper", "middle", "lower"];

/** What a figure is, and what it would be: "−9 → −15"; one alone where it stays. */
export const changed = ({ before, after }) => (before === after ? figureText(before) : `${figureText(before)} → ${figureText(after)}`);
