"""What ends a command, on standard error, as wide as the terminal."""

import sys

import click
from click.exceptions import NoArgsIsHelpError

from gavel.cli.language import language_of
from gavel.cli.output.problems import print_lines
from gavel.cli.output.terminal_safe import printable


def show_error(error: click.ClickException) -> None:
    """Write an error; what click itself says in it is English."""
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
    message = phrases("error", message=error.format_message())
    if sys.stderr.isatty():
        print_lines([("", message)])
    else:  # for a log or another program, in one line
        click.echo(printable(message), err=True)
