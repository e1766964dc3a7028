"""Values on the command line: JSON, text, actions, and files that arguments name."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from gavel.cli.output.answers import Document


def value(text: str, *, what: str) -> Any:
    """JSON from the command line, or from the file that `@FILE` names; raises UsageError."""
    from gavel.schemas.strict_json import MalformedJson, loads

    if text.startswith("@"):
        return _parsed(text[1:], what)
    try:
        return loads(_argument(text))
    except MalformedJson as refusal:
        raise click.UsageError(f"{what} is not JSON ({refusal.reason_code}): {text}") from refusal


def value_or_text(text: str) -> Any:
    """JSON from the command line, or the text itself where it is none: `3` is a number, `upper` a text."""
    from gavel.schemas.strict_json import MalformedJson, loads

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


def parse_action(words: tuple[str, ...], player: str | None) -> Document:
    """The action that arguments write: one JSON object, or a type and NAME=VALUE pairs; `player` may be missing."""
    first = words[0]
    if first.lstrip().startswith(("{", "@")):
        if len(words) > 1:
            raise click.UsageError("An action is one JSON object, or a type with NAME=VALUE pairs.")
        written = value(first, what="ACTION")
        if not isinstance(written, dict):
            raise click.UsageError("ACTION must be a JSON object.")
    else:
        written = {"type": first, **pairs(words[1:], "A member of the action")}
    if player is not None:
        written["player"] = player
    return dict(written)


def with_options(document: Document, given: Iterable[str]) -> Document:
    """A document with further members of its `options`; what is there in their place is the service's to refuse."""
    changed, before = pairs(given, "--option"), document.get("options", {})
    return {**document, "options": {**before, **changed}} if changed and isinstance(before, dict) else document


def read_bytes(name: str) -> bytes:
    """What a file holds; raises UsageError where it cannot be read, or holds nothing."""
    try:
        raw = Path(name).read_bytes()
    except OSError as error:
        raise click.UsageError(f"{name} cannot be read: {error.strerror}") from error
    if not raw.strip():
        raise click.UsageError(f"{name} is empty.")
    return raw


def read_stdin(wanted: str) -> bytes:
    """What comes on standard input; raises UsageError, which says what is `wanted`, where nothing does."""
    raw = sys.stdin.buffer.read()
    if not raw.strip():
        raise click.UsageError(f"Standard input is empty: give {wanted}, from a pipe or as a file.")
    return raw


def _parsed(name: str, what: str) -> Any:
    from gavel.schemas.strict_json import MalformedJson, loads

    try:
        return loads(read_bytes(name))
    except MalformedJson as refusal:
        raise click.UsageError(f"{what}: {name} is not JSON ({refusal.reason_code})") from refusal


def _argument(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        raise click.UsageError("An argument is not UTF-8.") from error
