"""The loop of a game at a table: show, ask, obey or play."""

import sys

import click

from gavel.cli.asking import Document, NoAnswer
from gavel.cli.table.entries import Withdrawn
from gavel.cli.table.orders import Quit, may_forget, obeyed
from gavel.cli.table.prompts import Leave
from gavel.cli.table.referee import Referee


def play(referee: Referee) -> None:
    """Referee until somebody quits or the input ends."""
    say, prompter = referee.clerk.say, referee.prompter
    prompter.tell(say("table-help-short"))
    referee.tell_events(referee.record.position)
    shown: Document | None = None
    while True:
        try:
            if shown is not referee.record.position:
                shown = referee.record.position
                referee.show()
            _take(referee, prompter.line(referee.question()))
        except NoAnswer as fault:  # the game goes on when the server is back; nothing is lost
            prompter.tell(fault.message)
            if not sys.stdin.isatty():
                raise
        except (click.Abort, KeyboardInterrupt):
            prompter.tell(say("quit-leaves"))
        except Leave:
            if _may_leave(referee):
                return
        except Quit:
            return


def _take(referee: Referee, entry: str) -> None:
    try:
        if not obeyed(referee, entry):
            referee.enter(entry)
    except Withdrawn as withdrawn:
        obeyed(referee, withdrawn.order)


def _may_leave(referee: Referee) -> bool:
    """Whether the end of the input is meant; a script cannot be asked."""
    referee.prompter.tell("")
    try:
        return not sys.stdin.isatty() or may_forget(referee)
    except Leave:
        return True
