"""Groups of commands whose help says what each does in a whole sentence."""

from collections.abc import Iterable
from typing import Final

import click

WHOLE_SENTENCE: Final = 200
"""More signs than the first sentence of any command's help has: the help wraps it."""


class WholeGroup(click.Group):
    """A group whose help cuts no sentence off."""

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
                    (name.ljust(widest), command.get_short_help_str(WHOLE_SENTENCE))
                    for name, command in commands.items()
                    if command is not None
                ]
            )
