"""A match from what its games have left: scoresheets, last positions, or transcripts; and how many games it has."""

import sys
from typing import Any, Final

import click

from gavel.cli.input import documents
from gavel.cli.input.transcripts import end_of, game_of
from gavel.cli.input.usage import wrong_usage
from gavel.cli.output.answers import Answer, Document, accepted
from gavel.cli.session import Session

MOST_GAMES: Final = 100
"""Of a match that a service scores."""


def sheet_in(file: str, session: Session, game: str) -> Any:
    """The scoresheet in a file, of its finished position, or of the end of its transcript; else the file's document.

    Raises BrokenTranscript for a transcript that does not hold, ProblemReceived for a game that is not over.
    """
    document = documents.read(file, session, "wanted-result")
    if not isinstance(document, dict):
        return document
    position = document.get("position", document)
    if isinstance(document.get("actions"), list):
        _check_game(game_of({"game": game, **document}, None), game, file)
        position = end_of(document, game, session, "not-of-the-match", file=file)
    if not isinstance(position, dict) or not isinstance(position.get("state"), dict):
        return document
    _check_game(position["state"].get("game", game), game, file)
    if isinstance(position.get("scores"), dict):
        return position["scores"]
    # The service says what is wrong with it, in the reader's language.
    click.echo(session.phrases("not-of-the-match", file=file), err=True)
    return accepted(session.backend.post(game, "scores", {"state": position["state"], "final": True})).document


def _check_game(named: object, game: str, file: str) -> None:
    if named != game:
        raise wrong_usage("another-game", file=file, game=named)


def scored(session: Session, game: str, body: Document, rounds: int | None) -> Answer:
    """The standings; where nobody says how many games were agreed upon, they are given only if that does not matter.

    Raises UsageError, or asks at a terminal.
    """
    if rounds is None:
        # If the match is over even as the longest that there can be, it is over as any other.
        answer = accepted(session.backend.post(game, "matches", {"rounds": MOST_GAMES, **body}))
        if answer.document["over"]:
            return answer
        rounds = _asked(session, len(body["results"]))
    return accepted(session.backend.post(game, "matches", {"rounds": rounds, **body}))


def _asked(session: Session, played: int) -> int:
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        raise wrong_usage("rounds-needed", count=played)
    question = session.phrases("match-rounds", count=played)
    rounds: int = click.prompt(question, type=click.IntRange(played, MOST_GAMES), prompt_suffix=" ", err=True)
    return rounds
