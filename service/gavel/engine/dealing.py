"""The written-down shuffle: from a seed to a deck, in a way that any language can recompute.

Source: the HTTP contract, section 5.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from struct import Struct
from typing import Any, TypeVar

Card = TypeVar("Card")

_WORD_VALUES = 1 << 64
_WORDS = Struct(">4Q")
"""Those of one block."""


def commitment(seed: str, nonce: str | None = None) -> str:
    """Hex SHA-256 that binds the dealer to `seed` without telling it; no deck uses this hash.

    With a nonce of 64 hex digits not even a seed that can be guessed is told. All nonces are of one length, and what
    is hashed begins in another way than without: so no commitment fits two seeds.
    """
    told = f"commit/{seed}" if nonce is None else f"commit-salted/{nonce}/{seed}"
    return sha256(told.encode()).hexdigest()


def deal_record(source: Mapping[str, Any]) -> dict[str, str]:
    """What a state says of its deal, by the seed, and the nonce if there is one, of a setup request."""
    seed, nonce = source["seed"], source.get("nonce")
    return deal_in_order(seed, nonce, commitment(seed, nonce))


def deal_in_order(seed: str, nonce: str | None, told: str) -> dict[str, str]:
    """What a state says of its deal, in the contract's order."""
    if nonce is None:
        return {"seed": seed, "commitment": told}
    return {"seed": seed, "nonce": nonce, "commitment": told}


def words(seed: str, label: str) -> Iterator[int]:
    """The endless stream of 64-bit words of one deck: four big-endian words of each SHA-256 block."""
    counter = 0
    while True:
        yield from _WORDS.unpack(sha256(f"{seed}/{label}/{counter}".encode()).digest())
        counter += 1


def shuffled(cards: Sequence[Card], seed: str, label: str) -> tuple[Card, ...]:
    """`cards` (in their written starting order) as the seed shuffles them, next card first.

    Fisher and Yates from the last index down; a word at or above the largest multiple of k is thrown away, so that
    every order is equally likely.
    """
    deck = list(cards)
    stream = words(seed, label)
    for last in range(len(deck) - 1, 0, -1):
        k = last + 1
        limit = k * (_WORD_VALUES // k)
        word = next(stream)
        while word >= limit:
            word = next(stream)
        pick = word % k
        deck[last], deck[pick] = deck[pick], deck[last]
    return tuple(deck)


def size(pile: Sequence[object] | int) -> int:
    """How many cards lie in a pile; where a table deals, their number is all that is known."""
    return pile if isinstance(pile, int) else len(pile)


def surplus(cards: Iterable[Card], available: Iterable[Card]) -> Iterator[tuple[int, Card]]:
    """Which of these cards, by index, are not among those available, or not often enough."""
    rest = Counter(available)
    for index, card in enumerate(cards):
        rest[card] -= 1
        if rest[card] < 0:
            yield index, card
