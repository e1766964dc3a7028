"""Placing: where each kind of piece may go, what it does there, and what may be discarded instead."""

from typing import Any

import pytest

from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.board import Board
from gavel.games.the_estates.rules.pieces import Piece
from tests.support.the_estates_script import (
    board,
    call_out,
    document,
    free_turns,
    new_game,
    places,
    refused,
    row,
    to_place,
    told,
)

Json = dict[str, Any]

CUBE, ROOF, PERMIT, CANCEL = (
    f"the-estates/{rule}" for rule in ("place-cube", "place-rooftop", "place-permit", "use-cancel")
)
RED_3 = Piece("cube", 3, "red")
MAYOR = Piece("mayor")
CANCEL_CUBE = Piece("cancel")
TOWN = board("b6^1 g5", "y6 y4y2 p5 p4", "w5 w6", permits={"lower": "-2"})


def permit(value: int) -> Piece:
    return Piece("permit", value)


# --- cubes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("on", "value", "expected"),
    [
        (board(), 6, ["upper 1", "middle 1", "lower 1"]),
        # Not on the roofed building, not on the white dirt of middle 3 and lower 2, and lower is built up to its 2.
        (TOWN, 3, ["upper 2", "upper 3", "middle 1", "middle 4", "lower 1"]),
        (TOWN, 1, ["upper 2", "upper 3", "middle 1", "middle 2", "middle 4", "lower 1"]),
        (TOWN, 6, ["upper 3"]),
        (
            board("b6 g5", "b5 b4 b3 b2 b1", "", permits={"middle": "+3"}),
            4,
            ["upper 2", "upper 3", "middle 1", "middle 6", "lower 1"],
        ),
    ],
)
def test_a_cube_goes_on_the_next_lot_or_on_a_higher_cube(on: Board, value: int, expected: list[str]) -> None:
    assert places(to_place(Piece("cube", value, "red"), on)) == expected


def roofed(name: str, lot: int) -> Violation:
    return Violation("lot.roofed", "/lot", ROOF, {"row": name, "lot": lot})


def one_cube(name: str, lot: int) -> Violation:
    return Violation("lot.one-cube-only", "/lot", "the-estates/one-cube-lots", {"row": name, "lot": lot})


def not_lower(value: int, top: int) -> Violation:
    return Violation("cube.not-lower", "/lot", "the-estates/stack", {"value": value, "top": top})


def beyond(name: str, lot: int, requirement: int) -> Violation:
    return Violation("lot.beyond-requirement", "/lot", CUBE, {"row": name, "lot": lot, "requirement": requirement})


@pytest.mark.parametrize(
    ("place", "value", "expected"),
    [
        ("upper 4", 3, [Violation("lot.not-next", "/lot", CUBE, {"row": "upper", "lot": 4, "next": 3})]),
        (
            "upper 10",
            3,
            [Violation("lot.not-next", "/lot", CUBE, {"row": "upper", "lot": 10, "next": 3}), beyond("upper", 10, 4)],
        ),
        ("middle 5", 3, [beyond("middle", 5, 4)]),
        ("lower 3", 3, [beyond("lower", 3, 2)]),
        ("upper 1", 3, [roofed("upper", 1), one_cube("upper", 1)]),
        ("middle 3", 3, [one_cube("middle", 3)]),
        ("lower 2", 6, [one_cube("lower", 2), not_lower(6, 6)]),
        ("middle 2", 2, [not_lower(2, 2)]),
        ("middle 2", 3, [not_lower(3, 2)]),
        ("middle 2", 1, []),
    ],
)
def test_a_cube_is_refused_elsewhere_for_every_reason(place: str, value: int, expected: list[Violation]) -> None:
    assert refused(to_place(Piece("cube", value, "red"), TOWN), f"bob places {place}") == expected


@pytest.mark.parametrize(("name", "lots"), [("upper", (1, 7)), ("middle", (3, 5)), ("lower", (2,))])
def test_white_dirt_takes_one_cube(name: str, lots: tuple[int, ...]) -> None:
    wide = {name: "g6 b6 y6 p6 w6 g5 b5 y5 p5"}
    on = board(**wide, permits={name: "+3 +2"})
    open_lots = [place for place in places(to_place(RED_3, on)) if place.startswith(name)]
    assert open_lots == [f"{name} {lot}" for lot in range(1, 10) if lot not in lots]


