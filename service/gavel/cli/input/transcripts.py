"""Transcripts, as the schema that the service publishes has them, replayed in pieces: they may be of any length."""

from collections.abc import Callable
from typing import Any, Final

import click

from gavel.api.transcripts import holds, named_game
from gavel.cli.backends import Backend
from gavel.cli.input.usage import wrong_usage
from gavel.cli.output.answers import Answer, Document, ProblemReceived, encoded
from gavel.cli.output.statuses import REFUSED
from gavel.cli.session import Session

PIECE: Final = 1000
"""Actions in one request: far from every limit of a service, and often enough to show progress."""

Progress = Callable[[int], None]
"""Called with how many more actions have been judged."""


class BrokenTranscript(click.ClickException):
    """A transcript that does not hold; what is wrong with it has been said."""

    exit_code = REFUSED


def game_of(transcript: Any, game: str | None) -> str:
    """The game of a transcript: the one given, or the one that the transcript names; raises UsageError."""
    if not isinstance(transcript, dict):
        raise wrong_usage("no-transcript")
    if "actions" not in transcript and not transcript.keys().isdisjoint(("state", "position", "phase")):
        raise wrong_usage("only-a-position")
    named = named_game(transcript)
    if game is None and not isinstance(named, str):
        raise wrong_usage("unnamed-game")
    return game if game is not None else str(named)


def check_searchable(transcript: Document) -> None:
    """Raise UsageError for a transcript from which no search can tell what its players know."""
    if "setup" not in transcript:
        raise wrong_usage("search-from-setup")
    if any(action["player"] == "referee" for action in transcript["actions"]):
        raise wrong_usage("search-after-referee")


def replay(backend: Backend, game: str, transcript: Document, progress: Progress = lambda _: None) -> Answer:
    """The answer to the replay of a transcript of any length; raises ProblemReceived.

    States are values, so each piece begins with the state that the one before has led to.
    """
    actions = transcript.get("actions")
    if not isinstance(actions, list) or len(actions) <= PIECE:
        answer = _accepted(backend.post(game, "replays", transcript), 0)
        progress(len(actions) if isinstance(actions, list) else 0)
        return answer
    return _in_pieces(backend, game, transcript, progress)


def end_of(transcript: Document, game: str, session: Session, phrase: str, **figures: Any) -> Document:
    """The position to which a transcript leads; raises ProblemReceived, or BrokenTranscript, which says the phrase."""
    from gavel.cli.output.problems import print_disagreements

    verdict = replay(session.backend, game, transcript).document
    if not holds(verdict):
        print_disagreements(verdict, session)
        raise BrokenTranscript(session.phrases(phrase, **figures))
    position: Document = verdict["position"]
    return position


def _in_pieces(backend: Backend, game: str, body: Document, progress: Progress) -> Answer:
    actions, events = body["actions"], []
    document: Document = {}
    for start in range(0, len(actions), PIECE):
        piece = {**body, "actions": actions[start : start + PIECE]}
        if start:
            piece.pop("setup", None)
            piece["state"] = document["position"]["state"]
        before, document = document, _accepted(backend.post(game, "replays", piece), start).document
        events += document["events"]
        # Where nothing of this piece could be played, the last action is one of the piece before.
        position = document["position"] if document["applied"] or not start else before["position"]
        document = {**document, "position": position, "applied": start + document["applied"], "events": events}
        if document["refused"] is not None:
            document["refused"] = _shifted(document["refused"], start)
            break
        progress(len(piece["actions"]))
    return Answer(200, encoded(document))


def _accepted(answer: Answer, start: int) -> Answer:
    if answer.ok:
        return answer
    if not start:
        raise ProblemReceived(answer)
    problem = {name: _moved(value, start) for name, value in answer.document.items()}
    raise ProblemReceived(Answer(answer.status, encoded(problem)))


def _shifted(refused: Document, start: int) -> Document:
    problem = {name: _moved(value, start) for name, value in refused["problem"].items()}
    return {"index": start + refused["index"], "problem": problem}


def _moved(value: Any, start: int) -> Any:
    """A list of errors or violations, whose pointers into the actions are moved to their place in all of them."""
    if not isinstance(value, list):
        return value
    return [
        {**error, "pointer": _pointer(error["pointer"], start)}
        if isinstance(error, dict) and "pointer" in error
        else error
        for error in value
    ]


def _pointer(pointer: str, start: int) -> str:
    parts = pointer.split("/")
    if parts[1:2] == ["actions"] and len(parts) > 2 and parts[2].isdigit():
        parts[2] = str(int(parts[2]) + start)
    return "/".join(parts)
