"""A scoresheet in one line: each player's total, how it came about, and what broke a tie."""

from collections.abc import Mapping, Sequence
from typing import Any

from gavel.games.catalogue import packages
from gavel.handbook.drawing import signed
from gavel.handbook.look import look_of
from gavel.handbook.words import common

Line = Mapping[str, Any]


def told(standings: Sequence[Line], game: str, language: str) -> str:
    """The standings, the first one first."""
    tied = len({line["total"] for line in standings}) < len(standings)
    return "; ".join(_line(line, game, language, tied=tied) for line in standings)


def _line(line: Line, game: str, language: str, *, tied: bool) -> str:
    explain = look_of(packages()[game]).details
    # The standings of a match have no breakdown.
    details = [] if explain is None or "breakdown" not in line else [*explain(line["breakdown"], language)]
    if tied:
        figures = ", ".join(map(signed, line["tiebreak"]))
        details.append(common()["tiebreak"][language].format(figure=figures))
    said = f"{line['player'].capitalize()} {signed(line['total'])}"
    return f"{said} ({', '.join(details)})" if details else said