def test_cubes_stack_bottom_first() -> None:
    state = to_place(RED_3, board(lower="b6g4"))
    events = call_out(state, "bob places lower 1")
    assert told(events, "placed") == [
        {"player": "bob", "piece": {"kind": "cube", "colour": "red", "value": 3}, "row": "lower", "lot": 1}
    ]
    assert state.board[2] == row("lower", "b6g4r3")


def test_whoever_places_the_first_cube_of_a_colour_takes_its_certificate_for_good() -> None:
    state = new_game(market=["r6 r5 r4", "g6"])
    events = free_turns(state, "cube 1 left > upper 1")
    assert told(events, "certificate-taken") == [{"player": "ann", "colour": "red"}]
    assert told(free_turns(state, "cube 1 left > upper 2"), "certificate-taken") == []
    assert document(state)["certificates"] == {"red": "ann"}
    # Whoever places it, not whoever offered it.
    call_out(state, "cy offers cube 2 left", "ann bids 1", "bob passes", "cy sells", "ann places middle 1")
    assert document(state)["certificates"] == {"green": "ann", "red": "ann"}


def test_the_lower_cube_of_another_colour_covers_but_keeps_the_certificate() -> None:
    state = new_game(market=["r6 g5"])
    free_turns(state, "cube 1 left > middle 1", "cube 1 left > middle 1")
    assert document(state)["certificates"] == {"green": "bob", "red": "ann"}
    assert document(state)["board"]["middle"]["lots"] == [
        {"cubes": [{"colour": "red", "value": 6}, {"colour": "green", "value": 5}], "rooftop": None}
    ]


# --- rooftops -------------------------------------------------------------------------------------------------------


def test_a_rooftop_goes_on_any_building_without_one() -> None:
    state = to_place(Piece("rooftop", 4), TOWN)
    assert places(state) == ["upper 2", *[f"middle {lot}" for lot in (1, 2, 3, 4)], "lower 1", "lower 2"]
    assert refused(state, "bob places upper 1") == [roofed("upper", 1)]
    figures = {"row": "upper", "lot": 3, "developed": 2}
    assert refused(state, "bob places upper 3") == [Violation("lot.empty", "/lot", ROOF, figures)]
    events = call_out(state, "bob places middle 3")
    assert told(events, "placed") == [
        {"player": "bob", "piece": {"kind": "rooftop", "value": 4}, "row": "middle", "lot": 3}
    ]
    assert state.board[1] == row("middle", "y6 y4y2 p5^4 p4")


# --- permits --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "lots", "before", "effect", "requirement"),
    [
        (2, "", "", "shorten", 2),
        (3, "", "-2", "lengthen", 5),
        (3, "", "", "lengthen", 7),
        (2, "", "+3", "lengthen", 9),
        # Down to the developed lots is fine, and a complete row may be lengthened.
        (2, "b6 g6", "", "shorten", 2),
        (1, "b6^1 g6^2 y6^3 p6^4", "", "lengthen", 5),
        (1, "", "-3", "shorten", 0),
    ],
)
def test_a_permit_moves_the_requirement_by_its_value(
    value: int, lots: str, before: str, effect: str, requirement: int
) -> None:
    state = to_place(permit(value), board(upper=lots, permits={"upper": before}))
    events = call_out(state, f"bob places upper {effect}")
    assert told(events, "placed") == [
        {
            "player": "bob",
            "piece": {"kind": "permit", "value": value},
            "row": "upper",
            "effect": effect,
            "requirement": requirement,
        }
    ]
    sign = "-" if effect == "shorten" else "+"
    assert state.board[0] == row("upper", lots, f"{before} {sign}{value}")
    assert state.board[0].requirement == requirement


def limit(code: str, at: str, rule: str, **figures: int) -> Violation:
    return Violation(f"requirement.{code}", at, rule, {"row": "upper", **figures})


@pytest.mark.parametrize(
    ("value", "lots", "before", "effect", "options", "expected"),
    [
        (2, "b6 g6 y6", "", "shorten", {}, [limit("below-developed", "/effect", PERMIT, requirement=2, developed=3)]),
        (1, "", "+3 +2", "lengthen", {}, [limit("too-long", "/effect", PERMIT, requirement=10, maximum=9)]),
        (1, "", "+3 +2", "lengthen", {"max_requirement": 10}, []),
        (
            2,
            "",
            "-3",
            "shorten",
            {},
            [
                limit("below-developed", "/effect", PERMIT, requirement=-1, developed=0),
                limit("too-short", "/effect", PERMIT, requirement=-1, minimum=0),
            ],
        ),
        (1, "", "-3", "shorten", {}, []),
        (
            1,
            "",
            "-3",
            "shorten",
            {"zero_requirement": "illegal"},
            [limit("too-short", "/effect", PERMIT, requirement=0, minimum=1)],
        ),
    ],
)
def test_a_permit_keeps_developed_lots_and_bounds(
    value: int, lots: str, before: str, effect: str, options: Json, expected: list[Violation]
) -> None:
    state = to_place(permit(value), board(upper=lots, permits={"upper": before}), options=options)
    assert refused(state, f"bob places upper {effect}") == expected
    assert (f"upper {effect}" in places(state)) == (not expected)


