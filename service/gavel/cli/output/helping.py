"""The help of commands in the reader's language: by the English that stands in their code, found in `help.toml`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import click

from gavel.cli.language import language_of

ENGLISH = "en"
AS_IT_IS = "\b\n"
"""Before a paragraph whose lines click is to leave as they are."""
EXAMPLES = f"{AS_IT_IS}Examples"
BRACKETS = ("default:", "required")
"""What click puts in brackets behind what an option does."""


class HelpFormatter(click.HelpFormatter):
    """Writes help paragraph by paragraph in the language of the command line, or of the environment."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._language = language_of(click.get_current_context(silent=True))

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how a command is called."""
        super().write_usage(prog, args, f"{self.translated('Usage:')} " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        """Write the heading of a section."""
        if self._language == ENGLISH:
            super().write_heading(heading)
            return
        from gavel.cli.output.phrases import phrases_for

        label = phrases_for(self._language)("labelled", label=self.translated(heading))
        self.write(f"{'':>{self.current_indent}}{label}\n")

    def write_text(self, text: str) -> None:
        """Write paragraphs."""
        super().write_text("\n\n".join(map(self.translated, text.split("\n\n"))))

    def write_dl(self, rows: Any, *arguments: Any, **options: Any) -> None:
        """Write options or commands, each with what it does."""
        super().write_dl([(name, self._explained(said)) for name, said in rows], *arguments, **options)

    def _explained(self, said: str) -> str:
        """What an option does, with the default that click puts behind it in brackets."""
        words, bracket, extra = said.partition("  [")
        for word in BRACKETS:
            extra = extra.replace(word, self.translated(word))
        return self.translated(words) + bracket + extra

    def translated(self, paragraph: str) -> str:
        """A paragraph in the reader's language; examples are typed as they are in every language."""
        if self._language == ENGLISH:
            return paragraph
        if paragraph.startswith(EXAMPLES):
            heading, _, typed = paragraph.removeprefix(AS_IT_IS).partition("\n")
            return f"{AS_IT_IS}{self.translated(heading)}\n{typed}"
        return _translated(self._language, sought(paragraph)) or paragraph


def sought(paragraph: str) -> str:
    """A paragraph as `help.toml` has it: in one line, and with the apostrophes of texts, which quote nothing."""
    return " ".join(paragraph.replace("\b", "").split()).replace("'", "\u2019")


@lru_cache(maxsize=1000)
def _translated(language: str, english: str) -> str | None:
    from gavel.cli.output.phrases import phrases_for

    key = _keys().get(english)
    return None if key is None else phrases_for(language).help(key)


@lru_cache(maxsize=1)
def _keys() -> dict[str, str]:
    """The keys of `help.toml` by their English."""
    from gavel.cli.output.phrases import HELP, phrases_for

    return {phrases_for(ENGLISH).help(key): key for key in HELP.forms}


class HelpContext(click.Context):
    """A context whose help is in the reader's language."""

    formatter_class = HelpFormatter


def language_typed(arguments: list[str]) -> str | None:
    """The language that a command line asks for, wherever it does: --help is answered before the rest is read."""
    for index, each in enumerate(arguments):
        name, equals, value = each.partition("=")
        if name == "--language":
            from gavel.i18n import LANGUAGES  # only where a language is asked for

            wanted = value if equals else "".join(arguments[index + 1 : index + 2])
            return wanted if wanted in LANGUAGES else None
    return None
