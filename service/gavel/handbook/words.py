"""The words of pages and diagrams that only the handbook has, in every language."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from gavel.handbook.drawing import Labels


@cache
def common() -> dict[str, dict[str, str]]:
    """The words of every page, by name, then language."""
    return _read("gavel.handbook", "words")


@cache
def of_game(package: str) -> dict[str, Any]:
    """`summary` by language, and `diagrams`: name to `title` by language and `labels` by name and language.

    They stand in the game's `handbook.toml`; empty for a game without that file.
    """
    try:
        return _read(package, "handbook")
    except FileNotFoundError:
        return {"summary": {}, "diagrams": {}}


def labels_of(package: str, diagram: str, language: str) -> Labels:
    """The labels of a game's diagram in one language."""
    return {label: texts[language] for label, texts in of_game(package)["diagrams"][diagram]["labels"].items()}


def _read(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads(files(package).joinpath(f"{name}.toml").read_text(encoding="utf-8"))
