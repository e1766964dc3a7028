/** The headings of the rules, each with its first clause. */

/** @type {[string, string][]} */
export default [
    ["setup", "auctionland/players"],
    ["turn", "auctionland/turn"],
    ["auction", "auctionland/offer"],
    ["end", "auctionland/refill"],
    ["scoring", "auctionland/shapes"],
    ["referee", "auctionland/table-reveal"],
];
