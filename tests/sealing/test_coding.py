"""The bytes of a token's contents: of one length, and nothing else than what the service has put there."""

from pathlib import Path

import cbor2
import pytest

from gavel.sealing.coding import FORMAT, decode, encode, room_of
from gavel.sealing.contents import Contents, seed_of
from gavel.sealing.games import sealed_games
from gavel.sealing.keys import load
from gavel.sealing.tokens import KeyVault
from tests.sealing.table import SEALING_KEY, Room, key_file

KEYS = load(Path(key_file(SEALING_KEY)))
VAULT = KeyVault(KEYS)
ROOM = Room(keys=key_file(SEALING_KEY))
PACKING = sealed_games()["for-sale"].packing


@pytest.fixture(scope="module")
def contents() -> Contents:
    token = ROOM.table(referee=True, held=True).token
    return decode(VAULT.unseal(token), "for-sale", PACKING)


def is_broken(raw: bytes) -> bool:
    answer = ROOM.ask("for-sale", "views", {"token": VAULT.seal(raw)})
    return (answer.status, answer.body.get("type")) == (400, "/problems/seal-broken")


def test_what_is_written_is_read(contents: Contents) -> None:
    every = contents._replace(withheld_from=2, counter=400).with_lasting(epoch=3, guarded=True, unsealed=(3, 7))
    assert decode(encode(every, PACKING), "for-sale", PACKING) == every
    assert decode(encode(contents, PACKING), "for-sale", PACKING) == contents


def test_what_the_service_has_sealed_for_something_else_is_no_token(contents: Contents) -> None:
    """Authentic under its own key, and no contents of a table."""
    raw = encode(contents, PACKING)
    assert not is_broken(raw)
    assert is_broken(VAULT.seal(raw).encode())
    assert is_broken(b"")
    assert is_broken(b"\xff" * 280)
    assert is_broken(cbor2.dumps({"game": "for-sale"}))
    assert is_broken(cbor2.dumps([FORMAT - 1, "for-sale"]))
    assert is_broken(cbor2.dumps([FORMAT + 1, "for-sale"]))
    assert is_broken(cbor2.dumps([FORMAT, "the-estates"]))


def test_the_contents_begin_with_the_format_and_the_game(contents: Contents) -> None:
    [version, game, *_rest] = cbor2.loads(encode(contents, PACKING).rstrip(b"\0") + b"\0" * 8)[:2]
    assert (version, game) == (FORMAT, "for-sale")


def test_a_secret_shows_in_no_text_of_the_contents(contents: Contents) -> None:
    told = repr(contents) + str(contents)
    assert contents.lasting.root.hex() not in told
    assert repr(contents.lasting.root) not in told
    assert seed_of(contents.lasting.root)["seed"] not in told
    assert seed_of(contents.lasting.root)["nonce"] not in told


def test_where_nobody_knows_how_a_game_grows_it_gets_twice_its_first_length(contents: Contents) -> None:
    assert room_of(contents, PACKING, None) > 2 * room_of(contents, PACKING, 0) - 20


def test_what_outgrows_its_room_is_sealed_all_the_same_one_step_longer(contents: Contents) -> None:
    """A token is never refused for it; that it does not happen, the games in step show."""
    assert len(encode(contents.with_lasting(room=10), PACKING)) <= len(encode(contents, PACKING))
    assert decode(encode(contents.with_lasting(room=10), PACKING), "for-sale", PACKING).base == contents.base
    assert (
        len(encode(contents.with_lasting(room=contents.lasting.room + 192), PACKING))
        == len(encode(contents, PACKING)) + 192
    )
