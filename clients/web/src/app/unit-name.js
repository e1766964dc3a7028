/** What scores are counted in, in the reader's words where there are any. @param {string} unit @param {any} t @returns {string} */
export const unitName = (unit, t) => (t.has(`unit.${unit}`) ? t(`unit.${unit}`) : unit);
