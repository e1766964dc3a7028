"""Seat keys: one text each, strictly read, told by a part of a hash, and shown to nobody."""

import string
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gavel.sealing import base64url
from gavel.sealing.operations.keys import MOST_RENEWALS
from gavel.sealing.seat_keys import VERIFIER_BYTES, SeatKey, fits, new_key, parse, verifier_of
from gavel.sealing.tokens import LONGEST
from tests.sealing.table import SEALING_KEY, Room, key_file

CHARACTERS = string.ascii_letters + string.digits + "-_"
SEATS = ("1", "2", "3", "4", "5", "6", "r", "t")


@pytest.mark.parametrize("seat", SEATS)
def test_a_key_is_read_as_it_was_written(seat: str) -> None:
    key = new_key(seat)
    assert parse(key.text) == key
    assert key.text.startswith(f"gvs1.{seat}.")
    assert len(key.secret) == 32


def test_no_two_keys_are_alike() -> None:
    assert len({new_key("1").secret for _ in range(100)}) == 100


def test_a_key_shows_in_no_text_of_it() -> None:
    key = new_key("2")
    for text in (str(key), repr(key), f"{key}", repr([key])):
        assert base64url.encode(key.secret) not in text
        assert key.secret.hex() not in text
        assert repr(key.secret) not in text


GOOD = SeatKey("3", bytes(range(200, 232))).text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "gvs1",
        "gvs1.3",
        "gvs1.3.",
        GOOD + "A",
        GOOD[:-1],
        GOOD + "=",
        GOOD + ".",
        GOOD + "\n",
        " " + GOOD,
        GOOD.upper(),
        GOOD.replace("gvs1", "gvs2"),
        GOOD.replace("gvs1.3", "gvs1.0"),
        GOOD.replace("gvs1.3", "gvs1.100"),
        GOOD.replace("gvs1.3", "gvs1.03"),
        GOOD.replace("gvs1.3", "gvs1.٣"),
        GOOD.replace("gvs1.3", "gvs1.R"),
        GOOD.replace(".3.", "..3."),
        GOOD[:-5] + "+/+/A",
        GOOD[:-1] + "é",
    ],
)
def test_any_other_text_is_no_key(text: str) -> None:
    with pytest.raises(ValueError, match="not"):
        parse(text)


def test_bits_that_are_left_over_make_no_second_text_of_a_key() -> None:
    """The last of 43 characters has two bits too many: of four texts that a lax reader takes alike, one is the key."""
    taken = []
    for last in CHARACTERS:
        try:
            taken.append(parse(GOOD[:-1] + last).secret)
        except ValueError:
            continue
    assert len(taken) == len(set(taken)) == len(CHARACTERS) // 4


def test_a_key_fits_its_own_verifier_and_no_other() -> None:
    key, other = new_key("1"), new_key("1")
    assert key.verifier == sha256(key.secret).digest()[:VERIFIER_BYTES] == verifier_of(sha256(key.secret).digest())
    assert fits(key, key.verifier)
    assert not fits(other, key.verifier)
    assert not fits(key, None)


def test_a_key_that_hashes_to_what_stands_for_nobody_fits_nobody() -> None:
    key = new_key("1")
    object.__setattr__(key, "verifier", bytes(VERIFIER_BYTES))
    assert fits(key, bytes(VERIFIER_BYTES))
    assert not fits(key, None)


@given(st.binary(max_size=64))
def test_base64url_is_read_as_it_was_written(raw: bytes) -> None:
    assert base64url.decode(base64url.encode(raw)) == raw


@given(st.text(alphabet=CHARACTERS, max_size=48))
def test_base64url_has_one_text_for_a_value(text: str) -> None:
    try:
        raw = base64url.decode(text)
    except ValueError:
        return
    assert base64url.encode(raw) == text


def test_a_seat_that_was_taken_is_not_given_back_unseen() -> None:
    room = Room(keys=key_file(SEALING_KEY))
    keys = {player: new_key(str(seat)) for seat, player in enumerate(("ann", "bob", "cy"), start=1)}
    verifiers = {player: base64url.encode(sha256(key.secret).digest()) for player, key in keys.items()}
    table = room.table(referee=True, verifiers=verifiers)
    taken = table.good("seats", {"token": table.token, "seat": "bob"}, "referee")["token"]
    for player in ("ann", "bob", "cy"):
        body = {"token": taken, "seat": "bob", "verifier": verifiers[player]}
        refused = table.bad("seats", body, "referee")
        assert (refused.status, refused.codes) == (422, ["verifier-used"]), player
    own = {"seat": "cy", "verifier": base64url.encode(sha256(new_key("3").secret).digest())}
    moved = table.good("seats", {"token": taken, **own}, "referee")["token"]
    again = table.good("seats", {"token": moved, **own}, "referee")
    assert again["token"] == moved, "the answer was lost: nothing changes by asking again"


def test_a_seat_renews_its_key_so_often_and_then_the_referee_does(tmp_path: Path) -> None:
    table = Room(heads=f"sqlite://{tmp_path / 'heads.db'}").table(referee=True, clock=10)
    for _ in range(MOST_RENEWALS):
        key = new_key("3")
        body = {"token": table.token, "seat": "cy", "verifier": key.announced}
        table.token = table.good("seats", body, "cy")["token"]
        table.keys["cy"] = key.text
    refused = table.bad("seats", {"token": table.token, "seat": "cy", "verifier": new_key("3").announced}, "cy")
    assert (refused.status, refused.codes) == (422, ["renewals-spent"])
    assert str(MOST_RENEWALS) in refused["errors"][0]["detail"]
    assert len(table.token) < LONGEST / 4
    for seat in ("cy", "bob"):
        table.token = table.good("seats", {"token": table.token, "seat": seat}, "referee")["token"]


def test_a_key_opens_one_seat() -> None:
    key = new_key("1").announced
    refused = Room().ask("for-sale", "setup", {"players": ["ann", "bob", "cy"], "verifiers": {"ann": key, "cy": key}})
    assert (refused.status, refused.codes) == (422, ["verifier-used"])
    assert refused["errors"][0]["pointer"] == "/verifiers/cy"
