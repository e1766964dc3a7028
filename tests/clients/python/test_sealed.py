"""Sealed tables through the client: whole tables by tokens and keys, and keys that show nowhere else."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel.sealing.seat_keys import parse
from gavel_sdk import (
    Branched,
    Client,
    GameClient,
    IllegalAction,
    KeyMissing,
    KeyRefused,
    NotFinished,
    NotFound,
    SealBroken,
    TableUnknown,
    TransportError,
    new_seat_key,
    verifier_of,
)
from tests.clients.python.blocking import Kind
from tests.clients.python.conftest import GAME
from tests.clients.python.scripted_server import says, scripted
from tests.sealing.table import key_file
from tests.support.serving import in_this_process

PLAYERS = ["ann", "bob", "cy"]


@pytest.fixture(scope="module")
def sealing_url() -> Iterator[str]:
    with in_this_process(create_app(Settings(keys=key_file()))) as url:
        yield url


@pytest.fixture
def sealing(sealing_url: str, kind: Kind) -> Iterator[GameClient]:
    with kind(sealing_url) as client:
        yield client.game(GAME)


class Selling(NamedTuple):
    """A table at which everybody is to sell a house: its token, and all keys, the referee's too."""

    token: str
    keys: dict[str, str]


def selling_at(game: GameClient) -> Selling:
    """A new table, at which everybody has passed until the houses were gone."""
    table = game.sealed_setup(PLAYERS, referee=True)
    keys = {**table["seat_keys"], "referee": table["referee_key"]}
    token, to_act = table["token"], table["to_act"]
    while len(to_act) == 1:
        played = game.sealed(token, keys[to_act[0]]).act({"type": "pass", "player": to_act[0]})
        token, to_act = played["token"], played["to_act"]
    return Selling(token, keys)


@pytest.fixture
def selling(sealing: GameClient) -> Selling:
    return selling_at(sealing)


def test_choices_made_apart_are_merged_and_seen_by_their_makers_alone_before(
    sealing: GameClient, selling: Selling
) -> None:
    tokens = []
    for player in PLAYERS:
        mine = sealing.sealed(selling.token, selling.keys[player])
        listed = mine.view()["legal_actions"]
        assert {action["player"] for action in listed} == {player}
        tokens.append(mine.act(listed[0])["token"])
    merged = sealing.sealed(tokens[0], selling.keys["ann"]).merge(tokens[1:])
    assert [event["type"] for event in merged["events"]].count("house-sold") == len(PLAYERS)
    spectator = sealing.sealed(merged["token"])
    assert spectator.view()["legal_actions"] == []
    assert [each["type"] for each in spectator.view(since=merged["view"]["ply"] - 2)["actions"]] == ["sell"] * 3


def test_a_referee_opens_the_state_and_everybody_can_see_that(sealing: GameClient, selling: Selling) -> None:
    opened = sealing.sealed(selling.token, selling.keys["referee"]).unseal()
    assert [player["id"] for player in opened["state"]["players"]] == PLAYERS
    with pytest.raises(KeyRefused):
        sealing.sealed(selling.token, selling.keys["ann"]).unseal()
    with pytest.raises(NotFinished):
        sealing.sealed(selling.token).receipt()


def test_a_seat_gets_another_key_that_the_service_never_has(sealing: GameClient, selling: Selling) -> None:
    own = new_seat_key(1)
    table = sealing.sealed(selling.token, selling.keys["ann"])
    answer = table.new_key("ann", own.verifier)
    assert answer["seat_keys"] == {}
    with pytest.raises(KeyRefused):
        table.at(answer["token"]).view()
    assert sealing.sealed(answer["token"], own.key).view()["legal_actions"]


def test_a_table_is_set_up_with_keys_that_players_have_made(sealing: GameClient) -> None:
    made = {player: new_seat_key(number) for number, player in enumerate(PLAYERS, 1)}
    verifiers = {player: key.verifier for player, key in made.items()}
    table = sealing.sealed_setup(PLAYERS, verifiers=verifiers, held=True, ruleset="ravensburger-1997")
    assert table["seat_keys"] == {}
    for player, key in made.items():
        seen = sealing.sealed(table["token"], key.key).view()["view"]["players"]
        assert [each["id"] for each in seen if each["coins"] is not None] == [player]


