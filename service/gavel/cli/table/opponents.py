"""Opponents at the table: each acts by a search, which knows what its seat knows and nothing else."""

from collections.abc import Mapping
from typing import Final

from gavel import games
from gavel.cli.output.answers import Document
from gavel.cli.table.record import Record
from gavel.search import Suggestion, suggest

STRENGTHS: Final[Mapping[str, int]] = {"easy": 20, "medium": 200, "hard": 1000}
"""The playouts of a search, by the strength of who acts by it."""


class Opponents:
    """All players but one."""

    person: str
    """The player who is none of them."""
    last: tuple[str, list[Suggestion]] | None
    """Who of them has acted last, and what the search found for the action, the best first."""

    def __init__(self, game: str, person: str, playouts: int) -> None:
        """Raises UnknownGame for a game that is not installed here."""
        self._game, self._playouts = games.load(game), playouts
        self.person, self.last = person, None

    def action(self, record: Record) -> Document | None:
        """The action of the next of them to act; None if none is to act."""
        waiting = [player for player in record.position["to_act"] if player != self.person]
        if not waiting:
            return None
        transcript = record.transcript()
        state = self._game.replay({name: transcript[name] for name in ("setup", "actions")})
        for player in waiting:
            if found := suggest(self._game, state.record(player), playouts=self._playouts, seed=state.ply):
                self.last = (player, found)
                return found[0].action
        return None
