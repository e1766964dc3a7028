"""The invariants of cards and coins: lists ascend, every card is exactly once somewhere, nobody has coins too many."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from gavel.engine.common import NOT_ASCENDING
from gavel.engine.game import SERVICE_DEALER, TABLE_DEALER
from gavel.engine.kinds import INTEGER, INTEGERS, TEXT
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.for_sale.rules.rulesets import Rules
from gavel.games.for_sale.rules.state import BUYING, Cards, Deck, State, both_decks, held

_SETUP = ("for-sale/setup",)

WRONG_FORM = Code("deck.wrong-form", figures={"dealer": TEXT})
OUT_OF_ORDER = NOT_ASCENDING
REMOVED_WRONG_COUNT = Code("removed.wrong-count", ("for-sale/removed",), {"count": INTEGER, "expected": INTEGER})
CARD_TWICE = Code("card.twice", _SETUP, {"card": INTEGER})
CARD_UNKNOWN = Code("card.unknown", _SETUP, {"card": INTEGER})
CARDS_MISSING = Code("card.missing", _SETUP, {"missing": INTEGERS})
CARDS_UNACCOUNTED = Code("card.missing", _SETUP, {"expected": INTEGER, "count": INTEGER})
"""Likewise where a table deals, which alone knows the cards that nobody has seen."""
COINS_TOO_MANY = Code("coins.too-many", _SETUP, {"coins": INTEGER, "maximum": INTEGER})

Steps = tuple[str | int, ...]
"""Of a JSON pointer, which is written only where there is something to point at."""

Place = tuple[Steps, Sequence[int]]
"""Where cards lie, and which."""


def form_breaches(state: State) -> Iterator[Violation]:
    """Decks and removed cards are lists where the service deals, counts where a table does."""
    form = int if state.table_deals else tuple
    for at, cards in (
        ("/decks/houses", state.house_deck),
        ("/decks/cheques", state.cheque_deck),
        ("/removed/houses", state.removed_houses),
        ("/removed/cheques", state.removed_cheques),
    ):
        if type(cards) is not form:
            yield WRONG_FORM(at, dealer=TABLE_DEALER if state.table_deals else SERVICE_DEALER)


def card_breaches(state: State, *, countable: bool) -> Iterator[Violation]:
    """What is wrong with the cards of both decks; `countable` if each has the form that its dealer needs."""
    for deck in both_decks(state):
        places = _places(deck)
        yield from _order_breaches(places)
        if countable:
            yield from _removal_breaches(state, deck)
            yield from _once_breaches(state, deck, places)


def _places(deck: Deck) -> list[Place]:
    """Where the cards of one deck lie, all but those that only a table knows."""
    name = deck.name
    places: list[Place] = [(("players", seat, name), hand) for seat, hand in enumerate(deck.hands)]
    places += (("market", name), deck.market), (("sold",), deck.sold)
    if isinstance(deck.drawn_from, tuple):
        places.append((("decks", name), deck.drawn_from))
    if isinstance(deck.removed, tuple):
        places.append((("removed", name), deck.removed))
    return places


def _order_breaches(places: Iterable[Place]) -> Iterator[Violation]:
    """Cards lie in ascending order, but for the deck, which has an order of its own."""
    for at, cards in places:
        if len(cards) > 1 and at[0] != "decks" and tuple(sorted(cards)) != cards:
            yield OUT_OF_ORDER(pointer(*at))


def _removal_breaches(state: State, deck: Deck) -> Iterator[Violation]:
    """As many cards are removed as the rules say."""
    rules = state.rules
    expected = rules.removed + (rules.leftover if rules.discard and state.phase != BUYING else 0)
    count = held(deck.removed)
    if count != expected:
        yield REMOVED_WRONG_COUNT("/removed/" + deck.name, count=count, expected=expected)


def _once_breaches(state: State, deck: Deck, places: Sequence[Place]) -> Iterator[Violation]:
    """Every card is exactly once somewhere."""
    lying = [card for _at, cards in places for card in cards]
    if not state.table_deals and sorted(lying) == [*deck.full]:
        return
    yield from surplus_breaches(places, deck.full)
    at = "/decks/" + deck.name
    missing = Counter(deck.full) - Counter(lying)
    if not state.table_deals:
        if missing:
            yield CARDS_MISSING(at, missing=sorted(missing.elements()))
        return
    unknown = held(deck.drawn_from) + held(deck.removed)
    if missing.total() != unknown:
        yield CARDS_UNACCOUNTED(at, expected=missing.total(), count=unknown)


def surplus_breaches(places: Iterable[Place], full: Cards) -> Iterator[Violation]:
    """Cards that do not exist or lie about too often."""
    rest = Counter(full)
    for at, cards in places:
        for index, card in enumerate(cards):
            if rest[card] > 0:
                rest[card] -= 1
            elif card in full:
                yield CARD_TWICE(pointer(*at, index), card=card)
            else:
                yield CARD_UNKNOWN(pointer(*at, index), card=card)


def coin_breaches(coins: Iterable[int], rules: Rules) -> Iterator[Violation]:
    """Coins never change hands: nobody has more than at the start, counting what lies in a bid or has been paid."""
    for seat, count in enumerate(coins):
        if count > rules.starting_coins:
            yield COINS_TOO_MANY(pointer("players", seat, "coins"), coins=count, maximum=rules.starting_coins)
