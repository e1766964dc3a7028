"""What comes in: JSON from standard input, from files and from the command line, and the state that is in it."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

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


def value(text: str, *, what: str) -> Any:
    """JSON from the command line, or from the file that `@FILE` names; raises UsageError."""
    from gavel.wire.strict_json import MalformedJson, loads

    if text.startswith("@"):
        return _parsed_file(text[1:], what)
    try:
        return loads(_argument(text))
    except MalformedJson as fault:
        raise click.UsageError(f"{what} is not JSON ({fault.reason_code}): {text}") from fault


def value_or_text(text: str) -> Any:
    """JSON from the command line, or the text itself where it is none: `3` is a number, `upper` a text."""
    from gavel.wire.strict_json import MalformedJson, loads

    raw = _argument(text)
    try:
        return loads(raw)
    except MalformedJson:
        return text


def pairs(given: Iterable[str], what: str) -> Document:
    """The members that arguments of the form NAME=VALUE make; raises UsageError."""
    members: Document = {}
    for each in given:
        name, equals, text = each.partition("=")
        if not name or not equals:
            raise click.UsageError(f"{what} must have the form NAME=VALUE: {each}")
        if name in members:
            raise click.UsageError(f"{what} is given twice: {name}")
        members[name] = value(text, what=name) if text.startswith("@") else value_or_text(text)
    return members


def _bytes(source: str | None, wanted: str) -> bytes:
    if source not in (None, STDIN):
        assert source is not None
        return _file(source)
    if source is None and sys.stdin.isatty():
        raise click.UsageError(f"Give {wanted}: from a pipe, or as a file.")
    return sys.stdin.buffer.read()


def _file(name: str) -> bytes:
    try:
        return Path(name).read_bytes()
    except OSError as fault:
        raise click.UsageError(f"{name} cannot be read: {fault.strerror}") from fault


def _parsed_file(name: str, what: str) -> Any:
    from gavel.wire.strict_json import MalformedJson, loads

    try:
        return loads(_file(name))
    except MalformedJson as fault:
        raise click.UsageError(f"{what}: {name} is not JSON ({fault.reason_code})") from fault


def _argument(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError as fault:
        raise click.UsageError("An argument is not UTF-8.") from fault


def _is_problem(document: Any) -> bool:
    return (
        isinstance(document, dict)
        and isinstance(document.get("type"), str)
        and document["type"].startswith("/problems/")
        and isinstance(document.get("status"), int)
    )
