"""Phase 2, selling: a round shows cheques, each seller chooses a house in secret, the highest house gets the most."""

from bisect import insort
from collections import Counter
from collections.abc import Iterator, Mapping

from gavel.engine import shapes
from gavel.engine.actions import NOBODY, THE_TABLE, Action, Figure, Move, Phase
from gavel.engine.dealing import size
from gavel.engine.events import EventType, Happened, everyone, everyone_but_player, finished_event
from gavel.engine.game import FINISHED
from gavel.engine.kinds import INTEGER, SEAT, Kind
from gavel.engine.verdicts import Code, Violation
from gavel.games.for_sale.rules import scoring
from gavel.games.for_sale.rules.figures import CHEQUES_SHOWN, HAND, HOUSE, HOUSES_SHOWN
from gavel.games.for_sale.rules.state import SELLING, Cards, State

_HOUSE_SOLD = Figure(
    shapes.Integer(about="The house that is put down, by its value. For this player alone until all have chosen."),
    listed=shapes.Integer(about="The house that may be put down, by its value."),
)

NOT_IN_HAND = Code("house.not-in-hand", ("for-sale/sell",), {"house": HOUSE, "hand": HAND})

SELLING_BEGINS = EventType("selling-begins", ("for-sale/buying-ends",))
CHEQUES_REVEALED = EventType(
    "cheques-revealed", ("for-sale/reveal-cheques",), {"round": INTEGER, "cheques": CHEQUES_SHOWN}, everyone
)
SELL = EventType("sell", ("for-sale/sell",), {"player": SEAT})
_CHEQUE = INTEGER.meaning("The cheque that it was sold for, by its value.")
HOUSE_SOLD = EventType(
    "house-sold", ("for-sale/exchange",), {"player": SEAT, "house": HOUSE, "cheque": _CHEQUE}, everyone_but_player
)
_SWEPT: Mapping[str, Kind] = {"player": SEAT, "houses": HOUSES_SHOWN, "cheques": CHEQUES_SHOWN}
SWEEP = EventType("sweep", ("for-sale/last-seller",), _SWEPT, everyone_but_player)
OPEN_SWEEP = EventType("sweep", ("for-sale/last-seller",), _SWEPT)
"""The sweep of a hand that lies open (R-FS-06), which reveals nothing."""
GAME_FINISHED = finished_event("for-sale/end", scoring.scores)


def begin(state: State, happened: list[Happened]) -> None:
    """Begin the first round of selling."""
    state.phase, state.round = SELLING, 1
    happened.append((SELLING_BEGINS,))
    _begin_round(state, happened)


# --- a round shows cheques ------------------------------------------------------------------------------------------


def sellers(state: State) -> int:
    """The number of players who still have houses; the others sit out."""
    return len(state.houses) - state.houses.count([])


def due(state: State) -> int:
    """The number of cheques in the coming round: one for each seller, or all of them if a sole seller sweeps."""
    selling = sellers(state)
    return size(state.decks.cheques) if selling == 1 and state.rules.sweep else selling


def unseen(state: State) -> Cards:
    """The cheques that can still turn up, ascending, with repeats and with those removed unseen."""
    rest = Counter(state.rules.cheques)
    for cheques in state.cheques:
        rest.subtract(cheques)
    return sorted(rest.elements())


def reported(state: State, cheques: Cards, happened: list[Happened]) -> None:
    """Show the cheques of the coming round that the table reports."""
    state.decks.cheques = size(state.decks.cheques) - len(cheques)
    _show(state, cheques, happened)


def _begin_round(state: State, happened: list[Happened]) -> None:
    deck = state.decks.cheques
    if isinstance(deck, int):
        state.turn = THE_TABLE
        return
    count = due(state)
    state.decks.cheques = deck[count:]
    _show(state, deck[:count], happened)


