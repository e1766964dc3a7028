"""For whom an answer is: the viewers whose views it is to hold, and what its sentences call the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from gavel.cli import arguments
from gavel.cli.answers import Document

if TYPE_CHECKING:
    from gavel.cli.session import Session

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


def show_views(session: Session, answer: Document, to_act: list[str]) -> None:
    """The views of an answer, one after the other, each under its viewer."""
    from gavel.cli import tables
    from gavel.cli.boards import board

    for viewer, seen in answer.get("views", {}).items():
        tables.show(tables.text(session.phrases("seen-by", viewer=viewer), "bold"))
        tables.show(*board(seen["view"], to_act, session.phrases))
        tables.show(tables.legal_actions({**seen, "to_act": to_act}, session.phrases.about(seen["view"]["game"])))
