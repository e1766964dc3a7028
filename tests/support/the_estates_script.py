"""The Estates played by script: what lies on the table in a few letters, and what is called out in a few words.

A cube is its colour's first letter and its value: `r6`. A building is its cubes, bottom first, and its rooftop:
`r6g4^3`. A permit is what it adds to its row: `-2`.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any

from gavel.engine.actions import NOBODY
from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.board import Board, Building, Permit, Row
from gavel.games.the_estates.rules.pieces import CUBES, Cube, Piece
from gavel.games.the_estates.rules.rulesets import COLOURS, REQUIREMENT, ROOFTOPS, ROWS
from gavel.games.the_estates.rules.state import BIDDING, PLACING, Placing, State
from tests.support.play import NAMES

Json = dict[str, Any]

LETTERS = {colour[0]: colour for colour in COLOURS}

# --- setting up -----------------------------------------------------------------------------------------------------


def new_game(
    *,
    players: int = 3,
    first_player: str = "ann",
    market: Sequence[str] = (),
    rooftops: Sequence[int] = ROOFTOPS,
    cash: Mapping[str, int] | None = None,
    options: Mapping[str, Any] | None = None,
    table: bool = False,
) -> State:
    """A game whose market rows begin with these cubes; the first cubes of the box that are not named fill them up."""
    request: Json = {
        "players": list(NAMES[:players]),
        "first_player": first_player,
        "options": dict(options or {}),
        "deal": {"cubes": filled_market(market), **({} if table else {"rooftops": list(rooftops)})},
        "dealer": "table" if table else "service",
    }
    return GAME.setup({**request, **({} if cash is None else {"cash": cash})})[0]


def filled_market(market: Sequence[str]) -> list[list[Json]]:
    """The market as a document."""
    begun = [cubes(row) for row in (*market, "", "", "")[:3]]
    rest = [cube for cube in CUBES if not any(cube in row for row in begun)]
    rows = []
    for row in begun:
        missing = 8 - len(row)
        rows.append([*row, *rest[:missing]])
        del rest[:missing]
    return [[{"colour": colour, "value": value} for colour, value in row] for row in rows]


# --- what lies on the table -----------------------------------------------------------------------------------------


def cubes(text: str) -> list[Cube]:
    """Cubes out of their letters and values."""
    return [Cube(LETTERS[letter], int(value)) for letter, value in re.findall(r"([a-z])(\d)", text)]


def building(text: str) -> Building:
    """A building."""
    stack, _, rooftop = text.partition("^")
    return tuple(cubes(stack)), int(rooftop or 0)


def row(name: str, lots: str = "", permits: str = "", *, mayor: bool = False) -> Row:
    """A row: its buildings and permits with spaces between them; the requirement follows."""
    placed = [Permit(abs(int(each)), "lengthen" if int(each) > 0 else "shorten") for each in permits.split()]
    requirement = REQUIREMENT + sum(map(int, permits.split()))
    return Row(name, [building(lot) for lot in lots.split()], placed, requirement, mayor)


def board(
    upper: str = "", middle: str = "", lower: str = "", *, permits: Mapping[str, str] | None = None, mayor: str = ""
) -> Board:
    """A board out of the buildings of its rows."""
    given = permits or {}
    first, second, third = [
        row(name, lots, given.get(name, ""), mayor=name == mayor)
        for name, lots in zip(ROWS, (upper, middle, lower), strict=True)
    ]
    return first, second, third


def certificates(on: Board) -> list[int]:
    """Ann holds those of the first three colours, Bob those of the others; only of colours on the board."""
    built = {colour for each in on for stack, _rooftop in each.lots for colour, _value in stack}
    return [index // 3 if colour in built else NOBODY for index, colour in enumerate(COLOURS)]


def with_board(state: State, on: Board) -> State:
    """The same game with this board, as if played so far; what has been counted does not fit."""
    state.board, state.certificates = deepcopy(on), certificates(on)
    return state


def to_place(piece: Piece, on: Board, **members: Any) -> State:
    """Bob is to place this piece on this board, in Ann's turn."""
    state = with_board(new_game(**members), on)
    state.phase, state.placing = PLACING, Placing(1, piece)
    return state


# --- what is called out ---------------------------------------------------------------------------------------------


def action(text: str) -> Json:
    """An action in words: `ann offers cube 1 left`, `bob bids 3`, `bob places upper 1`, `cy places lower lengthen`."""
    player, verb, *rest = text.split()
    does = {"player": player}
    if verb == "offers":
        return {"type": "offer", **does, "piece": offered(rest)}
    if verb == "places":
        return {"type": "place", **does, **place(rest)}
    if verb == "bids":
        return {"type": "bid", **does, "amount": int(rest[0])}
    if verb == "reveals":
        return {"type": "reveal", **does, "rooftop": int(rest[0])}
    return {"type": {"passes": "pass"}.get(verb, verb.removesuffix("s")), **does}


def offered(words: Sequence[str]) -> Json:
    """`cube 1 left`, `permit 2`, `mayor` …"""
    kind, *rest = words
    if kind == "cube":
        return {"kind": kind, "row": int(rest[0]), "end": rest[1]}
    return {"kind": kind, "value": int(rest[0])} if kind == "permit" else {"kind": kind}


def place(words: Sequence[str]) -> Json:
    """`upper 1`, `upper shorten`, `upper permit 2` or `upper`."""
    name, *rest = words
    found: Json = {"row": name}
    if rest and rest[0].isdigit():
        found["lot"] = int(rest.pop(0))
    if rest and rest[0] in ("shorten", "lengthen"):
        found["effect"] = rest.pop(0)
    if rest:
        found["permit"] = int(rest[1])
    return found


def call_out(state: State, *calls: str) -> list[Json]:
    """Play what is called out, each legal; returns the events of the last."""
    events: list[Json] = []
    for call in calls:
        events = GAME.play(state, action(call))
    return events


def free_turns(state: State, *turns: str) -> list[Json]:
    """Turns without bids, each an offer and a place (`mayor > upper`, `rooftop 5 > upper 1`) or `discard`.

    The value of a rooftop is what a table reveals; where the service deals it is left out.
    """
    events: list[Json] = []
    for turn in turns:
        auctioneer = state.ids[state.auctioneer]
        piece, _, to = turn.partition(" > ")
        kind, *rest = piece.split()
        call_out(state, f"{auctioneer} offers {kind}" if kind == "rooftop" else f"{auctioneer} offers {piece}")
        if kind == "rooftop" and rest:
            call_out(state, f"table reveals {rest[0]}")
        while state.phase == BIDDING:
            call_out(state, f"{GAME.to_act(state)[0]} passes")
        events = call_out(state, f"{auctioneer} discards" if to == "discard" else f"{auctioneer} places {to}")
    return events


# --- what is told ---------------------------------------------------------------------------------------------------


document = GAME.document


def refused(state: State, call: str | Json) -> list[Violation]:
    """Why this is refused now."""
    return GAME.check(state, action(call) if isinstance(call, str) else call)


def told(events: Iterable[Json], kind: str) -> list[Json]:
    """The figures of the events of one type; to whom they reveal something is tested in tests/rules/test_reveals.py."""
    return [
        {name: value for name, value in event.items() if name not in ("type", "rule", "reveals")}
        for event in events
        if event["type"] == kind
    ]


def places(state: State) -> list[str]:
    """Where the piece may go, in words; `discard` at last if it may be discarded."""
    found = []
    for listed in GAME.legal_actions(state):
        words = [str(value) for name, value in listed.items() if name in ("row", "lot", "effect", "permit")]
        found.append(" ".join(words) or listed["type"])
    return found
