"""The loop of a game at a table: show, ask, run a command or play."""

import sys

import click

from gavel.cli.output.answers import Document, NoAnswer
from gavel.cli.table.commands import Quit, may_discard, run_command
from gavel.cli.table.entries import Cancelled
from gavel.cli.table.prompts import EndOfInput
from gavel.cli.table.referee import Referee


def play(referee: Referee) -> None:
    """Referee until `quit` or the end of the input."""
    phrases, prompter = referee.session.phrases, referee.prompter
    referee.begin()
    shown: Document | None = None
    while True:
        try:
            referee.let_opponents_act()
            if shown is not referee.record.position:
                shown = referee.record.position
                referee.show()
            _take(referee, prompter.line(referee.question()))
        except NoAnswer as error:  # the game goes on when the server is back; nothing is lost
            prompter.tell(error.message)
            if not sys.stdin.isatty():
                raise
        except (click.Abort, KeyboardInterrupt):
            prompter.tell("", phrases("quit-leaves"))
        except EndOfInput:
            if _may_leave(referee):
                return
        except Quit:
            return


def _take(referee: Referee, entry: str) -> None:
    """Do what an entry says; a command at a question of its own withdraws what was begun, and is done instead."""
    while True:
        try:
            if not run_command(referee, entry):
                referee.enter(entry)
            return
        except Cancelled as withdrawn:
            if not withdrawn.command:
                return
            entry = withdrawn.command


def _may_leave(referee: Referee) -> bool:
    """Whether the end of the input is meant; a script cannot be asked."""
    referee.prompter.tell("")
    try:
        return not sys.stdin.isatty() or may_discard(referee)
    except Cancelled as withdrawn:
        _take(referee, withdrawn.command)
        return False
    except EndOfInput:
        return True
