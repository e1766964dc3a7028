"""Wrong usage, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import click

from gavel.cli.input.words import nearest
from gavel.cli.language import language_of

if TYPE_CHECKING:
    from gavel.schemas.strict_json import MalformedJson

REASONS: Final = {
    FileNotFoundError: "no-such-file",
    FileExistsError: "is-there",
    PermissionError: "no-permission",
    IsADirectoryError: "is-a-folder",
}

NO_JSON: Final = {
    "json.empty": "json-empty",
    "json.not-utf-8": "json-not-utf",
    "json.bom": "json-bom",
    "json.syntax": "json-syntax",
    "json.constant": "json-constant",
    "json.duplicate-key": "json-twice",
    "json.lone-surrogate": "json-surrogate",
    "json.too-deep": "json-too-deep",
}
"""The phrase for each reason why something is no JSON; the service's own speak of a body."""


def wrong_usage(
    phrase: str, word: str | None = None, known: Iterable[str] = (), meant: str | None = None, **figures: Any
) -> click.UsageError:
    """The error that ends a command: a phrase, and for an unknown `word` the known one `meant`, or else alike."""
    names = [*known]
    said = say(phrase, word=word, known=names, **figures)
    near = meant if meant in names or word is None else nearest(word, names)
    return click.UsageError(said if near is None else f"{said} {say('did-you-mean', near=near)}")


def why_no_json(raw: bytes, refusal: MalformedJson) -> str:
    """Where the reader of JSON stopped, as an editor counts it, and why."""
    why = say(NO_JSON[refusal.reason_code], **refusal.figures)
    if refusal.offset is None:
        return why
    line, column = line_and_column(raw, refusal.offset)
    return say("json-place", line=line, column=column, why=why)


def line_and_column(raw: bytes, offset: int) -> tuple[int, int]:
    """The line of a byte and its column in characters, as an editor counts them: both from 1."""
    before = raw[:offset]
    line = before[before.rfind(b"\n") + 1 :]
    return before.count(b"\n") + 1, len(line.decode(errors="replace")) + 1


def reason_of(error: OSError) -> str:
    """Why a file cannot be read or written."""
    reason = REASONS.get(type(error))
    return error.strerror or str(error) if reason is None else say(reason)


def say(phrase: str, **figures: Any) -> str:
    """A phrase in the language of the command that runs, or of the environment before there is one."""
    from gavel.cli.output.phrases import phrases_for

    return phrases_for(language_of(click.get_current_context(silent=True)))(phrase, **figures)
