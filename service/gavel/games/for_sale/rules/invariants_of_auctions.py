"""The invariants of a running round of buying: bids, passes, coins, the turn, and the taken houses."""

from bisect import bisect
from collections.abc import Iterable, Iterator, Sequence

from gavel.engine.common import others_from_left
from gavel.engine.invariants import repeats
from gavel.engine.kinds import INTEGER, PLAYER, PLAYER_OR_NULL, TEXT
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.for_sale.rules.buying import RAISE_RULES, raise_rule
from gavel.games.for_sale.rules.invariants_of_coins import coins
from gavel.games.for_sale.rules.state import State, turn_of

BID_TOO_LOW = Code("bids.too-low", ("for-sale/bid",), {"amount": INTEGER, "minimum": INTEGER})
BIDS_NOT_DISTINCT = Code("bids.not-distinct", ("for-sale/raise-exceed",), {"amount": INTEGER})
BIDS_OUT_OF_ORDER = Code("bids.out-of-order", RAISE_RULES)
TURN_IMPOSSIBLE = Code("turn.impossible", ("for-sale/turn-order",), {"turn": PLAYER_OR_NULL, "phase": TEXT})
PASSED_TWICE = Code("passed.twice", ("for-sale/pass",), {"player": PLAYER})
PASSED_EVERYBODY = Code(
    "passed.everybody", ("for-sale/last-bidder",), {"most": INTEGER.meaning("How many can have passed at most.")}
)
PASSED_OUT_OF_ORDER = Code("passed.out-of-order", ("for-sale/turn-order",))
NOT_LOWEST_FIRST = Code("market.not-lowest-first", ("for-sale/pass",), {"player": PLAYER})


def _bids(state: State) -> Iterator[Violation]:
    """No bid is below the minimum; the bids differ if each has to exceed the last."""
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


def _passes(state: State) -> Iterator[Violation]:
    """Nobody passes twice, and the last player left does not pass."""
    passed, most = state.passed, len(state.ids) - 2
    for index, seat in repeats(passed):
        yield PASSED_TWICE(pointer("passed", index), player=state.ids[seat])
    if len({*passed}) > most:
        yield PASSED_EVERYBODY("/passed", most=most)


BIDS = (_bids, _passes, coins)


# --- whose turn it can be -------------------------------------------------------------------------------------------


def _order(state: State) -> Iterable[Violation]:
    """Bids and passes go clockwise from the first player, and each bid has the height that the edition demands."""
    turn, bids, passed = state.turn, state.bids, state.passed
    from_first, acted = _clockwise(state, state.first_player), bids.keys() | passed
    before = from_first[: from_first.index(turn)]
    in_first_lap = len(acted) < len(from_first)
    if turn in passed or (in_first_lap and acted != {*before}):
        return (TURN_IMPOSSIBLE("/turn", turn=turn_of(state), phase=state.phase),)
    if in_first_lap:
        return _first_lap(state, before)
    still_in = [bids[seat] for seat in _clockwise(state, turn) if seat not in passed]
    # The player before the turn bid last: nobody can have bid more.
    if still_in == sorted(still_in) and still_in[-1] == max(bids.values()):
        return ()
    return (BIDS_OUT_OF_ORDER("/bids", rule=raise_rule(state)),)


def _first_lap(state: State, before: Sequence[int]) -> Iterator[Violation]:
    """While someone has yet to act, all before the turn have acted once: nobody has both bid and passed."""
    bids, passed = state.bids, state.passed
    made = [bids[seat] for seat in before if seat in bids]
    if made != sorted(made) or not bids.keys().isdisjoint(passed):
        yield BIDS_OUT_OF_ORDER("/bids", rule=raise_rule(state))
    if passed != [seat for seat in before if seat in passed]:
        yield PASSED_OUT_OF_ORDER("/passed")


def _clockwise(state: State, start: int) -> tuple[int, ...]:
    return start, *others_from_left(len(state.ids), start)


# --- what has been taken --------------------------------------------------------------------------------------------


def _taken(state: State) -> Iterable[Violation]:
    """Every pass took the lowest house: the houses rise in the order of passing, and all are below those left."""
    lowest, market = 0, state.market.houses
    for seat in state.passed[state.rules.empty_handed_in(state.round) :]:
        hand = sorted(state.houses[seat])
        index = bisect(hand, lowest)
        if index == len(hand) or (market and hand[index] > market[0]):
            return (NOT_LOWEST_FIRST("/market/houses", player=state.ids[seat]),)
        lowest = hand[index]
    return ()


TURNS = (_order, _taken)
"""The invariants that are asked only if bids, passes and coins hold, during a player's turn."""
