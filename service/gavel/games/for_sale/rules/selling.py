"""Phase 2, selling: a round shows cheques, everyone with houses offers one unseen, the highest house gets the most."""

from collections import Counter
from collections.abc import Sequence

from gavel.engine.events import Event
from gavel.engine.game import replaced
from gavel.engine.legacy import Action, wrong_action
from gavel.engine.verdicts import Violation
from gavel.games.for_sale.rules import scoring
from gavel.games.for_sale.rules.state import (
    FINISHED,
    NOBODY,
    SELLING,
    THE_TABLE,
    Cards,
    State,
    held,
    with_card,
    without_card,
)


def begin(state: State, events: list[Event]) -> None:
    """Buying is over: the first round of selling."""
    state.phase, state.round = SELLING, 1
    events.append({"type": "selling-begins", "rule": "for-sale/buying-ends"})
    _begin_round(state, events)


# --- a round shows cheques ------------------------------------------------------------------------------------------


def sellers(state: State) -> list[int]:
    """The seats that still hold houses; the others sit out."""
    return [seat for seat, hand in enumerate(state.houses) if hand]


def due(state: State) -> int:
    """How many cheques the coming round shows: one for each seller; all of them if a sole seller sweeps."""
    selling = sellers(state)
    return held(state.cheque_deck) if _sweeps(state, selling) else len(selling)


def unseen(state: State) -> Cards:
    """The cheques that can still turn up, ascending, repeats included; those removed unseen are among them."""
    rest = Counter(state.rules.cheques)
    for cheques in state.cheques:
        rest.subtract(cheques)
    return tuple(sorted(rest.elements()))


def reported(state: State, cheques: Cards, events: list[Event]) -> None:
    """The table has turned up the cheques of the coming round."""
    state.cheque_deck = held(state.cheque_deck) - len(cheques)
    _show(state, cheques, events)


def _begin_round(state: State, events: list[Event]) -> None:
    deck = state.cheque_deck
    if isinstance(deck, int):
        state.turn = THE_TABLE
        return
    count = due(state)
    state.cheque_deck = deck[count:]
    _show(state, deck[:count], events)


def _show(state: State, cheques: Cards, events: list[Event]) -> None:
    state.market_cheques = tuple(sorted(cheques))
    state.turn = NOBODY
    events.append(
        {
            "type": "cheques-revealed",
            "round": state.round,
            "cheques": state.market_cheques,
            "rule": "for-sale/reveal-cheques",
        }
    )
    selling = sellers(state)
    if _sweeps(state, selling):
        _sweep(state, selling[0], events)


# --- all choose a house, unseen -------------------------------------------------------------------------------------


def choosers(state: State) -> list[int]:
    """The seats that still have to choose a house this round."""
    return [seat for seat, hand in enumerate(state.houses) if hand and not state.choices[seat]]


def legal_actions(state: State, seats: Sequence[int]) -> list[Event]:
    """For each of these seats every house in hand, ascending."""
    ids, hands = state.ids, state.houses
    return [{"type": "sell", "player": ids[seat], "house": house} for seat in seats for house in hands[seat]]


def refusals(state: State, seat: int, action: Action) -> list[Violation]:
    """Why a player who has yet to choose may not do this."""
    kind = action["type"]
    if kind != "sell":
        return wrong_action(kind, SELLING, ["sell"], "for-sale/selling")
    house, hand = action["house"], state.houses[seat]
    if house in hand:
        return []
    return [Violation("house.not-in-hand", "/house", "for-sale/sell", {"house": house, "hand": list(hand)})]


def sell(state: State, seat: int, house: int, events: list[Event]) -> None:
    """Lay down a house unseen; it stays in hand until the last choice is in."""
    state.choices = replaced(state.choices, seat, house)
    events.append({"type": "sell", "player": state.ids[seat], "rule": "for-sale/sell"})
    if not choosers(state):
        _exchange(state, events)


# --- the houses are turned up ---------------------------------------------------------------------------------------


def _exchange(state: State, events: list[Event]) -> None:
    """The highest house takes the highest cheque, and so on; the houses leave the game."""
    houses, cheques = list(state.houses), list(state.cheques)
    pairs = zip(
        sorted([(house, seat) for seat, house in enumerate(state.choices) if house], reverse=True),
        reversed(state.market_cheques),
        strict=True,
    )
    for (house, seat), cheque in pairs:
        houses[seat] = without_card(houses[seat], house)
        cheques[seat] = with_card(cheques[seat], cheque)
        events.append(
            {
                "type": "house-sold",
                "player": state.ids[seat],
                "house": house,
                "cheque": cheque,
                "rule": "for-sale/exchange",
            }
        )
    state.sold = tuple(sorted(state.sold + tuple([house for house in state.choices if house])))
    state.houses, state.cheques = tuple(houses), tuple(cheques)
    state.choices, state.market_cheques = (0,) * len(state.ids), ()
    if sellers(state):
        state.round += 1
        _begin_round(state, events)
    else:
        _finish(state, events)


# --- the last seller, and the end -----------------------------------------------------------------------------------


def _sweeps(state: State, selling: Sequence[int]) -> bool:
    return len(selling) == 1 and state.rules.sweep


def _sweep(state: State, seat: int, events: list[Event]) -> None:
    """`sweep`: the one player who still holds houses gets all remaining cheques at once."""
    houses, cheques = state.houses[seat], state.market_cheques
    state.houses = replaced(state.houses, seat, ())
    state.cheques = replaced(state.cheques, seat, tuple(sorted(state.cheques[seat] + cheques)))
    state.sold = tuple(sorted(state.sold + houses))
    state.market_cheques = ()
    events.append(
        {
            "type": "sweep",
            "player": state.ids[seat],
            "houses": houses,
            "cheques": cheques,
            "rule": "for-sale/last-seller",
        }
    )
    _finish(state, events)


def _finish(state: State, events: list[Event]) -> None:
    state.phase, state.turn = FINISHED, NOBODY
    events.append({"type": "game-finished", "winners": scoring.winners(state), "rule": "for-sale/end"})
