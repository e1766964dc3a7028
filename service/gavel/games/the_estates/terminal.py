"""The Estates in a terminal: three rows of lots on both sides of the river, the market, and the certificates."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from gavel.cli.input.words import numbered_word, term_meant
from gavel.cli.output.answers import Document
from gavel.cli.output.look import Ask, Look, Offered
from gavel.cli.output.phrases import Phrases
from gavel.cli.output.tables import grid, text
from gavel.cli.table.corrections import PLAYERS, Figures, Pieces, Piles
from gavel.cli.table.entries import NotUnderstood
from gavel.games.the_estates.rules.rulesets import COLOURS, LOTS, MARKET_LENGTH, MARKET_ROWS, ONE_CUBE_LOTS

RIVER_AFTER: Final = 4
"""The lot before the river."""

STYLES: Final = {
    "blue": "bold blue",
    "green": "bold green",
    "yellow": "bold yellow",
    "purple": "bold magenta",
    "red": "bold red",
    "white": "bold",
}
SIGNS: Final = {"lengthen": "+", "shorten": "\u2212"}


def draw(seen: Document, phrases: Phrases) -> Iterator[RenderableType]:
    """The market, the board and the certificates."""
    yield grid(("", *map(str, range(1, MARKET_LENGTH + 1))), _market(seen["market"], phrases), phrases.label("market"))
    lots = [f"{lot}\u2502" if lot == RIVER_AFTER else str(lot) for lot in range(1, LOTS + 1)]
    heads = ("", *lots, phrases.label("requirement"), phrases.label("permits"), phrases.label("mayor"))
    yield grid(heads, [_row(name, row, phrases) for name, row in seen["board"].items()], phrases.label("board"))
    yield text(phrases("legend"), "dim")
    held = [
        Text.assemble(_colour(colour, phrases), text(f" {owner}  ")) for colour, owner in seen["certificates"].items()
    ]
    if held:
        yield Text.assemble(text(phrases("labelled", label=phrases.label("certificates")) + " "), *held)


def brief(seen: Document, phrases: Phrases, _offered: Offered) -> Iterator[tuple[str, list[Text]]]:
    """The market, each row of the board with the lots that it requires in brackets, and who has which certificate."""
    rows = [Text(" ").join([text(str(number)), *map(_cube, cubes)]) for number, cubes in enumerate(seen["market"], 1)]
    yield phrases.label("market"), [row for row, cubes in zip(rows, seen["market"], strict=True) if cubes]
    yield phrases.label("board"), [_short_row(name, row, phrases) for name, row in seen["board"].items()]
    held = seen["certificates"].items()
    yield phrases.label("certificates"), [Text.assemble(_initial(colour), f" {owner}") for colour, owner in held]


def _short_row(name: str, row: Document, phrases: Phrases) -> Text:
    label, *lots, requirement, permits, mayor = _row(name, row, phrases)
    cells = [Text("/").join(lot.split("\n")) for lot in lots if lot.plain]
    ends = [text(each) for each in (f"({requirement})", permits, mayor) if each]
    return Text(" ").join([text(label), *cells, *ends])


def note(action: Document, seen: Document, phrases: Phrases) -> str:
    """A note on an offer: the cube at that end of its market row."""
    piece = action.get("piece", {})
    if piece.get("kind") != "cube":
        return ""
    cube = seen["market"][piece["row"] - 1][0 if piece["end"] == "left" else -1]
    return f"{phrases.term(cube['colour'])} {cube['value']}"


def ask_deal(_setup: Document, sheet: Document, ask: Ask, phrases: Phrases) -> Document:
    """Ask for the cubes on the market, row by row, each as its colour and its value."""
    initials = ", ".join(f"{colour[0]} {phrases.term(colour)}" for colour in COLOURS)
    cubes = {_sign(cube): cube for cube in sheet["components"]["cubes"]}
    market: list[list[Document]] = []
    for row in range(1, MARKET_ROWS + 1):
        question = phrases("ask-row", row=row, count=MARKET_LENGTH, initials=initials)
        market.append(ask(question, partial(_read_row, cubes, [*market], phrases)))
    return {"cubes": market}


def _read_row(cubes: dict[str, Document], market: list[list[Document]], phrases: Phrases, entry: str) -> list[Document]:
    """The cubes of a row, given those before it; raises NotUnderstood. The order counts: a slip ends what is kept."""
    lying = {_sign(cube): number for number, row in enumerate(market, 1) for cube in row}
    written = re.sub(r"(?<=[^\W\d_]) (?=[0-9])", "", entry).split()  # `red 5`
    row: list[str] = []
    if len(written) > MARKET_LENGTH:
        raise NotUnderstood(phrases("deal-over", count=len(written), due=MARKET_LENGTH))
    for index, each in enumerate(written):
        sign = _sign_meant(each, phrases)
        if sign not in cubes or sign in lying:
            wrong = phrases("no-cube" if sign not in cubes else "cube-lies", entry=each, row=lying.get(sign))
            rest = phrases("kept-of-row", kept=row, rest=written[index:])
            raise NotUnderstood(f"{wrong} {rest}", kept=" ".join(row) or None)
        lying[sign] = len(market) + 1
        row.append(sign)
    if len(row) < MARKET_LENGTH:
        raise NotUnderstood(phrases("deal-count", count=len(row), due=MARKET_LENGTH), kept=" ".join(row) or None)
    return [cubes[sign] for sign in row]


def _sign_meant(entry: str, phrases: Phrases) -> str:
    word, value = numbered_word(entry)
    return f"{(term_meant(word, {colour: phrases.term(colour) for colour in COLOURS}) or '?')[0]}{value}"


def _market(market: list[list[Document]], phrases: Phrases) -> list[list[Any]]:
    rows: list[list[Any]] = []
    for number, cubes in enumerate(market, 1):
        cells = [_cube(cube) for cube in cubes]
        rows.append([phrases("row", number=number), *cells, *[text("")] * (MARKET_LENGTH - len(cells))])
    return rows


def _row(name: str, row: Document, phrases: Phrases) -> list[Any]:
    lots = [_lot(name, index, row) for index in range(LOTS)]
    permits = " ".join(SIGNS[each["effect"]] + str(each["value"]) for each in row["permits"])
    return [phrases.term(name), *lots, str(row["requirement"]), permits, "\u2605" if row["mayor"] else ""]


def _lot(name: str, index: int, row: Document) -> Text:
    if index >= len(row["lots"]):
        empty = "\u00b7" if index + 1 in ONE_CUBE_LOTS[name] else "_"
        return text(empty if index < row["requirement"] else "", "dim")
    building = row["lots"][index]
    cubes = [_cube(cube) for cube in building["cubes"]]
    roof = building["rooftop"]
    return Text("\n").join([*([text(f"\u2303{roof}", "bold")] if roof else []), *reversed(cubes)])


def _cube(cube: Document) -> Text:
    return text(_sign(cube), STYLES[cube["colour"]])


def _sign(cube: Document) -> str:
    """A cube by the English initial of its colour, which are all different: `r5` is the red 5 in every language."""
    return f"{cube['colour'][0]}{cube['value']}"


def _initial(colour: str) -> Text:
    return text(colour[0], STYLES[colour])


def _colour(colour: str, phrases: Phrases) -> Text:
    return text(f"{colour[0]} {phrases.term(colour)}", STYLES[colour])


CASH: Final = Figures("cash", {"/players/*/cash": "cash", "/players/*/cash_box": "cash_box"})
CERTIFICATES: Final = Figures("certificate", {"/certificates/*": ""}, choices={"/certificates/*": PLAYERS})
CUBES: Final = Pieces(
    "cube",
    {
        "/market/*/*": "market",
        "/auction/piece": "auction",
        "/placing/piece": "placing",
        "/board/*/lots/*/cubes/*": "board",
    },
    of="cubes",
)
ROOFTOPS: Final = Pieces(
    "rooftop",
    {"/auction/piece": "auction", "/placing/piece": "placing", "/board/*/lots/*/rooftop": "board"},
    of="rooftops",
    unseen=("/rooftops/*",),
)
PLACED: Final = Piles("placed", {"/board/*/lots": "board"}, pile="cubes", empty={"cubes": [], "rooftop": None})

LOOK = Look(
    draw=draw,
    brief=brief,
    drawn=frozenset({"market", "board", "certificates"}),
    note=note,
    turns=True,
    ask_deal=ask_deal,
    corrections=(CASH, CERTIFICATES, CUBES, ROOFTOPS, PLACED),
)
