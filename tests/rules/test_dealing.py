"""The written-down shuffle gives what the contract's text says, in any implementation of it."""

import hashlib
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gavel.engine import dealing

TWO_TO_64 = 18_446_744_073_709_551_616


def deck_by_the_book(cards: list[int], seed: str, label: str) -> list[int]:
    """The shuffle once more, written from the contract: whole blocks in bytes first, then the swaps."""
    blocks = b"".join(hashlib.sha256(f"{seed}/{label}/{counter}".encode()).digest() for counter in range(600))
    words = [int(blocks[at : at + 8].hex(), 16) for at in range(0, len(blocks), 8)]
    deck, drawn = cards.copy(), 0
    for i in reversed(range(1, len(deck))):
        k = i + 1
        while words[drawn] >= k * (TWO_TO_64 // k):
            drawn += 1
        j = words[drawn] % k
        drawn += 1
        card = deck[i]
        deck[i] = deck[j]
        deck[j] = card
    return deck


def test_the_commitment_is_the_hash_of_commit_slash_seed() -> None:
    assert dealing.commitment("gavel") == "efbc7d61e9f05859d74e43a090939bcb9180501917d6245b6f734fe85319e896"
    assert dealing.commitment("Überraschung 🎲") == "3a5f907b5f3f8cb9459ccf95e0b634db14535271a33a9f26b3a38c48bcd5ac29"


NONCE = "0123456789abcdef" * 4


def test_a_salted_commitment_is_the_hash_of_commit_salted_the_nonce_and_the_seed() -> None:
    told = f"commit-salted/{NONCE}/gavel"
    assert dealing.commitment("gavel", NONCE) == hashlib.sha256(told.encode()).hexdigest()


def test_a_seed_that_can_be_guessed_falls_without_a_nonce_and_not_with_one() -> None:
    seed = "k7qz"

    def guessed(commitment: str) -> bool:
        # What an onlooker can do who knows the first three letters; all four are a matter of a second.
        return any(dealing.commitment("k7q" + letter) == commitment for letter in "abcdefghijklmnopqrstuvwxyz")

    assert guessed(dealing.commitment(seed))
    assert not guessed(dealing.commitment(seed, NONCE))


@given(st.text(max_size=40), st.text(alphabet="0123456789abcdef/", max_size=80))
def test_no_commitment_fits_two_seeds(seed: str, other: str) -> None:
    """Neither by moving letters from one part to the other, nor by leaving the nonce out."""
    shifted = f"{NONCE}/{seed}"
    assert dealing.commitment(seed, NONCE) != dealing.commitment(shifted)
    assert dealing.commitment(seed, NONCE) != dealing.commitment(f"salted/{shifted}")
    if other != seed:
        assert dealing.commitment(seed, NONCE) != dealing.commitment(other, NONCE)


def test_a_deal_has_a_nonce_only_where_its_setup_has_one() -> None:
    """States from before there were nonces stay what they were."""
    assert list(dealing.deal_record({"seed": "s"})) == ["seed", "commitment"]
    assert list(dealing.deal_record({"seed": "s", "nonce": NONCE}).items()) == [
        ("seed", "s"),
        ("nonce", NONCE),
        ("commitment", dealing.commitment("s", NONCE)),
    ]


def test_words_are_big_endian_quarters_of_the_blocks_in_order() -> None:
    stream = dealing.words("gavel", "houses")
    block = "1ac7ed67364c70bc455d06ba2d425c5664ec7d4badb0d2a3cd8367610505f453"
    assert [next(stream) for _ in range(4)] == [int(block[at : at + 16], 16) for at in (0, 16, 32, 48)]
    second = hashlib.sha256(b"gavel/houses/1").hexdigest()
    assert next(stream) == int(second[:16], 16)


def test_a_known_seed_gives_a_known_deck() -> None:
    assert dealing.shuffled(range(1, 11), "gavel", "houses") == (3, 5, 10, 7, 6, 8, 9, 4, 2, 1)
    assert dealing.shuffled("abcdef", "gavel", "cheques") == tuple("acedfb")


@given(st.lists(st.integers(0, 30), max_size=80), st.text(min_size=1, max_size=20), st.sampled_from(["houses", "x"]))
def test_every_deck_is_shuffled_as_the_contract_says(cards: list[int], seed: str, label: str) -> None:
    assert list(dealing.shuffled(cards, seed, label)) == deck_by_the_book(cards, seed, label)


def test_decks_of_one_seed_are_shuffled_apart() -> None:
    cards = range(30)
    assert dealing.shuffled(cards, "gavel", "houses") != dealing.shuffled(cards, "gavel", "cheques")


def test_a_word_beyond_the_last_multiple_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    def scripted(_seed: str, _label: str) -> Iterator[int]:
        # For k = 3, ⌊2^64 / 3⌋ · 3 is the highest word, 2^64 - 1: it alone is too high; for k = 2 no word is.
        return iter([TWO_TO_64 - 1, TWO_TO_64 - 1, TWO_TO_64 - 2, TWO_TO_64 - 1])

    monkeypatch.setattr(dealing, "words", scripted)
    # The first two words are thrown away; (2^64 - 2) mod 3 = 2 leaves c in its place; (2^64 - 1) mod 2 = 1 leaves b.
    assert dealing.shuffled("abc", "any", "deck") == ("a", "b", "c")


@pytest.mark.parametrize("cards", [(), (7,)])
def test_fewer_than_two_cards_need_no_shuffling(cards: tuple[int, ...]) -> None:
    assert dealing.shuffled(cards, "gavel", "houses") == cards


def test_a_pile_whose_cards_are_unknown_is_counted() -> None:
    assert (dealing.size([4, 5]), dealing.size(()), dealing.size(7)) == (2, 0, 7)


def test_surplus_cards_are_those_that_are_not_there_often_enough() -> None:
    assert [*dealing.surplus([5, 7, 5, 9, 5], [5, 5, 7, 8])] == [(3, 9), (4, 5)]
    assert [*dealing.surplus([7, 5, 5], [5, 5, 7, 8])] == []
