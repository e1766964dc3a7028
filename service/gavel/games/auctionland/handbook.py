"""Auctionland in the handbook: the market with its prices, and an island that the rules have scored."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from gavel.handbook.asking import tally
from gavel.handbook.drawing import Drawing, Labels
from gavel.handbook.look import Look
from gavel.handbook.words import labels_of

TERRAINS = {"park": "#f3c653", "housing": "#dd8468", "forest": "#4d8a58", "water": "#74b6e0"}
"""The colours that the terrains have at the table."""
SIGNS = {
    "park": "m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0h14m-7 -7v14",
    "housing": "m-7 0l7 -7l7 7h-2v6h-10v-6z",
    "forest": "m0 -8l6 9h-4v5h-4v-5h-4z",
    "water": "m-8 -3q4 -4 8 0t8 0m-16 6q4 -4 8 0t8 0",
}
"""What is printed on them: a wheel, a house, a tree and waves, around the point where they are drawn."""
ICONS = {"peace": "☮", "love": "♥", "music": "♪"}
TILE, LEFT, TOP = 92, 30, 60


def _tile(name: str, *regions: tuple[str, str], icons: tuple[str, ...] = ()) -> dict[str, Any]:
    made = [{"terrain": terrain, "sides": list(sides)} for terrain, sides in regions]
    return {"id": name, "regions": made, "icons": list(icons)}


TILES = [
    _tile("a", ("park", "es"), ("water", "nw"), icons=("love",)),
    _tile("b", ("park", "ws"), ("housing", "e"), ("water", "n")),
    _tile("c", ("housing", "w"), ("forest", "es"), icons=("peace",)),
    _tile("d", ("park", "n"), ("forest", "e"), ("water", "s"), ("housing", "w")),
    _tile("e", ("park", "n"), ("forest", "w"), ("housing", "s"), icons=("music", "music")),
    _tile("f", ("forest", "n"), ("water", "e"), ("park", "s")),
    _tile("g"),
    _tile("h"),
]
CELLS = {"a": (0, 0), "b": (1, 0), "c": (2, 0), "d": (0, 1), "e": (1, 1), "f": (2, 1)}
LARGEST_PARK = ("a", "b", "d", "e")
TALLY = {
    "options": {"tiles": TILES},
    "players": [
        {
            "id": "ann",
            "money": 4,
            "island": [{"tile": name, "x": x, "y": y, "rotation": 0} for name, (x, y) in CELLS.items()],
        },
        {"id": "bob", "money": 8, "island": []},
    ],
}


def island(title: str, labels: Labels) -> str:
    """Six tiles with their regions and icons; beside them, every line of the score."""
    drawing = Drawing(700, 348, title)
    faces = {tile["id"]: tile for tile in TILES}
    for name, (x, y) in CELLS.items():
        _face(drawing, LEFT + TILE * x, TOP + TILE * y, faces[name])
    for name in LARGEST_PARK:
        x, y = CELLS[name]
        drawing.box(LEFT + TILE * x + 3, TOP + TILE * y + 3, TILE - 6, TILE - 6, "mark")
    for number, (terrain, colour) in enumerate(TERRAINS.items()):
        drawing.box(LEFT + 90 * number, 258, 22, 22, style=f"fill:{colour}")
        _sign(drawing, terrain, LEFT + 90 * number + 11, 269)
        drawing.text(LEFT + 90 * number + 28, 274, labels[terrain], "small")
    drawing.text(LEFT, 300, " · ".join(f"{sign} {labels[icon]}" for icon, sign in ICONS.items()), "small")
    drawing.text(LEFT, 324, labels["marked"], "small soft")
    lines = _score(labels)
    for number, (words, points) in enumerate(lines):
        classes = "strong" if number == len(lines) - 1 else ""
        drawing.text(340, 92 + 32 * number, words, classes)
        drawing.text(660, 92 + 32 * number, str(points), f"end {classes}".strip())
    drawing.path(f"M340 {70 + 32 * (len(lines) - 1)} h320", "thin")
    return drawing.written(". ".join(f"{words}: {points}" for words, points in lines) + ".")


def _score(labels: Labels) -> list[tuple[str, int]]:
    line = tally("auctionland", TALLY)["ann"]
    parts = line["breakdown"]
    return [
        (labels["park_line"].format(tiles=parts["park"]["tiles"]), parts["park"]["points"]),
        (labels["water_line"].format(tiles=parts["water"]["tiles"]), parts["water"]["points"]),
        (labels["product_line"].format(housing=parts["housing"], forest=parts["forest"]), parts["product"]),
        (labels["icons_line"], sum(icon["points"] for icon in parts["icons"].values())),
        (labels["total"], line["total"]),
    ]


def _sign(drawing: Drawing, terrain: str, x: float, y: float) -> None:
    drawing.path(f"M{x:g} {y:g}{SIGNS[terrain]}", style="fill:none;stroke:#000000;stroke-width:1.7")


def _face(drawing: Drawing, x: int, y: int, tile: dict[str, Any]) -> None:
    reached = {side: number for number, region in enumerate(tile["regions"]) for side in region["sides"]}
    for side, number in reached.items():
        terrain = tile["regions"][number]["terrain"]
        drawing.path(_quarter(x, y, side), style=f"fill:{TERRAINS[terrain]}")
        down, right = {"n": (20, 0.5), "s": (TILE - 10, 0.5), "w": (TILE / 2 + 4, 0.16), "e": (TILE / 2 + 4, 0.84)}[
            side
        ]
        _sign(drawing, terrain, x + TILE * right, y + down - 4)
    for first, second, way in _CORNERS:
        if reached.get(first) != reached.get(second):
            drawing.path(f"M{x + TILE / 2} {y + TILE / 2} L{x + way[0] * TILE} {y + way[1] * TILE}", "gap")
    if tile["icons"]:
        drawing.box(x + TILE / 2 - 19, y + TILE / 2 - 12, 38, 24, "ground")
        signs = "".join(ICONS[icon] for icon in tile["icons"])
        drawing.text(x + TILE / 2, y + TILE / 2 + 6, signs, "middle strong")
    drawing.box(x, y, TILE, TILE, "line")


_CORNERS = (("w", "n", (0, 0)), ("n", "e", (1, 0)), ("e", "s", (1, 1)), ("s", "w", (0, 1)))
"""The two sides that meet at each corner, clockwise, and its position."""


def _quarter(x: int, y: int, side: str) -> str:
    corners = {"n": ((0, 0), (1, 0)), "e": ((1, 0), (1, 1)), "s": ((1, 1), (0, 1)), "w": ((0, 1), (0, 0))}[side]
    (ax, ay), (bx, by) = ((x + TILE * right, y + TILE * down) for right, down in corners)
    return f"M{ax} {ay} L{bx} {by} L{x + TILE / 2} {y + TILE / 2} z"


COINS = (1, 0, 2, 0, 0, 0, 0, 0)
"""The coins on each tile of the market before the claim."""


def market(title: str, labels: Labels) -> str:
    """Eight tiles from the oldest on, with the coins on them, and their prices."""
    drawing, lines = Drawing(760, 208, title), []
    for number, coins in enumerate(COINS):
        x, words = 20 + 90 * number, labels["costs"].format(coins=number) if number else labels["oldest"]
        drawing.box(x, 52, 80, 70, "panel")
        drawing.text(x + 10, 74, str(number + 1), "strong")
        for coin in range(coins):
            drawing.circle(x + 26 + 24 * coin, 100, 9, "filled")
        if number:
            drawing.text(x + 40, 144, words, "middle small")
        lines.append(f"{number + 1}: {words}, " + "●" * coins if coins else f"{number + 1}: {words}")
    drawing.text(20, 162, labels["oldest"], "small")
    drawing.box(20 + 90 * 2 - 4, 48, 88, 78, "mark")
    drawing.text(20, 188, labels["taken"], "soft small")
    return drawing.written(". ".join(lines) + ". " + labels["taken"])


def details(parts: Mapping[str, Any], language: str) -> Iterator[str]:
    """The lines of a score: park and water, housing by forest, and icons, each only if it scores."""
    labels = labels_of("gavel.games.auctionland", "island", language)
    for terrain in ("park", "water"):
        if parts[terrain]["points"]:
            yield f"{labels[terrain]} {parts[terrain]['tiles']} → {parts[terrain]['points']}"
    if parts["product"]:
        yield f"{parts['housing']} \N{MULTIPLICATION SIGN} {parts['forest']} → {parts['product']}"
    for icon, counted in parts["icons"].items():
        if counted["count"]:
            yield f"{labels[icon]} {counted['count']} → {counted['points']}"


LOOK: Final = Look(diagrams={"market": market, "island": island}, details=details)
