"""One service for each game, found by the game's id.

A game is found by its folder under `gavel.games`, which brings `rules.GAME`, `texts` and `examples`.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from gavel.api.operations.table import OPERATIONS
from gavel.api.problems import Problem
from gavel.api.service import GameService
from gavel.games import catalogue
from gavel.games.catalogue import packages
from gavel.i18n.common import ERRORS, PROBLEMS


@cache
def registry() -> dict[str, GameService]:
    """Every game's service by game id."""
    return {game: _service(game) for game in packages()}


def prepare() -> None:
    """Make everything that answering for any game needs, as a server does when it starts."""
    for service in registry().values():
        service.prepare()
    _ = PROBLEMS.forms, ERRORS.forms


def service_of(game: str) -> GameService:
    """The service of a game; raises Problem, which lists those that there are."""
    if game not in packages():
        known = list(packages())
        raise Problem("unknown-game", {"game": game, "games": known}, members={"games": known})
    return _service(game)


@cache
def _service(game: str) -> GameService:
    return GameService(catalogue.game(game), packages()[game], OPERATIONS)


def examples_of(service: GameService) -> Mapping[str, Mapping[str, Any]]:
    """Example request bodies of a game: operation -> name -> body."""
    examples: Mapping[str, Mapping[str, Any]] = _examples(service).examples()
    return examples


def refused_examples_of(service: GameService) -> Mapping[str, Mapping[str, Any]]:
    """Example request bodies that a game refuses, in the same way."""
    refusals: Mapping[str, Mapping[str, Any]] = _examples(service).refusals()
    return refusals


def _examples(service: GameService) -> Any:
    return import_module(f"{service.package}.examples")
