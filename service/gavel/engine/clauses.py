"""The written rules of a game: clauses in our own words, the reasons of its rulings, the meaning of its options.

The file `clauses.toml` in the game's folder has every text in every language. Clauses that all games share stand in a
file beside this module; each game has them under its own id, after its own clauses.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from gavel.engine.words import Texts, has_one_file, table, texts


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule: the editions that have it as printed (an option may bring it into others), and its sources."""

    id: str
    rulesets: tuple[str, ...]
    source: str
    text: Texts


@dataclass(frozen=True, slots=True)
class OptionWords:
    """The meaning of an option, and the passages of the rulebooks behind it."""

    decides: Texts
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Clauses:
    """The written rules of one game: clauses in the rulebook's order, reasons and options by id."""

    clauses: tuple[Clause, ...]
    texts: Mapping[str, Texts]
    """Each clause's text, by id."""
    ruling_reasons: Mapping[str, Texts]
    options: Mapping[str, OptionWords]


def _of_all_games(own: Sequence[Clause]) -> list[Clause]:
    """The clauses that all games share, under the id of the game with these own clauses, and in all of its rulesets."""
    game = own[0].id.partition("/")[0]
    rulesets = max([clause.rulesets for clause in own], key=len)
    written, shared = {clause.id for clause in own}, table("gavel.engine", "clauses.toml", "")
    return [
        Clause(f"{game}/{clause['id']}", rulesets, clause["source"], texts(clause["text"]))
        for clause in (*shared["clauses"], *shared["defaults"])
        if f"{game}/{clause['id']}" not in written
    ]


@cache
def load(package: str, game: str = "", rulesets: tuple[str, ...] = ()) -> Clauses:
    """The written rules of the game in `package`, for example `gavel.games.for_sale`.

    A package that has all its words in one file names there neither the game's id nor its editions.
    """
    document = _in_one_file(package, game, rulesets) if has_one_file(package) else table(package, "clauses.toml", "")
    clauses = [
        Clause(clause["id"], tuple(clause["rulesets"]), clause["source"], texts(clause["text"]))
        for clause in document["clauses"]
    ]
    clauses += _of_all_games(clauses)
    return Clauses(
        clauses=tuple(clauses),
        texts={clause.id: clause.text for clause in clauses},
        ruling_reasons={ruling["id"]: texts(ruling["why"]) for ruling in document["rulings"]},
        options={
            option["id"]: OptionWords(texts(option["decides"]), tuple(option["sources"]))
            for option in document["options"]
        },
    )


def _in_one_file(package: str, game: str, rulesets: Sequence[str]) -> Mapping[str, Any]:
    """The written rules of a package that has all words in one file, in the form of `clauses.toml`."""

    def section(name: str) -> Mapping[str, Any]:
        return table(package, "clauses.toml", name)

    return {
        "clauses": [
            {"id": f"{game}/{name}", "rulesets": rulesets, "source": "", "text": text}
            for name, text in section("clauses").items()
        ],
        "rulings": [{"id": name, "why": why} for name, why in section("rulings").items()],
        "options": [{"id": name, "decides": text, "sources": ()} for name, text in section("options").items()],
    }
