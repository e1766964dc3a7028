/** Pieces that people name by their numbers, as they type them: "5 30 12", "91" for the tile ref-091. */

/** Without what only makes it unique. @param {any} name @returns {string} */
export const plainNumber = (name) => String(name).trim().toLowerCase().replace(/^.*-(?=\d)/, "").replace(/^0+(?=\d)/, "");

/** Whether all of these can be named so. @param {any[]} values */
export const areNumbered = (values) => values.every((each) => typeof each !== "object" && /\d/.test(String(each)));

/** Whether the word that is being typed last may become this piece's number. @param {any} value @param {string} text */
export const mayMean = (value, text) => plainNumber(value).includes(plainNumber(wordsIn(text).at(-1) ?? ""));

export const wordsIn = (text) => text.split(/[\s,;]+/).filter(Boolean);

/**
 * What a text picks, and which of its words pick nothing.
 *
 * @template T
 * @param {string} text
 * @param {Map<T, number>} left     how often each piece can be picked
 * @param {number=} most            how many in all
 * @param {(word: string, value: T) => boolean=} means     whether a word names a piece; by its number without
 * @param {boolean=} ordered       whether nothing is picked behind the first word that picks nothing
 * @returns {{values: T[], wrong: string[]}}
 */
export function pickedBy(text, left, most = Infinity, means = (word, each) => plainNumber(each) === plainNumber(word), ordered = false) {
    const rest = new Map(left);
    const values = [];
    const wrong = [];
    for (const word of wordsIn(text)) {
        const value = [...rest.keys()].find((each) => means(word, each));
        const count = value === undefined ? 0 : rest.get(value);
        if (count > 0 && values.length < most && !(ordered && wrong.length > 0)) {
            values.push(value);
            rest.set(value, count - 1);
        } else {
            wrong.push(word);
        }
    }
    return { values, wrong };
}
