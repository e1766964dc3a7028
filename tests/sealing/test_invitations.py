"""Shared tables: one invitation for all, with which everybody takes a free seat, with a key of their own."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gavel.sealing.heads import SECONDS_KEPT, SECONDS_UNTOUCHED
from gavel.sealing.heads.sqlite import SqliteHeads
from gavel.sealing.invitations import Invitation, parse
from gavel.sealing.seat_keys import new_key
from tests.openapi.test_contract import pointer
from tests.sealing.acting import at_once
from tests.sealing.table import Answer, Json, Room, Table
from tests.sealing.test_contract import judge
from tests.sealing.test_play import selling
from tests.support.contract import document, validator

PLAYERS = ["ann", "bob", "cy"]
AT = "/v1/invitation"


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(heads=f"sqlite://{tmp_path / 'heads.db'}")


@pytest.fixture
def table(room: Room) -> Table:
    return shared(room)


def shared(room: Room, game: str = "for-sale", **request: Any) -> Table:
    """A shared table, whose invitation stands among its keys."""
    table = room.table(game, shared=True, **request)
    table.keys["invited"] = table.first["invitation"]
    return table


def key_and_verifier(seat: int) -> tuple[str, str]:
    """A key that a player has made, and what tells it."""
    key = new_key(str(seat))
    return key.text, key.announced


def sit(table: Table, seat: str) -> Answer:
    """Take a free seat, as the page of somebody with the link does."""
    table.keys[seat], verifier = key_and_verifier(PLAYERS.index(seat) + 1)
    answer = table.good("seats", {"token": table.token, "seat": seat, "verifier": verifier}, "invited")
    table.token = answer["token"]
    return answer


def found(room: Room, bearer: str | None, **more: str) -> Any:
    headers = {**({} if bearer is None else {"Authorization": bearer}), **more}
    return room.client.get(AT, headers=headers)


# --- setting up -------------------------------------------------------------------------------------------------------


def test_a_shared_table_has_an_invitation_in_place_of_keys(table: Table) -> None:
    assert table.first["seat_keys"] == {}
    assert table.first["free_seats"] == PLAYERS
    assert table.first["guarded"] is True
    assert parse(table.first["invitation"]).table == table.first["table"]
    assert "invitation" not in table.view("invited").body


def test_a_player_who_sends_a_verifier_sits_there_from_the_beginning(room: Room) -> None:
    key, verifier = key_and_verifier(2)
    table = shared(room, verifiers={"bob": verifier}, referee=True)
    table.keys["bob"] = key
    assert table.view("bob")["free_seats"] == ["ann", "cy"]
    assert table.first["seat_keys"] == {}
    assert table.first["referee_key"].startswith("gvs1.r.")


def test_other_tables_have_none(room: Room) -> None:
    table = room.table()
    assert not {"invitation", "free_seats"} & {*table.first.body}
    assert not {"invitation", "free_seats"} & {*room.table(shared=False).first.body}


def test_without_a_store_nobody_would_find_the_table() -> None:
    refused = Room().ask("for-sale", "setup", {"players": PLAYERS, "shared": True})
    assert (refused.status, refused.codes) == (422, ["shared-unguarded"])
    assert refused["errors"][0]["pointer"] == "/shared"


# --- finding the table ------------------------------------------------------------------------------------------------


def test_an_invitation_finds_the_newest_token(room: Room, table: Table) -> None:
    for seat in PLAYERS:
        sit(table, seat)
    table.act({"type": "bid", "player": "ann", "amount": 1})
    answer = found(room, f"bearer {table.first['invitation']}")
    assert answer.status_code == 200
    assert answer.json == {"game": "for-sale", "table": table.first["table"], "token": table.token}
    assert answer.headers["Cache-Control"] == "no-store"
    judge(AT, "get", "200").validate(answer.json)


@pytest.mark.parametrize("game", ["the-estates", "auctionland"])
def test_it_says_which_game_it_is(room: Room, game: str) -> None:
    table = shared(room, game)
    assert found(room, f"Bearer {table.first['invitation']}").json["game"] == game


def refused_headers() -> Iterator[Any]:
    yield pytest.param(None, 401, "key-missing", id="none")
    for text in ("", "gvi1.", f"gvi1.{'A' * 21}", f"gvi1.{'A' * 21}B", f"gvi2.{'A' * 22}", f"gvi1.{'A' * 22} "):
        yield pytest.param(f"Bearer {text}", 403, "key-refused", id=repr(text))
    yield pytest.param(f"Basic gvi1.{'A' * 22}", 403, "key-refused", id="another scheme")
    yield pytest.param(f"Bearer {new_key('1').text}", 403, "key-refused", id="a seat's key")
    yield pytest.param(f"Bearer gvi1.{'A' * 22}", 409, "table-unknown", id="of no table")


@pytest.mark.parametrize(("header", "status", "problem"), [*refused_headers()])
def test_anything_else_finds_nothing(room: Room, header: str | None, status: int, problem: str) -> None:
    answer = found(room, header)
    assert (answer.status_code, answer.json["type"]) == (status, f"/problems/{problem}")
    assert answer.headers["Cache-Control"] == "no-store"
    component = document()["paths"][AT]["get"]["responses"][str(status)]["$ref"].rpartition("/")[2]
    media = "application/problem+json"
    validator(pointer("components", "responses", component, "content", media, "schema")).validate(answer.json)


def test_where_there_is_no_store_there_is_no_table() -> None:
    assert found(Room(), f"Bearer gvi1.{'A' * 22}").json["type"] == "/problems/table-unknown"


def test_a_service_without_keys_has_no_such_address() -> None:
    room = Room(keys="")
    assert found(room, None).status_code == 404
    assert AT not in json.loads(room.client.get("/openapi.json").data)["paths"]


def test_an_id_does_not_tell_the_invitation(table: Table) -> None:
    secret = table.first["invitation"].removeprefix("gvi1.")
    assert secret not in table.first["table"]
    assert secret not in repr(parse(table.first["invitation"])) + str(parse(table.first["invitation"]))
    assert Invitation(bytes(16)).table != Invitation(bytes([*[0] * 15, 1])).table


# --- sitting down -----------------------------------------------------------------------------------------------------


def test_everybody_sits_down_by_one_invitation_and_plays(table: Table) -> None:
    for seat, left in (("cy", ["ann", "bob"]), ("ann", ["bob"]), ("bob", None)):
        answer = sit(table, seat)
        assert answer.body.get("free_seats") == left
        assert (answer["seat_keys"], answer["events"]) == ({}, [])
        assert table.view(seat).body.get("free_seats") == left
    answer = table.act({"type": "bid", "player": "ann", "amount": 1})
    assert "rekeyed" not in answer.body
    assert answer["to_act"] == ["bob"]


def test_a_seat_is_taken_once(table: Table) -> None:
    sit(table, "bob")
    _key, verifier = key_and_verifier(2)
    refused = table.bad("seats", {"token": table.token, "seat": "bob", "verifier": verifier}, "invited")
    assert (refused.status, refused.codes) == (422, ["seat-taken"])
    assert refused["errors"][0]["pointer"] == "/seat"
    assert "Free seats: ann, cy." in refused["errors"][0]["detail"]


def test_a_lost_answer_is_asked_for_again(table: Table) -> None:
    key, verifier = key_and_verifier(1)
    body = {"token": table.token, "seat": "ann", "verifier": verifier}
    first, again = (table.good("seats", body, "invited") for _ in range(2))
    assert first.body == again.body
    table.keys["ann"] = key
    assert table.view("ann")["legal_actions"]


def test_who_sits_down_makes_the_key(table: Table) -> None:
    refused = table.bad("seats", {"token": table.token, "seat": "ann"}, "invited")
    assert refused.codes == ["member.missing"]
    refused = table.bad("seats", {"token": table.token, "seat": "zoe", "verifier": "A" * 43}, "invited")
    assert refused.codes == ["player.unknown"]


def test_nobody_takes_two_seats_with_one_key(table: Table) -> None:
    _key, verifier = key_and_verifier(1)
    table.good("seats", {"token": table.token, "seat": "ann", "verifier": verifier}, "invited")
    refused = table.bad("seats", {"token": table.token, "seat": "bob", "verifier": verifier}, "invited")
    assert refused.codes == ["verifier-used"]


def test_nobody_frees_a_seat_again_and_stops_the_clock(room: Room) -> None:
    """A free seat has a verifier for which there is no key: whoever brought it would sit there and not."""
    table = shared(room, clock=60)
    nobodys = "A" * 43
    refused = table.bad("seats", {"token": table.token, "seat": "ann", "verifier": nobodys}, "invited")
    assert refused.codes == ["verifier-used"]
    for seat in PLAYERS:
        sit(table, seat)
    refused = table.bad("seats", {"token": table.token, "seat": "ann", "verifier": nobodys}, "ann")
    assert refused.codes == ["verifier-used"]
    assert table.view()["clock"]["left"] is not None


def test_old_tokens_lead_to_the_newest_seats(table: Table) -> None:
    first = table.token
    sit(table, "ann")
    table.token = first
    assert sit(table, "bob")["free_seats"] == ["cy"]


def test_of_many_at_once_one_gets_the_seat(room: Room, table: Table) -> None:
    def take(verifier: str) -> int:
        return table.ask("seats", {"token": table.token, "seat": "ann", "verifier": verifier}, "invited").status

    statuses = at_once(take, [key_and_verifier(1)[1] for _ in range(6)])
    assert sorted(statuses) == [200, *[422] * 5]


def test_a_referee_gives_a_free_seat_a_key_before_everybodys_eyes(room: Room) -> None:
    table = shared(room, referee=True)
    answer = table.good("seats", {"token": table.token, "seat": "ann"}, "referee")
    assert answer["rekeyed"] == [{"seat": "ann", "by": "referee", "ply": 0}]
    assert answer["free_seats"] == ["bob", "cy"]
    assert table.view(token=answer["token"])["rekeyed"] == answer["rekeyed"], "it stays for good"


def test_a_referee_takes_a_seat_back_from_whoever_had_no_business_there(room: Room) -> None:
    table = shared(room, referee=True)
    sit(table, "ann")
    stolen = table.keys["ann"]
    answer = table.good("seats", {"token": table.token, "seat": "ann"}, "referee")
    table.token, table.keys["ann"] = answer["token"], stolen
    assert table.bad("views", {"token": table.token}, "ann").problem == "key-refused"


def test_a_head_of_before_keeps_the_seats_that_were_taken_since(room: Room) -> None:
    table = shared(room, referee=True)
    first = table.token
    sit(table, "ann")
    restored = table.good("heads", {"token": first}, "referee")
    table.token = restored["token"]
    assert table.view("ann")["free_seats"] == ["bob", "cy"]


# --- what an invitation does not do -----------------------------------------------------------------------------------


def test_it_shows_what_a_spectator_sees(table: Table) -> None:
    sit(table, "ann")
    assert table.view("invited").body == table.view(None).body


@pytest.mark.parametrize(
    ("operation", "body"),
    [
        ("actions", {"action": {"type": "bid", "player": "ann", "amount": 1}}),
        ("unseal", {}),
        ("heads", {}),
    ],
)
def test_it_does_nothing_else(table: Table, operation: str, body: Json) -> None:
    assert table.bad(operation, {"token": table.token, **body}, "invited").problem == "key-refused"


def test_it_joins_no_choices(table: Table) -> None:
    for seat in PLAYERS:
        sit(table, seat)
    selling(table)
    assert table.good("merges", {"tokens": [table.token, table.token]}, "ann")["to_act"] == PLAYERS
    assert table.bad("merges", {"tokens": [table.token, table.token]}, "invited").problem == "key-refused"


def test_nobody_acts_at_a_free_seat(table: Table) -> None:
    table.keys["ann"] = new_key("1").text
    bid = {"type": "bid", "player": "ann", "amount": 1}
    assert table.bad("actions", {"token": table.token, "action": bid}, "ann").problem == "key-refused"


def test_it_fits_its_own_table_alone(room: Room, table: Table) -> None:
    others = shared(room)
    table.keys["invited"] = others.first["invitation"]
    assert table.bad("views", {"token": table.token}, "invited").problem == "key-refused"
    plain = room.table()
    plain.keys["invited"] = others.first["invitation"]
    assert plain.bad("views", {"token": plain.token}, "invited").problem == "key-refused"


# --- what is kept -----------------------------------------------------------------------------------------------------


def test_tokens_have_one_length_whoever_sits_there(room: Room, table: Table) -> None:
    lengths = {len(table.token), len(room.table().token)}
    lengths.update(len(sit(table, seat)["token"]) for seat in PLAYERS)
    assert len(lengths) == 1


def test_a_table_where_somebody_sits_is_kept(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = list[int]()
    for name in ("create", "swap"):
        original = getattr(SqliteHeads, name)

        def noting(self: SqliteHeads, *given: Any, original: Any = original) -> Any:
            kept.append(given[-1])
            return original(self, *given)

        monkeypatch.setattr(SqliteHeads, name, noting)
    sit(shared(room), "ann")
    assert kept == [SECONDS_UNTOUCHED, SECONDS_KEPT]


def test_the_receipt_names_the_table(table: Table) -> None:
    for seat in PLAYERS:
        sit(table, seat)
    while not (position := table.view())["finished"]:
        player = position["to_act"][0]
        table.act(table.view(player)["default_actions"][player])
    assert table.good("receipts", {"token": table.token})["receipt"]
    assert "free_seats" not in position.body
