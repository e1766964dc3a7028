"""Invariants of headers, boards and components, each broken once."""

from typing import Any

from gavel.engine.dealing import commitment
from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules.board import dump_board
from gavel.games.the_estates.rules.rulesets import ROOFTOPS, SPECIALS
from tests.rules.the_estates.positions import (
    awaited,
    bidding,
    opening,
    reported,
    sold,
    table_opening,
    town,
    with_a_seed,
)
from tests.support.breaking import Case
from tests.support.the_estates_script import board, filled_market

Json = dict[str, Any]

SETUP = "the-estates/setup"
MARKET = filled_market(())
GREEN_3 = MARKET[1][0]
BLUE_1: Json = {"cubes": [{"colour": "blue", "value": 1}], "rooftop": 1}

HEADERS: list[Case] = [
    (
        opening,
        {"/variant": "short"},
        Violation(
            "variant.unknown",
            "/variant",
            None,
            {"variant": "short", "ruleset": "capstone-2018", "variants": ["standard"]},
        ),
    ),
    (
        opening,
        {"/players": [{"id": "ann", "cash": 12, "cash_box": 0}]},
        Violation(
            "players.count",
            "/players",
            "the-estates/players",
            {"players": 1, "ruleset": "capstone-2018", "player_counts": [2, 3, 4, 5]},
        ),
    ),
    (opening, {"/players/2/id": "ann"}, Violation("player.twice", "/players/2/id", None, {"player": "ann"})),
    (
        opening,
        {"/options": {"max_requirement": 9}},
        Violation("options.default-given", "/options/max_requirement", None, {"option": "max_requirement"}),
    ),
    (
        reported,
        {"/deal": {"seed": "gavel", "commitment": commitment("gavel")}},
        Violation("deal.with-table", "/deal"),
    ),
    (with_a_seed, {"/deal/seed": "another"}, Violation("deal.wrong-commitment", "/deal/commitment")),
    *[
        (base, patch, Violation("player.stranger", at, "the-estates/players", {"player": "zoe"}))
        for base, patch, at in (
            (opening, {"/auctioneer": "zoe"}, "/auctioneer"),
            (bidding, {"/auction/bids/zoe": 3}, "/auction/bids/zoe"),
            (bidding, {"/auction/passed": ["cy", "zoe"]}, "/auction/passed/1"),
            (bidding, {"/auction/turn": "zoe"}, "/auction/turn"),
            (sold, {"/placing/player": "zoe"}, "/placing/player"),
            (town, {"/certificates/blue": "zoe"}, "/certificates/blue"),
        )
    ],
    (opening, {"/players/0/cash": 13}, Violation("cash.wrong-total", "/players", SETUP, {"total": 37, "expected": 36})),
]

BOARDS: list[Case] = [
    (
        town,
        {"/board/upper/lots/0/cubes": []},
        Violation("board.gap", "/board/upper/lots/0/cubes", "the-estates/place-cube", {"row": "upper", "lot": 1}),
    ),
    (
        town,
        {"/board/middle/lots/0/cubes": [GREEN_3, {"colour": "purple", "value": 6}]},
        Violation("board.not-descending", "/board/middle/lots/0/cubes", "the-estates/stack", {"cubes": [3, 6]}),
    ),
    (
        town,
        {"/board/middle/lots/0/cubes": [GREEN_3, {"colour": "purple", "value": 3}]},
        Violation("board.not-descending", "/board/middle/lots/0/cubes", "the-estates/stack", {"cubes": [3, 3]}),
    ),
    (
        town,
        {"/board/upper/lots/0/cubes": [GREEN_3, BLUE_1["cubes"][0]]},
        Violation(
            "board.one-cube-lot", "/board/upper/lots/0/cubes", "the-estates/one-cube-lots", {"row": "upper", "lot": 1}
        ),
    ),
    (
        town,
        {"/board/upper/lots": [BLUE_1] * 3},
        Violation(
            "board.too-many-lots",
            "/board/upper/lots",
            "the-estates/place-cube",
            {"row": "upper", "developed": 3, "requirement": 2},
        ),
    ),
    (
        town,
        {"/board/upper/requirement": 6},
        Violation(
            "board.wrong-requirement",
            "/board/upper/requirement",
            "the-estates/place-permit",
            {"row": "upper", "requirement": 6, "expected": 2},
        ),
    ),
    (
        opening,
        {"/board": dump_board(board(permits={"lower": "+3 +2 +1"}))},
        Violation(
            "board.requirement-out-of-bounds",
            "/board/lower/requirement",
            "the-estates/place-permit",
            {"row": "lower", "minimum": 0, "maximum": 9},
        ),
    ),
    (
        opening,
        {"/board": dump_board(board("b6^1 g6^2 y6^3 p6^4", "b5^1 g5^2 y5^3 p5^4", permits={"lower": "-3 -1"}))},
        Violation("board.three-rows-complete", "/board", "the-estates/end"),
    ),
    (
        town,
        {"/board/upper/lots": [BLUE_1] * 2},
        Violation("cube.twice", "/board/upper/lots/1/cubes/0", SETUP, {"colour": "blue", "value": 1}),
    ),
    (
        opening,
        {"/board": dump_board(board("b6 g6g5g4g3g2g1", "y6y5y4y3y2y1 p6p5p4p3p2p1", "r6r5r4r3r2r1"))},
        Violation("cubes.too-many", "/board", SETUP, {"count": 25, "maximum": 24}),
    ),
    (
        opening,
        {"/board": dump_board(board("b6^1 g6^1", "y6^1"))},
        Violation("rooftop.too-often", "/board/middle/lots/0/rooftop", SETUP, {"value": 1}),
    ),
    (
        town,
        {"/board/lower": dump_board(board(permits={"lower": "+2"}))["lower"]},
        Violation("permit.twice", "/board/lower/permits/0", SETUP, {"value": 2}),
    ),
    (town, {"/board/middle/mayor": True}, Violation("mayor.twice", "/board/lower/mayor", SETUP, {"row": "lower"})),
    (
        town,
        {"/certificates": {"purple": "ann"}},
        Violation("certificate.missing", "/certificates", "the-estates/certificate", {"colour": "blue"}),
    ),
    (
        town,
        {"/certificates/red": "ann"},
        Violation("certificate.colour-not-built", "/certificates/red", "the-estates/certificate", {"colour": "red"}),
    ),
]

