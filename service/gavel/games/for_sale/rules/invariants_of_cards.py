"""The invariants of cards and coins: lists ascend, every card is exactly once somewhere, nobody has coins too many."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

from gavel.engine.common import NOT_ASCENDING, form_breaches
from gavel.engine.dealing import size
from gavel.engine.kinds import INTEGER, INTEGERS
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.for_sale.rules.rulesets import Rules
from gavel.games.for_sale.rules.state import BUYING, CHEQUES, HOUSES, Cards, State

_SETUP = ("for-sale/setup",)

REMOVED_WRONG_COUNT = Code("removed.wrong-count", ("for-sale/removed",), {"count": INTEGER, "expected": INTEGER})
CARD_TWICE = Code("card.twice", _SETUP, {"card": INTEGER})
CARD_UNKNOWN = Code("card.unknown", _SETUP, {"card": INTEGER})
CARDS_MISSING = Code("card.missing", _SETUP, {"missing": INTEGERS})
CARDS_UNACCOUNTED = Code("card.missing", _SETUP, {"expected": INTEGER, "count": INTEGER})
"""Likewise where a table deals, which alone knows the cards that nobody has seen."""
COINS_TOO_MANY = Code("coins.too-many", _SETUP, {"coins": INTEGER, "maximum": INTEGER})


Steps = tuple[str | int, ...]
"""Of a JSON pointer, which is written only where there is something to point at."""


def ascending(state: State) -> Iterable[Violation]:
    """Cards lie in ascending order, but for the decks, which have an order of their own."""
    houses, cheques = _listed(state.removed_houses), _listed(state.removed_cheques)
    lists = [*state.houses, state.market_houses, state.sold, houses, *state.cheques, state.market_cheques, cheques]
    in_order = [*map(sorted, lists)]
    if lists == in_order:
        return ()
    return [NOT_ASCENDING(_place(state, index)) for index, cards in enumerate(lists) if cards != in_order[index]]


def _place(state: State, index: int) -> str:
    """The pointer to one of the lists that ascend, in the order in which they are judged."""
    places = [*_hands(state, HOUSES), ("market", HOUSES), ("sold",), ("removed", HOUSES)]
    places += [*_hands(state, CHEQUES), ("market", CHEQUES), ("removed", CHEQUES)]
    return pointer(*places[index])


def _hands(state: State, name: str) -> list[Steps]:
    return [("players", seat, name) for seat in range(len(state.ids))]


def _listed(cards: Cards | int) -> Cards:
    return [] if isinstance(cards, int) else cards


# --- decks and removed cards ----------------------------------------------------------------------------------------


def forms(state: State) -> Iterable[Violation]:
    """Decks and removed cards are known where the service deals, counts where a table does."""
    return form_breaches(
        state,
        ("/decks/houses", state.house_deck),
        ("/decks/cheques", state.cheque_deck),
        ("/removed/houses", state.removed_houses),
        ("/removed/cheques", state.removed_cheques),
    )


def _removed(state: State) -> Iterator[Violation]:
    """As many cards are removed as the rules say."""
    rules = state.rules
    expected = rules.removed + (rules.leftover if rules.discard and state.phase != BUYING else 0)
    if (count := size(state.removed_houses)) != expected:
        yield REMOVED_WRONG_COUNT("/removed/houses", count=count, expected=expected)
    if (count := size(state.removed_cheques)) != expected:
        yield REMOVED_WRONG_COUNT("/removed/cheques", count=count, expected=expected)


# --- every card -----------------------------------------------------------------------------------------------------


def _houses(state: State) -> Iterable[Violation]:
    shown = [*state.houses, state.market_houses, state.sold]
    return _once(state, HOUSES, state.rules.houses, shown, state.house_deck, state.removed_houses)


def _cheques(state: State) -> Iterable[Violation]:
    shown = [*state.cheques, state.market_cheques, []]
    return _once(state, CHEQUES, state.rules.cheques, shown, state.cheque_deck, state.removed_cheques)


def _once(
    state: State, name: str, full: tuple[int, ...], shown: list[Cards], deck: Cards | int, removed: Cards | int
) -> Iterable[Violation]:
    """Every card is exactly once somewhere; where a table deals, as many are nowhere as it has in deck and box."""
    if isinstance(deck, int) or isinstance(removed, int):
        lists = [*shown, [], []]
    else:
        lists = [*shown, deck, removed]
        if sorted(chain.from_iterable(lists)) == [*full]:
            return ()
    places = [*_hands(state, name), ("market", name), ("sold",), ("decks", name), ("removed", name)]
    found = [*surplus_breaches(zip(places, lists, strict=True), full)]
    # All that lie about, but for the surplus, are cards of the deck.
    at, missing = "/decks/" + name, len(full) - (sum(map(len, lists)) - len(found))
    if state.table_deals:
        unknown = size(deck) + size(removed)
        if missing != unknown:
            found.append(CARDS_UNACCOUNTED(at, expected=missing, count=unknown))
    elif missing:
        absent = Counter(full) - Counter(chain.from_iterable(lists))
        found.append(CARDS_MISSING(at, missing=sorted(absent.elements())))
    return found


ONCE_EACH = (_removed, _houses, _cheques)


def surplus_breaches(places: Iterable[tuple[Steps, Cards]], full: tuple[int, ...]) -> Iterator[Violation]:
    """Cards that do not exist or lie about too often."""
    rest = Counter(full)
    for at, cards in places:
        for index, card in enumerate(cards):
            if rest[card] > 0:
                rest[card] -= 1
            elif card in rest:
                yield CARD_TWICE(pointer(*at, index), card=card)
            else:
                yield CARD_UNKNOWN(pointer(*at, index), card=card)


def coin_breaches(coins: Iterable[int], rules: Rules) -> Iterable[Violation]:
    """Coins never change hands: nobody has more than at the start, counting what lies in a bid or has been paid."""
    most = rules.starting_coins
    return [
        COINS_TOO_MANY(pointer("players", seat, "coins"), coins=count, maximum=most)
        for seat, count in enumerate(coins)
        if count > most
    ]
