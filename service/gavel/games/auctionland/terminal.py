"""Auctionland in a terminal: the market with its tiles, and the islands."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from gavel.cli.output.answers import Document
from gavel.cli.output.cards import find_card
from gavel.cli.output.look import Ask, Look, Offered
from gavel.cli.output.phrases import Phrases
from gavel.cli.output.tables import grid, text
from gavel.cli.table.corrections import Figures, Pieces
from gavel.cli.table.entries import NotUnderstood
from gavel.games.auctionland.rules.rulesets import reference_tiles
from gavel.games.auctionland.rules.tiles import SIDES

STYLES: Final = {"park": "bold magenta", "housing": "bold red", "forest": "bold green", "water": "bold blue"}
ICONS: Final = {"peace": "\u262e", "love": "\u2665", "music": "\u266a"}
QUARTER: Final = 90


def draw(seen: Document, phrases: Phrases) -> Iterator[RenderableType]:
    """The market, oldest tile first, and every island."""
    tiles = _tiles(seen)
    heads = ("", *map(phrases.label, ("tile", "money")), "")
    rows = [
        (str(number), stall["tile"], str(stall["money"]), _face(tiles[stall["tile"]], 0))
        for number, stall in enumerate(seen["market"], 1)
    ]
    yield grid(heads, rows, phrases.label("market"))
    islands = [_island(player, tiles) for player in seen["players"] if player["island"]]
    if islands:
        yield Columns(islands, padding=(0, 3))
    yield text(phrases("legend"), "dim")


def brief(seen: Document, phrases: Phrases, offered: Offered) -> Iterator[tuple[str, list[Text]]]:
    """The island on which a tile is to be placed; or else the market, and how many tiles each island has."""
    tiles = _tiles(seen)
    if holding := seen["holding"]:
        island = next(player["island"] for player in seen["players"] if player["id"] == holding["player"])
        yield from (("", [line]) for line in _lines_of(island, tiles, _places_in(offered)))
        return
    if auction := seen["auction"]:
        yield phrases.label("tile"), [Text.assemble(f"{auction['tile']} ", _face(tiles[auction["tile"]], 0))]
    yield phrases.label("market"), [_stall(number, stall, tiles) for number, stall in enumerate(seen["market"], 1)]
    counts = {player["id"]: len(player["island"]) for player in seen["players"] if player["island"]}
    yield phrases.label("tiles"), [text(f"{player} {count}") for player, count in counts.items()]


def _stall(number: int, stall: Document, tiles: dict[str, Document]) -> Text:
    money = text(f" +{stall['money']}" if stall["money"] else "")
    return Text.assemble(text(f"{number} {stall['tile']} "), _face(tiles[stall["tile"]], 0), money)


def _places_in(offered: Offered) -> dict[tuple[int, int], Text]:
    """What is typed for each place where a tile may be laid, from its first rotation to its last."""
    keys: dict[tuple[int, int], list[str]] = {}
    for key, action in offered:
        if action["type"] == "place":
            keys.setdefault((action["x"], action["y"]), []).append(key)
    return {place: text("\u2013".join(dict.fromkeys((each[0], each[-1]))), "dim") for place, each in keys.items()}


def _lines_of(island: list[Document], tiles: dict[str, Document], places: dict[tuple[int, int], Text]) -> list[Text]:
    """An island line by line: the faces of its tiles between its coordinates, or among the places that are free."""
    if not island:
        return []
    columns, rows = _cells(island, lambda placed: _face(tiles[placed["tile"]], placed["rotation"]), places)
    # Whoever sees what to type for a place needs no coordinates.
    lines = [cells for _, *cells in rows] if places else [[text(""), *(text(f"x {x}", "dim") for x in columns)], *rows]
    widths = [max(cell.cell_len for cell in column) for column in zip(*lines, strict=True)]
    for line in lines:
        for cell, width in zip(line, widths, strict=True):
            cell.pad_right(width - cell.cell_len)
    return [Text("  ").join(line) for line in lines]


def note(action: Document, seen: Document, phrases: Phrases) -> str:
    """A note on an action: its tile and price, or the tile's face after the rotation."""
    tiles = _tiles(seen)
    if "position" in action:
        stall = seen["market"][action["position"] - 1]
        tile, price = stall["tile"], action["position"] - 1
        return phrases("price", tile=tile, face=_face(tiles[tile], 0).plain, price=price, found=stall["money"])
    if action["type"] == "place" and seen["holding"]:
        return _face(tiles[seen["holding"]["tile"]], action["rotation"]).plain
    return ""


