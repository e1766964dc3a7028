/** A figure as people write it: with a real minus. @param {number | string} number */
export const figureText = (number) => String(number).replace("-", "−");

/** The same with its plus, too. @param {number} number */
export const signedText = (number) => (number > 0 ? `+${number}` : figureText(number));
