"""Questions at a terminal, or to a script on standard input."""

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import click
from rich.console import RenderableType

from gavel.cli.output.phrases import COMMANDS, Phrases
from gavel.cli.output.tables import console, hanging, text
from gavel.cli.output.terminal_safe import printable

HELP: Final = ("?", *COMMANDS.forms["help"][0].patterns.values())
"""What asks for help at any question, in each language: who looks for help does not know the words yet."""
BACK: Final = "back"
QUIT: Final = "quit"

_LEAD: Final = re.compile(r"(?: *\S+ {2,})*")
"""What stands before the words of a line: its number and its name."""


class EndOfInput(Exception):
    """The input has ended."""


class Prompter:
    """Asks questions and writes answers."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.console = console()

    def tell(self, *parts: RenderableType | str) -> None:
        """Write what is meant for the whole table."""
        for part in parts:
            self.console.print(text(part) if isinstance(part, str) else part)

    def hang(self, lead: str, said: str) -> None:
        """Write a line after its lead, under whose end it goes on where it is long."""
        self.tell(*hanging(text(lead + said), self.console, len(lead)))

    def line(self, question: str) -> str:
        """What is typed, stripped, `back` and `quit` in English; raises EndOfInput at the end of the input."""
        return self._asked(question, hide=False)

    def secret(self, question: str) -> str:
        """What is typed without being shown; a script needs no hiding."""
        return self._asked(question, hide=sys.stdin.isatty())

    def yes(self, question: str, other: Callable[[str], None] | None = None) -> bool:
        """Whether the answer begins like the word for yes, or that for no; Enter, `back` and `quit` are no, too.

        `other` looks first at what is neither, and may raise.
        """
        yes, no = self.phrases("yes")[0], self.phrases("no")[0]
        while True:
            answer = self.line(f"{question} [{self.phrases('yes-or-no')}]")
            if other is not None and answer not in ("", BACK, *HELP):
                other(answer)
            if answer in ("", BACK, QUIT) or answer[0].lower() == no:
                return False
            if answer[0].lower() == yes:
                return True
            self.tell(self.phrases("yes-help"))

    @contextmanager
    def private(self) -> Iterator[None]:
        """A separate screen, which leaves nothing behind to scroll back to."""
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def _asked(self, question: str, *, hide: bool) -> str:
        if self.console.is_terminal:  # which would break a long line inside a word
            *before, question = question.splitlines()
            for line in before:
                lead = "".join(_LEAD.findall(line)[:1])
                self.hang(lead, line.removeprefix(lead))
            *begun, last = text(question).wrap(self.console, self.console.width - 2)  # for the space, and what is typed
            self.tell(*begun)
            question = last.plain
        try:
            answer = click.prompt(
                printable(question), default="", show_default=False, prompt_suffix=" ", hide_input=hide
            )
        except click.Abort as abort:
            if isinstance(abort.__context__, EOFError):
                raise EndOfInput from None
            raise
        typed = str(answer).strip()
        meant = self.phrases.command(typed)
        return meant if meant in (BACK, QUIT) else typed
