"""Opponents at the table: each acts by a search, which knows what its seat knows and nothing else."""

from collections.abc import Mapping
from typing import Final

from gavel import games
from gavel.cli.input.transcripts import check_searchable
from gavel.cli.input.usage import wrong_usage
from gavel.cli.output.answers import Document
from gavel.cli.table.record import Record
from gavel.search import Suggestion, suggest

STRENGTHS: Final[Mapping[str, int]] = {"easy": 20, "medium": 200, "hard": 1000}
"""The playouts of a search, by the strength of who acts by it."""


BOT: Final = "bot-"


def practising(against: int, person: str) -> list[str]:
    """The players of a new game of one person against so many opponents."""
    return [person, *(f"{BOT}{number}" for number in range(1, against + 1))]


def number_of_opponents(players: list[str]) -> int | None:
    """Against how many opponents a game was begun by the names that they then have; None for any other game."""
    against = len(players) - 1
    return against if players == practising(against, players[0]) else None


class Opponents:
    """All players but the first."""

    person: str
    """The player who is none of them."""
    others: list[str]
    """Who they are."""
    last: tuple[str, list[Suggestion]] | None
    """Who of them has acted last, and what the search found for the action, the best first."""

    def __init__(self, record: Record, against: int, strength: str) -> None:
        """Raises UsageError for a game that they cannot play, UnknownGame for one that is not installed here."""
        players = [seat["id"] for seat in record.state["players"]]
        if record.state["dealer"] == "table":
            raise wrong_usage("against-a-table")
        if len(players) != against + 1:
            raise wrong_usage("against-others", count=against + 1, players=len(players))
        check_searchable(record.transcript())
        self._game, self._playouts = games.load(record.game), STRENGTHS[strength]
        (self.person, *self.others), self.strength, self.last = players, strength, None

    def action(self, record: Record) -> Document | None:
        """The action of the next of them to act; None if none is to act, or the person is to act before."""
        waiting = _in_turn(record.position, record.transcript()["actions"])
        if not set(waiting) & set(self.others):
            return None
        state = self._replayed(record)
        for player in waiting:
            if player == self.person:
                return None
            if found := suggest(self._game, state.record(player), playouts=self._playouts, seed=state.ply):
                self.last = (player, found)
                return found[0].action
        return None

    def hint(self, record: Record) -> list[Suggestion]:
        """What the strongest search finds for the person, the best first; nothing where the person is not to act."""
        state = self._replayed(record)
        return suggest(self._game, state.record(self.person), playouts=STRENGTHS["hard"], seed=state.ply)

    def _replayed(self, record: Record) -> games.State:
        transcript = record.transcript()
        return self._game.replay({name: transcript[name] for name in ("setup", "actions")})


def _in_turn(position: Document, actions: list[Document]) -> list[str]:
    """The players to ask, clockwise from the one after the last to act.

    The game waits for those who have a default action, and they alone are asked. The highest bidder has none: asked
    again and again, a search would raise its own bid.
    """
    seats = [seat["id"] for seat in position["state"]["players"]]
    last = seats.index(actions[-1]["player"]) if actions else -1
    clockwise = [*seats[last + 1 :], *seats[: last + 1]]
    awaited = set(position["default_actions"]) or set(position["to_act"])
    return [player for player in clockwise if player in awaited]
