"""Scores: of a state, of a hand-entered end, of a match of several games."""

from typing import Any

import click

from gavel.cli import arguments, inputs
from gavel.cli.answers import Document, accepted
from gavel.cli.audience import names_option, with_names
from gavel.cli.commands.play import state_option
from gavel.cli.session import Session, with_session


@click.command()
@state_option
@click.option("--final", is_flag=True, help="Refuse the score of a running game.")
@names_option
@with_session
def score(session: Session, source: str | None, final: bool, names: str | None) -> int:
    """Show the scoresheet of a state; while the game runs, as if it ended now."""
    game, state = inputs.read_state(source, session)
    body: Document = {"state": state, "final": True} if final else {"state": state}
    return _show_sheet(session, game, "scores", with_names(body, names))


@click.command()
@click.argument("game")
@click.argument("file", required=False)
@names_option
@with_session
def tally(session: Session, game: str, file: str | None, names: str | None) -> int:
    """Score the end of a GAME that was entered by hand, from FILE or standard input."""
    return _show_sheet(session, game, "tallies", with_names(inputs.read(file, session, "a tally"), names))


@click.command()
@click.argument("game")
@click.argument("files", nargs=-1)
@click.option("--rounds", type=click.IntRange(1), help="How many games the match has.")
@click.option("--option", "options", metavar="NAME=JSON", multiple=True, help="A ruling on matches; repeatable.")
@names_option
@with_session
def match(
    session: Session,
    game: str,
    files: tuple[str, ...],
    rounds: int | None,
    options: tuple[str, ...],
    names: str | None,
) -> int:
    """Show the standings after several games of a GAME.

    FILES hold the final scoresheets, or the last positions, in the order of play. Without them, the whole request is
    read from standard input.
    """
    if files and rounds is None:
        raise click.UsageError("Say with --rounds how many games the match has.")
    body = _match(session, files, rounds, options) if files else inputs.read(None, session, "scoresheets")
    answer = accepted(session.backend.post(game, "matches", with_names(body, names)))

    def readable() -> None:
        from gavel.cli import tables

        tables.show(*tables.match_standings(answer.document, session.phrases))

    session.show(answer.raw, readable)
    return answer.exit_status


def _match(session: Session, files: tuple[str, ...], rounds: int | None, options: tuple[str, ...]) -> Document:
    results = [_sheet_of(inputs.read(name, session, "a scoresheet")) for name in files]
    body: Document = {"rounds": rounds, "results": results}
    return {**body, "options": arguments.pairs(options, "--option")} if options else body


def _sheet_of(document: Any) -> Any:
    """The scoresheet of a finished position; any other document as it is."""
    if isinstance(document, dict) and isinstance(document.get("position"), dict):
        document = document["position"]
    if isinstance(document, dict) and "state" in document and isinstance(document.get("scores"), dict):
        return document["scores"]
    return document


def _show_sheet(session: Session, game: str, operation: str, body: Any) -> int:
    answer = accepted(session.backend.post(game, operation, body))

    def readable() -> None:
        from gavel.cli import tables

        tables.show(*tables.scoresheet(answer.document, session.phrases))

    session.show(answer.raw, readable)
    return answer.exit_status
