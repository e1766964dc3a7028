"""A quick look at a whole state of The Estates: whether all is well with it.

It is what every ordinary request pays for. It may doubt a sound state, for `checks.py` then looks closely; a broken one
it never trusts, which a test holds it to. Pieces are counted rather than searched for, and nothing is put into words.
"""

from itertools import pairwise

from gavel.engine import common
from gavel.engine.actions import Document
from gavel.games.the_estates.rules.board import Board, Cube, Row, signed
from gavel.games.the_estates.rules.checks_by_phase import turn_faults
from gavel.games.the_estates.rules.ending import complete_rows
from gavel.games.the_estates.rules.rulesets import (
    CAPSTONE,
    CASH,
    COLOURS,
    IN_PLAY,
    MARKET_LENGTH,
    ONE_CUBE_LOTS,
    OPTIONS,
    PERMITS,
    REQUIREMENT,
    ROOFTOPS,
    SPECIALS,
    Rules,
)
from gavel.games.the_estates.rules.state import (
    BIDDING,
    CANCEL,
    CUBE,
    FINISHED,
    MAYOR,
    NOBODY,
    PERMIT,
    PLACING,
    REVEAL,
    ROOFTOP,
    SETTLING,
    Piece,
    State,
)

_ALL_ROOFTOPS = list(ROOFTOPS)
_ALL_SPECIALS = list(range(len(SPECIALS)))
_NUMBER_BY_NAME = {name: number for number, name in enumerate(SPECIALS)}
_NUMBER: dict[Piece, int] = {
    **{(PERMIT, value): _NUMBER_BY_NAME[f"permit-{value}"] for value in PERMITS},
    (MAYOR,): _NUMBER_BY_NAME[MAYOR],
    (CANCEL,): _NUMBER_BY_NAME[CANCEL],
}
"""Special pieces by their place in the order of the contract."""


def is_sound(document: Document, state: State) -> bool:
    """Whether nothing is wrong with the document that `state` was read from; false where a closer look is due."""
    return (
        _is_a_game(document, state)
        and all([_is_a_row(row, state.rules) for row in state.board])  # noqa: C419  # faster than a generator
        and _each_piece_is_in_one_place(state)
        and sum(state.cash) + sum(state.boxes) == CASH * len(state.ids)
        and _phase_has_its_members(document, state)
        and (state.phase not in (BIDDING, SETTLING) or _auction_is_in_turn(document, state))
        and not turn_faults(document, state)
        and complete_rows(state.board) <= 2
    )


def _is_a_game(document: Document, state: State) -> bool:
    """An edition for so many different players, canonical options, and a deal that fits its commitment."""
    ids, options = state.ids, document["options"]
    return (
        len(set(ids)) == len(ids)
        and state.variant in CAPSTONE.variants
        and len(ids) in CAPSTONE.player_counts
        and not (options and [*common.option_breaches(OPTIONS, options, (state.ruleset, state.variant, len(ids)))])
        and not [*common.deal_breaches(document["deal"], table_deals=state.table_deals)]
    )


# --- the board and the pieces ---------------------------------------------------------------------------------------


def _is_a_row(row: Row, rules: Rules) -> bool:
    """No more lots than are required, which follows from the permits; buildings descend and keep to one-cube lots."""
    reached = REQUIREMENT
    for permit in row.permits:
        reached += signed(permit)
        if not rules.min_requirement <= reached <= rules.max_requirement:
            return False
    if row.requirement != reached or len(row.lots) > reached:
        return False
    for lot, (cubes, _rooftop) in enumerate(row.lots, 1):
        if len(cubes) == 1:
            continue
        if not cubes or lot in ONE_CUBE_LOTS[row.name]:
            return False
        for lower, upper in pairwise(cubes):
            if upper[1] >= lower[1]:
                return False
    return True


