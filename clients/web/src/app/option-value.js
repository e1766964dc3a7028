/** What the value of an option or of a ruling is called. */

/**
 * In the reader's words where there are any; else as the service has it.
 *
 * @param {string} id       of the option; of the ruling where it is no option
 * @param {any} value
 * @param {any} t
 * @returns {string}
 */
export function valueName(id, value, t) {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    const key = `value.${id}.${value}`;
    if (typeof value === "string") return t.has(key) ? t(key) : value;
    return JSON.stringify(value);
}

/** What an option decides, without the service's own names of its values: players choose by the words beside them. */
export const withoutValueNames = (decides) => decides.replaceAll(/\s?\(`[^`]+`\)/g, "");
