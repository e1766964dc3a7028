"""Whoever was away is told what they have missed: in full as far as a token remembers, and never anything else."""

from random import Random
from typing import Any

import pytest

from gavel.api.registry import registry
from gavel.sealing.contents import MOST_RECENT
from tests.sealing.table import SEALING_KEY, Answer, Room, Table, key_file
from tests.sealing.test_play import selling
from tests.support.play import concrete

KEYS = key_file(SEALING_KEY)


@pytest.fixture
def room(url: str) -> Room:
    return Room(keys=KEYS, heads=url)


def one_turn(table: Table, rng: Random) -> Answer:
    """Somebody who may act does so."""
    listed = [each for player in table.players for each in table.view(player)["legal_actions"]]
    return table.act(concrete(rng.choice(listed), rng))


def settled(answer: Answer) -> bool:
    """Whether nothing waits beside the state that an answer shows."""
    return answer["held"] is None and not answer["view"].get("choices")


@pytest.mark.parametrize("game", registry())
@pytest.mark.parametrize("away", [1, MOST_RECENT])
def test_who_comes_back_is_told_all_events_of_what_was_played_meanwhile(room: Room, game: str, away: int) -> None:
    rng, table = Random(game), room.table(game)
    before, told, plies, compared = table.token, list[Any](), 0, 0
    while not (answer := one_turn(table, rng))["finished"]:
        told, plies = told + answer["events"], plies + 1
        if not settled(answer) or plies < away:
            continue
        if plies <= MOST_RECENT:
            back = table.view(token=before, since=0)
            # Choices are told in seat order, in whatever order they were made.
            assert sorted(map(repr, back["events"])) == sorted(map(repr, told))
            assert (back["token"], back["view"]) == (table.token, table.view()["view"])
            compared += len(told)
        before, told, plies = table.token, [], 0
    assert compared > 20


def test_whoever_has_the_newest_is_told_nothing_again(room: Room) -> None:
    table = room.table()
    one_turn(table, Random(1))
    assert table.view(since=0)["events"] == []


def test_only_who_asks_for_it_is_told_and_only_from_the_ply_asked_for(room: Room) -> None:
    table = room.table()
    before = table.token
    first, second = (one_turn(table, Random(1))["events"] for _ in range(2))
    assert table.view(token=before)["events"] == []
    assert table.view(token=before, since=0)["events"] == [*first, *second]
    assert table.view(token=before, since=2)["events"] == second
    assert table.view(token=before, since=3)["events"] == []


def test_it_is_told_in_the_reader_s_language(room: Room) -> None:
    table = room.table()
    before = table.token
    one_turn(table, Random(1))
    texts = {
        room.ask("for-sale", "views", {"token": before, "since": 0}, **{"Accept-Language": each})["events"][0]["text"]
        for each in ("en", "fr", "de")
    }
    assert len(texts) == 3


def test_who_was_away_for_longer_than_a_token_remembers_is_told_no_part_as_the_whole(room: Room) -> None:
    table = room.table("the-estates")
    before, rng = table.token, Random(1)
    for _ in range(MOST_RECENT + 1):
        one_turn(table, rng)
    back = table.view(token=before, since=0)
    assert back["events"] == []
    assert len(back["actions"]) == MOST_RECENT


def test_choices_that_wait_are_told_when_they_are_settled_and_not_before(room: Room) -> None:
    table = selling(room.table(held=True))
    base = table.token
    for player in table.players[:2]:
        table.act(table.view(player, base)["legal_actions"][0], base)
    assert table.view("cy", base, since=0)["events"] == []
    table.act(table.view("cy", base)["legal_actions"][0], base)
    assert (table.view("cy", base, since=0)["held"], table.view("cy", base, since=0)["events"]) == ({"by": "cy"}, [])
    opened = table.view("ann", base, since=0)
    assert [event["type"] for event in opened["events"]].count("house-sold") == 3
    assert table.view("cy", base, since=0)["events"] == opened["events"]


def test_what_a_referee_has_taken_back_is_not_told(room: Room) -> None:
    table = room.table(referee=True)
    [player], before = table.acting(), table.token
    undone = table.act({"type": "bid", "player": player, "amount": 2})["token"]
    table.good("heads", {"token": before}, "referee")
    assert table.view(token=undone, since=0)["events"] == []
    table.token = table.act({"type": "bid", "player": player, "amount": 3}, before)["token"]
    table.act({"type": "pass", "player": table.acting()[0]})
    assert table.view(token=undone, since=0)["events"] == []
    assert table.view(token=before, since=0)["events"][0]["amount"] == 3


def test_a_referee_s_record_is_in_sight_and_its_action_is_not_told(room: Room) -> None:
    table = room.table(referee=True)
    before = table.token
    table.good(
        "actions",
        {"token": before, "action": {"type": "forfeit", "player": "referee", "seat": "bob", "reason": "Left."}},
        "referee",
    )
    back = table.view(token=before, since=0)
    assert back["events"] == []
    assert back["view"]["forfeits"]


def test_without_the_guard_a_token_is_the_newest_there_is() -> None:
    table = Room(keys=KEYS).table()
    before = table.token
    one_turn(table, Random(1))
    assert table.view(token=before, since=0)["events"] == []
