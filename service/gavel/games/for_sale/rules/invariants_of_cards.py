"""The invariants of cards: every card is in exactly one place."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

from gavel.engine.dealing import size
from gavel.engine.kinds import INTEGER, INTEGERS
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.for_sale.rules.figures import CARD
from gavel.games.for_sale.rules.state import BUYING, CHEQUES, HOUSES, Cards, State

_SETUP = ("for-sale/setup",)

REMOVED_WRONG_COUNT = Code("removed.wrong-count", ("for-sale/removed",), {"count": INTEGER, "expected": INTEGER})
CARD_TWICE = Code("card.twice", _SETUP, {"card": CARD})
CARD_UNKNOWN = Code("card.unknown", _SETUP, {"card": CARD})
CARDS_MISSING = Code(
    "card.missing", _SETUP, {"missing": INTEGERS.meaning("The cards that are nowhere, by their values.")}
)
CARDS_UNACCOUNTED = Code("card.missing", _SETUP, {"expected": INTEGER, "count": INTEGER})
"""The form of the code for a table that deals, which alone knows the unseen cards."""

Steps = tuple[str | int, ...]
"""The steps of a JSON pointer, which is written only for a breach."""


def _hands(state: State, name: str) -> list[Steps]:
    return [("players", seat, name) for seat in range(len(state.ids))]


# --- removed cards ---------------------------------------------------------------------------------------------------


def _removed(state: State) -> Iterator[Violation]:
    """The number of removed cards is that of the rules."""
    rules = state.rules
    expected = rules.removed + (rules.leftover if rules.discard and state.phase != BUYING else 0)
    if (count := size(state.removed.houses)) != expected:
        yield REMOVED_WRONG_COUNT("/removed/houses", count=count, expected=expected)
    if (count := size(state.removed.cheques)) != expected:
        yield REMOVED_WRONG_COUNT("/removed/cheques", count=count, expected=expected)


# --- every card -----------------------------------------------------------------------------------------------------


def _houses(state: State) -> Iterable[Violation]:
    visible = [*state.houses, state.market.houses, state.sold]
    return _once(state, HOUSES, state.rules.houses, visible, state.decks.houses, state.removed.houses)


def _cheques(state: State) -> Iterable[Violation]:
    visible = [*state.cheques, state.market.cheques, []]
    return _once(state, CHEQUES, state.rules.cheques, visible, state.decks.cheques, state.removed.cheques)


def _once(
    state: State, name: str, full: tuple[int, ...], visible: list[Cards], deck: Cards | int, removed: Cards | int
) -> Iterable[Violation]:
    """Every card is in exactly one place; if a table deals, its deck and box hold the number of missing ones."""
    if isinstance(deck, int) or isinstance(removed, int):
        lists = [*visible, [], []]
    else:
        lists = [*visible, deck, removed]
        if sorted(chain.from_iterable(lists)) == [*full]:
            return ()
    places = [*_hands(state, name), ("market", name), ("sold",), ("decks", name), ("removed", name)]
    breaches = [*surplus_breaches(zip(places, lists, strict=True), full)]
    # All visible cards, but for the surplus, are cards of the deck.
    at, missing = "/decks/" + name, len(full) - (sum(map(len, lists)) - len(breaches))
    if state.table_deals:
        unknown = size(deck) + size(removed)
        if missing != unknown:
            breaches.append(CARDS_UNACCOUNTED(at, expected=missing, count=unknown))
    elif missing:
        absent = Counter(full) - Counter(chain.from_iterable(lists))
        breaches.append(CARDS_MISSING(at, missing=sorted(absent.elements())))
    return breaches


ONCE_EACH = (_removed, _houses, _cheques)


def surplus_breaches(places: Iterable[tuple[Steps, Cards]], full: tuple[int, ...]) -> Iterator[Violation]:
    """Breaches for cards that do not exist, or that occur too often."""
    rest = Counter(full)
    for at, cards in places:
        for index, card in enumerate(cards):
            if rest[card] > 0:
                rest[card] -= 1
            elif card in rest:
                yield CARD_TWICE(pointer(*at, index), card=card)
            else:
                yield CARD_UNKNOWN(pointer(*at, index), card=card)
