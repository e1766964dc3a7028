"""A scoresheet in one line: each player's total, how it came about, and what broke a tie."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from docs.handbook.generator.drawing import MINUS
from docs.handbook.generator.words import common, of_game
from gavel.games.catalogue import packages

Line = Mapping[str, Any]


def told(standings: Sequence[Line], game: str, language: str) -> str:
    """The standings, the first one first."""
    tied = len({line["total"] for line in standings}) < len(standings)
    return "; ".join(_line(line, game, language, tied=tied) for line in standings)


def _line(line: Line, game: str, language: str, *, tied: bool) -> str:
    details = list(_DETAILS[game](line["breakdown"], language))
    if tied:
        figures = ", ".join(map(_signed, line["tiebreak"]))
        details.append(common()["tiebreak"][language].format(figure=figures))
    said = f"{line['player'].capitalize()} {_signed(line['total'])}"
    return f"{said} ({', '.join(details)})" if details else said


def _for_sale(parts: Line, _language: str) -> Iterator[str]:
    yield f"{parts['cheque_total']} + {parts['coins']}"


def _the_estates(parts: Line, _language: str) -> Iterator[str]:
    for building in parts["buildings"]:
        roof = [] if building["rooftop"] is None else [building["rooftop"]]
        yield f"{' + '.join(map(str, [*building['cubes'], *roof]))} → {_signed(building['points'])}"


def _auctionland(parts: Line, language: str) -> Iterator[str]:
    labels = of_game(packages()["auctionland"])["diagrams"]["island"]["labels"]
    for terrain in ("park", "water"):
        if parts[terrain]["points"]:
            yield f"{labels[terrain][language]} {parts[terrain]['tiles']} → {parts[terrain]['points']}"
    if parts["product"]:
        yield f"{parts['housing']} \N{MULTIPLICATION SIGN} {parts['forest']} → {parts['product']}"
    for icon, counted in parts["icons"].items():
        if counted["count"]:
            yield f"{labels[icon][language]} {counted['count']} → {counted['points']}"


_DETAILS: Mapping[str, Callable[[Line, str], Iterator[str]]] = {
    "for-sale": _for_sale,
    "the-estates": _the_estates,
    "auctionland": _auctionland,
}


def _signed(figure: int) -> str:
    return str(figure).replace("-", MINUS)
