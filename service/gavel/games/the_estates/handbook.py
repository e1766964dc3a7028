"""The Estates in the handbook: the final board of a game with the rules' scores, and the market."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from gavel.handbook.asking import tally
from gavel.handbook.drawing import MINUS, Drawing, Labels, signed
from gavel.handbook.look import Look

COLOURS = {
    "blue": ("#2f6fde", "#ffffff"),
    "green": ("#2e8b4f", "#ffffff"),
    "yellow": ("#f2c230", "#16191d"),
    "purple": ("#7d4bb5", "#ffffff"),
    "red": ("#cc3b34", "#ffffff"),
    "white": ("#f7f7f2", "#16191d"),
}
ROWS = ("upper", "middle", "lower")
ONE_CUBE = {"upper": (1, 7), "middle": (3, 5), "lower": (2,)}
LOT, LEFT, TOP, HIGH, CUBE = 62, 180, 74, 150, 22


def _stack(*cubes: tuple[str, int], rooftop: int | None = None) -> dict[str, Any]:
    return {"cubes": [{"colour": colour, "value": value} for colour, value in cubes], "rooftop": rooftop}


BOARD: dict[str, Any] = {
    "upper": {
        "lots": [_stack(("red", 5), rooftop=2), _stack(("blue", 6), ("green", 4), ("yellow", 2), rooftop=3)],
        "permits": [{"value": 2, "effect": "shorten"}],
        "requirement": 2,
        "mayor": True,
    },
    "middle": {
        "lots": [_stack(("purple", 6), ("red", 3), rooftop=1), _stack(("green", 5), ("blue", 1))],
        "permits": [{"value": 1, "effect": "lengthen"}],
        "requirement": 5,
        "mayor": False,
    },
    "lower": {
        "lots": [_stack(("white", 6), ("blue", 5), rooftop=4), _stack(("yellow", 3)), _stack(("purple", 4), rooftop=6)],
        "permits": [],
        "requirement": 4,
        "mayor": False,
    },
}
COLOURS_HELD = {"blue": "bob", "green": "ann", "yellow": "bob", "purple": "ann", "red": "ann", "white": "ann"}
TALLY = {
    "players": [{"id": "ann", "cash": 10, "cash_box": 2}, {"id": "bob", "cash": 12, "cash_box": 0}],
    "certificates": COLOURS_HELD,
    "board": BOARD,
}


def board(title: str, labels: Labels) -> str:
    """All three rows with buildings, permits and the mayor, and the points of each building."""
    drawing, lines = Drawing(830, 580, title), []
    points = _points()
    drawing.text(20, 60, labels["street"], "soft small")
    drawing.box(LEFT + 4 * LOT, 66, 14, 3 * HIGH, "river")
    drawing.text(LEFT + 4 * LOT + 7, 60, labels["river"], "soft small middle")
    for number, row in enumerate(ROWS):
        lines.append(_row(drawing, row, TOP + HIGH * number, points, labels))
    drawing.text(20, 542, labels["one_cube"], "small soft")
    drawing.text(20, 562, labels["permit"], "small soft")
    return drawing.written(" ".join([*lines, labels["one_cube"] + ".", labels["permit"] + "."]))


def _points() -> dict[tuple[str, int], dict[str, Any]]:
    buildings = [each for line in tally("the-estates", TALLY).values() for each in line["breakdown"]["buildings"]]
    return {(each["row"], each["lot"]): each for each in buildings}


def _row(drawing: Drawing, row: str, top: int, points: dict[tuple[str, int], dict[str, Any]], labels: Labels) -> str:
    own = BOARD[row]
    done = points[row, 1]["complete"]
    state = labels["complete" if done else "incomplete"]
    required = labels["requires"].format(lots=own["requirement"])
    drawing.text(20, top + 40, labels[row], "strong")
    drawing.text(20, top + 60, f"{required}, {state}", "small")
    if own["mayor"]:
        drawing.circle(30, top + 82, 9, "filled")
        drawing.path(f"M18 {top + 108} q12 -24 24 0 z", "filled")
        drawing.text(48, top + 100, labels["mayor"], "small strong")
    buildings = []
    for lot in range(1, 11):
        dashed = " dashed" if lot in ONE_CUBE[row] else ""
        drawing.box(_x(lot), top + 96, LOT - 14, 28, "line" + dashed if lot <= own["requirement"] else "thin" + dashed)
        drawing.text(_x(lot) + 4, top + 136, str(lot), "small soft")
        if lot <= len(own["lots"]):
            buildings.append(_building(drawing, lot, top, points[row, lot], own["lots"][lot - 1], labels))
    permits = ", ".join(_permit(each) for each in own["permits"])
    if permits:
        _barrier(drawing, _x(own["requirement"] + 1), top, permits)
    mayor = [labels["mayor"]] if own["mayor"] else []
    return f"{labels[row]}: " + ", ".join([required, state, *mayor, *([permits] if permits else []), *buildings]) + "."


def _x(lot: int) -> int:
    return LEFT + LOT * (lot - 1) + (14 if lot > 4 else 0)


def _building(
    drawing: Drawing, lot: int, top: int, scored: dict[str, Any], built: dict[str, Any], labels: Labels
) -> str:
    x, y = _x(lot) + (LOT - 14 - CUBE) // 2, top + 96
    for cube in built["cubes"]:
        y -= CUBE
        _cube(drawing, x, y, cube)
    if built["rooftop"] is not None:
        drawing.path(f"M{x - 6} {y} h{CUBE + 12} l-{CUBE // 2 + 6} -20 z", "filled")
        drawing.text(x + CUBE / 2, y - 4, str(built["rooftop"]), "middle small strong onink")
    points = f"{scored['points']:+d}".replace("-", MINUS)
    drawing.text(_x(lot) + (LOT - 14) / 2, top + 116, points, "middle strong")
    cubes = ", ".join(f"{labels[cube['colour']]} {cube['value']}" for cube in built["cubes"])
    roof = f" + {built['rooftop']}" if built["rooftop"] is not None else ""
    return f"{lot}: {cubes}{roof} = {points}"


def _cube(drawing: Drawing, x: float, y: float, cube: dict[str, Any]) -> None:
    ground, ink = COLOURS[cube["colour"]]
    drawing.box(x, y, CUBE, CUBE, style=f"fill:{ground};stroke:#16191d")
    drawing.text(x + CUBE / 2, y + 16, str(cube["value"]), "middle strong", style=f"fill:{ink}")


def _permit(permit: dict[str, Any]) -> str:
    return (MINUS if permit["effect"] == "shorten" else "+") + str(permit["value"])


def _barrier(drawing: Drawing, x: float, top: int, words: str) -> None:
    drawing.path(f"M{x + 6} {top + 96} v-34 m36 34 v-34 m-40 10 h44 m-44 14 h44", "mark")
    drawing.text(x + 24, top + 54, words, "middle strong marked", style="font-weight:600")


MARKET = (
    (("red", 5), ("blue", 2), ("white", 6), ("green", 1), ("yellow", 4), ("purple", 3), ("blue", 6), ("red", 1)),
    (("green", 3), ("white", 2), ("purple", 5), ("yellow", 1), ("blue", 4)),
    (("white", 4),),
)


def market(title: str, labels: Labels) -> str:
    """The three rows of the market, with frames around the cubes at their ends."""
    drawing, lines = Drawing(720, 236, title), []
    for number, row in enumerate(MARKET):
        y = 56 + 50 * number
        words = labels["row"].format(row=number + 1)
        drawing.text(20, y + 22, words)
        for place, (colour, value) in enumerate(row):
            x = 220 + 46 * place
            _cube(drawing, x, y + 5, {"colour": colour, "value": value})
            if place in (0, len(row) - 1):
                drawing.box(x - 6, y - 1, CUBE + 12, CUBE + 12, "mark")
        ends = dict.fromkeys((row[0], row[-1]))
        lines.append(f"{words}: " + ", ".join(f"{labels[colour]} {value}" for colour, value in ends))
    drawing.text(20, 220, labels["ends"], "soft")
    return drawing.written(". ".join([*lines, labels["ends"]]) + ".")


def details(parts: Mapping[str, Any], _language: str) -> Iterator[str]:
    """The lines of a score: each building with its points."""
    for building in parts["buildings"]:
        roof = [] if building["rooftop"] is None else [building["rooftop"]]
        yield f"{' + '.join(map(str, [*building['cubes'], *roof]))} → {signed(building['points'])}"


LOOK: Final = Look(diagrams={"board": board, "market": market}, details=details)
