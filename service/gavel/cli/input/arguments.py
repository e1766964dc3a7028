"""Values on the command line: JSON, text, actions, and files that arguments name."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from gavel.cli.input.usage import reason_of, say, why_no_json, wrong_usage
from gavel.cli.output.answers import Document


def value(text: str, *, what: str) -> Any:
    """JSON from the command line, or from the file that `@FILE` names; raises UsageError."""
    from gavel.schemas.strict_json import MalformedJson, loads

    if text.startswith("@"):
        return _parsed(text[1:], what)
    try:
        return loads(_argument(text))
    except MalformedJson as refusal:
        raise wrong_usage("no-json", what=what, why=why_no_json(_argument(text), refusal), text=text) from refusal


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
            raise wrong_usage("no-pair", what=what, text=each)
        if name in members:
            raise wrong_usage("given-twice", what=what, member=name)
        members[name] = value(text, what=name) if text.startswith("@") else value_or_text(text)
    return members


def parse_action(words: tuple[str, ...], player: str | None) -> Document:
    """The action that arguments write: one JSON object, or a type and NAME=VALUE pairs; `player` may be missing."""
    first = words[0]
    if first.lstrip().startswith(("{", "@")):
        if len(words) > 1:
            raise wrong_usage("one-action")
        written = value(first, what="ACTION")
        if not isinstance(written, dict):
            raise wrong_usage("no-object", what="ACTION")
    else:
        written = {"type": first, **pairs(words[1:], "ACTION")}
    if player is not None:
        written["player"] = player
    return dict(written)


def unnamed_values(words: tuple[str, ...]) -> list[str]:
    """The words after an action's type that name no member: `3` of `bid 3`; none where the action is JSON."""
    return [] if words[0].lstrip().startswith(("{", "@")) else [word for word in words[1:] if "=" not in word]


def with_values(action: Document, values: Sequence[str], members: Iterable[str]) -> Document:
    """An action with values for those of its members that it has not, in order; raises UsageError for too many."""
    free = [name for name in members if name not in action]
    if len(values) > len(free):
        raise wrong_usage("no-pair", what="ACTION", text=values[len(free)])
    return {**action, **{name: value_or_text(text) for name, text in zip(free, values, strict=False)}}


def values_in(action: Document, but: Iterable[str] = ()) -> Iterator[str]:
    """The values of an action as words, in order, those of nested objects included; its type and player are not."""
    for name, value in action.items():
        if name in ("type", "player", *but):
            continue
        if isinstance(value, dict):
            yield from values_in(value)
        else:
            yield str(value)


def with_options(document: Document, given: Iterable[str]) -> Document:
    """A document with further members of its `options`; what is there in their place is the service's to refuse."""
    changed, before = pairs(given, "--option"), document.get("options", {})
    return {**document, "options": {**before, **changed}} if changed and isinstance(before, dict) else document


def read_bytes(name: str) -> bytes:
    """What a file holds; raises UsageError where it cannot be read, or holds nothing."""
    try:
        raw = Path(name).read_bytes()
    except OSError as error:
        raise wrong_usage("unreadable-file", file=name, why=reason_of(error)) from error
    if not raw.strip():
        raise wrong_usage("empty-file", file=name)
    return raw


def read_stdin(wanted: str) -> bytes:
    """What comes on standard input; raises UsageError, which says the phrase `wanted`, where nothing does."""
    raw = sys.stdin.buffer.read()
    if not raw.strip():
        raise wrong_usage("stdin-is-empty", wanted=say(wanted))
    return raw


def _parsed(name: str, what: str) -> Any:
    from gavel.schemas.strict_json import MalformedJson, loads

    raw = read_bytes(name)
    try:
        return loads(raw)
    except MalformedJson as refusal:
        raise wrong_usage("no-json", what=f"{what}, {name}", why=why_no_json(raw, refusal)) from refusal


def _argument(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        raise wrong_usage("not-utf") from error
