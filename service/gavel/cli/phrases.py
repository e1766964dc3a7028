"""What the command itself says: its phrases and headings in the reader's language, and the games' words."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

from gavel.i18n.common import LABELS, game_labels
from gavel.i18n.messages import Messages, read_messages
from gavel.i18n.translator import translator_for

PHRASES: Final = Messages(read_messages("gavel.cli", "phrases"))
"""What is said at the terminal, by name."""

HEADINGS: Final = Messages(read_messages("gavel.cli", "headings"))
"""Members of documents, by their names."""


class Say:
    """Phrases by name, with figures filled in; headings for members of documents; words of the contract."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._translator = translator_for(language)

    def __call__(self, name: str, **figures: Any) -> str:
        """The phrase of that name."""
        return self._translator.format(PHRASES, name, figures)

    def label(self, member: str) -> str:
        """A member of a document, such as `cash_box`, as a heading."""
        if member in HEADINGS.forms:
            return self._translator.format(HEADINGS, member, {})
        return member.replace("_", " ")

    def term(self, term: str) -> str:
        """A word of the contract (a phase, an action type, a colour) in this language, as the service says it."""
        return self._translator.format(_words(), term, {})


@cache
def say_in(language: str) -> Say:
    """What is said in one of LANGUAGES."""
    return Say(language)


@cache
def _words() -> Messages:
    """Every label of every game that needs no figures; what games say differently is said as the first of them does."""
    known = [LABELS, *(game_labels(f"gavel.games.{home.name}") for home in _homes())]
    return Messages(
        {
            term: forms
            for labels in reversed(known)
            for group in labels.groups.values()
            for term, forms in group.items()
            if not any(form.figures for form in forms)
        }
    )


def _homes() -> Iterator[Any]:
    homes = [home for home in files("gavel.games").iterdir() if home.joinpath("texts").is_dir()]
    return iter(sorted(homes, key=lambda home: home.name))
