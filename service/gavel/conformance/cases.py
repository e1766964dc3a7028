"""The cases: numbered, language-neutral JSON, in a folder for each game."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

Step = Mapping[str, Any]


class CaseError(Exception):
    """A case, not the server, is at fault: it uses something that the format does not have."""


@dataclass(frozen=True, slots=True)
class Case:
    """One case: its claim, the sources of the claim, and the requests that show it; see README.md."""

    game: str
    id: str
    title: str
    clauses: Sequence[str]
    rulings: Sequence[Mapping[str, Any]]
    codes: Sequence[str]
    source: str
    steps: Sequence[Step]


def folders() -> dict[str, Traversable]:
    """The folder of cases of each game, by the game's id."""
    homes = sorted((entry for entry in files("gavel.games").iterdir() if entry.is_dir()), key=lambda entry: entry.name)
    return {
        home.name.replace("_", "-"): home / "cases"
        for home in homes
        if (home / "cases").is_dir() and any(_documents(home / "cases"))
    }


def documents(game: str) -> dict[str, dict[str, Any]]:
    """The case files of a game, unparsed, by file name; none for a game without cases."""
    folder = folders().get(game)
    if folder is None:
        return {}
    return {entry.name: json.loads(entry.read_text(encoding="utf-8")) for entry in _documents(folder)}


def cases(game: str | None = None) -> list[Case]:
    """Every case of one game, or of all, in the order of their numbers."""
    return [
        _case(document["game"], case)
        for name in (folders() if game is None else [game])
        for document in documents(name).values()
        for case in document["cases"]
    ]


def cases_in(folder: Traversable) -> list[Case]:
    """Every case in a folder, as a game of another distribution has one; none if there is no such folder."""
    if not folder.is_dir():
        return []
    read = [json.loads(entry.read_text(encoding="utf-8")) for entry in _documents(folder)]
    return [_case(document["game"], case) for document in read for case in document["cases"]]


def schema() -> dict[str, Any]:
    """The JSON Schema of a case file."""
    document: dict[str, Any] = json.loads((files(__package__) / "case.schema.json").read_text(encoding="utf-8"))
    return document


def _documents(folder: Traversable) -> Iterator[Traversable]:
    entries = (entry for entry in folder.iterdir() if entry.name.endswith(".json"))
    return iter(sorted(entries, key=lambda entry: entry.name))


def _case(game: str, case: Mapping[str, Any]) -> Case:
    return Case(
        game=game,
        id=case["id"],
        title=case["title"],
        clauses=case.get("clauses", []),
        rulings=case.get("rulings", []),
        codes=case.get("codes", []),
        source=case["source"],
        steps=case["steps"],
    )
