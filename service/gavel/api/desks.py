"""One desk for each game: its rules, its shapes, its words, and what each operation accepts.

A game is found by its folder under `gavel.games`, which brings `schemas.SHAPES`, `texts` and `examples`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from gavel.engine.clauses import Clauses, load
from gavel.engine.game import Game
from gavel.games.catalogue import games
from gavel.i18n.common import game_texts
from gavel.i18n.messages import Messages as TextMessages
from gavel.schemas.acceptors import compile_acceptor
from gavel.schemas.fields import Strict
from gavel.schemas.messages import Messages, messages
from gavel.schemas.shapes import Shapes


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything that answering for one game needs."""

    game: Game[Any]
    shapes: Shapes
    messages: Messages
    clauses: Clauses
    event_texts: TextMessages
    fault_texts: TextMessages
    accepts: Mapping[str, Callable[[object], bool]]
    """Operation -> the acceptor of its request."""
    requests: Mapping[str, Strict]
    """Operation -> the schema that explains what the acceptor refuses."""

    @property
    def request_codes(self) -> tuple[str, ...]:
        """Codes that the rules find wrong in a request of the right shape."""
        return (*self.game.bad_setup, *self.game.bad_match)


@cache
def desks() -> dict[str, Desk]:
    """Every game's desk by game id."""
    return {game.id: _desk(game) for game in games().values()}


def package_of(game: Game[Any]) -> str:
    """The name of a game's folder under `gavel.games`."""
    return game.id.replace("-", "_")


def examples_of(desk: Desk) -> Mapping[str, Mapping[str, Any]]:
    """Example request bodies of a game: operation -> name -> body."""
    examples: Mapping[str, Mapping[str, Any]] = import_module(
        f"gavel.games.{package_of(desk.game)}.examples"
    ).examples()
    return examples


def _desk(game: Game[Any]) -> Desk:
    home = f"gavel.games.{package_of(game)}"
    shapes: Shapes = import_module(f"{home}.schemas").SHAPES
    texts = game_texts(home)
    made = messages(game, shapes)
    requests = {name: request() for name, request in made.requests.items()}
    return Desk(
        game=game,
        shapes=shapes,
        messages=made,
        clauses=load(f"gavel.games.{package_of(game)}"),
        event_texts=texts.events,
        fault_texts=texts.faults,
        accepts={name: compile_acceptor(request) for name, request in requests.items()},
        requests=requests,
    )
