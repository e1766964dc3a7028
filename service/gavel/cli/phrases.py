"""What the command itself says: the phrases and labels of phrases.toml, in the reader's language."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

LANGUAGES: Final = ("en", "fr", "de")


class Say:
    """Phrases by name, with figures filled in; labels for members of documents; terms of the games."""

    def __init__(
        self, language: str, phrases: Mapping[str, Mapping[str, str]], labels: Mapping[str, list[str]]
    ) -> None:
        self.language = language
        self._phrases = phrases
        self._labels = labels

    def __call__(self, name: str, **figures: Any) -> str:
        """The phrase of that name; raises KeyError if there is none."""
        return self._phrases[name][self.language].format(**figures)

    def label(self, member: str) -> str:
        """A member of a document, such as `cash_box`, as a heading."""
        if member in self._labels:
            return self._labels[member][LANGUAGES.index(self.language)]
        return member.replace("_", " ")

    def term(self, term: str) -> str:
        """A word of the contract (a phase, an action type, a colour) in this language, as the service says it."""
        from gavel.i18n.words import words_for

        return words_for(self.language).translate(term)


@cache
def say_in(language: str) -> Say:
    """What is said in one of LANGUAGES."""
    document = tomllib.loads(files("gavel.cli").joinpath("phrases.toml").read_text(encoding="utf-8"))
    return Say(language, document["phrases"], document["labels"])
