"""The arguments and options that several commands have, and what they add to a request."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from gavel.cli.input import arguments, completing
from gavel.cli.output.answers import Document

F = TypeVar("F", bound=Callable[..., Any])


def examples(*lines: str) -> str:
    """The end of a command's help: lines to be typed as they are."""
    return "\n".join(["\b", "Examples:", *(f"  {line}" for line in lines)])


game_argument = click.argument("game", shell_complete=completing.games)

action_argument = click.argument("action", nargs=-1, required=True, shell_complete=completing.actions)


def _source_option(what: str) -> Callable[[F], F]:
    """The option that names the file to read, where it is not standard input."""
    about = f"{what}; by default standard input."
    return click.option("--state", "source", metavar="FILE", shell_complete=completing.files, help=about)


state_option = _source_option("A position, a state or a transcript")

game_so_far_option = _source_option("The transcript of the game so far")

viewer_option = click.option(
    "--viewer",
    "viewers",
    metavar="ID",
    multiple=True,
    help='Add what this viewer sees and may do: a player, or "spectator"; repeatable.',
)

names_option = click.option(
    "--names", metavar="JSON|@FILE", help="What texts call the players: an object of names by id."
)


def with_names(body: Any, names: str | None) -> Any:
    """A request with the names that the command line gives; raises UsageError. What it does not name stays."""
    if names is None or not isinstance(body, dict):  # what is no object is the service's to refuse
        return body
    return {**body, "names": arguments.value(names, what="--names")}


def for_viewers(body: Document, viewers: tuple[str, ...]) -> Document:
    """A request with the viewers that the command line names; what it does not name stays."""
    return {**body, "viewers": [*viewers]} if viewers else body
