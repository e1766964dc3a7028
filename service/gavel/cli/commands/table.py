"""Refereeing a real table in the terminal."""

from functools import partial
from pathlib import Path
from shlex import quote
from typing import Any

import click

from gavel.cli.commands.play import setup_flags_with, setup_with
from gavel.cli.input import completing, documents
from gavel.cli.input.options import examples, game_argument
from gavel.cli.input.usage import wrong_usage
from gavel.cli.output.answers import Document, accepted
from gavel.cli.output.statuses import OK, REFUSED
from gavel.cli.session import Session, with_session


@click.command(
    epilog=examples(
        "gavel table for-sale",
        "gavel table the-estates --players ann,bob,cy --dealer service --save evening.json",
        "gavel table the-estates --load evening.json --save evening.json",
        "gavel table auctionland --against 2 --strength hard",
    )
)
@game_argument
@partial(setup_flags_with, dealer="table")
@click.option(
    "--against",
    metavar="NUMBER",
    type=click.IntRange(1, 5),
    help="Practise alone against so many opponents; Gavel deals. A game that is loaded has those it began with.",
)
@click.option(
    "--strength",
    type=click.Choice(["easy", "medium", "hard"]),
    default="medium",
    show_default=True,
    help="How well the opponents play.",
)
@click.option("--load", metavar="FILE", shell_complete=completing.files, help="Go on with the game of this transcript.")
@click.option("--save", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), help="Save every action here.")
@with_session
def table(
    session: Session,
    game: str,
    source: str | None,
    against: int | None,
    strength: str,
    load: str | None,
    save: Path | None,
    **flags: Any,
) -> int:
    """Referee a GAME at a real table, question by question.

    Without --players or --setup, all that a new game needs is asked. The table deals, unless --dealer is service.
    """
    from gavel.cli.output.problems import print_disagreements
    from gavel.cli.table.commands import COMMANDS
    from gavel.cli.table.entries import Cancelled
    from gavel.cli.table.loop import play
    from gavel.cli.table.opening import new_game
    from gavel.cli.table.opponents import Opponents, number_of_opponents
    from gavel.cli.table.prompts import EndOfInput, Prompter
    from gavel.cli.table.record import BrokenRecord, load_game
    from gavel.cli.table.referee import Referee

    if save is not None:
        _check_save(save, load)
    sheet = accepted(session.backend.sheet(game)).document
    if against is not None and load is None:
        flags = _practice(against, sheet, flags, session.phrases("person"))
    prompter = Prompter(session.phrases)
    try:
        if load is not None:
            record = load_game(session.backend, game, documents.read(load, session, "wanted-transcript"))
        else:
            given = {} if source is None else documents.read(source, session, "wanted-setup")
            record = new_game(session, prompter, sheet, setup_with(given, **flags))
    except Cancelled:
        return OK
    except EndOfInput:
        # A script that has given its players has to be right.
        return REFUSED if flags["players"] or source else OK
    except BrokenRecord as broken:
        print_disagreements(broken.verdict, session)
        return REFUSED
    if load is not None and against is None:
        against = number_of_opponents([seat["id"] for seat in record.state["players"]])
    opponents = None if against is None else Opponents(record, against, strength)
    loaded = None if load in (None, documents.STDIN) else Path(str(load))
    referee = Referee(
        session, prompter, record, sheet, file=save, loaded=loaded, commands=COMMANDS, opponents=opponents
    )
    if save is not None:
        referee.changed()
    play(referee)
    if referee.file is not None and referee.kept is not None and referee.saved:
        file = quote(str(referee.kept))
        command = f"gavel table {game} --load {file} --save {file}"
        practice = "" if opponents is None else f" --against {against} --strength {strength}"
        click.echo(session.phrases("go-on", command=command + practice))
    return OK


def _check_save(save: Path, load: str | None) -> None:
    """Raise UsageError for a file that cannot be written, or that has another game, before anything is played."""
    if not save.absolute().parent.is_dir():
        raise wrong_usage("no-folder", file=save, folder=save.absolute().parent)
    there = save.is_file() and save.stat().st_size > 0
    if there and not (load is not None and Path(load).exists() and save.samefile(load)):
        raise wrong_usage("has-a-game", file=save)


def _practice(against: int, sheet: Document, flags: dict[str, Any], person: str) -> dict[str, Any]:
    """The flags of a new game against opponents; raises UsageError for flags that contradict it, or the game."""
    from gavel.cli.table.opponents import practising

    if flags["dealer"] == "table":
        raise wrong_usage("against-a-table")
    counts = [count for ruleset in sheet["rulesets"] for count in ruleset["player_counts"]]
    if against + 1 not in counts:
        fewest, most = min(counts), max(counts)
        raise wrong_usage("against-count", game=sheet["name"], least=fewest, most=most, few=fewest - 1, many=most - 1)
    players = (flags["players"] or person).split(",")
    if len(players) == 1:
        players = practising(against, players[0])
    if len(players) != against + 1:
        raise wrong_usage("against-names", count=against + 1)
    return {**flags, "players": ",".join(players), "dealer": "service"}
