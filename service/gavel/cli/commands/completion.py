"""Completion on the command line."""

import click

from gavel.cli.input.options import examples
from gavel.cli.input.shells import SHELLS, script


@click.command(
    epilog=examples(
        "source <(gavel completion bash)                                    # in ~/.bashrc",
        "source <(gavel completion zsh)                                     # in ~/.zshrc",
        "gavel completion fish > ~/.config/fish/completions/gavel.fish",
    )
)
@click.argument("shell", type=click.Choice(SHELLS))
def completion(shell: str) -> None:
    """Print the script that completes commands in a SHELL.

    It completes commands, options, games, editions, rules and actions. Read it when the shell starts.
    """
    click.echo(script(shell))
