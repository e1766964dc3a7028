"""The arguments and options that several commands have, with what a shell offers for them."""

import click

from gavel.cli import completing

game_argument = click.argument("game", shell_complete=completing.games)

action_argument = click.argument("action", nargs=-1, required=True, shell_complete=completing.actions)

state_option = click.option(
    "--state",
    "source",
    metavar="FILE",
    shell_complete=completing.files,
    help="The position or state; by default standard input.",
)
