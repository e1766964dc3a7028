"""Wrong usage, in the reader's language."""

from collections.abc import Iterable
from typing import Any, Final

import click

from gavel.cli.input.words import nearest
from gavel.cli.language import language_of

REASONS: Final = {FileNotFoundError: "no-such-file", PermissionError: "no-permission", IsADirectoryError: "is-a-folder"}


def wrong_usage(phrase: str, word: str | None = None, known: Iterable[str] = (), **figures: Any) -> click.UsageError:
    """The error that ends a command: a phrase, and for an unknown `word` the known one that it is like."""
    said = say(phrase, word=word, known=[*known], **figures)
    near = None if word is None else nearest(word, known)
    return click.UsageError(said if near is None else f"{said} {say('did-you-mean', near=near)}")


def reason_of(error: OSError) -> str:
    """Why a file cannot be read or written."""
    reason = REASONS.get(type(error))
    return error.strerror or str(error) if reason is None else say(reason)


def say(phrase: str, **figures: Any) -> str:
    """A phrase in the language of the command that runs, or of the environment before there is one."""
    from gavel.cli.output.phrases import phrases_for

    return phrases_for(language_of(click.get_current_context(silent=True)))(phrase, **figures)