def _show(state: State, cheques: Cards, happened: list[Happened]) -> None:
    state.market.cheques = sorted(cheques)
    state.turn = NOBODY
    happened.append((CHEQUES_REVEALED, state.round, state.market.cheques))
    if sweeps(state):
        _sweep(state, happened)


# --- all choose a house, unseen -------------------------------------------------------------------------------------


def _choosers(state: State) -> list[int]:
    """The seats that still have to choose a house in this round."""
    choices = state.choices
    return [seat for seat, hand in enumerate(state.houses) if hand and seat not in choices]


def _houses_in_hand(state: State, seat: int) -> list[Move]:
    return [("sell", seat, house) for house in state.houses[seat]]


def _legal(state: State) -> list[Move]:
    """Every house in the hands that still have to choose; random play spends most of its time here."""
    choices = state.choices
    return [("sell", seat, house) for seat, hand in enumerate(state.houses) if seat not in choices for house in hand]


def _sell_violations(state: State, move: Move) -> Iterator[Violation]:
    _type, seat, house = move
    hand = state.houses[seat]
    if house not in hand:
        yield NOT_IN_HAND("/house", house=house, hand=list(hand))


def _sell(state: State, move: Move, happened: list[Happened]) -> None:
    """Choose a house in secret; it stays in hand until the last choice is in."""
    _type, seat, house = move
    state.choices[seat] = house
    happened.append((SELL, seat))
    if len(state.choices) == len(state.market.cheques):  # as many cheques lie open as there are sellers
        _exchange(state, happened)


# --- the houses are turned up ---------------------------------------------------------------------------------------


def _exchange(state: State, happened: list[Happened]) -> None:
    """Give the highest house the highest cheque, and so on; the houses leave the game."""
    houses, cheques, sold = state.houses, state.cheques, state.sold
    by_house = sorted([(house, seat) for seat, house in state.choices.items()])
    for (house, seat), cheque in zip(reversed(by_house), reversed(state.market.cheques), strict=True):
        houses[seat].remove(house)
        insort(sold, house)
        insort(cheques[seat], cheque)
        happened.append((HOUSE_SOLD, seat, house, cheque))
    state.choices, state.market.cheques = {}, []
    if any(houses):
        state.round += 1
        _begin_round(state, happened)
    else:
        _finish(state, happened)


# --- the last seller, and the end -----------------------------------------------------------------------------------


def sweeps(state: State) -> bool:
    """Whether only one player has houses, and so gets all remaining cheques at once."""
    return state.rules.sweep and sellers(state) == 1


def _sweep(state: State, happened: list[Happened]) -> None:
    seat = last_seller(state)
    houses, cheques = state.houses[seat], state.market.cheques
    state.houses[seat], state.market.cheques = [], []
    state.cheques[seat] = sorted([*state.cheques[seat], *cheques])
    state.sold = sorted([*state.sold, *houses])
    happened.append((OPEN_SWEEP if state.rules.open_hands else SWEEP, seat, houses, cheques))
    _finish(state, happened)


def last_seller(state: State) -> int:
    """The seat of the only player with houses."""
    return next(seat for seat, hand in enumerate(state.houses) if hand)


def _finish(state: State, happened: list[Happened]) -> None:
    state.phase, state.turn = FINISHED, NOBODY
    happened.append((GAME_FINISHED, state))


# --- the phase ------------------------------------------------------------------------------------------------------

PHASE = Phase(
    SELLING,
    actions=(
        Action(
            type="sell",
            figures={"house": _HOUSE_SOLD},
            candidates=_houses_in_hand,
            violations=_sell_violations,
            play=_sell,
        ),
    ),
    seats_to_act=_choosers,
    legal=_legal,
    default=lambda state, seat, _legal: ("sell", seat, state.houses[seat][0]),
    rule="for-sale/selling",
    turn_rule="for-sale/sell",
    turn_rules={"reveal": "for-sale/table-reveal"},
    has_chosen=lambda state, seat: seat in state.choices,
)
