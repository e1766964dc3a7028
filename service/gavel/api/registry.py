"""One service for each game, by the game's id.

Each folder under `gavel.games` is a game, with `rules.GAME`, `texts` and `examples`.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from gavel import catalogue
from gavel.api import played_examples
from gavel.api.operations.table import OPERATIONS
from gavel.api.problems import Problem
from gavel.api.service import GameService
from gavel.catalogue import packages
from gavel.i18n.common import ERRORS, PROBLEMS


@cache
def registry() -> dict[str, GameService]:
    """Every game's service by game id."""
    return {game: _service(game) for game in packages()}


def prepare() -> None:
    """Build every service, which a server does when it starts."""
    for service in registry().values():
        service.prepare()
    _ = PROBLEMS.forms, ERRORS.forms


def service_of(game: str) -> GameService:
    """The service of a game; raises Problem, which lists the games that exist."""
    if catalogue.source_of(game) is None:
        games = list(packages())
        raise Problem("unknown-game", {"game": game, "games": games}, members={"games": games})
    return _service(game)


@cache
def _service(game: str) -> GameService:
    source = catalogue.source_of(game)
    assert source is not None, "only games that there are have a service"
    return GameService(catalogue.game(game), source.package, OPERATIONS)


def examples_of(service: GameService) -> Mapping[str, Mapping[str, Any]]:
    """Example request bodies of a game: operation -> name -> body."""
    own = _examples(service)
    return played_examples.examples(service.game) if own is None else own.examples()


def refused_examples_of(service: GameService) -> Mapping[str, Mapping[str, Any]]:
    """Example request bodies that a game refuses: operation -> name -> body."""
    own = _examples(service)
    return played_examples.refusals(service.game) if own is None else own.refusals()


def _examples(service: GameService) -> Any:
    """The module `examples` in the game's package, if there is one; its functions have the same names."""
    name = f"{service.package}.examples"
    return import_module(name) if find_spec(name) is not None else None
