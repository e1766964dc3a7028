"""The next game of the people of a shared table, which all of them find by the invitation that they have."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gavel.sealing.invitations import parse
from tests.sealing.acting import at_once
from tests.sealing.table import Answer, Room, Table
from tests.sealing.test_contract import judge
from tests.sealing.test_invitations import AT, PLAYERS, found, key_and_verifier, shared, sit

AGAIN = {"players": PLAYERS, "shared": True}


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(heads=f"sqlite://{tmp_path / 'heads.db'}")


@pytest.fixture
def over(room: Room) -> Table:
    """A shared table whose game is over."""
    return finished(shared(room))


def finished(table: Table) -> Table:
    for seat in PLAYERS:
        sit(table, seat)
    while not (position := table.view())["finished"]:
        player = position["to_act"][0]
        table.act(table.view(player)["default_actions"][player])
    return table


def again(room: Room, invitation: str, game: str = "for-sale", **setup: Any) -> Answer:
    return room.ask(game, "setup", {**AGAIN, **setup}, invitation)


def invited(room: Room, invitation: str) -> Any:
    answer = found(room, f"Bearer {invitation}")
    judge(AT, "get", "200").validate(answer.json)
    return answer.json


@pytest.mark.parametrize("game", ["for-sale", "the-estates", "auctionland"])
def test_everybody_finds_it_by_the_invitation_to_the_game_before(room: Room, game: str) -> None:
    old = finished(shared(room, game)).first["invitation"]
    assert "next" not in invited(room, old)
    made = again(room, old, game)
    assert made.status == 200
    assert invited(room, old)["next"] == made["invitation"] != old
    assert invited(room, made["invitation"]) == {"game": game, "table": made["table"], "token": made["token"]}
    assert made["free_seats"] == PLAYERS


def test_whoever_sets_it_up_sits_there_already(room: Room, over: Table) -> None:
    key, verifier = key_and_verifier(2)
    made = again(room, over.first["invitation"], verifiers={"bob": verifier})
    assert made["free_seats"] == ["ann", "cy"]
    assert room.ask("for-sale", "views", {"token": made["token"]}, key)["legal_actions"] == []


def test_it_is_a_game_of_its_own(room: Room, over: Table) -> None:
    made = again(room, over.first["invitation"], ruleset="ravensburger-1997", players=["ann", "bob", "cy", "dot"])
    assert made["view"]["deal"] != over.view()["view"]["deal"]
    assert made["view"]["ruleset"] == "ravensburger-1997" != over.view()["view"]["ruleset"]
    assert made["free_seats"] == [*PLAYERS, "dot"]


def test_its_invitation_does_not_follow_from_the_one_before_nor_from_what_all_see_at_the_end(
    room: Room, over: Table
) -> None:
    old, new = (parse(text) for text in (over.first["invitation"], again(room, over.first["invitation"])["invitation"]))
    shown = {*over.good("unseal", {"token": over.token})["state"]["deal"].values(), old.secret.hex()}
    assert not any(new.secret.hex() in str(each) for each in shown)
    assert new.table != old.table


def test_a_game_follows_a_game(room: Room, over: Table) -> None:
    made = again(room, over.first["invitation"])
    second = shared(room)
    second.token, second.keys["invited"] = made["token"], made["invitation"]
    finished(second)
    third = again(room, made["invitation"])
    assert (third.status, len({over.first["table"], made["table"], third["table"]})) == (200, 3)


def test_a_next_game_that_was_forgotten_is_set_up_anew_with_other_cards(
    room: Room, over: Table, tmp_path: Path
) -> None:
    """Nobody who has seen the forgotten one knows the deal, or has a token or key of the new one."""
    old = over.first["invitation"]
    first = again(room, old)
    forget(tmp_path / "heads.db", first["table"])
    assert "next" not in invited(room, old)
    second = again(room, old)
    assert second.status == 200
    assert second["table"] != first["table"]
    assert second["view"]["deal"] != first["view"]["deal"]
    assert room.ask("for-sale", "views", {"token": first["token"]}).problem == "table-unknown"
    assert invited(room, old)["next"] == second["invitation"] != first["invitation"]


def forget(file: Path, table: str) -> None:
    """Have the store forget a table, as it does after a day in which nobody sat down."""
    with closing(sqlite3.connect(file)) as store, store:
        store.execute("DELETE FROM heads WHERE name = ?", [table])


def test_who_comes_second_is_told_that_there_is_one(room: Room, over: Table) -> None:
    old = over.first["invitation"]
    first, second = again(room, old), again(room, old, ruleset="ravensburger-1997")
    assert (second.status, second.problem) == (409, "branched")
    assert invited(room, old)["next"] == first["invitation"]


def test_of_many_at_once_one_sets_it_up(room: Room, over: Table) -> None:
    statuses = at_once(lambda _: again(room, over.first["invitation"]).status, range(6))
    assert sorted(statuses) == [200, *[409] * 5]


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_a_running_game_has_none(room: Room) -> None:
    refused = again(room, shared(room).first["invitation"])
    assert (refused.status, refused.problem) == (422, "not-finished")


def test_it_is_the_same_game_at_a_shared_table(room: Room, over: Table) -> None:
    old = over.first["invitation"]
    assert again(room, old, "the-estates").problem == "key-refused"
    assert again(room, old, shared=False).problem == "key-refused"


def test_an_invitation_to_no_table_sets_up_none(room: Room) -> None:
    assert again(room, f"gvi1.{'A' * 22}").problem == "table-unknown"


def test_where_there_is_no_store_there_is_no_next_game() -> None:
    assert again(Room(), f"gvi1.{'A' * 22}").codes == ["shared-unguarded"]


def test_a_faulty_setup_is_refused_with_all_its_faults(room: Room, over: Table) -> None:
    refused = again(room, over.first["invitation"], players=["ann"], ruleset="chess")
    assert [each["pointer"] for each in refused["errors"]] == ["/players", "/ruleset"]


def test_nobody_takes_the_seats_of_others(room: Room, over: Table) -> None:
    keys = {seat: key_and_verifier(number)[1] for number, seat in enumerate(PLAYERS[:2], start=1)}
    refused = again(room, over.first["invitation"], verifiers=keys)
    assert [(each["pointer"], each["code"]) for each in refused["errors"]] == [("/verifiers", "members.at-most-one")]
    assert again(room, over.first["invitation"]).status == 200


def test_it_has_a_referee_only_if_the_game_before_had_one(room: Room, over: Table) -> None:
    refused = again(room, over.first["invitation"], referee=True)
    assert [(each["pointer"], each["code"]) for each in refused["errors"]] == [("/referee", "value.not-allowed")]
    before = finished(shared(room, referee=True)).first["invitation"]
    assert "referee_key" in again(room, before, referee=True).body


def test_a_referee_who_goes_back_takes_no_next_game_away(room: Room) -> None:
    table = shared(room, referee=True)
    first = finished(table).token
    made = again(room, table.first["invitation"])
    table.good("heads", {"token": first}, "referee")
    assert invited(room, table.first["invitation"])["next"] == made["invitation"]


def test_the_referee_of_the_game_before_has_no_key_to_the_next(room: Room) -> None:
    table = shared(room, referee=True)
    made = again(room, finished(table).first["invitation"])
    assert "referee_key" not in made.body
    assert room.ask("for-sale", "views", {"token": made["token"]}, table.keys["referee"]).problem == "key-refused"
