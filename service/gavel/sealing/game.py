"""A game for sealed play: its service, the packer of its tokens, and the schemas of the sealed operations."""

from dataclasses import dataclass
from typing import Any

from gavel.api.operations.operation import OperationSchemas
from gavel.api.service import GameService
from gavel.engine.game import Game
from gavel.sealing.packing.states import Packing


@dataclass(frozen=True, slots=True)
class SealedGame:
    """Everything that sealed play of one game needs."""

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
