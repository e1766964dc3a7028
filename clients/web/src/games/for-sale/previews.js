/**
 * The rules that this page applies by itself, to say what would happen before it does. The tests hold each of them
 * against the service's answers (tests/clients/web/previews).
 */
import { optionOf } from "../../app/options.js";
import { countOf, entryOf, sum } from "./visible.js";

/** Those who still take part in this round: they have not passed, or hold a house to sell. */
export function inRound(view) {
    if (view.phase === "selling") return view.players.filter((player) => countOf(player.houses) > 0);
    return view.players.filter((player) => !view.passed.includes(player.id));
}

/**
 * What passing now would bring: the lowest house, or none while more players than houses are left; null when nobody can
 * pass.
 */
export function nextToPass(view) {
    const { houses } = view.market;
    if (houses.length === 0) return null;
    return { house: inRound(view).length > houses.length ? null : houses[0] };
}

/** What a player pays who passes now and takes a house: half of their bid, the other half comes back (option `refund`). */
export function paidByPassing(view, player, gameSheet) {
    const half = (entryOf(view.bids, player) ?? 0) / 2;
    return optionOf(gameSheet, view, "refund") === "half-up" ? Math.floor(half) : Math.ceil(half);
}

export const highestBid = (view) => Math.max(0, ...Object.values(view.bids));

/** Whose bid alone is the highest; undefined while there is none, or where another has matched it. */
export function highestBidder(view) {
    const [first, ...others] = Object.keys(view.bids).filter((player) => view.bids[player] === highestBid(view));
    return others.length === 0 ? first : undefined;
}

/** What a player of the score pad has so far; coins that nobody has entered count nothing yet. */
export const totalSoFar = ({ cheques, coins }) => sum(cheques) + (coins ?? 0);

/** Each amount on the cheques of these rules, ascending, with how many of them nobody has yet. */
export function unclaimed(draft, gameSheet) {
    const left = new Map();
    const count = (cheque, by) => left.set(cheque, (left.get(cheque) ?? 0) + by);
    for (const cheque of chequeDeck(draft, gameSheet)) count(cheque, 1);
    for (const cheque of draft.players.flatMap(({ cheques }) => cheques)) count(cheque, -1);
    return [...left].sort(([one], [other]) => one - other);
}

/** The whole cheque deck of these rules. */
export const chequeDeck = (draft, gameSheet) => optionOf(gameSheet, draft, "cheques");
