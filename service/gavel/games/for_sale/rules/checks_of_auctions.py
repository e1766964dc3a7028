"""The invariants of a running round of buying: bids, passes, whose turn it can be, and coins."""

from collections.abc import Iterator, Sequence

from gavel.engine.actions import Document
from gavel.engine.verdicts import Violation, pointer
from gavel.games.for_sale.rules.rulesets import Rules

AUCTION_CODES = (
    "bids.too-low",
    "bids.not-distinct",
    "bids.out-of-order",
    "passed.twice",
    "passed.everybody",
    "passed.out-of-order",
    "market.not-lowest-first",
)


def auction_faults(state: Document, rules: Rules, ids: Sequence[str]) -> list[Violation]:
    """Every broken invariant of the bids, the passes and the coins."""
    found = [*_bid_faults(state, rules, ids), *_pass_faults(state, rules), *_coin_faults(state, rules)]
    if state["turn"] in ids and not found:
        found += _turn_faults(state, rules, ids)
        found += _taken_faults(state, rules)
    return found


def _bid_faults(state: Document, rules: Rules, ids: Sequence[str]) -> Iterator[Violation]:
    least = rules.minimum_opening_bid
    seen: set[int] = set()
    for player in ids:
        amount = state["bids"].get(player)
        if amount is None:
            continue
        if amount < least:
            figures = {"amount": amount, "minimum": least}
            yield Violation("bids.too-low", pointer("bids", player), "for-sale/bid", figures)
        if rules.exceed and amount in seen:
            figures = {"amount": amount}
            yield Violation("bids.not-distinct", pointer("bids", player), "for-sale/raise-exceed", figures)
        seen.add(amount)


def _pass_faults(state: Document, rules: Rules) -> Iterator[Violation]:
    passed = state["passed"]
    for index, player in enumerate(passed):
        if player in passed[:index]:
            yield Violation("passed.twice", pointer("passed", index), "for-sale/pass", {"player": player})
    if len(set(passed)) >= rules.players - 1:
        yield Violation("passed.everybody", "/passed", "for-sale/last-bidder", {"most": rules.players - 2})


def _coin_faults(state: Document, rules: Rules) -> Iterator[Violation]:
    """Nobody has more coins than at the start, counting what lies in the bid, or what of it has been paid."""
    bids, most = state["bids"], rules.starting_coins
    for seat, player in enumerate(state["players"]):
        if player["coins"] + bids.get(player["id"], 0) <= most:
            continue  # so much the better if some of the bid has come back
        coins = player["coins"] + _bound(state, rules, player["id"])
        if coins > most:
            at = pointer("players", seat, "coins")
            yield Violation("coins.too-many", at, "for-sale/setup", {"coins": coins, "maximum": most})


def _bound(state: Document, rules: Rules, player: str) -> int:
    """What lies in a player's bid, or what of it has been paid."""
    bid: int = state["bids"].get(player, 0)
    if player not in state["passed"]:
        return bid
    if player in state["passed"][: _without_house(state, rules)]:
        return 0
    return bid - ((bid + 1) // 2 if rules.half_up else bid // 2)


def _without_house(state: Document, rules: Rules) -> int:
    """How many of those who pass first in this round get no house, since it shows too few."""
    shown: int = min(rules.per_round, rules.deck_size - rules.per_round * (state["round"] - 1))
    return max(0, rules.players - shown)


# --- whose turn it can be -------------------------------------------------------------------------------------------


def _turn_faults(state: Document, rules: Rules, ids: Sequence[str]) -> list[Violation]:
    """Bids and passes go clockwise from the first player, each bid as high as the edition asks."""
    turn, bids, passed = state["turn"], state["bids"], state["passed"]
    start, at_turn = ids.index(state["first_player"]), ids.index(turn)
    from_first = [*ids[start:], *ids[:start]]
    fresh = [player for player in from_first if player not in bids and player not in passed]
    if turn in passed or (fresh and fresh != from_first[from_first.index(turn) :]):
        return [Violation("turn.impossible", "/turn", "for-sale/turn-order", {"turn": turn, "phase": state["phase"]})]
    if fresh:
        return _first_lap_faults(state, rules, from_first)
    from_turn = [*ids[at_turn:], *ids[:at_turn]]
    still_in = [bids[player] for player in from_turn if player not in passed]
    # Nobody can have bid more than the one before the turn, who bid last.
    if not _rising(still_in, rules) or max(bids.values()) > still_in[-1]:
        return [_out_of_order(rules)]
    return []


def _first_lap_faults(state: Document, rules: Rules, from_first: Sequence[str]) -> list[Violation]:
    """While someone has yet to act, everyone has acted once at most: nobody has both bid and passed."""
    bids, passed = state["bids"], state["passed"]
    found = []
    made = [bids[player] for player in from_first if player in bids]
    if not _rising(made, rules) or not bids.keys().isdisjoint(passed):
        found.append(_out_of_order(rules))
    if passed != [player for player in from_first if player in passed]:
        found.append(Violation("passed.out-of-order", "/passed", "for-sale/turn-order"))
    return found


def _rising(bids: list[int], rules: Rules) -> bool:
    return bids == (sorted(set(bids)) if rules.exceed else sorted(bids))


def _out_of_order(rules: Rules) -> Violation:
    rule = "for-sale/raise-exceed" if rules.exceed else "for-sale/raise-match"
    return Violation("bids.out-of-order", "/bids", rule)


# --- what has been taken --------------------------------------------------------------------------------------------


def _taken_faults(state: Document, rules: Rules) -> list[Violation]:
    """Each who passed took the lowest house: in order of passing rising, and all below what is left."""
    takers = state["passed"][_without_house(state, rules) :]
    if not takers:
        return []
    hands = {player["id"]: player["houses"] for player in state["players"]}
    market = state["market"]["houses"]
    lowest = 0
    for player in takers:
        lowest = min([house for house in hands[player] if house > lowest], default=0)
        if not lowest or (market and lowest > market[0]):
            return [Violation("market.not-lowest-first", "/market/houses", "for-sale/pass", {"player": player})]
    return []
