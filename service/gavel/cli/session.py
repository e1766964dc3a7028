"""What every command works with: a backend, a language and a form of output; and the options that choose them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, update_wrapper
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import click

from gavel.cli.input.words import nearest
from gavel.cli.language import LANGUAGE, language_of_the_environment
from gavel.cli.output.answers import Document, ProblemReceived
from gavel.i18n import LANGUAGES

if TYPE_CHECKING:
    from gavel.cli.backends import Backend
    from gavel.cli.output.phrases import Phrases


@dataclass(frozen=True)
class Session:
    """One run of a command: the backend that it calls, and how it writes answers and problems."""

    url: str | None
    language: str
    readable: bool
    """Tables for people rather than JSON."""

    @cached_property
    def backend(self) -> Backend:
        """What answers the calls; imported on first use."""
        if self.url is None:
            from gavel.cli.backends.local import LocalBackend

            return LocalBackend(self.language)
        from gavel.cli.backends.remote import RemoteBackend

        return RemoteBackend(self.url, self.language, os.environ.get("GAVEL_API_KEY"))

    @cached_property
    def phrases(self) -> Phrases:
        """The texts of the command itself; read on first use."""
        from gavel.cli.output.phrases import phrases_for

        return phrases_for(self.language)

    def show(self, raw: bytes, readable: Callable[[], None]) -> None:
        """Write an answer: as tables by `readable`, or its bytes."""
        if self.readable:
            readable()
        else:
            click.echo(raw)

    def show_problem(self, received: ProblemReceived, given: Mapping[str, Any] = MappingProxyType({})) -> int:
        """Write a problem: as JSON for programs, in words for people; the exit status.

        `given`: what the command was given, by the names of its parameters.
        """
        from gavel.cli.output.problems import print_problem
        from gavel.cli.output.terminal_safe import in_one_line
        from gavel.cli.output.typed import in_flags

        if not self.readable:
            click.echo(received.answer.raw)
        if not received.explained:
            problem = in_flags(received.answer.document, given, self._sheet, self.phrases)
            phrases = self.phrases if received.game is None else self.phrases.about(received.game)
            print_problem(problem, phrases, received.said)
            game, rules = given.get("game"), given.get("options") or ()
            if near := received.near or self._meant(received.answer.document, game, rules):
                click.echo(self.phrases("did-you-mean", near=in_one_line(near)), err=True)
        elif self.readable:
            click.echo(self.phrases("passed-on"), err=True)
        return received.answer.exit_status

    def _sheet(self, game: str) -> Document:
        sheet: Document = self.backend.sheet(game).document
        return sheet

    def _meant(self, problem: Document, game: str | None, rules: Sequence[str]) -> str | None:
        """The game, or the value of a house rule, that was probably meant in place of one that is unknown."""
        if near := nearest(game or "", problem.get("games", ())):
            return near
        pointers = [error["pointer"].split("/") for error in problem.get("errors", ()) if "pointer" in error]
        refused = [pointer[2] for pointer in pointers if pointer[1:2] == ["options"] and len(pointer) > 2]
        if not (refused and game):
            return None
        known = {option["id"]: option for option in self._sheet(game).get("options", ())}
        if refused[0] not in known:  # the service names what is like it
            return None
        values = [each for each in known[refused[0]]["schema"].get("enum", ()) if isinstance(each, str)]
        typed = dict(rule.split("=", 1) for rule in rules if "=" in rule)
        return nearest(typed.get(refused[0], ""), values)


def with_session(command: Callable[..., int]) -> Callable[..., None]:
    """The command with the options that all commands share; its exit status is what it returns."""
    return _with((*_OF_BACKENDS, *_OF_OUTPUT), command)


def in_process(command: Callable[..., int]) -> Callable[..., None]:
    """A command that runs in this process alone: it has no options about servers."""
    return _with(_OF_OUTPUT, command)


def _with(shared: Sequence[Callable[..., Any]], command: Callable[..., int]) -> Callable[..., None]:
    def called(
        *args: Any,
        language: str | None,
        form: str | None,
        url: str | None = None,
        local: bool = True,
        **options: Any,
    ) -> None:
        readable = form == "text" if form else sys.stdout.isatty()
        session = Session(None if local else url, language or language_of_the_environment(), readable)
        click.get_current_context().meta[LANGUAGE] = session.language
        try:
            status = command(session, *args, **options)
        except ProblemReceived as received:
            status = session.show_problem(received, options)
        click.get_current_context().exit(status)

    update_wrapper(called, command)
    for option in reversed(shared):
        option(called)
    return called


def phrases_of_the_environment() -> Phrases:
    """The texts of the command itself, for commands that ask no backend."""
    from gavel.cli.output.phrases import phrases_for

    return phrases_for(language_of_the_environment())


def _checked_url(_context: click.Context, _parameter: click.Parameter, url: str | None) -> str | None:
    if url is not None and not url.startswith(("http://", "https://")):
        from gavel.cli.input.usage import say

        raise click.BadParameter(say("no-url", url=url))
    return url


_OF_BACKENDS = (
    click.option("--local", is_flag=True, help="Use the rules in process: the default, unless GAVEL_URL is set."),
    click.option(
        "--url",
        envvar="GAVEL_URL",
        callback=_checked_url,
        help="Ask this server (also: GAVEL_URL); GAVEL_API_KEY is sent to it.",
    ),
)
_OF_OUTPUT = (
    click.option("--language", type=click.Choice(LANGUAGES), help="Of texts; by default that of LANG."),
    click.option("--json", "form", flag_value="json", help="Write JSON also to a terminal."),
    click.option("--text", "form", flag_value="text", help="Write tables also where there is no terminal."),
)
