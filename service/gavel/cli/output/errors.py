"""What ends a command, on standard error, as wide as the terminal, in the reader's language."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from click.exceptions import NoArgsIsHelpError

from gavel.catalogue import packages
from gavel.cli.input.words import nearest
from gavel.cli.language import language_of
from gavel.cli.output.problems import print_lines
from gavel.cli.output.terminal_safe import printable

if TYPE_CHECKING:
    from gavel.cli.output.phrases import Phrases

_WRONG_VALUE: Final = re.compile(r"'?(.*?)'? is not (one of|in the range|a valid) .*", re.DOTALL)
_MORE: Final = re.compile(r"Got unexpected extra arguments? \((.*)\)", re.DOTALL)


def show_error(error: click.ClickException) -> None:
    """Write an error."""
    from gavel.cli.output.phrases import phrases_for

    if isinstance(error, NoArgsIsHelpError):
        error.show()
        return
    context = error.ctx if isinstance(error, click.UsageError) else None
    phrases = phrases_for(language_of(context))
    if context is not None:
        with context.scope(cleanup=False):
            click.echo(context.get_usage(), err=True)
        click.echo(phrases("usage-help", command=context.command_path) + "\n", err=True)
    message = phrases("error", message=_said(error, phrases))
    if sys.stderr.isatty():
        print_lines([("", message)])
    else:  # for a log or another program, in one line
        click.echo(printable(message), err=True)


def _said(error: click.ClickException, phrases: Phrases) -> str:
    """What is wrong; the messages of click itself are English, so each has a phrase here."""
    if isinstance(error, click.NoSuchOption):
        return _no_such_option(error, phrases)
    if isinstance(error, click.BadOptionUsage):
        given = "=" in error.message or "does not take" in error.message
        return phrases("option-takes", what=error.option_name, takes="nothing" if given else "value")
    if isinstance(error, click.MissingParameter) and error.param is not None:
        known = _possible(error.param.type) if isinstance(error.param.type, click.Choice) else None
        known = ", ".join(packages()) if error.param.name == "game" else known
        said = phrases("missing", what=_name(error.param))
        return said if known is None else f"{said} {phrases('possible-values', known=known)}"
    if isinstance(error, click.BadParameter) and error.param is not None:
        return _bad_value(error, error.param, phrases)
    more = _MORE.fullmatch(error.message)
    if more is None:
        return error.format_message()
    said = phrases("too-many-words", words=more[1])
    if not _reads_a_state(error) or not Path(more[1]).is_file():
        return said
    return f"{said} {phrases('did-you-mean', near=f'--state {more[1]}')}"


def _reads_a_state(error: click.ClickException) -> bool:
    """Whether the command that is wrong reads a position, which may be in a file."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    return context is not None and any("--state" in each.opts for each in context.command.params)


def _no_such_option(error: click.NoSuchOption, phrases: Phrases) -> str:
    said = phrases("no-such-option", what=error.option_name)
    options = [] if error.ctx is None else error.ctx.command.get_params(error.ctx)
    known = [name for option in options for name in (*option.opts, *option.secondary_opts) if name.startswith("--")]
    near = nearest(error.option_name, known)
    return said if near is None else f"{said} {phrases('did-you-mean', near=near)}"


def _bad_value(error: click.BadParameter, parameter: click.Parameter, phrases: Phrases) -> str:
    """Which value is wrong and which are not; where the command itself has checked it, its own words."""
    name, known, wrong = _name(parameter), _possible(parameter.type), _WRONG_VALUE.fullmatch(error.message)
    if known is None or wrong is None:
        return f"{phrases('labelled', label=name)} {error.message}"
    said = f"{phrases('wrong-value', what=name, word=wrong[1])} {phrases('possible-values', known=known)}"
    near = nearest(wrong[1], parameter.type.choices) if isinstance(parameter.type, click.Choice) else None
    return said if near is None else f"{said} {phrases('did-you-mean', near=near)}"


def _name(parameter: click.Parameter) -> str:
    """An option or an argument as the help has it."""
    if isinstance(parameter, click.Option):
        return max(parameter.opts, key=len)
    return (parameter.metavar or parameter.name or "").upper().removesuffix("...")


def _possible(kind: Any) -> str | None:
    """The values that a parameter takes, without words; None where these would not do."""
    if isinstance(kind, click.Choice):
        return ", ".join(map(str, kind.choices))
    if not isinstance(kind, click.IntRange | click.FloatRange):
        return None
    if kind.max is not None:
        return f"{kind.min}\u2013{kind.max}"
    return f"> {kind.min}" if kind.min_open else f"\u2265 {kind.min}"
