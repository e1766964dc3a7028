"""The documented shuffle: from a seed to a deck, in a way that any language can reproduce.

Source: the HTTP contract, section 5.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from hashlib import sha256
from struct import Struct
from typing import Any, TypeVar

Card = TypeVar("Card")
Shuffle = Callable[[list[Any]], None]
"""Puts a list in random order, in place."""

_SWAPS = 50
"""How often pairs are swapped in a deck that has to fit: in tests on small decks all are then about equally likely."""
_WORD_VALUES = 1 << 64
_WORDS = Struct(">4Q")
"""The format of the words in one block."""


def commitment(seed: str, nonce: str | None = None) -> str:
    """Hex SHA-256 that commits the dealer to `seed` without revealing it; no deck uses this hash.

    With a nonce of 64 hex digits it hides even a guessable seed. All nonces have one length, and the hashed text with a
    nonce begins differently from one without: so no commitment fits two seeds.
    """
    record = f"commit/{seed}" if nonce is None else f"commit-salted/{nonce}/{seed}"
    return sha256(record.encode()).hexdigest()


def deal_record(source: Mapping[str, Any]) -> dict[str, str]:
    """The `deal` of a state, by the seed, and the nonce if there is one, of a setup request."""
    seed, nonce = source["seed"], source.get("nonce")
    return deal_in_order(seed, nonce, commitment(seed, nonce))


def deal_in_order(seed: str, nonce: str | None, digest: str) -> dict[str, str]:
    """The `deal` of a state, with its members in the contract's order."""
    if nonce is None:
        return {"seed": seed, "commitment": digest}
    return {"seed": seed, "nonce": nonce, "commitment": digest}


def words(seed: str, label: str) -> Iterator[int]:
    """The endless stream of 64-bit words of one deck: four big-endian words of each SHA-256 block."""
    counter = 0
    while True:
        yield from _WORDS.unpack(sha256(f"{seed}/{label}/{counter}".encode()).digest())
        counter += 1


def shuffled(cards: Sequence[Card], seed: str, label: str) -> tuple[Card, ...]:
    """`cards` (in their documented starting order) as the seed shuffles them, next card first.

    It is the shuffle of Fisher and Yates from the last index down; it discards a word at or above the largest multiple
    of k, so that every order is equally likely.
    """
    deck = list(cards)
    stream = words(seed, label)
    for last in range(len(deck) - 1, 0, -1):
        pick = _below(last + 1, stream)
        deck[last], deck[pick] = deck[pick], deck[last]
    return tuple(deck)


def rolled(seed: str, label: str, sides: int, count: int) -> list[int]:
    """That many rolls of a die, from 1 to `sides`, from the words of one label; the next roll comes first."""
    stream = words(seed, label)
    return [1 + _below(sides, stream) for _roll in range(count)]


def _below(k: int, stream: Iterator[int]) -> int:
    """An integer below `k`, each equally likely."""
    limit = k * (_WORD_VALUES // k)
    word = next(stream)
    while word >= limit:
        word = next(stream)
    return word % k


def completed(shown: Iterable[Any], cards: Sequence[Card], shuffle: Shuffle) -> list[Card]:
    """A deck of these cards that begins with the shown ones, where None stands for one that was not shown.

    The others follow in random order. What is shown and not among the cards counts as not shown. A set in place of a
    card has all cards that may lie there; where no deck has one of each set, the cards lie anywhere.
    """
    places = [*shown][: len(cards)]
    if any(isinstance(place, Set) for place in places):
        return _chosen(places, cards, shuffle)
    rest, known = [*cards], []
    for card in places:
        known.append(card if card in rest else None)
        if card in rest:
            rest.remove(card)
    shuffle(rest)
    unknown = iter(rest)
    return [*[next(unknown) if card is None else card for card in known], *unknown]


def _chosen(places: list[Any], cards: Sequence[Any], shuffle: Shuffle) -> list[Any]:
    """A deck of different cards with one of the set of each place: a matching, from which pairs are swapped at random.

    A place without a set may have any card. Every deck that fits can come, and the swaps make all about equally likely.
    """
    sets = [place if isinstance(place, Set) else {*cards} if place is None else {place} for place in places]
    sets += [{*cards}] * (len(cards) - len(sets))
    place_of: dict[Any, int] = {}
    for place in _in_random_order(range(len(sets)), shuffle):
        if not _find_card(place, sets, place_of, set(), shuffle):
            return _in_random_order(cards, shuffle)
    deck = sorted(place_of, key=lambda card: place_of[card])
    for _round in range(_SWAPS):
        order = _in_random_order(range(len(deck)), shuffle)
        for one, other in zip(order[::2], order[1::2], strict=False):
            if deck[one] in sets[other] and deck[other] in sets[one]:
                deck[one], deck[other] = deck[other], deck[one]
    return deck


def _find_card(
    place: int, sets: Sequence[Set[Any]], place_of: dict[Any, int], tried: set[Any], shuffle: Shuffle
) -> bool:
    """Give a place a card of its set, for which another place may take another one; False if there is none.

    Source: the augmenting paths of Kuhn, "The Hungarian method for the assignment problem", 1955.
    """
    for card in _in_random_order(sorted(sets[place] - tried), shuffle):
        tried.add(card)
        if card not in place_of or _find_card(place_of[card], sets, place_of, tried, shuffle):
            place_of[card] = place
            return True
    return False


def _in_random_order(values: Iterable[Any], shuffle: Shuffle) -> list[Any]:
    """These values in random order."""
    order = [*values]
    shuffle(order)
    return order


def seen_in(value: Any) -> list[Any]:
    """The cards of a member of a view: None for each that the viewer may not see."""
    if isinstance(value, dict):
        return [None] * value.get("hidden", 0)
    return [*value]


def size(pile: Sequence[object] | int) -> int:
    """The number of cards in a pile; where a table deals, the pile is only that number."""
    return pile if isinstance(pile, int) else len(pile)


def surplus(cards: Iterable[Card], available: Iterable[Card]) -> Iterator[tuple[int, Card]]:
    """The cards, by index, that exceed the available ones."""
    rest = Counter(available)
    for index, card in enumerate(cards):
        rest[card] -= 1
        if rest[card] < 0:
            yield index, card