def test_permits_are_listed_by_row_shorten_before_lengthen() -> None:
    state = to_place(permit(1), board(middle="b6 g6 y6 p6", permits={"lower": "+3 +2"}))
    assert places(state) == ["upper shorten", "upper lengthen", "middle lengthen", "lower shorten", "discard"]


# --- mayor ----------------------------------------------------------------------------------------------------------


def test_the_mayor_stands_in_front_of_any_row() -> None:
    state = to_place(MAYOR, TOWN)
    assert places(state) == ["upper", "middle", "lower", "discard"]
    assert told(call_out(state, "bob places lower"), "placed") == [
        {"player": "bob", "piece": {"kind": "mayor"}, "row": "lower"}
    ]
    assert [each.mayor for each in state.board] == [False, False, True]


# --- cancel cube ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("permits", "lots", "removed", "left", "requirement"),
    [
        ("-2 +3", "", 2, "+3", 7),
        ("-2 +3", "", 3, "-2", 2),
        ("-2", "", 2, "", 4),
        ("+1", "b6 g6 y6 p6", 1, "", 4),
        ("+3 -1 -2", "b6 g6", 1, "+3 -2", 5),
    ],
)
def test_the_cancel_cube_removes_a_permit_together_with_itself(
    permits: str, lots: str, removed: int, left: str, requirement: int
) -> None:
    state = to_place(CANCEL_CUBE, board(upper=lots, permits={"upper": permits}))
    events = call_out(state, f"bob places upper permit {removed}")
    assert told(events, "placed") == [
        {
            "player": "bob",
            "piece": {"kind": "cancel"},
            "row": "upper",
            "permit": removed,
            "requirement": requirement,
        }
    ]
    assert state.board[0] == row("upper", lots, left)
    assert state.out_of_game == [f"permit-{removed}", "cancel"]


@pytest.mark.parametrize(
    ("permits", "lots", "removed", "options", "expected"),
    [
        (
            "-2 +3",
            "b6 g6 y6",
            3,
            {},
            [limit("below-developed", "/permit", CANCEL, requirement=2, developed=3)],
        ),
        ("-2 +3", "b6 g6 y6", 2, {}, []),
        (
            "+1 -2 -3",
            "",
            1,
            {},
            [
                limit("below-developed", "/permit", CANCEL, requirement=-1, developed=0),
                limit("too-short", "/permit", CANCEL, requirement=-1, minimum=0),
            ],
        ),
        ("+2 -1 -3", "", 2, {}, []),
        (
            "+2 -1 -3",
            "",
            2,
            {"zero_requirement": "illegal"},
            [limit("too-short", "/permit", CANCEL, requirement=0, minimum=1)],
        ),
        ("-1 +3 +2", "", 1, {}, []),
        (
            "-2 +1",
            "",
            3,
            {},
            [Violation("permit.not-there", "/permit", CANCEL, {"row": "upper", "permit": 3, "permits": [2, 1]})],
        ),
    ],
)
def test_the_cancel_cube_keeps_developed_lots_and_bounds(
    permits: str, lots: str, removed: int, options: Json, expected: list[Violation]
) -> None:
    state = to_place(CANCEL_CUBE, board(upper=lots, permits={"upper": permits}), options=options)
    assert refused(state, f"bob places upper permit {removed}") == expected
    assert (f"upper {removed}" in places(state)) == (not expected)


def test_permits_to_cancel_are_listed_by_row_and_value() -> None:
    assert places(to_place(CANCEL_CUBE, board(permits={"upper": "+3 -1", "lower": "+2"}))) == [
        "upper 1",
        "upper 3",
        "lower 2",
        "discard",
    ]
    assert places(to_place(CANCEL_CUBE, board())) == ["discard"]


