/** What a score is counted in, in the reader's words and in their number where there are any. @param {string} unit @param {number} score @param {any} t @returns {string} */
export function unitName(unit, score, t) {
    const key = `unit.${unit}${new Intl.PluralRules(t.language).select(score) === "one" ? ".one" : ""}`;
    return t.has(key) ? t(key) : unit;
}
