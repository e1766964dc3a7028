// What figures and rows look like.

export const ROWS = ["upper", "middle", "lower"];

/** A figure with a real minus; the other one with its plus too. */
export const plain = (figure) => (figure < 0 ? `−${-figure}` : `${figure}`);
export const withSign = (figure) => (figure > 0 ? `+${figure}` : plain(figure));

/** What a figure is, and what it would be: "−9 → −15"; one alone where it stays. */
export const changed = ({ before, after }) => (before === after ? plain(before) : `${plain(before)} → ${plain(after)}`);
