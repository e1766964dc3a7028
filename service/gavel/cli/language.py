"""The language of a command: that of its command line, or of the environment."""

import os
from typing import Final

import click

LANGUAGE: Final = "gavel.language"
"""Where click's context has the language of the command that runs."""


def language_of(context: click.Context | None) -> str:
    """The language of the command that runs, or of the environment where there is none yet."""
    found: str | None = None if context is None else context.meta.get(LANGUAGE)
    return found or language_of_the_environment()


def language_of_the_environment() -> str:
    """The language of LC_ALL, LC_MESSAGES or LANG, whichever is set first; English where Gavel has no texts in it."""
    from gavel.i18n import LANGUAGES  # only what says something needs it

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            language = value[:2].lower()
            return language if language in LANGUAGES and not value[2:3].isalpha() else LANGUAGES[0]
    return LANGUAGES[0]
