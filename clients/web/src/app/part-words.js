/** The words of a part of the page, which come with the part. */

/**
 * What says a sentence of a part.
 *
 * @param {Record<string, Record<string, string>>} words    by language and key
 * @returns {(language: string, key: string, figures?: Record<string, any>) => string}
 */
export const sentenceOf = (words) => (language, key, figures = {}) => words[language][key].replace(/\{(\w+)\}/g, (_, name) => figures[name]);
