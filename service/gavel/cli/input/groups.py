"""Groups of commands whose help says what each does in a whole sentence."""

import inspect
from collections.abc import Iterable
from typing import Final

import click

from gavel.cli.language import LANGUAGE
from gavel.cli.output.helping import HelpContext, HelpFormatter, language_typed

WHOLE_SENTENCE: Final = 200
"""More signs than the first sentence of any command's help has: the help wraps it."""

_ALSO_CALLED: Final = {"setup": "new"}
"""What people type for a command that is called otherwise; the contract speaks of a setup."""


class WholeGroup(click.Group):
    """A group whose help cuts no sentence off, and is in the reader's language, as is that of its commands."""

    context_class = HelpContext

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments; first of all, which language they ask for."""
        if (language := language_typed(args)) is not None:
            ctx.meta[LANGUAGE] = language
        return super().parse_args(ctx, args)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, or None."""
        command = self.find_command(ctx, cmd_name)
        if command is not None:
            command.context_class = HelpContext
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments begin with; raises UsageError for another word, and names what is like it."""
        word, known = args[0], self.list_commands(ctx)
        if word not in known and not word.startswith("-") and not ctx.resilient_parsing:
            from gavel.cli.input.usage import wrong_usage

            error = wrong_usage("no-command", word, [*known, "--help"], meant=_ALSO_CALLED.get(word))
            error.ctx = ctx
            raise error
        return super().resolve_command(ctx, args)

    def find_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """The command of that name as it was declared, or None."""
        return super().get_command(ctx, name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands, each with the first sentence of its help."""
        self.write_section(ctx, formatter, "Commands", self.list_commands(ctx))

    def write_section(
        self, ctx: click.Context, formatter: click.HelpFormatter, heading: str, names: Iterable[str]
    ) -> None:
        """Write these commands under a heading; all sections of a group share one column."""
        widest = max(map(len, self.list_commands(ctx)))
        commands = {name: self.get_command(ctx, name) for name in names}
        with formatter.section(heading):
            formatter.write_dl(
                [
                    (name.ljust(widest), _first_sentence(command))
                    for name, command in commands.items()
                    if command is not None
                ]
            )


def _first_sentence(command: click.Command) -> str:
    """What a command does, in the language of the help that is being written."""
    said = command.get_short_help_str(WHOLE_SENTENCE)
    first = inspect.cleandoc(command.help or "").partition("\n\n")[0]
    translated = HelpFormatter().translated(first)
    return said if translated == first else translated.partition(". ")[0].removesuffix(".")
