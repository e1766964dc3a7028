"""One sealed game for each game, found by the game's id."""

from collections.abc import Mapping
from functools import cache

from gavel.api.operations.operation import OperationSchemas
from gavel.api.registry import registry, service_of
from gavel.sealing.game import SealedGame
from gavel.sealing.operations.table import OPERATIONS
from gavel.sealing.packing.states import Packing


def sealed_game(game: str) -> SealedGame:
    """The sealed game of that id; raises Problem, which lists the games that exist."""
    return sealed_games()[service_of(game).game.id]


@cache
def sealed_games() -> Mapping[str, SealedGame]:
    """Every sealed game by its id."""
    return {
        game: SealedGame(service, Packing(service.vocabulary), OperationSchemas(OPERATIONS, service.vocabulary))
        for game, service in registry().items()
    }


def prepare() -> None:
    """Build every sealed game, which a server with keys does when it starts."""
    for sealed in sealed_games().values():
        sealed.schemas.prepare()
