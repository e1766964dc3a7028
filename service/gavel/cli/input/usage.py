"""Wrong usage, in the reader's language."""

from typing import Any

import click

from gavel.cli.session import LANGUAGE, language_of_the_environment


def wrong_usage(phrase: str, **figures: Any) -> click.UsageError:
    """The error that ends a command; what it says is a phrase."""
    return click.UsageError(say(phrase, **figures))


def say(phrase: str, **figures: Any) -> str:
    """A phrase in the language of the command that runs, or of the environment before there is one."""
    from gavel.cli.output.phrases import phrases_for

    context = click.get_current_context(silent=True)
    found = None if context is None else context.meta.get(LANGUAGE)
    return phrases_for(found or language_of_the_environment())(phrase, **figures)
