"""Scores: of a state, of a hand-entered end, of a match of several games."""

from pathlib import Path
from typing import Any

import click

from gavel.cli.input import arguments, completing, documents
from gavel.cli.input.options import examples, game_argument, names_option, state_option, with_names
from gavel.cli.input.usage import wrong_usage
from gavel.cli.output.answers import Answer, Document, accepted
from gavel.cli.session import Session, with_session


@click.command(epilog=examples("gavel score --state position.json --text", "gavel score --final --state finished.json"))
@state_option
@click.option("--final", is_flag=True, help="Refuse the score of a running game.")
@names_option
@with_session
def score(session: Session, source: str | None, final: bool, names: str | None) -> int:
    """Show the scoresheet of a state, as if a running game ended now."""
    game, state = documents.read_state(source, session)
    body: Document = {"state": state, "final": True} if final else {"state": state}
    return _show_sheet(session, game, "scores", with_names(body, names))


@click.command(epilog=examples("gavel tally for-sale end.json --text"))
@game_argument
@click.argument("file", required=False, shell_complete=completing.files)
@names_option
@with_session
def tally(session: Session, game: str, file: str | None, names: str | None) -> int:
    """Score the end of a GAME that was entered by hand in FILE."""
    body = documents.read(file, session, "wanted-tally")
    if isinstance(body, dict) and "state" in body:
        raise wrong_usage("no-tally")
    return _show_sheet(session, game, "tallies", with_names(body, names))


@click.command(
    epilog=examples(
        "gavel match the-estates first.json second.json --text",
        "gavel match the-estates first.json --rounds 3 --option tied_round=all",
    )
)
@game_argument
@click.argument("files", nargs=-1, shell_complete=completing.files)
@click.option("--rounds", type=click.IntRange(1), help="How many games the match has.")
@click.option(
    "--option",
    "options",
    metavar="NAME=JSON",
    multiple=True,
    shell_complete=completing.match_options,
    help="A ruling on matches; repeatable.",
)
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

    FILES hold the transcripts, the final scoresheets or the last positions, in the order of play. Without them, the
    whole request is read from standard input. Without --rounds, where the games played leave it open, it is asked.
    """
    if (refusal := _refused_game(session, game)) is not None:
        session.show(refusal.raw, lambda: None)
        return refusal.exit_status
    if files:
        answer = _scored(session, game, files, rounds, options, names)
    else:
        answer = accepted(session.backend.post(game, "matches", _request(session, rounds, options, names)))

    def readable() -> None:
        from gavel.cli.output import tables

        tables.show(*tables.match_standings(answer.document, session.phrases))

    session.show(answer.raw, readable)
    return answer.exit_status


def _refused_game(session: Session, game: str) -> Answer | None:
    """The refusal of a game that is not played in matches, once it is explained; UsageError for a file in its place."""
    from gavel.cli.output.problems import print_problem

    answer = session.backend.post(game, "matches", {})
    kind = answer.document["type"]
    if kind == "/problems/unknown-game" and Path(game).exists():
        raise wrong_usage("file-for-game", file=game)
    if kind != "/problems/not-found":
        return None
    print_problem({**answer.document, "detail": session.phrases("no-matches", game=game)}, session.phrases)
    return answer


def _scored(
    session: Session, game: str, files: tuple[str, ...], rounds: int | None, options: tuple[str, ...], names: str | None
) -> Answer:
    from gavel.cli.input.matches import scored, sheet_in

    body: Document = {"results": [sheet_in(file, session, game) for file in files]}
    return scored(session, game, with_names(arguments.with_options(body, options), names), rounds)


def _request(session: Session, rounds: int | None, options: tuple[str, ...], names: str | None) -> Any:
    """A whole request from standard input; flags change its members."""
    body = documents.read(None, session, "wanted-results")
    if isinstance(body, dict):
        if rounds is not None:
            body = {**body, "rounds": rounds}
        body = arguments.with_options(body, options)
    return with_names(body, names)


def _show_sheet(session: Session, game: str, operation: str, body: Any) -> int:
    answer = accepted(session.backend.post(game, operation, body))

    def readable() -> None:
        from gavel.cli.output import tables

        tables.show(*tables.scoresheet(answer.document, session.phrases))

    session.show(answer.raw, readable)
    return answer.exit_status
