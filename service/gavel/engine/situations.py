"""What comes up at a real table, in our own words: questions with their answers, and what to do about errors.

They stand in the files `situations.toml` and `irregularities.toml` of the game's folder, every text in every language;
a game may have neither. The handbook's pages are made from them, and the rules are served with them.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from gavel.engine.clauses import Texts


@dataclass(frozen=True, slots=True)
class Situation:
    """A question that players ask, its answer, the clauses that give it, and the conformance case that shows it."""

    id: str
    question: Texts
    answer: Texts
    clauses: tuple[str, ...]
    case: str
    shown_by: Mapping[str, Any]
    """Where the case shows it: a `refusal`'s violation or an `event`, by some members; or an `answer`, by pointers."""
    figures: Texts
    """What the example says of the state in which that happens, with pointers into it in braces; may be empty."""


@dataclass(frozen=True, slots=True)
class Irregularity:
    """Something that went wrong, what a referee is advised to do, and why; the clauses that bear on it.

    `cases` are the conformance cases that show what the service does about it; none where it has no part in it.
    """

    id: str
    happened: Texts
    advice: Texts
    reason: Texts
    clauses: tuple[str, ...]
    cases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Situations:
    """Everything of one game that the handbook answers, in the order of play."""

    situations: tuple[Situation, ...]
    irregularities: tuple[Irregularity, ...]


@cache
def load(package: str) -> Situations:
    """The situations of the game in `package`, for example `gavel.games.for_sale`."""
    return Situations(
        situations=tuple(
            Situation(
                each["id"],
                each["question"],
                each["answer"],
                tuple(each["clauses"]),
                each["case"],
                each["shown_by"],
                each.get("figures", {}),
            )
            for each in _tables(package, "situations")
        ),
        irregularities=tuple(
            Irregularity(
                each["id"],
                each["happened"],
                each["advice"],
                each["reason"],
                tuple(each["clauses"]),
                tuple(each["cases"]),
            )
            for each in _tables(package, "irregularities")
        ),
    )


def _tables(package: str, name: str) -> list[dict[str, Any]]:
    file = files(package).joinpath(f"{name}.toml")
    if not file.is_file():
        return []
    tables: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))[name]
    return tables
