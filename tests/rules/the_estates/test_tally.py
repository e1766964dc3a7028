"""Tallies: the final sheet of a hand-entered end, or every reason why no game can end so."""

from functools import partial
from typing import Any

import pytest

from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.board import Board, dump_board
from tests.support.breaking import tally_refused
from tests.support.the_estates_script import board

Json = dict[str, Any]

SETUP, CERTIFICATE, PERMIT = "the-estates/setup", "the-estates/certificate", "the-estates/place-permit"
ROOFED = "b6^1 g6^2 y6^3 p6^4"
OTHER = "b5^1 g5^2 y5^3 p5^4"
OWNERS = {"blue": "ann", "green": "ann", "yellow": "bob", "purple": "bob"}


def end(on: Board, owners: Json | None = None, *, cash: tuple[int, ...] = (12, 10), **members: Any) -> Json:
    """A tally of two players; Ann has 0 and Bob 2 in the cash box."""
    players = [
        {"id": name, "cash": held, "cash_box": box}
        for name, held, box in zip(("ann", "bob"), cash, (0, 2), strict=True)
    ]
    return {"players": players, "certificates": owners or {}, "board": dump_board(on), **members}


refused = partial(tally_refused, GAME)


def test_an_end_is_scored_finally() -> None:
    sheet = GAME.tally(end(board(ROOFED, OTHER, "p4y2"), OWNERS))
    assert (sheet["final"], sheet["unit"], sheet["winners"]) == (True, "points", ["bob"])
    # Ann: 7 + 8 and 6 + 7. Bob: 9 + 10, 8 + 9, 2 in the box, and the unroofed 4 + 2 against him.
    assert [(each["player"], each["total"], each["tiebreak"]) for each in sheet["standings"]] == [
        ("bob", 32, [12]),
        ("ann", 28, [12]),
    ]


def test_options_are_those_of_a_setup() -> None:
    on = board(ROOFED, OTHER, "p4y2")
    sheet = GAME.tally(end(on, OWNERS, ruleset="capstone-2018", variant="standard", options={"unroofed": "nothing"}))
    assert [each["total"] for each in sheet["standings"]] == [38, 28]
    wide = end(board(permits={"upper": "+3 +2 +1"}))
    assert GAME.tally({**wide, "options": {"max_requirement": 10}})["final"]
    assert GAME.tally(end(board(permits={"upper": "-3 -1"})))["final"]


def test_a_requirement_kept_within_bounds_after_every_permit() -> None:
    assert GAME.tally(end(board(permits={"upper": "+1 -3 -2"})))["final"]
    assert [violation.code for violation in refused(end(board(permits={"upper": "-3 -2 +1"})))] == [
        "board.requirement-out-of-bounds"
    ]


def lots(on: Board, name: str, given: list[Json]) -> Json:
    written = dump_board(on)
    return {**written, name: {**written[name], "lots": given}}


def of_requirement(requirement: int) -> Json:
    written = dump_board(board())
    return {**written, "upper": {**written["upper"], "requirement": requirement}}


GAP = lots(board(), "upper", [{"cubes": [], "rooftop": None}])
LONG = lots(
    board(), "lower", [{"cubes": [{"colour": "red", "value": value}], "rooftop": None} for value in range(1, 6)]
)
MANY = board("b6b5b4b3b2b1", "g6g5g4g3g2g1 p6p5p4p3p2p1", "y6y5y4y3y2y1 r1")

