"""The clerk of a command: whom it asks, in which language and form it answers; and the options that decide it."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, update_wrapper
from typing import Any

import click

from gavel.cli.asking import Refused, Service
from gavel.cli.phrases import Say, say_in
from gavel.i18n import LANGUAGES


@dataclass(frozen=True)
class Clerk:
    """Asks for a command, and writes what it answers."""

    url: str | None
    language: str
    readable: bool
    """Tables for people rather than JSON."""

    @cached_property
    def service(self) -> Service:
        """Who answers; imported only when somebody is asked."""
        if self.url is None:
            from gavel.cli.local import Local

            return Local(self.language)
        from gavel.cli.remote import Remote

        return Remote(self.url, self.language)

    @cached_property
    def say(self) -> Say:
        """What the command itself says."""
        return say_in(self.language)

    def show(self, raw: bytes, readable: Callable[[], None]) -> None:
        """Write an answer: as tables by `readable`, or its bytes."""
        if self.readable:
            readable()
        else:
            click.echo(raw)

    def refuse(self, refused: Refused) -> int:
        """Write a problem: as JSON for programs, in words for people; the exit status."""
        from gavel.cli.explaining import explain

        if not self.readable:
            click.echo(refused.answer.raw)
        if not refused.explained:
            explain(refused.answer.document, self.say)
        elif self.readable:
            click.echo(self.say("passed-on"), err=True)
        return refused.answer.exit_status


def with_clerk(command: Callable[..., int]) -> Callable[..., None]:
    """The command with the options that all commands share; its exit status is what it returns."""

    def called(
        *args: Any, url: str | None, local: bool, language: str | None, form: str | None, **options: Any
    ) -> None:
        readable = form == "text" if form else sys.stdout.isatty()
        clerk = Clerk(None if local else url, language or language_of_the_environment(), readable)
        try:
            status = command(clerk, *args, **options)
        except Refused as refused:
            status = clerk.refuse(refused)
        click.get_current_context().exit(status)

    update_wrapper(called, command)
    for option in reversed(_OPTIONS):
        option(called)
    return called


def language_of_the_environment() -> str:
    """The language of LC_ALL, LC_MESSAGES or LANG, whichever is set first; English where Gavel does not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            language = value[:2].lower()
            return language if language in LANGUAGES and not value[2:3].isalpha() else LANGUAGES[0]
    return LANGUAGES[0]


def _checked_url(_context: click.Context, _parameter: click.Parameter, url: str | None) -> str | None:
    if url is not None and not url.startswith(("http://", "https://")):
        raise click.BadParameter(f"{url!r} does not begin with http:// or https://")
    return url


_OPTIONS = (
    click.option("--local", is_flag=True, help="Use the rules in process: the default, unless GAVEL_URL is set."),
    click.option("--url", envvar="GAVEL_URL", callback=_checked_url, help="Ask this server (also: GAVEL_URL)."),
    click.option("--language", type=click.Choice(LANGUAGES), help="Of texts; by default that of LANG."),
    click.option("--json", "form", flag_value="json", help="Write JSON also to a terminal."),
    click.option("--text", "form", flag_value="text", help="Write tables also where there is no terminal."),
)
