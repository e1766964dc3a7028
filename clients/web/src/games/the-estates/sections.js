// The headings of the rules, each with its first clause.

/** @type {[string, string][]} */
export default [
    ["setup", "the-estates/players"],
    ["turn", "the-estates/turn"],
    ["auction", "the-estates/auction"],
    ["placing", "the-estates/place"],
    ["end", "the-estates/complete-row"],
    ["referee", "the-estates/table-reveal"],
];
