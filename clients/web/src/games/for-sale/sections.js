/** The headings of the rules, each with its first clause. */

/** @type {[string, string][]} */
export default [
    ["setup", "for-sale/players"],
    ["buying", "for-sale/buying"],
    ["selling", "for-sale/selling"],
    ["end", "for-sale/end"],
    ["referee", "for-sale/table-reveal"],
];
