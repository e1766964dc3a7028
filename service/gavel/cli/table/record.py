"""A game under way: where it began, what was done since, every position; undo and redo only move a mark."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gavel.api.transcripts import holds
from gavel.cli.backends import Backend
from gavel.cli.input.transcripts import game_of, replay
from gavel.cli.input.usage import wrong_usage
from gavel.cli.output.answers import Answer, Document, accepted, encoded
from gavel.private_files import open_new


class BrokenRecord(Exception):
    """A transcript that does not hold; `verdict` is the answer to its replay."""

    def __init__(self, verdict: Document) -> None:
        super().__init__()
        self.verdict = verdict


class Record:
    """The game that is refereed. States are values: undo takes nothing back, it only moves to an earlier one."""

    def __init__(
        self, backend: Backend, game: str, start: Document, position: Document, names: Document | None = None
    ) -> None:
        """`names`: the member of that name, where the record has it."""
        self.game = game
        self._backend = backend
        self._start = start
        self._names = names or {}
        self._positions = [position]
        self._actions: list[Document] = []
        self._at = 0

    @property
    def position(self) -> Document:
        """The position that is on the table now."""
        return self._positions[self._at]

    @property
    def state(self) -> Document:
        """The state that is on the table now."""
        state: Document = self.position["state"]
        return state

    @property
    def actions(self) -> list[Document]:
        """Every action that led to the position on the table."""
        return self._actions[: self._at]

    @property
    def names(self) -> dict[str, str]:
        """What the record calls players, by their ids."""
        names: dict[str, str] = self._names.get("names", {})
        return names

    def act(self, action: Document) -> Answer:
        """Judge an action; if it is legal it is played, and what had been undone is forgotten."""
        answer = self._backend.post(self.game, "actions", {"state": self.state, "action": action, **self._names})
        if answer.ok:
            del self._positions[self._at + 1 :], self._actions[self._at :]
            self._positions.append(answer.document)
            self._actions.append(action)
            self._at += 1
        return answer

    def undo(self) -> bool:
        """Go one action back; whether there was one."""
        return self._go_to(self._at - 1)

    @property
    def undone(self) -> Document | None:
        """The action that was undone last, which `redo` would play again."""
        return self._actions[self._at] if self._at < len(self._actions) else None

    def redo(self) -> bool:
        """Play again what was undone last; whether there was anything."""
        return self._go_to(self._at + 1)

    def seen_by(self, viewer: str) -> Document:
        """The answer of /views for a player or the spectator."""
        body = {"state": self.state, "viewer": viewer}
        answer: Document = accepted(self._backend.post(self.game, "views", body)).document
        return answer

    def events(self) -> Iterator[Document]:
        """Everything that has happened so far, in order."""
        for position in self._positions[: self._at + 1]:
            yield from position["events"]

    def transcript(self) -> Document:
        """What `gavel replay` verifies. It holds hidden cards, and the seed if there is one."""
        told: Document = {
            "game": self.game,
            **self._start,
            "actions": self.actions,
            "history": self.state["history"],
            **self._names,
        }
        return {**told, "scores": self.position["scores"]} if self.position["finished"] else told

    def save(self, path: Path) -> None:
        """Write the transcript; a file that is there stays whole until the new one is."""
        new = path.with_name(path.name + ".new")
        with open_new(new) as file:
            file.write(encoded(self.transcript()) + b"\n")
        new.replace(path)

    def _go_to(self, place: int) -> bool:
        if not 0 <= place < len(self._positions):
            return False
        self._at = place
        return True


def start_game(backend: Backend, game: str, setup: Document) -> Record:
    """A new game; raises ProblemReceived. A seed that the service draws becomes part of the record."""
    position = accepted(backend.post(game, "setup", setup)).document
    if (deal := position["state"]["deal"]) is not None:
        setup = {**setup, **{name: deal[name] for name in ("seed", "nonce") if name in deal}}
    return Record(backend, game, {"setup": setup}, position)


def load_game(backend: Backend, game: str, transcript: Any) -> Record:
    """The game of a transcript at its end; raises ProblemReceived or BrokenRecord where it does not hold.

    Raises UsageError for what is no transcript, or that of another game.
    """
    named = {"game": game, **transcript} if isinstance(transcript, dict) else transcript
    if (found := game_of(named, None)) != game:
        raise wrong_usage("of-another-game", game=found)
    # First as a whole, which judges the transcript's form, too; then step by step, for undo.
    verdict = replay(backend, game, transcript).document
    if not holds(verdict):
        raise BrokenRecord(verdict)
    start: Document = {name: transcript[name] for name in ("setup", "state") if name in transcript}
    names: Document = {name: transcript[name] for name in ("names",) if name in transcript}
    position = accepted(backend.post(game, "replays", {**start, **names, "actions": []})).document["position"]
    record = Record(backend, game, start, position, names)
    for action in transcript["actions"]:
        accepted(record.act(action))
    return record
