"""Every invariant of a state of The Estates: players, then pieces, then the phase and the turns."""

from collections.abc import Iterable, Iterator

from gavel.engine import common
from gavel.engine.dealing import size
from gavel.engine.invariants import find_breaches
from gavel.engine.kinds import INTEGER
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.the_estates.rules import invariants_of_turns as turns
from gavel.games.the_estates.rules.figures import SPECIAL
from gavel.games.the_estates.rules.invariants_of_boards import (
    CUBE_TWICE,
    ROOFTOP_TOO_OFTEN,
    STRANGER,
    board_breaches,
    built_by,
    cubes_twice,
    too_often,
)
from gavel.games.the_estates.rules.pieces import CUBE, ROOFTOP, Cube, Piece, cube_of
from gavel.games.the_estates.rules.rulesets import CAPSTONE, IN_PLAY, MARKET_LENGTH, OPTIONS, ROOFTOPS, SPECIALS
from gavel.games.the_estates.rules.state import REVEAL, STATE, State


def breaches(state: State) -> Iterator[Violation]:
    """Every breach of an invariant in a state, lazily; none if a game can have led to it.

    Where the edition does not exist, few invariants apply. Those of the phase and of the turn assume that every player
    and every piece is in its place.
    """
    if no_such_game := common.edition_violations(CAPSTONE, state.variant, len(state.ids), "the-estates/players"):
        yield from no_such_game
        yield from find_breaches(state, _PLAYERS_AND_DEAL)
        return
    if (yield from find_breaches(state, _PEOPLE_AND_PIECES)) or (yield from find_breaches(state, turns.MEMBERS)):
        return
    if state.auction is not None:
        yield from find_breaches(state, turns.AUCTION)
    yield from find_breaches(state, turns.TURN)


# --- players and rules ----------------------------------------------------------------------------------------------


def _players(state: State) -> Iterable[Violation]:
    return common.player_breaches(state.ids)


def _options_are_canonical(state: State) -> Iterable[Violation]:
    return common.option_breaches(OPTIONS, state)


def _everyone_sits_at_the_table(state: State) -> Iterable[Violation]:
    """Every named player has a seat; the invariants of the board check the owners of certificates."""
    return STATE.stranger_breaches(state, STRANGER)


# --- every piece in one place ---------------------------------------------------------------------------------------

ROW_TOO_LONG = Code("market.row-too-long", ("the-estates/setup",), {"count": INTEGER, "maximum": INTEGER})
WRONG_CUBES = Code("cubes.wrong-count", ("the-estates/setup",), {"count": INTEGER, "expected": INTEGER})
WRONG_ROOFTOPS = Code("rooftops.wrong-count", ("the-estates/setup",), {"count": INTEGER, "expected": INTEGER})
SPECIAL_TWICE = Code("special.twice", ("the-estates/setup",), {"piece": SPECIAL})
SPECIAL_MISSING = Code("special.missing", ("the-estates/setup",), {"piece": SPECIAL})
OUT_OF_ORDER = Code("list.out-of-order")


def _piece_of_kind(state: State, kind: str) -> tuple[str, Piece] | None:
    """The piece of that kind up for auction or to be placed, if there is one, and its pointer."""
    if state.auction is not None and state.auction.piece.kind == kind:
        return "/auction/piece", state.auction.piece
    if state.placing is not None and state.placing.piece.kind == kind:
        return "/placing/piece", state.placing.piece
    return None


def _pieces(state: State) -> Iterator[Violation]:
    """Board, certificates and cash are in order, and every piece of the box is in one place."""
    built = built_by(state)
    yield from board_breaches(built)
    yield from _cubes_lie_in_one_place(state, built.different)
    yield from _rooftops_lie_in_one_place(state, built.rooftops)
    yield from _specials_lie_in_one_place(state, built.specials)


def _cubes_lie_in_one_place(state: State, on_board: set[Cube]) -> Iterator[Violation]:
    """There are 24 different cubes on the board, on the market, in the auction or to be placed."""
    for index, row in enumerate(state.market):
        if len(row) > MARKET_LENGTH:
            yield ROW_TOO_LONG(pointer("market", index), count=len(row), maximum=MARKET_LENGTH)
    in_hand = _piece_of_kind(state, CUBE)
    more = state.market if in_hand is None else [*state.market, [cube_of(in_hand[1])]]
    count = len(on_board) + sum(map(len, more))
    if count != IN_PLAY:
        yield WRONG_CUBES("/market", count=count, expected=IN_PLAY)
    if len(on_board.union(*more)) != count:
        seen = {*on_board}
        for index, row in enumerate(state.market):
            yield from cubes_twice(pointer("market", index), row, seen)
        if in_hand is not None and cube_of(in_hand[1]) in seen:
            at, piece = in_hand
            yield CUBE_TWICE(at, colour=piece.colour, value=piece.value)


def _rooftops_lie_in_one_place(state: State, on_board: list[int]) -> Iterator[Violation]:
    """There are twelve rooftops, two of each value; if a table deals, the stack is only a number."""
    stack = state.rooftops
    if wrong := STATE.form_breaches(state):
        yield from wrong
        return
    values, in_hand = [*on_board], _piece_of_kind(state, ROOFTOP)
    # Between offer and reveal, a rooftop has left its stack and has no visible value yet.
    count = len(values) + size(stack) + (in_hand is not None or state.phase == REVEAL)
    if count != len(ROOFTOPS):
        yield WRONG_ROOFTOPS("/rooftops", count=count, expected=len(ROOFTOPS))
    if in_hand is not None:
        values.append(in_hand[1].value)
    if not isinstance(stack, int):
        values += stack
    for value in too_often(values):
        yield ROOFTOP_TOO_OFTEN("/rooftops", value=value)


def _specials_lie_in_one_place(state: State, on_board: list[str]) -> list[Violation]:
    """Each special piece is in one place: its supply, the auction, its taker, the board, or out of the game."""
    names = [*state.specials, *state.out_of_game, *on_board]
    # A cube or a rooftop among them does not matter.
    if state.auction is not None:
        names.append(state.auction.piece.special)
    if state.placing is not None:
        names.append(state.placing.piece.special)
    return [
        (SPECIAL_TWICE if special in names else SPECIAL_MISSING)("/specials", piece=special)
        for special in SPECIALS
        if names.count(special) != 1
    ]


def _specials_are_in_order(state: State) -> Iterator[Violation]:
    """Special pieces are listed in the order permits, mayor, cancel cube."""
    for at, listed in (("/specials", state.specials), ("/out_of_game", state.out_of_game)):
        if len(listed) > 1 and listed != sorted(listed, key=_PLACE_OF_SPECIAL):
            yield OUT_OF_ORDER(at)


_PLACE_OF_SPECIAL = {special: place for place, special in enumerate(SPECIALS)}.__getitem__

# --- when each of them is asked -------------------------------------------------------------------------------------

_PLAYERS_AND_DEAL = (_players, common.deal_breaches)
_PEOPLE_AND_PIECES = (
    *_PLAYERS_AND_DEAL,
    _pieces,
    _specials_are_in_order,
    _everyone_sits_at_the_table,
    _options_are_canonical,
)
