"""Placing: whoever took the piece puts it on the board at once, or discards it if it is one that may be discarded.

The kinds of pieces stand in the order of the rulebook: floor cube, rooftop, building permit, mayor, cancel cube.
"""

from collections.abc import Callable
from typing import Any

from gavel.engine.events import Event
from gavel.engine.game import replaced
from gavel.engine.legacy import Action, wrong_action
from gavel.engine.verdicts import Violation
from gavel.games.the_estates.rules import ending
from gavel.games.the_estates.rules.board import (
    EFFECTS,
    Building,
    Row,
    cube_fits_on,
    places_for_cube,
    places_for_rooftop,
    signed,
    takes_one_cube_only,
    with_row,
)
from gavel.games.the_estates.rules.rulesets import COLOURS, ROWS, SPECIALS
from gavel.games.the_estates.rules.state import (
    CANCEL,
    CUBE,
    MAYOR,
    NOBODY,
    PERMIT,
    PLACING,
    ROOFTOP,
    Piece,
    State,
    write_piece,
)

Place = dict[str, Any]
"""Where a piece goes, without type and player: row, and lot, effect or permit."""


def begin(state: State, taker: int) -> None:
    """The piece has a taker, who must place or discard it now."""
    piece = state.piece
    state.bids, state.passed, state.turn = (0,) * len(state.ids), (), NOBODY
    state.phase, state.taker, state.piece = PLACING, taker, piece


# --- a floor cube ---------------------------------------------------------------------------------------------------


def _cube_refusals(state: State, row: Row, action: Action) -> list[Violation]:
    """On the next lot, within the requirement; or on a higher cube that has neither rooftop nor white dirt under it."""
    value, lot, developed = _piece(state)[2], action["lot"], len(row.lots)
    if lot > developed:
        return _new_lot_refusals(row, lot)
    if cube_fits_on(row, lot, value):
        return []
    building = row.lots[lot - 1]
    found = []
    if building.rooftop:
        found.append(Violation("lot.roofed", "/lot", "the-estates/place-rooftop", {"row": row.name, "lot": lot}))
    if takes_one_cube_only(row.name, lot):
        found.append(Violation("lot.one-cube-only", "/lot", "the-estates/one-cube-lots", {"row": row.name, "lot": lot}))
    if building.cubes[-1][1] <= value:
        figures = {"value": value, "top": building.cubes[-1][1]}
        found.append(Violation("cube.not-lower", "/lot", "the-estates/stack", figures))
    return found


def _new_lot_refusals(row: Row, lot: int) -> list[Violation]:
    developed = len(row.lots)
    found = []
    if lot > developed + 1:
        figures = {"row": row.name, "lot": lot, "next": developed + 1}
        found.append(Violation("lot.not-next", "/lot", "the-estates/place-cube", figures))
    if lot > row.requirement:
        figures = {"row": row.name, "lot": lot, "requirement": row.requirement}
        found.append(Violation("lot.beyond-requirement", "/lot", "the-estates/place-cube", figures))
    return found


def _cube_places(state: State) -> list[Place]:
    return [{"row": row, "lot": lot} for row, lot in places_for_cube(state.board, _piece(state)[2])]


def _place_cube(state: State, row: Row, action: Action, events: list[Event]) -> None:
    _kind, colour, value = _piece(state)
    lot, lots = action["lot"], row.lots
    if lot > len(lots):
        lots = (*lots, Building(((colour, value),), 0))
    else:
        cubes = (*lots[lot - 1].cubes, (colour, value))
        lots = replaced(lots, lot - 1, Building(cubes, 0))
    state.board = with_row(state.board, row._replace(lots=lots))
    _placed(state, {"row": row.name, "lot": lot}, "the-estates/place-cube", events)
    _take_certificate(state, colour, events)


def _take_certificate(state: State, colour: str, events: list[Event]) -> None:
    """Whoever places the first cube of a colour takes that company's certificate, for good."""
    index = COLOURS.index(colour)
    if state.certificates[index] != NOBODY:
        return
    state.certificates = replaced(state.certificates, index, state.taker)
    player = state.ids[state.taker]
    events.append({"type": "certificate-taken", "player": player, "colour": colour, "rule": "the-estates/certificate"})


# --- a rooftop ------------------------------------------------------------------------------------------------------


