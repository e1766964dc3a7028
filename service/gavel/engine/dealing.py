"""The documented shuffle: from a seed to a deck, in a way that any language can reproduce.

Source: the HTTP contract, section 5.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from struct import Struct
from typing import Any, TypeVar

Card = TypeVar("Card")
Shuffle = Callable[[list[Any]], None]
"""Puts a list in random order, in place."""

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


def completed(shown: Iterable[Card | None], cards: Sequence[Card], shuffle: Shuffle) -> list[Card]:
    """A deck of these cards that begins with the shown ones, where None stands for one that was not shown.

    The others follow in random order. What is shown and not among the cards counts as not shown.
    """
    rest, known = [*cards], []
    for card in shown:
        known.append(card if card in rest else None)
        if card in rest:
            rest.remove(card)
    shuffle(rest)
    unknown = iter(rest)
    return [*[next(unknown) if card is None else card for card in known[: len(cards)]], *unknown]


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
