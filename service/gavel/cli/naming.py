"""The arguments and options that several commands have, with what a shell offers for them."""

import click

from gavel.cli import completing


def examples(*lines: str) -> str:
    """The end of a command's help: lines to be typed as they are."""
    return "\n".join(["\b", "Examples:", *(f"  {line}" for line in lines)])


game_argument = click.argument("game", shell_complete=completing.games)

action_argument = click.argument("action", nargs=-1, required=True, shell_complete=completing.actions)

state_option = click.option(
    "--state",
    "source",
    metavar="FILE",
    shell_complete=completing.files,
    help="The position or state; by default standard input.",
)