BAD: dict[str, tuple[Json, list[Violation]]] = {
    "a gap": (
        {**end(board()), "board": GAP},
        [Violation("board.gap", "/board/upper/lots/0/cubes", "the-estates/place-cube", {"row": "upper", "lot": 1})],
    ),
    "cubes that do not descend": (
        end(board(lower="b4b4"), {"blue": "ann"}),
        [
            Violation("board.not-descending", "/board/lower/lots/0/cubes", "the-estates/stack", {"cubes": [4, 4]}),
            Violation("cube.twice", "/board/lower/lots/0/cubes/1", SETUP, {"colour": "blue", "value": 4}),
        ],
    ),
    "two cubes on white dirt": (
        end(board("b4b2"), {"blue": "ann"}),
        [
            Violation(
                "board.one-cube-lot",
                "/board/upper/lots/0/cubes",
                "the-estates/one-cube-lots",
                {"row": "upper", "lot": 1},
            )
        ],
    ),
    "more lots than the requirement": (
        {**end(board(), {"red": "ann"}), "board": LONG},
        [
            Violation(
                "board.too-many-lots",
                "/board/lower/lots",
                "the-estates/place-cube",
                {"row": "lower", "developed": 5, "requirement": 4},
            )
        ],
    ),
    "a requirement that no permit gives": (
        {**end(board()), "board": of_requirement(5)},
        [
            Violation(
                "board.wrong-requirement",
                "/board/upper/requirement",
                PERMIT,
                {"row": "upper", "requirement": 5, "expected": 4},
            )
        ],
    ),
    "a requirement out of bounds": (
        end(board(permits={"upper": "+3 +2 +1"})),
        [
            Violation(
                "board.requirement-out-of-bounds",
                "/board/upper/requirement",
                PERMIT,
                {"row": "upper", "minimum": 0, "maximum": 9},
            )
        ],
    ),
    "no lots where that is illegal": (
        end(board(permits={"upper": "-3 -1"}), options={"zero_requirement": "illegal"}),
        [
            Violation(
                "board.requirement-out-of-bounds",
                "/board/upper/requirement",
                PERMIT,
                {"row": "upper", "minimum": 1, "maximum": 9},
            )
        ],
    ),
    "three complete rows": (
        end(board(ROOFED, OTHER, permits={"lower": "-3 -1"}), OWNERS),
        [Violation("board.three-rows-complete", "/board", "the-estates/end")],
    ),
    "a third rooftop of a value": (
        end(board("b6^1 g6^1", "b5^1"), {"blue": "ann", "green": "ann"}),
        [Violation("rooftop.too-often", "/board/middle/lots/0/rooftop", SETUP, {"value": 1})],
    ),
    "a permit twice": (
        end(board(permits={"upper": "-1", "lower": "+1"})),
        [Violation("permit.twice", "/board/lower/permits/0", SETUP, {"value": 1})],
    ),
    "two mayors": (
        {
            **end(board()),
            "board": {**dump_board(board(mayor="upper")), "lower": dump_board(board(mayor="lower"))["lower"]},
        },
        [Violation("mayor.twice", "/board/lower/mayor", SETUP, {"row": "lower"})],
    ),
    "25 cubes": (
        end(MANY, {**OWNERS, "red": "ann"}),
        [
            Violation("cubes.too-many", "/board", SETUP, {"count": 25, "maximum": 24}),
            Violation(
                "board.one-cube-lot",
                "/board/upper/lots/0/cubes",
                "the-estates/one-cube-lots",
                {"row": "upper", "lot": 1},
            ),
        ],
    ),
    "certificates of the wrong colours": (
        end(board("b6"), {"red": "ann"}),
        [
            Violation("certificate.missing", "/certificates", CERTIFICATE, {"colour": "blue"}),
            Violation("certificate.colour-not-built", "/certificates/red", CERTIFICATE, {"colour": "red"}),
        ],
    ),
    "a certificate of a stranger": (
        end(board("b6"), {"blue": "zoe"}),
        [Violation("player.stranger", "/certificates/blue", "the-estates/players", {"player": "zoe"})],
    ),
    "cash that does not add up": (
        end(board(), cash=(13, 10)),
        [Violation("cash.wrong-total", "/players", SETUP, {"total": 25, "expected": 24})],
    ),
    "no such variant": (
        end(board(), variant="short"),
        [
            Violation(
                "variant.unknown",
                "/variant",
                None,
                {"variant": "short", "ruleset": "capstone-2018", "variants": ["standard"]},
            )
        ],
    ),
    "one player twice": (
        {**end(board()), "players": [{"id": "ann", "cash": 12, "cash_box": 0}] * 2},
        [Violation("player.twice", "/players/1/id", None, {"player": "ann"})],
    ),
}


@pytest.mark.parametrize(("tally", "expected"), BAD.values(), ids=BAD)
def test_an_impossible_end_is_refused_with_every_reason(tally: Json, expected: list[Violation]) -> None:
    assert refused(tally) == expected