COMPONENTS: list[Case] = [
    *[
        (base, {"/rooftops": rooftops}, Violation("deck.wrong-form", "/rooftops", None, {"dealer": dealer}))
        for base, rooftops, dealer in ((opening, 12, "service"), (reported, [1] * 11, "table"))
    ],
    (
        opening,
        {"/market": [[*MARKET[0], GREEN_3], MARKET[1][1:], MARKET[2]]},
        Violation("market.row-too-long", "/market/0", SETUP, {"count": 9, "maximum": 8}),
    ),
    *[
        (base, patch, Violation("cube.twice", at, SETUP, {"colour": "blue", "value": 2}))
        for base, patch, at in (
            (opening, {"/market/0/0/value": 2}, "/market/0/1"),
            (bidding, {"/auction/piece/value": 2}, "/auction/piece"),
            (sold, {"/placing/piece/value": 2}, "/placing/piece"),
        )
    ],
    (
        opening,
        {"/market/0": MARKET[0][1:]},
        Violation("cubes.wrong-count", "/market", SETUP, {"count": 23, "expected": 24}),
    ),
    *[
        (base, {"/rooftops": rooftops}, Violation("rooftops.wrong-count", "/rooftops", SETUP, figures))
        for base, rooftops, figures in (
            (opening, list(ROOFTOPS[1:]), {"count": 11, "expected": 12}),
            (town, list(ROOFTOPS), {"count": 13, "expected": 12}),
            (reported, 12, {"count": 13, "expected": 12}),
            (awaited, 11, {"count": 13, "expected": 12}),
        )
    ],
    *[
        (base, {"/rooftops": rooftops}, Violation("rooftop.too-often", "/rooftops", SETUP, {"value": 1}))
        for base, rooftops in ((opening, [1, *ROOFTOPS[:11]]), (town, [1, *ROOFTOPS[:10]]))
    ],
    *[
        (base, patch, Violation(code, "/specials", SETUP, {"piece": piece}))
        for base, patch, code, piece in (
            (opening, {"/out_of_game": ["mayor"]}, "special.twice", "mayor"),
            (opening, {"/specials": ["permit-1", "permit-2", "permit-3", "mayor"]}, "special.missing", "cancel"),
            (town, {"/board/lower/mayor": False}, "special.missing", "mayor"),
            (town, {"/specials": ["permit-1", "permit-2", "cancel"]}, "special.twice", "permit-2"),
            (bidding, {"/auction/piece": {"kind": "permit", "value": 3}}, "special.twice", "permit-3"),
            (sold, {"/placing/piece": {"kind": "cancel"}}, "special.twice", "cancel"),
        )
    ],
    (opening, {"/specials": [*reversed(SPECIALS)]}, Violation("list.out-of-order", "/specials")),
    (
        table_opening,
        {"/specials": ["permit-1", "permit-3"], "/out_of_game": ["cancel", "mayor", "permit-2"]},
        Violation("list.out-of-order", "/out_of_game"),
    ),
]
