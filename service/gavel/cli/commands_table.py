"""Refereeing a real table in the terminal."""

from pathlib import Path
from typing import Any

import click

from gavel.cli import OK, REFUSED, documents
from gavel.cli.asking import accepted
from gavel.cli.clerk import Clerk, with_clerk
from gavel.cli.commands_play import setup_flags, setup_with


@click.command()
@click.argument("game")
@setup_flags
@click.option("--load", metavar="FILE", help="Go on with the game of this transcript.")
@click.option("--save", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), help="Save every action here.")
@with_clerk
def table(clerk: Clerk, game: str, source: str | None, load: str | None, save: Path | None, **flags: Any) -> int:
    """Referee a GAME at a real table, question by question.

    Without --players or --setup, all that a new game needs is asked. The table deals, unless --dealer is service.
    """
    from gavel.cli.table.loop import play
    from gavel.cli.table.opening import opened
    from gavel.cli.table.orders import ORDERS, tell_broken
    from gavel.cli.table.prompts import Leave, Prompter
    from gavel.cli.table.record import BrokenRecord, loaded
    from gavel.cli.table.referee import Referee

    sheet = accepted(clerk.service.sheet(game)).document
    prompter = Prompter(clerk.say)
    try:
        if load is not None:
            record = loaded(clerk.service, game, documents.read(load, clerk, "a transcript"))
        else:
            given = {} if source is None else documents.read(source, clerk, "a setup")
            record = opened(clerk, prompter, sheet, setup_with(given, **flags))
    except Leave:
        return OK
    except BrokenRecord as broken:
        tell_broken(clerk.say, broken)
        return REFUSED
    referee = Referee(clerk, prompter, record, sheet, file=save, orders=ORDERS)
    if save is not None:
        referee.changed()
    play(referee)
    return OK
