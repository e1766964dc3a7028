"""One sealed game for each game: its service, the packer of its tokens, and what each sealed operation accepts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from gavel.api.registry import GameService, registry, service_of
from gavel.schemas.acceptors import compile_acceptor
from gavel.schemas.fields import Strict
from gavel.sealing.operations.table import OPERATIONS
from gavel.sealing.packing.states import Packing


@dataclass(frozen=True, slots=True)
class SealedGame:
    """Everything that playing a game sealed needs."""

    service: GameService
    packing: Packing
    accepts: Mapping[str, Callable[[object], bool]]
    """Operation -> the acceptor of its request."""
    requests: Mapping[str, Strict]
    """Operation -> the schema that explains what the acceptor refuses."""
    answers: Mapping[str, type[Strict]]
    """Operation -> the schema of its answer."""

    @property
    def id(self) -> str:
        """The game's id."""
        return self.service.game.id

    @property
    def game(self) -> Any:
        """The game."""
        return self.service.game


def sealed_game(game: str) -> SealedGame:
    """The sealed game of that id; raises Problem, which tells those that there are."""
    return sealed_games()[service_of(game).game.id]


@cache
def sealed_games() -> Mapping[str, SealedGame]:
    """Every sealed game by its id."""
    return {game: _sealed(service) for game, service in registry().items()}


def _sealed(service: GameService) -> SealedGame:
    own = service.vocabulary
    requests = {each.name: each.request(own)() for each in OPERATIONS.values()}
    # Each shape is made once, so that it has one name in the contract.
    shapes = {shape: shape(own) for shape in dict.fromkeys(each.answer for each in OPERATIONS.values())}
    return SealedGame(
        service=service,
        packing=Packing(own),
        accepts={name: compile_acceptor(request) for name, request in requests.items()},
        requests=requests,
        answers={each.name: shapes[each.answer] for each in OPERATIONS.values()},
    )
