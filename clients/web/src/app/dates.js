/** Dates in the reader's way of writing them. */

const written = (time, { language }, style) => new Intl.DateTimeFormat(language, style).format(time);

/** A day. @param {number} time @param {{language: string}} t */
export const dayOf = (time, t) => written(time, t, { dateStyle: "medium" });

/** A day, and the time of it. @param {number} time @param {{language: string}} t */
export const momentOf = (time, t) => written(time, t, { dateStyle: "medium", timeStyle: "short" });

/** When a game was played; empty where nobody has noted it. */
export function dateOf({ changed, created }, t) {
    const date = new Date(changed ?? created ?? NaN);
    return Number.isNaN(date.getTime()) ? "" : written(date, t, { dateStyle: "long" });
}