def test_refusals_are_those_of_sealed_tables(sealing: GameClient, selling: Selling) -> None:
    sale = {"type": "sell", "player": "ann", "house": 1}
    with pytest.raises(KeyMissing):
        sealing.sealed(selling.token).act(sale)
    with pytest.raises(KeyRefused):
        sealing.sealed(selling.token, selling.keys["bob"]).act(sale)
    with pytest.raises(IllegalAction):
        sealing.sealed(selling.token, selling.keys["ann"]).act({"type": "pass", "player": "ann"})
    with pytest.raises(SealBroken):
        sealing.sealed(selling.token[:-1] + "_", selling.keys["ann"]).view()


def test_a_referee_takes_a_guarded_table_back(kind: Kind, tmp_path: Path) -> None:
    app = create_app(Settings(keys=key_file(), heads=f"sqlite:///{tmp_path}/heads.db"))
    with in_this_process(app) as url, kind(url) as client:
        game = client.game(GAME)
        table = game.sealed_setup(PLAYERS, referee=True)
        mine = game.sealed(table["token"], table["seat_keys"]["ann"])
        mine.act({"type": "bid", "player": "ann", "amount": 2})
        with pytest.raises(Branched):
            mine.act({"type": "pass", "player": "ann"})
        assert game.sealed(table["token"], table["referee_key"]).heads()["to_act"] == ["ann"]
        assert mine.act({"type": "pass", "player": "ann"})["guarded"]


def test_a_guarded_table_has_its_whole_transcript(kind: Kind, tmp_path: Path) -> None:
    app = create_app(Settings(keys=key_file(), heads=f"sqlite:///{tmp_path}/heads.db"))
    with in_this_process(app) as url, kind(url) as client:
        game = client.game(GAME)
        short = {"houses": [1, 2, 3], "cheques": [1, 2, 3], "removed": 0}
        table = game.sealed_setup(PLAYERS, options=short, names={"ann": "Anne"})
        token, to_act = table["token"], table["to_act"]
        while to_act:
            mine = game.sealed(token, table["seat_keys"][to_act[0]])
            played = mine.act(mine.view()["default_actions"][to_act[0]])
            token, to_act = played["token"], played["to_act"]
        late: Any = game.sealed(token).transcript(names={"ann": "Anne"})
        assert late["setup_events"] == table["events"]
        assert late["actions"][0]["events"][0]["text"].startswith("Anne ")
        assert game.replay(**late["transcript"])["history_matches"]


def test_without_the_guard_a_table_has_its_last_actions(sealing: GameClient, selling: Selling) -> None:
    told = sealing.sealed(selling.token).transcript()
    assert told["actions"] == sealing.sealed(selling.token, selling.keys["ann"]).transcript()["actions"]
    assert [each["events"] for each in told["actions"]] == [None] * 8
    assert (told["setup_events"], told["transcript"]) == (None, None)


def test_without_the_guard_there_is_no_head_to_put_back(sealing: GameClient, selling: Selling) -> None:
    with pytest.raises(TableUnknown):
        sealing.sealed(selling.token, selling.keys["referee"]).heads()


def test_a_service_without_keys_has_no_sealed_tables(game: GameClient) -> None:
    with pytest.raises(NotFound):
        game.sealed_setup(PLAYERS)


# --- keys -------------------------------------------------------------------------------------------------------------


def test_a_new_key_is_one_of_the_services_and_so_is_its_verifier() -> None:
    for seat in range(1, 7):
        own = new_seat_key(seat)
        assert parse(own.key).text == own.key
        assert own.verifier == verifier_of(own.key)
    # SHA-256 of 32 bytes of 0.
    assert verifier_of(f"gvs1.1.{'A' * 43}") == "Zmh6rfhivXdsj8GLjp-OIAiXFIVu4jOzkCpZHQ1fKSU"
    assert len({new_seat_key(1).key for _ in range(10)}) == 10


