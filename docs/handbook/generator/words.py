"""The words of the pages and diagrams that no other text has: TOML in docs/handbook/words, in every language."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

HOME = Path(__file__).parents[1]
"""The folder docs/handbook."""


@cache
def common() -> dict[str, dict[str, str]]:
    """What every page says: name, then language."""
    return _read("common")


@cache
def of_game(package: str) -> dict[str, Any]:
    """`summary` by language, and `diagrams`: name to `title` by language and `labels` by name and language."""
    return _read(package.rpartition(".")[2])


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((HOME / "words" / f"{name}.toml").read_text(encoding="utf-8"))
