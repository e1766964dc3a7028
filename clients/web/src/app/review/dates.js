/** When a game was played, in the reader's way of writing it; empty where nobody has noted it. */
export function dateOf({ changed, created }, t) {
    const date = new Date(changed ?? created ?? NaN);
    return Number.isNaN(date.getTime()) ? "" : new Intl.DateTimeFormat(t.language, { dateStyle: "long" }).format(date);
}
