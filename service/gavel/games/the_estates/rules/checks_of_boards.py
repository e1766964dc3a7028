"""What no board of The Estates can look like: the invariants that a running game and a hand-entered end share.

Pointers are relative to the whole state or tally, whose shape has been checked.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from gavel.engine.verdicts import Violation, pointer
from gavel.games.the_estates.rules.board import read_board, signed, takes_one_cube_only
from gavel.games.the_estates.rules.ending import complete_rows
from gavel.games.the_estates.rules.rulesets import CASH, IN_PLAY, REQUIREMENT, ROOFTOPS, ROWS, Rules

BOARD_CODES = (
    "board.gap",
    "board.not-descending",
    "board.one-cube-lot",
    "board.too-many-lots",
    "board.wrong-requirement",
    "board.requirement-out-of-bounds",
    "board.three-rows-complete",
    "cube.twice",
    "cubes.too-many",
    "rooftop.too-often",
    "permit.twice",
    "mayor.twice",
    "certificate.missing",
    "certificate.colour-not-built",
    "player.stranger",
    "cash.wrong-total",
)

Document = Mapping[str, Any]


def board_faults(board: Document, rules: Rules) -> list[Violation]:
    """Every broken invariant of the rows."""
    found: list[Violation] = []
    for name in ROWS:
        row = board[name]
        found += _lot_faults(name, row)
        found += _requirement_faults(name, row, rules)
    found += _component_faults(board)
    if not found and complete_rows(read_board(board)) > 2:
        found.append(Violation("board.three-rows-complete", "/board", "the-estates/end"))
    return found


def _lot_faults(name: str, row: Document) -> Iterator[Violation]:
    for index, building in enumerate(row["lots"]):
        at = f"/board/{name}/lots/{index}/cubes"
        values = [cube["value"] for cube in building["cubes"]]
        if not values:
            yield Violation("board.gap", at, "the-estates/place-cube", {"row": name, "lot": index + 1})
        if any(upper >= lower for lower, upper in pairwise(values)):
            yield Violation("board.not-descending", at, "the-estates/stack", {"cubes": values})
        if len(values) > 1 and takes_one_cube_only(name, index + 1):
            yield Violation("board.one-cube-lot", at, "the-estates/one-cube-lots", {"row": name, "lot": index + 1})
    if len(row["lots"]) > row["requirement"]:
        figures = {"row": name, "developed": len(row["lots"]), "requirement": row["requirement"]}
        yield Violation("board.too-many-lots", f"/board/{name}/lots", "the-estates/place-cube", figures)


def _requirement_faults(name: str, row: Document, rules: Rules) -> list[Violation]:
    """The requirement is 4 plus the signed permits, and was within bounds after each of them.

    A permit that the cancel cube took away changes nothing here: the two that are left cannot leave the bounds on the
    way if they end within them.
    """
    at, rule = f"/board/{name}/requirement", "the-estates/place-permit"
    reached, steps = REQUIREMENT, []
    for permit in row["permits"]:
        reached += signed((permit["value"], permit["effect"]))
        steps.append(reached)
    found = []
    if row["requirement"] != reached:
        figures = {"row": name, "requirement": row["requirement"], "expected": reached}
        found.append(Violation("board.wrong-requirement", at, rule, figures))
    if any(not rules.min_requirement <= step <= rules.max_requirement for step in steps):
        figures = {"row": name, "minimum": rules.min_requirement, "maximum": rules.max_requirement}
        found.append(Violation("board.requirement-out-of-bounds", at, rule, figures))
    return found


def _component_faults(board: Document) -> Iterator[Violation]:
    """No cube twice and no more of them than are in play; two rooftops of a value; each permit and the mayor once."""
    yield from _building_faults(board)
    permits: set[int] = set()
    mayors = 0
    for name in ROWS:
        row = board[name]
        for index, permit in enumerate(row["permits"]):
            if permit["value"] in permits:
                at = pointer("board", name, "permits", index)
                yield Violation("permit.twice", at, "the-estates/setup", {"value": permit["value"]})
            permits.add(permit["value"])
        mayors += row["mayor"]
        if row["mayor"] and mayors > 1:
            yield Violation("mayor.twice", pointer("board", name, "mayor"), "the-estates/setup", {"row": name})


def _building_faults(board: Document) -> Iterator[Violation]:
    cubes: set[tuple[str, int]] = set()
    rooftops = Counter(ROOFTOPS)
    count = 0
    for name in ROWS:
        for index, building in enumerate(board[name]["lots"]):
            for level, cube in enumerate(building["cubes"]):
                count += 1
                key = cube["colour"], cube["value"]
                if key in cubes:
                    yield cube_twice(pointer("board", name, "lots", index, "cubes", level), key)
                cubes.add(key)
            value = building["rooftop"]
            if value is not None:
                rooftops[value] -= 1
                if rooftops[value] < 0:
                    at = pointer("board", name, "lots", index, "rooftop")
                    yield Violation("rooftop.too-often", at, "the-estates/setup", {"value": value})
    if count > IN_PLAY:
        yield Violation("cubes.too-many", "/board", "the-estates/setup", {"count": count, "maximum": IN_PLAY})


def cube_twice(at: str, cube: tuple[str, int]) -> Violation:
    """The same cube lies in two places."""
    return Violation("cube.twice", at, "the-estates/setup", {"colour": cube[0], "value": cube[1]})


# --- who owns what --------------------------------------------------------------------------------------------------


def certificate_faults(document: Document, ids: Sequence[str]) -> list[Violation]:
    """A certificate for each colour on the board and for no other, held by players."""
    built = {
        cube["colour"] for name in ROWS for building in document["board"][name]["lots"] for cube in building["cubes"]
    }
    owners, rule = document["certificates"], "the-estates/certificate"
    found = [
        Violation("certificate.missing", "/certificates", rule, {"colour": colour})
        for colour in sorted(built)
        if colour not in owners
    ]
    for colour, player in owners.items():
        at = pointer("certificates", colour)
        if colour not in built:
            found.append(Violation("certificate.colour-not-built", at, rule, {"colour": colour}))
        if player not in ids:
            found.append(stranger(at, player))
    return found


def stranger(at: str, player: str) -> Violation:
    """Somebody is named who does not sit at the table."""
    return Violation("player.stranger", at, "the-estates/players", {"player": player})


def cash_faults(players: Sequence[Document]) -> list[Violation]:
    """Cash never leaves the players: in hands and cash boxes together it is 12 for each."""
    total = sum(player["cash"] + player["cash_box"] for player in players)
    expected = CASH * len(players)
    if total == expected:
        return []
    figures = {"total": total, "expected": expected}
    return [Violation("cash.wrong-total", "/players", "the-estates/setup", figures)]
