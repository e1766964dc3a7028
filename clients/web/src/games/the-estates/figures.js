// What figures and rows look like.

import { figure } from "../../app/figure.js";

export const ROWS = ["upper", "middle", "lower"];

/** What a figure is, and what it would be: "−9 → −15"; one alone where it stays. */
export const changed = ({ before, after }) => (before === after ? figure(before) : `${figure(before)} → ${figure(after)}`);
