"""Phase 1, buying: a round shows houses, the players bid in turn, who passes takes the lowest house left.

The functions stand in the order of the rulebooks' paragraphs. Seats are 0-based; amounts are totals of the round.
"""

from gavel.engine import bids
from gavel.engine.events import Event
from gavel.engine.game import replaced
from gavel.engine.legacy import Action, wrong_action
from gavel.engine.verdicts import Violation
from gavel.games.for_sale.rules import selling
from gavel.games.for_sale.rules.state import BUYING, NOBODY, THE_TABLE, Cards, State, held, with_card

# --- a round shows houses -------------------------------------------------------------------------------------------


def begin_round(state: State, events: list[Event]) -> None:
    """Show the houses of the coming round, or wait until the table reports them."""
    deck = state.house_deck
    if isinstance(deck, int):
        state.turn = THE_TABLE
        return
    count = due(state)
    state.house_deck = deck[count:]
    _show(state, deck[:count], events)


def due(state: State) -> int:
    """How many houses the coming round shows: one for each player (`short-supply`: one fewer), or all that are left."""
    return min(state.rules.per_round, held(state.house_deck))


def unseen(state: State) -> Cards:
    """The houses that can still turn up, ascending: all that nobody has seen, those removed unseen included."""
    seen = set(state.sold)
    for hand in state.houses:
        seen.update(hand)
    return tuple([house for house in state.rules.houses if house not in seen])


def reported(state: State, houses: Cards, events: list[Event]) -> None:
    """The table has turned up the houses of the coming round."""
    state.house_deck = held(state.house_deck) - len(houses)
    _show(state, houses, events)


def _show(state: State, houses: Cards, events: list[Event]) -> None:
    state.market_houses = tuple(sorted(houses))
    state.turn = state.first_player
    events.append(
        {
            "type": "houses-revealed",
            "round": state.round,
            "houses": state.market_houses,
            "rule": "for-sale/reveal-houses",
        }
    )


# --- on your turn: bid or pass --------------------------------------------------------------------------------------


def bid_range(state: State, seat: int) -> tuple[int, int]:
    """The lowest bid that is enough and the highest that can be paid; there is none where minimum > maximum."""
    own = state.bids[seat]
    highest = max(state.bids)
    rules = state.rules
    least = highest + 1 if rules.exceed else max(highest, own + 1)
    return max(least, rules.minimum_opening_bid), state.coins[seat] + own


def legal_actions(state: State, seat: int) -> list[Event]:
    """A range of bids if one can be reached, and a pass."""
    player = state.ids[seat]
    return [*bids.listed(player, *bid_range(state, seat)), {"type": "pass", "player": player}]


def refusals(state: State, seat: int, action: Action) -> list[Violation]:
    """Why the player whose turn it is may not do this. Passing is always allowed."""
    kind = action["type"]
    if kind == "pass":
        return []
    if kind != "bid":
        return wrong_action(kind, BUYING, ["bid", "pass"], "for-sale/buying")
    rule = "for-sale/raise-exceed" if state.rules.exceed else "for-sale/raise-match"
    least, most = bid_range(state, seat)
    highest = max(state.bids)
    return bids.refusals(action["amount"], least, most, highest=highest, too_low=rule, too_high="for-sale/bid")


def bid(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """Put coins down so that the seat's total of this round is `amount`; the turn goes on."""
    added = amount - state.bids[seat]
    state.coins = replaced(state.coins, seat, state.coins[seat] - added)
    state.bids = replaced(state.bids, seat, amount)
    state.turn = _next_in(state, seat)
    events.append({"type": "bid", "player": state.ids[seat], "amount": amount, "rule": "for-sale/bid"})


def pass_(state: State, seat: int, events: list[Event]) -> None:
    """Leave the round with the lowest house left, if there is one for every remaining player; the rest follows."""
    events.append({"type": "pass", "player": state.ids[seat], "rule": "for-sale/pass"})
    if len(state.market_houses) < len(state.ids) - len(state.passed):
        _leave_empty_handed(state, seat, events)
    else:
        _leave_with_house(state, seat, events)
    state.passed = (*state.passed, seat)
    state.turn = _next_in(state, seat)
    if len(state.passed) == len(state.ids) - 1:
        _last_one_buys(state, state.turn, events)


def refund(state: State, bid: int) -> int:
    """What comes back of a bid when its owner passes and takes a house."""
    return (bid + 1) // 2 if state.rules.half_up else bid // 2


def _leave_empty_handed(state: State, seat: int, events: list[Event]) -> None:
    back = state.bids[seat]
    state.coins = replaced(state.coins, seat, state.coins[seat] + back)
    events.append(
        {"type": "left-empty-handed", "player": state.ids[seat], "refund": back, "rule": "for-sale/empty-handed"}
    )


def _leave_with_house(state: State, seat: int, events: list[Event]) -> None:
    back = refund(state, state.bids[seat])
    house = _take_lowest(state, seat)
    state.coins = replaced(state.coins, seat, state.coins[seat] + back)
    events.append(
        {
            "type": "house-taken",
            "player": state.ids[seat],
            "house": house,
            "paid": state.bids[seat] - back,
            "refund": back,
            "rule": "for-sale/refund-half-up" if state.rules.half_up else "for-sale/refund-half-down",
        }
    )


def _take_lowest(state: State, seat: int) -> int:
    house = state.market_houses[0]
    state.market_houses = state.market_houses[1:]
    state.houses = replaced(state.houses, seat, with_card(state.houses[seat], house))
    return house


def _next_in(state: State, seat: int) -> int:
    seats, passed = len(state.ids), state.passed
    seat = (seat + 1) % seats
    while seat in passed:
        seat = (seat + 1) % seats
    return seat


# --- the end of a round ---------------------------------------------------------------------------------------------


def _last_one_buys(state: State, seat: int, events: list[Event]) -> None:
    """The last one in pays the whole bid, takes the highest house and starts the next round."""
    house = _take_lowest(state, seat)
    events.append(
        {
            "type": "house-won",
            "player": state.ids[seat],
            "house": house,
            "paid": state.bids[seat],
            "rule": "for-sale/last-bidder",
        }
    )
    nothing = (0,) * len(state.ids)
    state.bids, state.passed, state.first_player = nothing, (), seat
    _discard_leftovers(state, events)
    if held(state.house_deck):
        state.round += 1
        begin_round(state, events)
        return
    state.turn = NOBODY
    selling.begin(state, events)


def _discard_leftovers(state: State, events: list[Event]) -> None:
    """R-FS-01 `discard`: houses too few for a full round leave the game, with as many cheques off the top."""
    left = held(state.house_deck)
    if not (state.rules.discard and 0 < left < state.rules.per_round):
        return
    if isinstance(state.house_deck, int):
        state.removed_houses = held(state.removed_houses) + left
        state.removed_cheques = held(state.removed_cheques) + left
        state.house_deck, state.cheque_deck = 0, held(state.cheque_deck) - left
    else:
        cheques = _known(state.cheque_deck)
        state.removed_houses = tuple(sorted(_known(state.removed_houses) + state.house_deck))
        state.removed_cheques = tuple(sorted(_known(state.removed_cheques) + cheques[:left]))
        state.house_deck, state.cheque_deck = (), cheques[left:]
    events.append({"type": "leftovers-discarded", "count": left, "rule": "for-sale/short-last-round"})


def _known(cards: Cards | int) -> Cards:
    assert not isinstance(cards, int), "one dealer knows all the decks, the other none"
    return cards
