"""Every registered game is whole: it exports what a game is, declares what it uses, and its tests know it."""

import re
from inspect import isfunction
from random import Random
from typing import Any

import pytest

from gavel import catalogue
from gavel.catalogue import games, packages
from gavel.engine.game import FINISHED, Game
from gavel.engine.json_values import as_json_value
from gavel.engine.options import STANDARD, in_force
from gavel.engine.plugins import BadPlugin
from gavel.engine.verdicts import IllegalAction
from tests.support.hooks import HOOKS, Hooks, module_of
from tests.support.play import NAMES, combinations, concrete, every_game, random_setups
from tests.support.referees import PureReferee

EVERY_GAME = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)


def names_of(protocol: type[Any]) -> set[str]:
    """The names that a protocol asks for."""
    return {
        name
        for name, member in vars(protocol).items()
        if isinstance(member, property) or (isfunction(member) and not name.startswith("_"))
    }


def test_games_are_found_by_their_folders_in_the_order_of_their_ids() -> None:
    assert list(games()) == sorted(games())
    assert "for-sale" in games()
    assert all(identity == game.id for identity, game in games().items())
    assert packages() == {game: f"gavel.games.{game.replace('-', '_')}" for game in games()}


def test_a_package_has_the_game_that_it_is_called_by(monkeypatch: pytest.MonkeyPatch) -> None:
    source = catalogue.Source("gavel.games.for_sale", "gavel.games.for_sale.rules")
    monkeypatch.setattr(catalogue, "sources", lambda: {"another": source})
    with pytest.raises(BadPlugin, match="is to be the game 'another', and is 'for-sale'"):
        catalogue.game.__wrapped__("another")


@EVERY_GAME
def test_a_game_has_the_hooks_that_the_tests_of_all_games_need(game: Game[Any]) -> None:
    module = module_of(game)
    assert {*names_of(Hooks), *Hooks.__annotations__} == set(HOOKS)
    assert {name for name in HOOKS if not hasattr(module, name)} == set()


@EVERY_GAME
def test_the_ids_of_a_game_are_words_with_hyphens(game: Game[Any]) -> None:
    word = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
    ids = [game.id, *(ruleset.id for ruleset in game.rulesets), *game.phase_names, *game.action_types, *game.events]
    assert [name for name in ids if not word.fullmatch(name)] == []
    codes = re.compile(r"[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*")
    assert [name for name in (*game.illegal, *game.breach_names, *game.bad_setup) if not codes.fullmatch(name)] == []


@EVERY_GAME
def test_nothing_is_declared_twice(game: Game[Any]) -> None:
    declared: list[tuple[str, ...]] = [
        tuple(ruleset.id for ruleset in game.rulesets),
        tuple(option.id for option in game.options),
        game.phase_names,
        game.action_types,
        game.breach_names,
        game.bad_setup,
    ]
    assert [names for names in declared if len(set(names)) != len(names)] == []


@EVERY_GAME
def test_a_game_ends_and_begins_in_the_standard_variant_of_its_default_ruleset(game: Game[Any]) -> None:
    assert FINISHED in game.phase_names
    assert game.default_ruleset in [ruleset.id for ruleset in game.rulesets]
    assert all(STANDARD in ruleset.variants for ruleset in game.rulesets)
    assert all(max(ruleset.player_counts) <= len(NAMES) for ruleset in game.rulesets)


@EVERY_GAME
def test_every_option_has_a_default_in_every_combination(game: Game[Any]) -> None:
    for combination in combinations(game):
        edition = (combination.ruleset, combination.variant, combination.players)
        values = in_force(game.options, {}, *edition)
        assert list(values) == [option.id for option in game.options]
        assert values == {option.id: option.value(option.default(*edition)) for option in game.options}


@EVERY_GAME
def test_rulings_and_options_name_each_other(game: Game[Any]) -> None:
    of_options = {(option.ruling, option.id) for option in (*game.options, *game.match_options) if option.ruling}
    assert of_options == {(ruling.id, ruling.option) for ruling in game.rulings if ruling.option is not None}
    assert all(ruling.fixed is not None for ruling in game.rulings if ruling.option is None)
    ids = [ruling.id for ruling in game.rulings]
    assert ids == sorted(ids)


@EVERY_GAME
def test_judging_raises_every_reason_and_lets_legal_actions_pass(game: Game[Any]) -> None:
    for request in random_setups(game, Random(game.id)):
        position = PureReferee(game).setup(request)
        state = game.load(position["state"])
        action = concrete(position["legal_actions"][0], Random(game.id))
        with pytest.raises(IllegalAction) as refusal:
            game.play(state, {**action, "player": "nobody"})
        assert as_json_value(game.dump(state)) == as_json_value(position["state"])
        game.play(state, action)
        assert [violation.code for violation in refusal.value.violations] == ["player.unknown"]
