"""Phase 1, buying: a round shows houses, the players bid in turn, and one who passes takes the lowest house left.

The functions stand in the order of the rulebooks' paragraphs. Amounts are totals of the round.
"""

from bisect import insort
from collections.abc import Iterator

from gavel.engine import bids
from gavel.engine.actions import NOBODY, THE_TABLE, Action, Move, Phase, without_figures
from gavel.engine.dealing import size
from gavel.engine.events import EventType, Happened, everyone
from gavel.engine.kinds import INTEGER, SEAT
from gavel.engine.verdicts import Violation
from gavel.games.for_sale.rules import selling
from gavel.games.for_sale.rules.figures import HOUSE, HOUSES_SHOWN, PAID, REFUND
from gavel.games.for_sale.rules.state import BUYING, Cards, State

RAISE_RULES = ("for-sale/raise-exceed", "for-sale/raise-match")
BID_TOO_LOW = bids.TOO_LOW.citing("for-sale/bid", *RAISE_RULES)
BID_TOO_HIGH = bids.TOO_HIGH.citing("for-sale/bid")

HOUSES_REVEALED = EventType(
    "houses-revealed", ("for-sale/reveal-houses",), {"round": INTEGER, "houses": HOUSES_SHOWN}, everyone
)
BID_MADE = EventType("bid", ("for-sale/bid",), {"player": SEAT, "amount": INTEGER})
PASSED = EventType("pass", ("for-sale/pass",), {"player": SEAT})
LEFT_EMPTY_HANDED = EventType("left-empty-handed", ("for-sale/empty-handed",), {"player": SEAT, "refund": REFUND})
HOUSE_TAKEN = EventType(
    "house-taken",
    ("for-sale/refund-half-up", "for-sale/refund-half-down"),
    {"player": SEAT, "house": HOUSE, "paid": PAID, "refund": REFUND},
)
HOUSE_WON = EventType("house-won", ("for-sale/last-bidder",), {"player": SEAT, "house": HOUSE, "paid": PAID})
LEFTOVERS_DISCARDED = EventType(
    "leftovers-discarded",
    ("for-sale/short-last-round",),
    {"count": INTEGER.meaning("How many cards of each deck leave the game.")},
)

# --- a round shows houses -------------------------------------------------------------------------------------------


def begin_round(state: State, happened: list[Happened]) -> None:
    """Show the houses of the coming round, or wait until the table reports them."""
    deck = state.decks.houses
    if isinstance(deck, int):
        state.turn = THE_TABLE
        return
    count = due(state)
    state.decks.houses = deck[count:]
    _show(state, deck[:count], happened)


def due(state: State) -> int:
    """The number of houses in the coming round: one for each player (`short-supply`: one fewer), or all left."""
    return min(state.rules.per_round, size(state.decks.houses))


def unseen(state: State) -> Cards:
    """The houses that can still turn up, ascending: all unseen ones, those removed unseen included."""
    seen = set(state.sold)
    for hand in state.houses:
        seen.update(hand)
    return [house for house in state.rules.houses if house not in seen]


def reported(state: State, houses: Cards, happened: list[Happened]) -> None:
    """Show the houses of the coming round that the table reports."""
    state.decks.houses = size(state.decks.houses) - len(houses)
    _show(state, houses, happened)


def _show(state: State, houses: Cards, happened: list[Happened]) -> None:
    revealed = sorted(houses)
    state.market.houses, state.turn = revealed, state.first_player
    happened.append((HOUSES_REVEALED, state.round, [*revealed]))


# --- on your turn: bid ----------------------------------------------------------------------------------------------


def _bid_range(state: State, seat: int) -> tuple[int, int]:
    """The lowest legal bid and the highest that the seat can pay; no bid is legal if minimum > maximum."""
    made, rules = state.bids, state.rules
    if not made:
        return rules.minimum_opening_bid, state.coins[seat]
    own, highest = made.get(seat, 0), max(made.values())
    return highest + 1 if rules.exceed else max(highest, own + 1), state.coins[seat] + own


def _bids(state: State, seat: int) -> list[Move]:
    return bids.moves(seat, *_bid_range(state, seat))


def _legal(state: State) -> list[Move]:
    """A range of bids, unless it is empty, and a pass."""
    seat = state.turn
    least, most = _bid_range(state, seat)
    return bids.moves_or_pass(seat, least, most)


