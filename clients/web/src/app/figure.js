/** A figure as people write it: with a real minus. @param {number} number */
export const figure = (number) => String(number).replace("-", "−");
