"""No player is called like the table, a spectator or a referee, wherever players are named."""

from typing import Any

import pytest

from gavel.api.operations.call import Call
from gavel.api.operations.table import answer
from gavel.api.problems import Problem
from gavel.api.registry import examples_of, registry
from gavel.i18n.translator import translator_for

Json = dict[str, Any]

CALL = Call(translator_for("en"), "one-request")
RESERVED = ("table", "spectator", "referee")
each_game = pytest.mark.parametrize("game", registry())
each_reserved = pytest.mark.parametrize("reserved", RESERVED)


def errors(game: str, operation: str, body: Json) -> set[tuple[str, str]]:
    """Code and pointer of every error of a request."""
    with pytest.raises(Problem) as refused:
        answer(registry()[game], operation, body, CALL)
    assert refused.value.name == "invalid-request"
    return {(each["code"], each["pointer"]) for each in refused.value.members["errors"]}


def example(game: str, operation: str) -> Json:
    return dict(next(iter(examples_of(registry()[game])[operation].values())))


def with_player(players: list[Any], reserved: str) -> list[Any]:
    """The players of a request, of whom the second is called so."""
    first, second, *others = players
    renamed = {**second, "id": reserved} if isinstance(second, dict) else reserved
    return [first, renamed, *others]


@each_game
@each_reserved
def test_a_setup_refuses_the_name(game: str, reserved: str) -> None:
    setup = example(game, "setup")
    found = errors(game, "setup", {**setup, "players": with_player(setup["players"], reserved)})
    assert ("player.reserved", "/players/1") in found


@each_game
@each_reserved
def test_a_state_refuses_the_name(game: str, reserved: str) -> None:
    state = example(game, "scores")["state"]
    renamed = {**state, "players": with_player(state["players"], reserved)}
    assert ("player.reserved", "/state/players/1/id") in errors(game, "inspections", {"state": renamed})


@each_game
@each_reserved
def test_a_tally_refuses_the_name(game: str, reserved: str) -> None:
    tally = example(game, "tallies")
    found = errors(game, "tallies", {**tally, "players": with_player(tally["players"], reserved)})
    assert ("player.reserved", "/players/1/id") in found


@each_game
@each_reserved
def test_nobody_of_that_name_begins(game: str, reserved: str) -> None:
    setup = example(game, "setup")
    assert ("player.unknown", "/first_player") in errors(game, "setup", {**setup, "first_player": reserved})


@each_game
@pytest.mark.parametrize("viewer", ["table", "referee"])
def test_only_a_spectator_looks_on_without_a_seat(game: str, viewer: str) -> None:
    body = {"state": example(game, "views")["state"], "viewer": viewer}
    assert ("player.unknown", "/viewer") in errors(game, "views", body)