def ask_deal(setup: Document, sheet: Document, ask: Ask, phrases: Phrases) -> Document:
    """Ask for the tiles in the market, in any order, since the service sorts them."""
    options = setup.get("options", {})
    size = options.get("market_size", _default(sheet, "market_size"))
    own = options.get("tiles")
    ids = [tile["id"] for tile in (own if isinstance(own, list) else sheet["components"]["tiles"])]

    def read(entry: str) -> list[str]:
        by_entry = {each: find_card(each, ids) for each in entry.split()}
        market = list(dict.fromkeys(str(tile) for tile in by_entry.values() if tile is not None))
        kept = " ".join(market) or None
        if wrong := [each for each, tile in by_entry.items() if tile is None]:
            raise NotUnderstood(phrases("no-tile", entries=wrong), kept=kept)
        if len(market) > size:
            raise NotUnderstood(phrases("deal-over", count=len(market), due=size))
        if len(market) < size:
            raise NotUnderstood(phrases("deal-count", count=len(market), due=size), kept=kept)
        return market

    return {"market": ask(phrases("ask-market", count=size, first=ids[0]), read)}


def _default(sheet: Document, option: str) -> Any:
    return next(each["defaults"][0]["value"] for each in sheet["options"] if each["id"] == option)


def _tiles(seen: Document) -> dict[str, Document]:
    """The tiles of a game by id."""
    own = seen["options"].get("tiles")
    return {tile["id"]: tile for tile in own} if isinstance(own, list) else _reference()


@cache
def _reference() -> dict[str, Document]:
    return {tile["id"]: dict(tile) for tile in reference_tiles()}


def _face(tile: Document, rotation: int) -> Text:
    """The text of a rotated tile: each region by its initial and the sides that it reaches, then the icons."""
    face = Text()
    for region in tile["regions"]:
        sides = "".join(side for side in SIDES if side in _turned(region["sides"], rotation))
        face.append(region["terrain"][0].upper() + (sides or "\u00b7") + " ", STYLES[region["terrain"]])
    face.append("".join(ICONS[icon] for icon in tile["icons"]))
    face.rstrip()
    return face


def _turned(sides: Sequence[str], rotation: int) -> set[str]:
    return {SIDES[(SIDES.index(side) + rotation // QUARTER) % len(SIDES)] for side in sides}


def _island(player: Document, tiles: dict[str, Document]) -> RenderableType:
    """A grid with the coordinates at its edges."""

    def cell(placed: Document) -> Text:
        return Text("\n").join([text(placed["tile"]), _face(tiles[placed["tile"]], placed["rotation"])])

    columns, rows = _cells(player["island"], cell)
    return grid(("", *(f"x {x}" for x in columns)), rows, player["id"])


def _cells(
    island: list[Document],
    cell: Callable[[Document], Text],
    places: Mapping[tuple[int, int], Text] = MappingProxyType({}),
) -> tuple[range, list[list[Text]]]:
    """The columns of an island, and its rows: where each lies, then what `cell` says of each tile, and of `places`."""
    lying = {**places, **{(each["x"], each["y"]): cell(each) for each in island}}
    columns = range(min(x for x, _ in lying), max(x for x, _ in lying) + 1)
    lines = range(min(y for _, y in lying), max(y for _, y in lying) + 1)
    return columns, [[text(f"y {y}", "dim"), *(lying.get((x, y), text("")) for x in columns)] for y in lines]


MONEY: Final = Figures("money", {"/players/*/money": "", "/market/*/money": "market"})
TILES: Final = Pieces(
    "tile",
    {
        "/market/*/tile": "market",
        "/holding/tile": "holding",
        "/auction/tile": "auction",
        "/players/*/island/*/tile": "",
    },
    of="tiles",
    unseen=("/stack/*", "/removed/*"),
)
LYING: Final = Figures(
    "lying",
    {f"/players/*/island/*/{member}": member for member in ("x", "y", "rotation")},
    choices={"/players/*/island/*/rotation": [0, 90, 180, 270]},
)

LOOK = Look(
    draw=draw,
    brief=brief,
    drawn=frozenset({"market", "auctioned"}),  # the phase says what players need of the auction
    drawn_of_players=frozenset({"island"}),
    note=note,
    turns=True,
    numbered=frozenset({"rotation"}),
    ask_deal=ask_deal,
    corrections=(MONEY, TILES, LYING),
)
