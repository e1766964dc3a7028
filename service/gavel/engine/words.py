"""The words of a game in TOML: a file for each kind, as Gavel's own games have them, or all in one `words.toml`.

English is enough: a text is a string in English, or a table with a string for each language.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pkgutil import get_data
from typing import Any, Final

SOURCE: Final = "en"
"""The language that every text has, and that stands in for the others."""


class Texts(dict[str, str]):
    """One text by language; English where a language is missing."""

    __slots__ = ()

    def __missing__(self, _language: str) -> str:
        return self[SOURCE]


def texts(written: str | Mapping[str, str]) -> Texts:
    """A text as it is written in a file: in English alone, or by language."""
    return Texts({SOURCE: written} if isinstance(written, str) else written)


def lang_of(text: Mapping[str, str], language: str) -> dict[str, str]:
    """The mark of an object with this text: its language, where that is not the one asked for; else nothing."""
    return {} if language in text else {"lang": SOURCE}


def table(package: str, file: str, section: str) -> dict[str, Any]:
    """The words of that section in the package's `words.toml`, or else those of its file.

    Raises FileNotFoundError if the package has neither.
    """
    together = _read(package, "words.toml")
    if together is not None:
        own: dict[str, Any] = tomllib.loads(together).get(section, {})
        return own
    alone = _read(package, file)
    if alone is None:
        raise FileNotFoundError(f"{package} has neither words.toml nor {file}")
    return tomllib.loads(alone)


@cache
def has_one_file(package: str) -> bool:
    """Whether a package has all its words in one file."""
    return _read(package, "words.toml") is not None


def _read(package: str, name: str) -> str | None:
    # Not importlib.resources: it imports archives and temporary files, for which every command would wait.
    try:
        raw = get_data(package, name)
    except FileNotFoundError:
        return None
    return None if raw is None else raw.decode()
