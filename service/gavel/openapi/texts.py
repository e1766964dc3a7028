"""What the contract says of operations, in English: from the files of the folder `texts`."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


def description_of(operation: str) -> str:
    """What an operation does and who may see what it answers; `operation`: its name, or its id if it is no game's."""
    text: str = _table("operations")[operation]
    return text


@cache
def _table(name: str) -> dict[str, Any]:
    return tomllib.loads(files("gavel.openapi").joinpath("texts", f"{name}.toml").read_text(encoding="utf-8"))