# --- the wrong shape, the wrong action, discarding ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piece", "place", "needed", "given"),
    [
        (RED_3, "upper shorten", ["lot"], ["effect"]),
        (Piece("rooftop", 2), "upper", ["lot"], []),
        (permit(2), "upper 1", ["effect"], ["lot"]),
        (MAYOR, "upper 1", [], ["lot"]),
        (CANCEL_CUBE, "upper", ["permit"], []),
        (CANCEL_CUBE, "upper lengthen permit 2", ["permit"], ["effect", "permit"]),
    ],
)
def test_a_place_fits_the_kind_of_the_piece(piece: Piece, place: str, needed: list[str], given: list[str]) -> None:
    state = to_place(piece, board())
    (found,) = refused(state, f"bob places {place}")
    assert (found.code, found.pointer, found.rule) == ("place.wrong-kind", "", "the-estates/place")
    assert {name: found.figures[name] for name in ("needed", "given")} == {"needed": needed, "given": given}
    assert found.figures["piece"] == document(state)["placing"]["piece"]


@pytest.mark.parametrize(
    ("piece", "options", "expected"),
    [
        (MAYOR, {}, ["place", "discard"]),
        (MAYOR, {"discard_placeable": False}, ["place"]),
        (CANCEL_CUBE, {}, ["discard"]),
        (RED_3, {}, ["place"]),
    ],
)
def test_a_taken_piece_is_placed_or_discarded_at_once(piece: Piece, options: Json, expected: list[str]) -> None:
    state = to_place(piece, board(), options=options)
    figures = {"action": "stow", "phase": "placing", "expected": expected}
    assert refused(state, "bob stows") == [Violation("phase.wrong-action", "/type", "the-estates/place", figures)]
    turn = {"player": "ann", "to_act": ["bob"]}
    assert refused(state, "ann places upper") == [Violation("turn.not-yours", "/player", "the-estates/place", turn)]


@pytest.mark.parametrize(
    ("piece", "seen"),
    [
        (RED_3, {"kind": "cube", "colour": "red", "value": 3}),
        (Piece("rooftop", 2), {"kind": "rooftop", "value": 2}),
    ],
)
def test_cubes_and_rooftops_are_never_discarded(piece: Piece, seen: Json) -> None:
    state = to_place(piece, TOWN)
    assert refused(state, "bob discards") == [
        Violation("discard.must-place", "/type", "the-estates/place", {"piece": seen})
    ]


@pytest.mark.parametrize(
    ("piece", "seen", "name", "count"),
    [
        (permit(1), {"kind": "permit", "value": 1}, "permit-1", 5),
        (MAYOR, {"kind": "mayor"}, "mayor", 3),
        (CANCEL_CUBE, {"kind": "cancel"}, "cancel", 2),
    ],
)
def test_the_others_may_be_discarded_though_they_have_a_place_unless_ruled_otherwise(
    piece: Piece, seen: Json, name: str, count: int
) -> None:
    on = board(middle="b6 g6 y6 p6", permits={"upper": "+3 -2"})
    state = to_place(piece, on)
    assert told(call_out(state, "bob discards"), "discarded") == [{"player": "bob", "piece": seen}]
    assert (state.out_of_game, state.board) == ([name], on)
    ruled = to_place(piece, on, options={"discard_placeable": False})
    assert refused(ruled, "bob discards") == [
        Violation("discard.has-a-place", "/type", "the-estates/discard", {"piece": seen, "places": count})
    ]
    assert "discard" not in places(ruled)


def test_what_has_no_place_may_always_be_discarded() -> None:
    state = to_place(CANCEL_CUBE, board(), options={"discard_placeable": False})
    assert GAME.legal_actions(state) == [{"type": "discard", "player": "bob"}]
    assert refused(state, "bob discards") == []


def test_what_left_the_game_is_listed_in_the_order_of_the_pieces() -> None:
    state = new_game()
    free_turns(state, "cancel > discard", "permit 3 > discard", "mayor > discard", "permit 1 > discard")
    assert document(state)["out_of_game"] == ["permit-1", "permit-3", "mayor", "cancel"]


def test_after_a_placement_the_turn_goes_to_the_left_of_the_auctioneer_whoever_took_the_piece() -> None:
    state = new_game()
    events = call_out(state, "ann offers mayor", "bob bids 2", "cy passes", "ann sells", "bob places upper")
    assert told(events, "turn-begins") == [{"round": 2, "player": "bob"}]
    events = call_out(state, "bob offers cancel", "cy bids 2", "ann bids 3", "bob keeps", "bob discards")
    assert told(events, "turn-begins") == [{"round": 3, "player": "cy"}]
    after = document(state)
    assert (after["auctioneer"], after["stowed"], after["auction"], after["placing"]) == ("cy", False, None, None)