def _each_piece_is_in_one_place(state: State) -> bool:
    """24 different cubes, and an owner for each colour built; two rooftops of each value; each special piece."""
    cubes, roofs, specials = _pieces_on_the_board(state.board)
    if not _built_is_owned(state, cubes):
        return False
    for line in state.market:
        if len(line) > MARKET_LENGTH:
            return False
        cubes += line
    piece = state.piece
    if piece is not None:
        if piece[0] == CUBE:
            cubes.append(piece[1:])
        elif piece[0] == ROOFTOP:
            roofs.append(piece[1])
        else:
            specials.append(_NUMBER[piece])
    return (
        len(cubes) == len(set(cubes)) == IN_PLAY
        and _rooftops_are_all_there(state, roofs)
        and _specials_are_all_there(state, specials)
    )


def _pieces_on_the_board(board: Board) -> tuple[list[Cube], list[int], list[int]]:
    """Cubes, rooftops, and special pieces by number."""
    cubes: list[Cube] = []
    roofs, specials = [], []
    for _name, lots, permits, _requirement, mayor in board:
        for stack, rooftop in lots:
            cubes += stack
            if rooftop:
                roofs.append(rooftop)
        for value, _effect in permits:
            specials.append(_NUMBER[PERMIT, value])
        if mayor:
            specials.append(_NUMBER[MAYOR,])
    return cubes, roofs, specials


def _specials_are_all_there(state: State, shown: list[int]) -> bool:
    """Those that show on the board or in the air, those on offer and those out of the game, either in order."""
    offered = [_NUMBER_BY_NAME[name] for name in state.specials]
    gone = [_NUMBER_BY_NAME[name] for name in state.out_of_game]
    return offered == sorted(offered) and gone == sorted(gone) and sorted(offered + gone + shown) == _ALL_SPECIALS


def _built_is_owned(state: State, built: list[Cube]) -> bool:
    """Whether the colours on the board are just those that have owners."""
    owned = [COLOURS[colour] for colour, owner in enumerate(state.certificates) if owner != NOBODY]
    return {colour for colour, _value in built} == set(owned)


def _rooftops_are_all_there(state: State, shown: list[int]) -> bool:
    """The stack and those that show their values; a table knows only how many are in the stack."""
    stack = state.rooftops
    if isinstance(stack, int):
        count = stack + len(shown) + (state.phase == REVEAL)
        return state.table_deals and count == len(ROOFTOPS) and all(shown.count(value) <= 2 for value in shown)
    return not state.table_deals and sorted([*shown, *stack]) == _ALL_ROOFTOPS


# --- the turn -------------------------------------------------------------------------------------------------------


def _phase_has_its_members(document: Document, state: State) -> bool:
    """An auction, a piece to place, an end: each in its phases and in no other; only a table reveals rooftops."""
    phase = state.phase
    return (
        (document["auction"] is not None) is (phase in (BIDDING, SETTLING))
        and (document["placing"] is not None) is (phase == PLACING)
        and (document["ended_by"] is not None) is (phase == FINISHED)
        and (phase != REVEAL or state.table_deals)
    )


def _auction_is_in_turn(document: Document, state: State) -> bool:
    """Once around from the auctioneer's left: bids rising and covered, the others passed, then those yet to speak."""
    bids, passed, seats = state.bids, [], len(state.ids)
    to_speak, highest, made = False, 0, 0
    for seat in [*range(state.auctioneer + 1, seats), *range(state.auctioneer)]:
        to_speak = to_speak or seat == state.turn
        if to_speak:
            continue
        bid = bids[seat]
        if not bid:
            passed.append(seat)
        elif highest < bid <= state.cash[seat]:
            highest, made = bid, made + 1
        else:
            return False
    # Passes and bids of others than these would be out of turn.
    in_turn = tuple(passed) == state.passed and made == len(document["auction"]["bids"])
    return in_turn and (made > 0 and state.turn == NOBODY if state.phase == SETTLING else to_speak)