def _rooftop_refusals(_state: State, row: Row, action: Action) -> list[Violation]:
    """On any building without one."""
    lot = action["lot"]
    if lot > len(row.lots):
        figures = {"row": row.name, "lot": lot, "developed": len(row.lots)}
        return [Violation("lot.empty", "/lot", "the-estates/place-rooftop", figures)]
    if row.lots[lot - 1].rooftop:
        return [Violation("lot.roofed", "/lot", "the-estates/place-rooftop", {"row": row.name, "lot": lot})]
    return []


def _rooftop_places(state: State) -> list[Place]:
    return [{"row": row, "lot": lot} for row, lot in places_for_rooftop(state.board)]


def _place_rooftop(state: State, row: Row, action: Action, events: list[Event]) -> None:
    lot = action["lot"]
    roofed = row.lots[lot - 1]._replace(rooftop=_piece(state)[1])
    state.board = with_row(state.board, row._replace(lots=replaced(row.lots, lot - 1, roofed)))
    _placed(state, {"row": row.name, "lot": lot}, "the-estates/place-rooftop", events)


# --- a building permit ----------------------------------------------------------------------------------------------


def _permit_refusals(state: State, row: Row, action: Action) -> list[Violation]:
    """It stands on the lot behind the new requirement, which must be empty and within bounds."""
    requirement = row.requirement + signed((_piece(state)[1], action["effect"]))
    return _requirement_refusals(state, row, requirement, "/effect", "the-estates/place-permit")


def _requirement_refusals(state: State, row: Row, requirement: int, at: str, rule: str) -> list[Violation]:
    developed, rules = len(row.lots), state.rules
    found = []
    if requirement < developed:
        figures = {"row": row.name, "requirement": requirement, "developed": developed}
        found.append(Violation("requirement.below-developed", at, rule, figures))
    if requirement > rules.max_requirement:
        figures = {"row": row.name, "requirement": requirement, "maximum": rules.max_requirement}
        found.append(Violation("requirement.too-long", at, rule, figures))
    if requirement < rules.min_requirement:
        figures = {"row": row.name, "requirement": requirement, "minimum": rules.min_requirement}
        found.append(Violation("requirement.too-short", at, rule, figures))
    return found


def _permit_places(state: State) -> list[Place]:
    places: list[Place] = []
    for row in state.board:
        for effect in EFFECTS:
            place = {"row": row.name, "effect": effect}
            if not _permit_refusals(state, row, place):
                places.append(place)
    return places


def _place_permit(state: State, row: Row, action: Action, events: list[Event]) -> None:
    permit = (_piece(state)[1], action["effect"])
    changed = row._replace(permits=(*row.permits, permit), requirement=row.requirement + signed(permit))
    state.board = with_row(state.board, changed)
    place = {"row": row.name, "effect": action["effect"], "requirement": changed.requirement}
    _placed(state, place, "the-estates/place-permit", events)


# --- the mayor ------------------------------------------------------------------------------------------------------


def _mayor_refusals(_state: State, _row: Row, _action: Action) -> list[Violation]:
    """In front of any row."""
    return []


def _mayor_places(_state: State) -> list[Place]:
    return [{"row": row} for row in ROWS]


def _place_mayor(state: State, row: Row, _action: Action, events: list[Event]) -> None:
    state.board = with_row(state.board, row._replace(mayor=True))
    _placed(state, {"row": row.name}, "the-estates/place-mayor", events)


# --- the cancel cube ------------------------------------------------------------------------------------------------


def _cancel_refusals(state: State, row: Row, action: Action) -> list[Violation]:
    """Removes a permit that lies in the row, unless the developed lots would exceed what remains."""
    value = action["permit"]
    for permit in row.permits:
        if permit[0] == value:
            requirement = row.requirement - signed(permit)
            return _requirement_refusals(state, row, requirement, "/permit", "the-estates/use-cancel")
    figures = {"row": row.name, "permit": value, "permits": [permit[0] for permit in row.permits]}
    return [Violation("permit.not-there", "/permit", "the-estates/use-cancel", figures)]


def _cancel_places(state: State) -> list[Place]:
    places: list[Place] = []
    for row in state.board:
        for value in sorted([permit[0] for permit in row.permits]):
            place = {"row": row.name, "permit": value}
            if not _cancel_refusals(state, row, place):
                places.append(place)
    return places


def _place_cancel(state: State, row: Row, action: Action, events: list[Event]) -> None:
    value = action["permit"]
    removed = next(permit for permit in row.permits if permit[0] == value)
    permits = tuple([permit for permit in row.permits if permit[0] != value])
    changed = row._replace(permits=permits, requirement=row.requirement - signed(removed))
    state.board = with_row(state.board, changed)
    _leave_the_game(state, f"permit-{value}", CANCEL)
    place = {"row": row.name, "permit": value, "requirement": changed.requirement}
    _placed(state, place, "the-estates/use-cancel", events)


