"""The invariants of a running round of buying: bids, passes, coins, whose turn it can be and what has been taken."""

from collections.abc import Iterator, Sequence

from gavel.engine.kinds import INTEGER, PLAYER, PLAYER_OR_NULL, TEXT
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.for_sale.rules.buying import RAISE_RULES, raise_rule
from gavel.games.for_sale.rules.invariants_of_cards import coin_breaches
from gavel.games.for_sale.rules.state import State, turn_of

BID_TOO_LOW = Code("bids.too-low", ("for-sale/bid",), {"amount": INTEGER, "minimum": INTEGER})
BIDS_NOT_DISTINCT = Code("bids.not-distinct", ("for-sale/raise-exceed",), {"amount": INTEGER})
BIDS_OUT_OF_ORDER = Code("bids.out-of-order", RAISE_RULES)
TURN_IMPOSSIBLE = Code("turn.impossible", ("for-sale/turn-order",), {"turn": PLAYER_OR_NULL, "phase": TEXT})
PASSED_TWICE = Code("passed.twice", ("for-sale/pass",), {"player": PLAYER})
PASSED_EVERYBODY = Code("passed.everybody", ("for-sale/last-bidder",), {"most": INTEGER})
PASSED_OUT_OF_ORDER = Code("passed.out-of-order", ("for-sale/turn-order",))
NOT_LOWEST_FIRST = Code("market.not-lowest-first", ("for-sale/pass",), {"player": PLAYER})


def auction_breaches(state: State) -> Iterator[Violation]:
    """Every broken invariant of bids, passes and coins; where none is, also of their order and of what was taken."""
    found = [*_bid_breaches(state), *_pass_breaches(state), *coin_breaches(_coins_with_bids(state), state.rules)]
    yield from found
    if state.turn >= 0 and not found:
        yield from _order_breaches(state)
        yield from _taken_breaches(state)


def _bid_breaches(state: State) -> Iterator[Violation]:
    """No bid is below the minimum; they differ where each has to exceed the last."""
    bids, rules = state.bids, state.rules
    seen: set[int] = set()
    for seat in sorted(bids):
        amount = bids[seat]
        if amount < rules.minimum_opening_bid:
            yield BID_TOO_LOW(_at_bid(state, seat), amount=amount, minimum=rules.minimum_opening_bid)
        if rules.exceed and amount in seen:
            yield BIDS_NOT_DISTINCT(_at_bid(state, seat), amount=amount)
        seen.add(amount)


def _at_bid(state: State, seat: int) -> str:
    return pointer("bids", state.ids[seat])


def _pass_breaches(state: State) -> Iterator[Violation]:
    """Nobody passes twice, nor does the last one left."""
    passed = state.passed
    for index, seat in enumerate(passed):
        if seat in passed[:index]:
            yield PASSED_TWICE(pointer("passed", index), player=state.ids[seat])
    most = len(state.ids) - 2
    if len(set(passed)) > most:
        yield PASSED_EVERYBODY("/passed", most=most)


def _coins_with_bids(state: State) -> list[int]:
    """Everyone's coins with those that lie in the bid, or that have been paid of it."""
    coins, passed, rules = [*state.coins], state.passed, state.rules
    for seat, bid in state.bids.items():
        if seat not in passed:
            coins[seat] += bid
        elif seat not in passed[: rules.empty_handed_in(state.round)]:
            coins[seat] += bid - rules.refund(bid)
    return coins


# --- whose turn it can be -------------------------------------------------------------------------------------------


def _order_breaches(state: State) -> Iterator[Violation]:
    """Bids and passes go clockwise from the first player, each bid as high as the edition asks."""
    turn, bids, passed = state.turn, state.bids, state.passed
    from_first = _clockwise(state, state.first_player)
    fresh = [seat for seat in from_first if seat not in bids and seat not in passed]
    if turn in passed or (fresh and fresh != from_first[from_first.index(turn) :]):
        yield TURN_IMPOSSIBLE("/turn", turn=turn_of(state), phase=state.phase)
    elif fresh:
        yield from _first_lap_breaches(state, from_first)
    else:
        still_in = [bids[seat] for seat in _clockwise(state, turn) if seat not in passed]
        # Nobody can have bid more than the one before the turn, who bid last.
        if not _rising(state, still_in) or max(bids.values()) > still_in[-1]:
            yield BIDS_OUT_OF_ORDER("/bids", rule=raise_rule(state))


def _first_lap_breaches(state: State, from_first: Sequence[int]) -> Iterator[Violation]:
    """While someone has yet to act, everyone has acted once at most: nobody has both bid and passed."""
    bids, passed = state.bids, state.passed
    made = [bids[seat] for seat in from_first if seat in bids]
    if not _rising(state, made) or not bids.keys().isdisjoint(passed):
        yield BIDS_OUT_OF_ORDER("/bids", rule=raise_rule(state))
    if passed != [seat for seat in from_first if seat in passed]:
        yield PASSED_OUT_OF_ORDER("/passed")


def _clockwise(state: State, start: int) -> list[int]:
    return [*range(start, len(state.ids)), *range(start)]


def _rising(state: State, bids: list[int]) -> bool:
    return bids == (sorted(set(bids)) if state.rules.exceed else sorted(bids))


# --- what has been taken --------------------------------------------------------------------------------------------


def _taken_breaches(state: State) -> Iterator[Violation]:
    """Each who passed took the lowest house: in order of passing rising, and all below what is left."""
    lowest, market = 0, state.market_houses
    for seat in state.passed[state.rules.empty_handed_in(state.round) :]:
        lowest = min([house for house in state.houses[seat] if house > lowest], default=0)
        if not lowest or (market and lowest > market[0]):
            yield NOT_LOWEST_FIRST("/market/houses", player=state.ids[seat])
            return
