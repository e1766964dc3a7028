"""The invariants of cards and coins: lists ascend, every card is exactly once somewhere, nobody has coins too many."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from gavel.engine.common import NOT_ASCENDING
from gavel.engine.game import SERVICE_DEALER, TABLE_DEALER
from gavel.engine.kinds import INTEGER, INTEGERS, TEXT
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.for_sale.rules.rulesets import Rules
from gavel.games.for_sale.rules.state import BUYING, CHEQUES, HOUSES, Cards, State, held

_SETUP = ("for-sale/setup",)

WRONG_FORM = Code("deck.wrong-form", figures={"dealer": TEXT})
REMOVED_WRONG_COUNT = Code("removed.wrong-count", ("for-sale/removed",), {"count": INTEGER, "expected": INTEGER})
CARD_TWICE = Code("card.twice", _SETUP, {"card": INTEGER})
CARD_UNKNOWN = Code("card.unknown", _SETUP, {"card": INTEGER})
CARDS_MISSING = Code("card.missing", _SETUP, {"missing": INTEGERS})
CARDS_UNACCOUNTED = Code("card.missing", _SETUP, {"expected": INTEGER, "count": INTEGER})
"""Likewise where a table deals, which alone knows the cards that nobody has seen."""
COINS_TOO_MANY = Code("coins.too-many", _SETUP, {"coins": INTEGER, "maximum": INTEGER})


def form_breaches(state: State) -> Iterator[Violation]:
    """Decks and removed cards are lists where the service deals, counts where a table does."""
    form = int if state.table_deals else list
    for at, cards in (
        ("/decks/houses", state.house_deck),
        ("/decks/cheques", state.cheque_deck),
        ("/removed/houses", state.removed_houses),
        ("/removed/cheques", state.removed_cheques),
    ):
        if type(cards) is not form:
            yield WRONG_FORM(at, dealer=TABLE_DEALER if state.table_deals else SERVICE_DEALER)


Steps = tuple[str | int, ...]
"""Of a JSON pointer, which is written only where there is something to point at."""


class Deck(NamedTuple):
    """All cards of one kind."""

    name: str
    full: tuple[int, ...]
    lists: list[Cards]
    """Where they lie, but for those that only a table knows; in the order of `places`."""
    drawn_from: Cards | int
    removed: Cards | int

    @property
    def places(self) -> list[Steps]:
        """Where the lists stand in the document."""
        name, players = self.name, len(self.lists) - 4
        hands: list[Steps] = [("players", seat, name) for seat in range(players)]
        return [*hands, ("market", name), ("sold",), ("decks", name), ("removed", name)]


def card_breaches(state: State, *, countable: bool) -> Iterator[Violation]:
    """What is wrong with the cards of both decks; `countable` if each has the form that its dealer needs."""
    for deck in _decks(state):
        yield from _order_breaches(deck)
        if countable:
            yield from _removal_breaches(state, deck)
            yield from _once_breaches(state, deck)


def _decks(state: State) -> tuple[Deck, Deck]:
    drawn_from, removed = state.house_deck, state.removed_houses
    lists = [*state.houses, state.market_houses, state.sold, _known(drawn_from), _known(removed)]
    houses = Deck(HOUSES, state.rules.houses, lists, drawn_from, removed)
    drawn_from, removed = state.cheque_deck, state.removed_cheques
    lists = [*state.cheques, state.market_cheques, [], _known(drawn_from), _known(removed)]
    return houses, Deck(CHEQUES, state.rules.cheques, lists, drawn_from, removed)


def _known(cards: Cards | int) -> Cards:
    return [] if isinstance(cards, int) else cards


def _order_breaches(deck: Deck) -> Iterator[Violation]:
    """Cards lie in ascending order, but for the deck, which has an order of its own."""
    own_order = len(deck.lists) - 2
    for index, cards in enumerate(deck.lists):
        if sorted(cards) != cards and index != own_order:
            yield NOT_ASCENDING(pointer(*deck.places[index]))


def _removal_breaches(state: State, deck: Deck) -> Iterator[Violation]:
    """As many cards are removed as the rules say."""
    rules, count = state.rules, held(deck.removed)
    expected = rules.removed + (rules.leftover if rules.discard and state.phase != BUYING else 0)
    if count != expected:
        yield REMOVED_WRONG_COUNT("/removed/" + deck.name, count=count, expected=expected)


def _once_breaches(state: State, deck: Deck) -> Iterator[Violation]:
    """Every card is exactly once somewhere; where a table deals, as many are nowhere as it has in deck and box."""
    known = sorted(chain.from_iterable(deck.lists))
    if known == [*deck.full] and not state.table_deals:
        return
    yield from surplus_breaches(zip(deck.places, deck.lists, strict=True), deck.full)
    missing = Counter(deck.full) - Counter(known)
    at, count = "/decks/" + deck.name, missing.total()
    if state.table_deals:
        unknown = held(deck.drawn_from) + held(deck.removed)
        if count != unknown:
            yield CARDS_UNACCOUNTED(at, expected=count, count=unknown)
    elif missing:
        yield CARDS_MISSING(at, missing=sorted(missing.elements()))


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


def coin_breaches(coins: Iterable[int], rules: Rules) -> Iterator[Violation]:
    """Coins never change hands: nobody has more than at the start, counting what lies in a bid or has been paid."""
    for seat, count in enumerate(coins):
        if count > rules.starting_coins:
            yield COINS_TOO_MANY(pointer("players", seat, "coins"), coins=count, maximum=rules.starting_coins)