def _bid_violations(state: State, move: Move) -> Iterator[Violation]:
    _type, seat, amount = move
    least, most = _bid_range(state, seat)
    return bids.violations(
        amount,
        least,
        most,
        highest=max(state.bids.values(), default=0),
        # Below the smallest bid there is nothing to raise (R-FS-03).
        too_low=raise_rule(state) if amount >= state.rules.minimum_opening_bid else "for-sale/bid",
        too_high="for-sale/bid",
    )


def raise_rule(state: State) -> str:
    """The clause on the lowest bid."""
    return "for-sale/raise-exceed" if state.rules.exceed else "for-sale/raise-match"


def _bid(state: State, move: Move, happened: list[Happened]) -> None:
    """Raise the seat's total of this round to the amount; the turn goes on."""
    _type, seat, amount = move
    state.coins[seat] -= amount - state.bids.get(seat, 0)
    state.bids[seat] = amount
    state.turn = _next_in(state, seat)
    happened.append((BID_MADE, seat, amount))


def _next_in(state: State, seat: int) -> int:
    seats, passed = len(state.ids), state.passed
    seat = (seat + 1) % seats
    while seat in passed:
        seat = (seat + 1) % seats
    return seat


# --- or pass --------------------------------------------------------------------------------------------------------


def _pass(state: State, move: Move, happened: list[Happened]) -> None:
    """Leave the round, with the lowest house if every remaining player can have one; then go on."""
    seat = move[1]
    happened.append((PASSED, seat))
    if len(state.market.houses) < len(state.ids) - len(state.passed):
        _leave_empty_handed(state, seat, happened)
    else:
        _leave_with_house(state, seat, happened)
    state.passed.append(seat)
    state.turn = _next_in(state, seat)
    if len(state.passed) == len(state.ids) - 1:
        _last_one_buys(state, state.turn, happened)


def _leave_empty_handed(state: State, seat: int, happened: list[Happened]) -> None:
    back = state.bids.get(seat, 0)
    state.coins[seat] += back
    happened.append((LEFT_EMPTY_HANDED, seat, back))


def _leave_with_house(state: State, seat: int, happened: list[Happened]) -> None:
    bid = state.bids.get(seat, 0)
    back = state.rules.refund(bid)
    state.coins[seat] += back
    happened.append((HOUSE_TAKEN, seat, _take_lowest(state, seat), bid - back, back, state.rules.refund_rule))


def _take_lowest(state: State, seat: int) -> int:
    house = state.market.houses.pop(0)
    insort(state.houses[seat], house)
    return house


# --- the end of a round ---------------------------------------------------------------------------------------------


def _last_one_buys(state: State, seat: int, happened: list[Happened]) -> None:
    """Let the last player in the round pay the whole bid, take the highest house and start the next round."""
    happened.append((HOUSE_WON, seat, _take_lowest(state, seat), state.bids.get(seat, 0)))
    state.bids, state.passed, state.first_player = {}, [], seat
    _discard_leftovers(state, happened)
    if size(state.decks.houses):
        state.round += 1
        begin_round(state, happened)
        return
    state.turn = NOBODY
    selling.begin(state, happened)


def _discard_leftovers(state: State, happened: list[Happened]) -> None:
    """R-FS-01 `discard`: houses too few for a full round leave the game, with as many cheques off the top."""
    if not state.rules.discard:
        return
    left = size(state.decks.houses)
    if not 0 < left < state.rules.per_round:
        return
    if isinstance(state.decks.houses, int):
        state.removed.houses = size(state.removed.houses) + left
        state.removed.cheques = size(state.removed.cheques) + left
        state.decks.houses, state.decks.cheques = 0, size(state.decks.cheques) - left
    else:
        cheques = _known(state.decks.cheques)
        state.removed.houses = sorted(_known(state.removed.houses) + state.decks.houses)
        state.removed.cheques = sorted(_known(state.removed.cheques) + cheques[:left])
        state.decks.houses, state.decks.cheques = [], cheques[left:]
    happened.append((LEFTOVERS_DISCARDED, left))


def _known(cards: Cards | int) -> Cards:
    assert not isinstance(cards, int), "one dealer knows all the decks, the other none"
    return cards


# --- the phase ------------------------------------------------------------------------------------------------------

PHASE = Phase(
    BUYING,
    actions=(
        Action(type=bids.BID, figures={"amount": bids.AMOUNT}, candidates=_bids, violations=_bid_violations, play=_bid),
        without_figures(bids.PASS, _pass),
    ),
    seats_to_act=lambda state: (state.turn,),
    legal=_legal,
    default=lambda _state, seat, _legal: (bids.PASS, seat),
    rule="for-sale/buying",
    turn_rule="for-sale/turn-order",
)
