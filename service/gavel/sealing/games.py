"""One sealed game for each game: its service, the packer of its tokens, and what sealed operations take and give."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from gavel.api.operations.operation import OperationSchemas
from gavel.api.registry import GameService, registry, service_of
from gavel.engine.game import Game
from gavel.sealing.operations.table import OPERATIONS
from gavel.sealing.packing.states import Packing


@dataclass(frozen=True, slots=True)
class SealedGame:
    """Everything that playing a game sealed needs."""

    service: GameService
    packing: Packing
    schemas: OperationSchemas

    @property
    def id(self) -> str:
        """The game's id."""
        return self.service.game.id

    @property
    def game(self) -> Game[Any]:
        """The game."""
        return self.service.game


def sealed_game(game: str) -> SealedGame:
    """The sealed game of that id; raises Problem, which tells those that there are."""
    return sealed_games()[service_of(game).game.id]


@cache
def sealed_games() -> Mapping[str, SealedGame]:
    """Every sealed game by its id."""
    return {
        game: SealedGame(service, Packing(service.vocabulary), OperationSchemas(OPERATIONS, service.vocabulary))
        for game, service in registry().items()
    }


def prepare() -> None:
    """Make everything that sealed play of any game needs, as a server with keys does when it starts."""
    for sealed in sealed_games().values():
        sealed.schemas.prepare()
