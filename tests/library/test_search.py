"""Suggestions by search: legal, repeatable, and blind for what the player does not know."""

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from gavel import games
from gavel.search import Suggestion, suggest
from tests.library.test_possible import PLAYERS, TABLE, onwards, played
from tests.rules.test_declared_games import imported
from tests.support.plugins import EXAMPLES


def suggestions(game: games.Game, state: games.State, **budget: Any) -> list[Suggestion]:
    return suggest(game, state.record(state.to_act[0]), **{"playouts": 40, **budget})


def agree(game: games.Game, state: games.State) -> None:
    """Suggestions are legal actions, each once, the most visited first, and share the playouts."""
    found, legal = suggestions(game, state), state.legal_actions(state.to_act[0], expand=True)
    assert found
    assert all(each.action in legal for each in found)
    assert len({str(each.action) for each in found}) == len(found)
    assert [each.visits for each in found] == sorted([each.visits for each in found], reverse=True)
    assert sum(each.visits for each in found) == 40
    assert all(0 <= each.value <= 1 for each in found)


@pytest.mark.parametrize("game", games.ids())
def test_suggestions_are_legal_actions_at_every_stage(game: str) -> None:
    for plies in (0, 11, 40, 75):
        state = played(game, f"game {plies}", plies)
        if not state.finished and state.legal_actions(state.to_act[0]):
            agree(games.load(game), state)


@pytest.mark.parametrize("game", games.ids())
def test_a_search_draws_what_a_table_reports(game: str) -> None:
    state = played(game, "at a table", 9, dealer="table", **TABLE[game])
    while state.to_act == ("table",):
        state = onwards(state, Random(1), state.ply + 1)
    agree(games.load(game), state)


@pytest.mark.parametrize(
    ("module", "folder"), [("goofspiel", "goofspiel"), ("liars_dice", "liars-dice"), ("hexgame", "hex")]
)
def test_games_of_other_distributions_are_searched(module: str, folder: str) -> None:
    game = games.Game(imported(module, EXAMPLES / folder))
    agree(game, game.new(PLAYERS[:2], options={"size": 3} if module == "hexgame" else None))


@pytest.mark.parametrize("game", games.ids())
def test_equal_records_playouts_and_seeds_make_equal_suggestions(game: str) -> None:
    state = played(game, "a game", 13)
    first = suggestions(games.load(game), state, seed=3)
    assert first == suggestions(games.load(game), state.copy(), seed=3)


def test_a_search_cannot_tell_apart_what_the_player_cannot() -> None:
    game, found = games.load("for-sale"), []
    for index in (0, 1):
        state = game.new(PLAYERS, seed="a game")
        while state.phase != "selling":
            state.play(next(iter(state.default_actions().values())))
        state.play(state.legal_actions("bob")[index])
        found.append(suggest(game, state.record("ann"), playouts=60, seed=7))
    assert found[0] == found[1]


def test_a_search_ends_with_its_time() -> None:
    state = played("for-sale", "a game", 13)
    some = suggestions(games.load("for-sale"), state, playouts=10**6, milliseconds=30)
    assert 1 <= sum(each.visits for each in some) < 10**6


def test_a_search_that_finds_no_game_in_its_time_does_not_call_the_record_impossible() -> None:
    state = played("for-sale", "a game", 40)
    record = state.record("ann")
    record["view"]["ply"] += 1
    with pytest.raises(TimeoutError):
        suggest(games.load("for-sale"), record, playouts=1, milliseconds=1)


@pytest.mark.parametrize("failure", [games.InvalidDocument([]), TimeoutError()], ids=repr)
def test_a_search_goes_on_in_the_games_that_it_has(failure: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = games.load("for-sale"), played("for-sale", "a game", 13)
    made, possible = list[games.State](), games.Game.possible

    def possible_once(self: games.Game, *arguments: Any, **named: Any) -> games.State:
        if made:
            raise failure
        made.append(possible(self, *arguments, **named))
        return made[0]

    monkeypatch.setattr(games.Game, "possible", possible_once)
    agree(game, state)


def test_who_has_nothing_to_do_gets_no_suggestion() -> None:
    state = played("for-sale", "a game", 2)
    [waiting] = [player for player in PLAYERS[:3] if player not in state.to_act][:1]
    assert suggest(games.load("for-sale"), state.record(waiting), playouts=5) == []
    assert suggest(games.load("for-sale"), played("for-sale", "a game", 1000).record("ann"), playouts=5) == []


def test_a_search_finds_the_only_move_that_wins() -> None:
    """Hex on three by three: Ann's stones at a1 and a2 lack one place of a whole column."""
    game = games.Game(imported("hexgame", EXAMPLES / "hex"))
    state = game.new(["ann", "bob"], options={"size": 3}, first_player="ann")
    for player, place in (("ann", "a1"), ("bob", "c1"), ("ann", "a2"), ("bob", "c2")):
        state.play({"type": "place", "player": player, "place": place})
    best = suggest(game, state.record("ann"), playouts=300, seed=1)[0]
    assert best.action == {"type": "place", "player": "ann", "place": "a3"}
    assert best.value == 1


def test_a_search_without_playouts_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one playout"):
        suggestions(games.load("for-sale"), played("for-sale", "a game", 2), playouts=0)


def test_a_record_that_is_none_is_refused() -> None:
    with pytest.raises(games.InvalidDocument):
        suggest(games.load("for-sale"), {"game": "for-sale"})


def test_equal_suggestions_come_from_processes_that_order_sets_differently() -> None:
    script = (
        "from gavel import games; from gavel.search import suggest\n"
        "for game in map(games.load, games.ids()):\n"
        "    state = game.new(['ann', 'bob', 'cy'], seed='an example')\n"
        "    print(suggest(game, state.record(state.to_act[0]), playouts=50))\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in "123"
    }
    assert len(outputs) == 1
