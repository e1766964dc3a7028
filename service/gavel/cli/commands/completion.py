"""Completion on the command line."""

import click

from gavel.cli.shells import SHELLS, script


@click.command()
@click.argument("shell", type=click.Choice(SHELLS))
def completion(shell: str) -> None:
    """Print what completes `gavel` in a SHELL: commands, options, games, editions, rules, actions.

    Read it when the shell starts.
    """
    click.echo(script(shell))
