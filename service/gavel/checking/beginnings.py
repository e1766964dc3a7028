"""The distribution that `gavel new-game` writes: a small game to begin with, which is served as it is."""

import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path
from string import Template

from gavel.catalogue import packages

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class BadName(Exception):
    """No game can have this name."""


class NameTaken(BadName):
    """Another game, or a module of Python, has this name."""


def write_game(name: str, into: Path) -> Path:
    """Write the distribution of a new game into a folder of its name, and return that folder.

    Raises BadName for a name that no game can have, FileExistsError if the folder is there.
    """
    module = name.replace("-", "_")
    if not _ID.fullmatch(name):
        raise BadName(name)
    if name in packages() or module in sys.stdlib_module_names or iskeyword(module):
        raise NameTaken(name)
    folder = into / name
    folder.mkdir(parents=True)
    words = {"name": name, "module": module, "title": name.replace("-", " ").capitalize()}
    _write(files("gavel.checking") / "beginning", folder, words)
    return folder


def _write(source: Traversable, folder: Path, words: dict[str, str]) -> None:
    for entry in source.iterdir():
        name = entry.name.removesuffix(".template")
        target = folder / words.get(name, name)
        if entry.is_dir():
            target.mkdir()
            _write(entry, target, words)
        else:
            target.write_text(Template(entry.read_text(encoding="utf-8")).substitute(words), encoding="utf-8")
