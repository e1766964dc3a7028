"""Situations at a real table, in our own words: questions with their answers, and advice on irregularities.

The files `situations.toml` and `irregularities.toml` in the game's folder have every text in every language; a game may
have neither. The handbook's pages are made from them, and the API serves them with the rules.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from gavel.engine.words import Texts, texts


@dataclass(frozen=True, slots=True)
class Situation:
    """A question that players ask, its answer, the clauses that give it, and the conformance case that shows it."""

    id: str
    question: Texts
    answer: Texts
    clauses: tuple[str, ...]
    case: str
    shown_by: Mapping[str, Any]
    """The part of the case that shows it: a `refusal` or an `event`, by some members; or an `answer`, by pointers."""
    figures: Texts
    """The example's text on the state at that point, with pointers into it in braces; may be empty."""


@dataclass(frozen=True, slots=True)
class Irregularity:
    """An irregularity, the advice to a referee with its reason, and the clauses that bear on it.

    `cases`: the conformance cases that show what the service does about it; empty if it does nothing.
    """

    id: str
    happened: Texts
    advice: Texts
    reason: Texts
    clauses: tuple[str, ...]
    cases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Situations:
    """The situations and irregularities of one game, in the order of play."""

    situations: tuple[Situation, ...]
    irregularities: tuple[Irregularity, ...]


@cache
def load(package: str) -> Situations:
    """The situations of the game in `package`, for example `gavel.games.for_sale`."""
    return Situations(
        situations=tuple(
            Situation(
                each["id"],
                texts(each["question"]),
                texts(each["answer"]),
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
                texts(each["happened"]),
                texts(each["advice"]),
                texts(each["reason"]),
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