@pytest.mark.parametrize("seat", [0, -1, 10, True, "1", None, 1.0])
def test_no_key_is_made_for_what_is_no_seat(seat: Any) -> None:
    with pytest.raises(ValueError, match="seats are numbered"):
        new_seat_key(seat)


@pytest.mark.parametrize(
    "spoilt", ["", "gvs1.1.", f"gvs2.1.{'A' * 43}", f"gvs1.0.{'A' * 43}", f"gvs1.1.{'A' * 42}B", f"gvs1.1.{'A' * 43}\n"]
)
def test_what_is_no_key_has_no_verifier_and_is_not_repeated(spoilt: str) -> None:
    with pytest.raises(ValueError, match=r"^this is no seat key$"):
        verifier_of(spoilt)


@pytest.mark.parametrize("spoilt", ["", "a key", "key\n", "key\r\nX: y", "clé", "key\0"])
def test_what_no_header_can_carry_is_refused_before_it_is_sent_and_not_repeated(kind: Kind, spoilt: str) -> None:
    with scripted([says({})]) as script, kind(script.url) as client:
        with pytest.raises(ValueError, match=r"^a key is one line of letters, digits and signs, without spaces$"):
            client.game(GAME).sealed("token", spoilt).view()
        assert script.asked == []


def test_a_key_stands_in_its_header_and_nowhere_else(kind: Kind, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    own = new_seat_key(2)
    with scripted([says({"type": "/problems/key-refused", "title": "t", "status": 403}, 403)]) as script:
        with kind(script.url) as client:
            table = client.game(GAME).sealed("token", own.key)
            with pytest.raises(KeyRefused) as refused:
                table.view()
            texts = [repr(own), repr(table), str(refused.value), repr(refused.value), caplog.text]
        (asked,) = script.asked
        headers = dict(asked.headers)
        assert headers.pop("Authorization") == f"Bearer {own.key}"
        secret = own.key.rpartition(".")[2]
        for text in [*texts, asked.path, str(headers), asked.body.decode()]:
            assert secret not in text
    with kind("http://127.0.0.1:1", retries=0) as client, pytest.raises(TransportError) as failed:
        client.game(GAME).sealed("token", own.key).view()
    assert secret not in f"{failed.value} {failed.value!r} {caplog.text}"


def test_no_password_from_elsewhere_is_sent_in_place_of_a_key(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    netrc = tmp_path / "netrc"
    netrc.write_text("default login someone password something\n")
    netrc.chmod(0o600)
    monkeypatch.setenv("NETRC", str(netrc))
    own = new_seat_key(2)
    with scripted([says({})]) as script:
        for url in (script.url, script.url.replace("http://", "http://user:password@")):
            with kind(url) as client, pytest.raises(TransportError):
                client.game(GAME).sealed("token", own.key).view()
        assert [asked.headers["Authorization"] for asked in script.asked] == [f"Bearer {own.key}"] * 2


def test_a_session_without_a_key_brings_what_it_has_of_its_own(kind: Kind) -> None:
    with scripted([says({})]) as script:
        url = script.url.replace("http://", "http://user:password@")
        with kind(url) as client, pytest.raises(TransportError):
            client.game(GAME).sealed("token").view()
        assert script.asked[0].headers["Authorization"].startswith("Basic ")


def test_the_client_itself_can_be_typed(sealing_url: str) -> None:
    """As a program writes it: the id of the game is known, and so are all types."""
    with Client(sealing_url) as client:
        table = client.game("for-sale").sealed_setup(PLAYERS)
        mine = client.game("for-sale").sealed(table["token"], table["seat_keys"]["ann"])
        seen = mine.view()
        assert mine.at(seen["token"]).act({"type": "bid", "player": "ann", "amount": 2})["view"]["turn"] == "bob"