# --- placing any of them, or discarding -----------------------------------------------------------------------------

_Refuses = Callable[[State, Row, Action], list[Violation]]
_Places = Callable[[State], list[Place]]
_Does = Callable[[State, Row, Action, list[Event]], None]

_BY_KIND: dict[str, tuple[str | None, _Refuses, _Places, _Does]] = {
    CUBE: ("lot", _cube_refusals, _cube_places, _place_cube),
    ROOFTOP: ("lot", _rooftop_refusals, _rooftop_places, _place_rooftop),
    PERMIT: ("effect", _permit_refusals, _permit_places, _place_permit),
    MAYOR: (None, _mayor_refusals, _mayor_places, _place_mayor),
    CANCEL: ("permit", _cancel_refusals, _cancel_places, _place_cancel),
}
"""Kind of piece -> the member that its place has beside the row, why a place is refused, all places, the placing."""


def legal_actions(state: State) -> list[Event]:
    """Every place, and a discard if it is allowed."""
    player, places = state.ids[state.taker], _places(state)
    listed: list[Event] = [{"type": "place", "player": player, **place} for place in places]
    if _can_be_discarded(state, places):
        listed.append({"type": "discard", "player": player})
    return listed


def refusals(state: State, action: Action) -> list[Violation]:
    """Why the taker may not do this with the piece."""
    kind = action["type"]
    if kind == "place":
        return _place_refusals(state, action)
    if kind == "discard":
        return _discard_refusals(state, _places(state))
    expected = list(dict.fromkeys(listed["type"] for listed in legal_actions(state)))
    return wrong_action(kind, PLACING, expected, "the-estates/place")


def place(state: State, action: Action, events: list[Event]) -> None:
    """Put the piece there; then the turn ends."""
    row = state.board[ROWS.index(action["row"])]
    _BY_KIND[_piece(state)[0]][3](state, row, action, events)
    ending.end_turn(state, events)


def discard(state: State, events: list[Event]) -> None:
    """Remove the piece from the game; then the turn ends."""
    piece = _piece(state)
    _leave_the_game(state, _name(piece))
    events.append(
        {
            "type": "discarded",
            "player": state.ids[state.taker],
            "piece": write_piece(piece),
            "rule": "the-estates/discard",
        }
    )
    ending.end_turn(state, events)


def _place_refusals(state: State, action: Action) -> list[Violation]:
    piece = _piece(state)
    member, refuses, _all_places, _does = _BY_KIND[piece[0]]
    given = [name for name in ("lot", "effect", "permit") if name in action]
    if given != ([] if member is None else [member]):
        figures = {"piece": write_piece(piece), "needed": [] if member is None else [member], "given": given}
        return [Violation("place.wrong-kind", "", "the-estates/place", figures)]
    return refuses(state, state.board[ROWS.index(action["row"])], action)


def _places(state: State) -> list[Place]:
    return _BY_KIND[_piece(state)[0]][2](state)


def _can_be_discarded(state: State, places: list[Place]) -> bool:
    """Only permits, mayor and cancel cube; R-ES-07: perhaps only those that have no place."""
    if _piece(state)[0] in (CUBE, ROOFTOP):
        return False
    return state.rules.discard_placeable or not places


def _discard_refusals(state: State, places: list[Place]) -> list[Violation]:
    if _can_be_discarded(state, places):
        return []
    piece = write_piece(_piece(state))
    if piece["kind"] in (CUBE, ROOFTOP):
        return [Violation("discard.must-place", "/type", "the-estates/place", {"piece": piece})]
    figures = {"piece": piece, "places": len(places)}
    return [Violation("discard.has-a-place", "/type", "the-estates/discard", figures)]


def _placed(state: State, place: Place, rule: str, events: list[Event]) -> None:
    player = state.ids[state.taker]
    events.append({"type": "placed", "player": player, "piece": write_piece(_piece(state)), **place, "rule": rule})


def _leave_the_game(state: State, *names: str) -> None:
    gone = {*state.out_of_game, *names}
    state.out_of_game = tuple([name for name in SPECIALS if name in gone])


def _name(piece: Piece) -> str:
    name: str = f"permit-{piece[1]}" if piece[0] == PERMIT else piece[0]
    return name


def _piece(state: State) -> Piece:
    assert state.piece is not None, "placing needs a piece"
    return state.piece
