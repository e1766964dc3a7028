"""What a player with perfect memory knows: all that was public, and the player's own, and nothing else."""

from random import Random
from typing import Any

import pytest

from gavel import games
from tests.support.listed import concrete

PLAYERS = ["ann", "bob", "cy"]


def played(game: str, seed: str, plies: int) -> games.State:
    state, random = games.load(game).new(PLAYERS, seed=seed), Random(seed)
    while state.ply < plies and not state.finished:
        state.play(concrete(random.choice(state.legal_actions()), random))
    return state


@pytest.mark.parametrize("game", games.ids())
def test_a_record_has_what_was_public_and_the_players_own(game: str) -> None:
    state = played(game, "a game", 12)
    record = state.record("bob")
    assert list(record) == ["game", "seat", "setup", "beginning", "events", "actions", "view"]
    assert record["setup"] == {"players": PLAYERS}
    assert record["events"] == state.events
    assert record["view"] == state.view("bob")
    assert {action["player"] for action in record["actions"]} <= {"bob"}
    assert len([each for player in PLAYERS for each in state.record(player)["actions"]]) == state.ply


def selling(house_of_bob: int) -> games.State:
    """For Sale, when ann and bob have put down a house, bob the one with that index."""
    state = games.load("for-sale").new(PLAYERS, seed="a game")
    while state.phase != "selling":
        state.play(next(iter(state.default_actions().values())))
    for player, index in (("ann", 0), ("bob", house_of_bob)):
        state.play(state.legal_actions(player)[index])
    return state


def test_two_worlds_that_a_player_cannot_tell_apart_have_equal_records() -> None:
    one, other = selling(0), selling(1)
    assert one.document() != other.document()
    assert one.record("ann") == other.record("ann")
    assert one.record("cy") == other.record("cy")
    assert one.record("bob") != other.record("bob")


def test_of_a_state_that_was_read_nothing_before_it_is_known() -> None:
    state: Any = played("the-estates", "a game", 5)
    read = games.load("the-estates").read(state.document())
    assert read.record("ann") == {
        **state.record("ann"),
        "setup": None,
        "beginning": state.view("ann"),
        "events": [],
        "actions": [],
    }


@pytest.mark.parametrize("seat", ["zoe", "spectator", "table"])
def test_nobody_but_a_player_has_a_record(seat: str) -> None:
    with pytest.raises(games.InvalidDocument) as refused:
        played("for-sale", "a game", 0).record(seat)
    assert [(each.code, each.pointer) for each in refused.value.violations] == [("player.unknown", "/seat")]
