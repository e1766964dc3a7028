"""What comes in: JSON from standard input and from files, and the state that is in it."""

import sys
from typing import Any

import click

from gavel.cli.arguments import bytes_of
from gavel.cli.asking import Answer, Document, Refused
from gavel.cli.clerk import Clerk

STDIN = "-"


def read(source: str | None, clerk: Clerk, wanted: str) -> Any:
    """The JSON of a file, or of standard input for `-` or None; raises Refused where it is none, or is a problem.

    `wanted` tells the user what to give.
    """
    from gavel.cli.local import read_strictly

    document = read_strictly(_bytes(source, wanted), clerk.language)
    if isinstance(document, Answer):
        raise Refused(document)
    if source in (None, STDIN) and _is_problem(document):
        # A command before this one in the pipe has been refused, and has said so.
        from gavel.cli.asking import encoded

        raise Refused(Answer(document["status"], encoded(document)), explained=True)
    return document


def read_state(source: str | None, clerk: Clerk) -> tuple[str, Document]:
    """A game's id and its state, from a position, the answer to a replay or a view's state, or a bare state."""
    document = read(source, clerk, "a position or a state")
    if isinstance(document, dict) and isinstance(document.get("position"), dict):
        document = document["position"]
    if isinstance(document, dict) and isinstance(document.get("state"), dict):
        document = document["state"]
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise click.UsageError("What was read is neither a position nor a state: it names no game.")
    return document["game"], document


def _bytes(source: str | None, wanted: str) -> bytes:
    if source not in (None, STDIN):
        assert source is not None
        return bytes_of(source)
    if source is None and sys.stdin.isatty():
        raise click.UsageError(f"Give {wanted}: from a pipe, or as a file.")
    return sys.stdin.buffer.read()


def _is_problem(document: Any) -> bool:
    return (
        isinstance(document, dict)
        and isinstance(document.get("type"), str)
        and document["type"].startswith("/problems/")
        and isinstance(document.get("status"), int)
    )
