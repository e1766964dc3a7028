"""Every invariant of a state of The Estates: players, then pieces, then the phase and the turns."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from operator import itemgetter
from typing import Any, NamedTuple

from gavel.engine import common
from gavel.engine.actions import NOBODY
from gavel.engine.bounds import bounded, out_of
from gavel.engine.common import others_from_left
from gavel.engine.dealing import size
from gavel.engine.game import FINISHED
from gavel.engine.invariants import find_breaches, repeats
from gavel.engine.kinds import INTEGER, INTEGERS, PLAYER, PLAYER_OR_NULL, TEXT, TEXT_OR_NULL, Kind
from gavel.engine.referee_declarations import plies_played
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.the_estates.rules.available import has_a_place
from gavel.games.the_estates.rules.board import (
    Board,
    complete_rows,
    is_complete,
    some_building_is_unroofed,
    takes_one_cube_only,
)
from gavel.games.the_estates.rules.ending import reason_to_end, supply_ends
from gavel.games.the_estates.rules.figures import COMPANY, CUBE_VALUES, DEVELOPED, LOT, ROW, SPECIAL, VALUE_OF_PIECE
from gavel.games.the_estates.rules.figures import REQUIREMENT as REQUIRED
from gavel.games.the_estates.rules.pieces import CUBE, MAYOR, PERMIT_NAMES, ROOFTOP, Cube, Piece, cube_of
from gavel.games.the_estates.rules.rulesets import (
    CAPSTONE,
    CASH,
    COLOURS,
    HIGHEST,
    IN_PLAY,
    MARKET_LENGTH,
    OF_A_VALUE,
    OPTIONS,
    REQUIREMENT,
    ROOFTOPS,
    SPECIALS,
)
from gavel.games.the_estates.rules.state import (
    BIDDING,
    END_REASON,
    OFFER,
    PLACING,
    REVEAL,
    SETTLING,
    STATE,
    End,
    State,
    auction_of,
)


def breaches(state: State) -> Iterator[Violation]:
    """Every breach of an invariant in a state, lazily; none if a game can have led to it.

    Where the edition does not exist, few invariants apply. Those of the phase and of the turn assume that every player
    and every piece is in its place.
    """
    if no_such_game := common.edition_violations(CAPSTONE, state.variant, len(state.ids), "the-estates/players"):
        yield from no_such_game
        yield from find_breaches(state, _PLAYERS_AND_DEAL)
        return
    if (yield from find_breaches(state, _PEOPLE_AND_PIECES)) or (yield from find_breaches(state, _MEMBERS)):
        return
    if state.auction is not None:
        yield from find_breaches(state, _AUCTION)
    yield from find_breaches(state, _TURN)


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
            yield from _cubes_twice(pointer("market", index), row, seen)
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
    for value in _too_often(values):
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


# --- the board, in a running game and in a hand-entered end ---------------------------------------------------------


class Built(NamedTuple):
    """A state or hand-entered end, with all pieces on its board: cubes, rooftop values, names of special pieces."""

    end: End
    cubes: list[Cube]
    different: set[Cube]
    """The set of cubes."""
    rooftops: list[int]
    specials: list[str]
    stacks: list[tuple[str, int, tuple[Cube, ...]]]
    """Row, lot and cubes of each building without exactly one cube."""


def built_by(end: End) -> Built:
    """The pieces on the board of a state or end, collected in one pass over its rows."""
    cubes: list[Cube] = []
    rooftops: list[int] = []
    specials: list[str] = []
    stacks = []
    for row in end.board:
        for lot, (stack, rooftop) in enumerate(row.lots, 1):
            cubes += stack
            if rooftop:
                rooftops.append(rooftop)
            if len(stack) != 1:
                stacks.append((row.name, lot, stack))
        for value, _effect in row.permits:
            specials.append(PERMIT_NAMES[value])
        if row.mayor:
            specials.append(MAYOR)
    return _built((end, cubes, {*cubes}, rooftops, specials, stacks))


_built: Callable[[tuple[Any, ...]], Built] = partial(tuple.__new__, Built)
"""Makes a Built; a call of the class itself takes three times as long."""


def board_breaches(built: Built) -> Iterator[Violation]:
    """The breaches in the board, the certificates and the cash."""
    # The game ends with the second complete row.
    if not (yield from find_breaches(built, _PIECES_AND_ROWS)) and all(map(is_complete, built.end.board)):
        yield THREE_ROWS_COMPLETE("/board")
    yield from _certificates_follow_the_board(built)
    yield from _cash_adds_up(built.end)


# --- the pieces on the board ----------------------------------------------------------------------------------------

CUBE_TWICE = Code("cube.twice", ("the-estates/setup",), {"colour": COMPANY, "value": VALUE_OF_PIECE})
TOO_MANY_CUBES = Code("cubes.too-many", ("the-estates/setup",), {"count": INTEGER, "maximum": INTEGER})
ROOFTOP_TOO_OFTEN = Code("rooftop.too-often", ("the-estates/setup",), {"value": VALUE_OF_PIECE})
PERMIT_TWICE = Code("permit.twice", ("the-estates/setup",), {"value": VALUE_OF_PIECE})
MAYOR_TWICE = Code("mayor.twice", ("the-estates/setup",), {"row": ROW})


def _each_cube_stands_once(built: Built) -> Iterator[Violation]:
    """No cube occurs twice, and no more cubes than those in play are on the board."""
    count = len(built.cubes)
    if count > IN_PLAY:
        yield TOO_MANY_CUBES("/board", count=count, maximum=IN_PLAY)
    if len(built.different) != count:
        yield from _cubes_twice_on(built.end.board)


def _cubes_twice_on(board: Board) -> Iterator[Violation]:
    seen: set[Cube] = set()
    for row in board:
        for index, (cubes, _rooftop) in enumerate(row.lots):
            yield from _cubes_twice(f"/board/{row.name}/lots/{index}/cubes", cubes, seen)


def _cubes_twice(at: str, cubes: Iterable[Cube], seen: set[Cube]) -> Iterator[Violation]:
    """Breaches for the cubes at this place that are in `seen`, to which it adds them all."""
    for index, cube in enumerate(cubes):
        if cube in seen:
            yield CUBE_TWICE(f"{at}/{index}", colour=cube.colour, value=cube.value)
        seen.add(cube)


def _too_often(rooftops: Sequence[int]) -> list[int]:
    """The values that more than two of these rooftops have."""
    return [value for value in _VALUES if rooftops.count(value) > OF_A_VALUE]


_VALUES = range(1, HIGHEST + 1)


def _two_rooftops_of_a_value(built: Built) -> list[Violation]:
    """There are two rooftops of each value."""
    return [
        ROOFTOP_TOO_OFTEN(at, value=value)
        for value in _too_often(built.rooftops)
        for at in _places_of_rooftop(built.end.board, value)[OF_A_VALUE:]
    ]


def _places_of_rooftop(board: Board, value: int) -> list[str]:
    return [
        pointer("board", row.name, "lots", index, "rooftop")
        for row in board
        for index, (_cubes, rooftop) in enumerate(row.lots)
        if rooftop == value
    ]


def _permits_and_mayor_stand_once(built: Built) -> Iterable[Violation]:
    """Each permit and the mayor occur at most once."""
    specials = built.specials
    return () if len(set(specials)) == len(specials) else _specials_twice_on(built.end.board)


def _specials_twice_on(board: Board) -> Iterator[Violation]:
    seen: set[str] = set()
    for row in board:
        for index, permit in enumerate(row.permits):
            name = PERMIT_NAMES[permit.value]
            if name in seen:
                yield PERMIT_TWICE(pointer("board", row.name, "permits", index), value=permit.value)
            seen.add(name)
        if row.mayor and MAYOR in seen:
            yield MAYOR_TWICE(pointer("board", row.name, "mayor"), row=row.name)
        seen.update([MAYOR] if row.mayor else [])


# --- the rows -------------------------------------------------------------------------------------------------------

NOT_DESCENDING = Code("board.not-descending", ("the-estates/stack",), {"cubes": CUBE_VALUES})
ONE_CUBE_LOT = Code("board.one-cube-lot", ("the-estates/one-cube-lots",), {"row": ROW, "lot": LOT})
GAP = Code("board.gap", ("the-estates/place-cube",), {"row": ROW, "lot": LOT})
WRONG_REQUIREMENT = Code(
    "board.wrong-requirement",
    ("the-estates/place-permit",),
    {"row": ROW, "requirement": REQUIRED, "expected": INTEGER},
)
OUT_OF_BOUNDS = Code(
    "board.requirement-out-of-bounds",
    ("the-estates/place-permit",),
    {"row": ROW, "minimum": INTEGER, "maximum": INTEGER},
)
TOO_MANY_LOTS = Code(
    "board.too-many-lots", ("the-estates/place-cube",), {"row": ROW, "developed": DEVELOPED, "requirement": REQUIRED}
)
THREE_ROWS_COMPLETE = Code("board.three-rows-complete", ("the-estates/end",))


def _stacks_descend(built: Built) -> Iterator[Violation]:
    """Each cube is lower than the one below it; white dirt bears only one; no lot is skipped."""
    for row, lot, cubes in built.stacks:
        below = HIGHEST + 1
        for cube in cubes:
            if cube.value >= below:
                yield NOT_DESCENDING(_cubes_at(row, lot), cubes=[cube.value for cube in cubes])
                break
            below = cube.value
        if not cubes:
            yield GAP(_cubes_at(row, lot), row=row, lot=lot)
        elif takes_one_cube_only(row, lot):
            yield ONE_CUBE_LOT(_cubes_at(row, lot), row=row, lot=lot)


def _cubes_at(row: str, lot: int) -> str:
    return pointer("board", row, "lots", lot - 1, "cubes")


def _requirements_follow_from_permits(built: Built) -> Iterator[Violation]:
    """The requirement is 4 plus the signed permits, was within bounds after each of them, and bounds the lots.

    A permit that the cancel cube removed does not matter: the two that are left cannot leave the bounds on the way if
    they end within them.
    """
    end = built.end
    least, most = end.rules.min_requirement, end.rules.max_requirement
    for row in end.board:
        reached, within, developed = REQUIREMENT, True, len(row.lots)
        for permit in row.permits:
            reached += permit.signed
            within = within and least <= reached <= most
        if row.requirement != reached:
            at = pointer("board", row.name, "requirement")
            yield WRONG_REQUIREMENT(at, row=row.name, requirement=row.requirement, expected=reached)
        if not within:
            at = pointer("board", row.name, "requirement")
            yield OUT_OF_BOUNDS(at, row=row.name, minimum=least, maximum=most)
        if developed > row.requirement:
            at = pointer("board", row.name, "lots")
            yield TOO_MANY_LOTS(at, row=row.name, developed=developed, requirement=row.requirement)


# --- who owns what --------------------------------------------------------------------------------------------------

CERTIFICATE_MISSING = Code("certificate.missing", ("the-estates/certificate",), {"colour": COMPANY})
COLOUR_NOT_BUILT = Code("certificate.colour-not-built", ("the-estates/certificate",), {"colour": COMPANY})
STRANGER = common.STRANGER.citing("the-estates/players")
WRONG_CASH = Code("cash.wrong-total", ("the-estates/setup",), {"total": INTEGER, "expected": INTEGER})


def _certificates_follow_the_board(built: Built) -> Iterator[Violation]:
    """Each colour on the board has a certificate, which a player holds, and no other colour has one."""
    on_board, end, seats = {*map(_colour, built.different)}, built.end, len(built.end.ids)
    for colour, index in _COLOURS_BY_NAME:
        owner = end.certificates[index]
        if owner == NOBODY:
            if colour in on_board:
                yield CERTIFICATE_MISSING("/certificates", colour=colour)
            continue
        if colour not in on_board:
            yield COLOUR_NOT_BUILT(f"/certificates/{colour}", colour=colour)
        if owner >= seats:
            yield STRANGER(f"/certificates/{colour}", player=(*end.ids, *end.strangers)[owner])


_COLOURS_BY_NAME = sorted((colour, index) for index, colour in enumerate(COLOURS))
_colour: Callable[[Cube], str] = itemgetter(0)


def _cash_adds_up(end: End) -> Iterable[Violation]:
    """Cash never leaves the players: hands and cash boxes together hold 12 for each."""
    total, expected = sum(end.cash) + sum(end.cash_box), CASH * len(end.ids)
    return () if total == expected else (WRONG_CASH("/players", total=total, expected=expected),)


# --- the members of a phase -----------------------------------------------------------------------------------------

_PHASE = {"phase": TEXT}
AUCTION_MISSING = Code("auction.missing", ("the-estates/turn",), _PHASE)
AUCTION_OUT_OF_PLACE = Code("auction.out-of-place", ("the-estates/turn",), _PHASE)
PLACING_MISSING = Code("placing.missing", ("the-estates/turn",), _PHASE)
PLACING_OUT_OF_PLACE = Code("placing.out-of-place", ("the-estates/turn",), _PHASE)
REASON_MISSING = Code("ended-by.missing", ("the-estates/turn",), _PHASE)
REASON_OUT_OF_PLACE = Code("ended-by.out-of-place", ("the-estates/turn",), _PHASE)
SERVICE_DEALS = Code("reveal.service-deals", ("the-estates/table-reveal",))


def _phases_have_their_members(state: State) -> Iterator[Violation]:
    """Auction, piece to place and reason for the end exist in their phases and in no other; only a table reveals."""
    phase = state.phase
    if (state.auction is not None) is not (phase in (BIDDING, SETTLING)):
        yield (AUCTION_MISSING if state.auction is None else AUCTION_OUT_OF_PLACE)("/auction", phase=phase)
    if (state.placing is not None) is not (phase == PLACING):
        yield (PLACING_MISSING if state.placing is None else PLACING_OUT_OF_PLACE)("/placing", phase=phase)
    if (state.ended_by is not None) is not (phase == FINISHED):
        yield (REASON_MISSING if state.ended_by is None else REASON_OUT_OF_PLACE)("/ended_by", phase=phase)
    if phase == REVEAL and not state.table_deals:
        yield SERVICE_DEALS("/phase")


# --- the auction ----------------------------------------------------------------------------------------------------

BY_AUCTIONEER = Code("bids.by-auctioneer", ("the-estates/auction",), {"player": PLAYER})
BID_TOO_LOW = Code("bids.too-low", ("the-estates/bid",), {"amount": INTEGER, "minimum": INTEGER})
NOT_COVERED = Code("bids.not-covered", ("the-estates/bid",), {"amount": INTEGER, "maximum": INTEGER})
NOT_RISING = Code(
    "bids.not-rising", ("the-estates/bid",), {"bids": INTEGERS.meaning("The bids, in the order of bidding.")}
)
NO_BIDS = Code("bids.missing", ("the-estates/no-bids",))
PASSED_TWICE = Code("passed.twice", ("the-estates/bid",), {"player": PLAYER})
BID_AND_PASSED = Code("bids.and-passed", ("the-estates/bid",), {"player": PLAYER})
PASSED_OUT_OF_ORDER = Code("passed.out-of-order", ("the-estates/auction",))
WRONG_TURN = Code("turn.impossible", ("the-estates/auction",), {"turn": PLAYER_OR_NULL, "phase": TEXT})


def _bids_rise(state: State) -> Iterator[Violation]:
    """Each bid is above the one before it and covered by cash."""
    ids, minimum, bids = state.ids, state.rules.minimum_bid, auction_of(state).bids
    for seat, amount in bids.items():
        if amount < minimum:
            yield BID_TOO_LOW(pointer("auction", "bids", ids[seat]), amount=amount, minimum=minimum)
        if amount > state.cash[seat]:
            yield NOT_COVERED(pointer("auction", "bids", ids[seat]), amount=amount, maximum=state.cash[seat])
    in_order = [bids[seat] for seat in _others(state) if seat in bids]
    if in_order != sorted(set(in_order)):
        yield NOT_RISING("/auction/bids", bids=in_order)
    if state.phase == SETTLING and not bids:
        yield NO_BIDS("/auction/bids")


def _passes_are_in_turn(state: State) -> Iterator[Violation]:
    """A player passes once, in turn, and without a bid."""
    bids, passed = auction_of(state).bids, auction_of(state).passed
    if not passed:
        return
    in_turn = [seat for seat in _others(state) if seat in passed]
    for index, seat in enumerate(passed):
        if seat in bids:
            yield BID_AND_PASSED(_pass_at(index), player=state.ids[seat])
    for index, seat in repeats(passed):
        yield PASSED_TWICE(_pass_at(index), player=state.ids[seat])
    if [*dict.fromkeys(passed)] != in_turn:
        yield PASSED_OUT_OF_ORDER("/auction/passed")


def _pass_at(index: int) -> str:
    return pointer("auction", "passed", index)


def _everyone_has_spoken_in_turn(state: State) -> Iterable[Violation]:
    """During bidding, the seats before the turn have bid or passed, and the others have not; then everybody has."""
    auction, order, breaches = auction_of(state), _others(state), []
    spoken, turn = [*auction.bids, *auction.passed], auction.turn
    if state.auctioneer in spoken:
        breaches.append(BY_AUCTIONEER("/auction", player=state.ids[state.auctioneer]))
    if state.phase == SETTLING:
        possible, due = turn == NOBODY, order
    else:
        possible = turn in order
        due = order[: order.index(turn)] if possible else order
    if not possible or [seat for seat in order if seat in spoken] != due:
        player = None if turn == NOBODY else state.ids[turn]
        breaches.append(WRONG_TURN("/auction/turn", turn=player, phase=state.phase))
    return breaches


def _others(state: State) -> list[int]:
    """The seats that may bid, clockwise from the auctioneer's left."""
    return [*others_from_left(len(state.ids), state.auctioneer)]


NOT_OFFERABLE = Code("piece.not-offerable", ("the-estates/available-rooftops", "the-estates/available-cubes"))


def _the_piece_has_a_place(state: State) -> Iterable[Violation]:
    """A cube up for auction or to be placed has a place, and such a rooftop a building."""
    piece = _piece_taken(state)
    if piece is None:
        return ()
    if piece.kind == ROOFTOP and not some_building_is_unroofed(state.board):
        return (NOT_OFFERABLE(_PIECE_AT[state.phase], rule="the-estates/available-rooftops"),)
    if piece.kind == CUBE and not has_a_place(state, piece.value):
        return (NOT_OFFERABLE(_PIECE_AT[state.phase], rule="the-estates/available-cubes"),)
    return ()


_PIECE_AT = {REVEAL: "/phase", BIDDING: "/auction/piece", SETTLING: "/auction/piece", PLACING: "/placing/piece"}


def _piece_taken(state: State) -> Piece | None:
    """The piece of this turn that has left its supply, if one has."""
    if state.phase == REVEAL:
        return Piece(ROOFTOP)
    taken = state.auction or state.placing
    return None if taken is None else taken.piece


# --- turns and actions ----------------------------------------------------------------------------------------------

ROUND_IMPOSSIBLE = Code("round.impossible", ("the-estates/turn",), {"round": INTEGER})
WRONG_PIECES = Code("pieces.wrong-count", ("the-estates/turn",), {"count": INTEGER, "expected": INTEGER})
BOX_TOO_FULL = Code(
    "cash-box.too-full",
    ("the-estates/stow",),
    {"cash_box": INTEGER.meaning("How much the cash box holds."), "maximum": INTEGER},
)
BOX_EMPTY = Code("stowed.empty-box", ("the-estates/stow",))
PLY_IMPOSSIBLE = bounded(Code("ply.impossible", ("the-estates/turn",), {"ply": INTEGER}))


def _turns_over(state: State) -> int:
    """The number of finished turns, whose piece has been placed or discarded."""
    return state.round if state.phase == FINISHED else state.round - 1


def _a_piece_is_taken_each_turn(state: State) -> Iterable[Violation]:
    """Each turn takes one piece out of its supply."""
    cubes = IN_PLAY - sum(map(len, state.market))
    gone = cubes + len(ROOFTOPS) - size(state.rooftops) + len(SPECIALS) - len(state.specials)
    expected = _turns_over(state) + (state.phase not in (OFFER, FINISHED))
    return () if gone == expected else (WRONG_PIECES("/round", count=gone, expected=expected),)


def _cash_is_stowed_in_own_turns(state: State) -> Iterator[Violation]:
    """A player may stow 1 cash at the start of each of their own turns."""
    seats, auctioneer, over = len(state.ids), state.auctioneer, state.round - 1
    for seat, box in enumerate(state.cash_box):
        if not box:
            continue
        # The seat's last turn is as many turns ago as the turn has gone left from it.
        turns = (over - (auctioneer - seat) % seats) // seats + 1
        if seat == auctioneer and not state.stowed:
            turns -= 1
        if box > turns:
            yield BOX_TOO_FULL(pointer("players", seat, "cash_box"), cash_box=box, maximum=turns)
    if state.stowed and not state.cash_box[auctioneer]:
        yield BOX_EMPTY("/stowed")


def _actions_fit_the_turns(state: State) -> Iterable[Violation]:
    """Each finished turn took an offer, a bid or pass of all others, perhaps a sale, a placement, stows and reveals."""
    others, over = len(state.ids) - 1, _turns_over(state)
    reveals = 0
    if state.table_deals:
        reveals = len(ROOFTOPS) - size(state.rooftops) - (state.phase == REVEAL)
    least = sum(state.cash_box) + reveals + over * (others + 2)
    spare = over
    if state.auction is not None:
        least += 1 + len(state.auction.bids) + len(state.auction.passed)
    elif state.phase == REVEAL:
        least += 1
    elif state.placing is not None:
        sold = state.placing.player != state.auctioneer
        least += 1 + others + sold
        spare += not sold
    played = plies_played(state)
    if played is None or least <= played <= least + spare:
        return ()
    least += state.ply - played
    return (out_of(PLY_IMPOSSIBLE, "/ply", least, least + spare, ply=state.ply),)


def _turns_are_counted(state: State) -> Iterator[Violation]:
    """The round counts from 1, and fits the numbers of taken pieces, stowed cash and actions."""
    if state.round < 1:
        yield ROUND_IMPOSSIBLE("/round", round=state.round)
        return
    yield from _a_piece_is_taken_each_turn(state)
    yield from _cash_is_stowed_in_own_turns(state)
    yield from _actions_fit_the_turns(state)


# --- the end --------------------------------------------------------------------------------------------------------

OVERDUE = Code("end.overdue", ("the-estates/end",), {"phase": TEXT})
TRUE_REASON = Kind(TEXT.name, null=True, shape=END_REASON, about="Why the game has really ended; null if it has not.")
WRONG_REASON = Code("end.wrong-reason", ("the-estates/end",), {"ended_by": TEXT_OR_NULL, "reason": TRUE_REASON})


def _the_end_is_met_and_explained(state: State) -> Iterable[Violation]:
    """A running game has no reason to end, and a finished one has the true reason."""
    if state.phase != FINISHED:
        return (OVERDUE("/phase", phase=state.phase),) if _met_its_end(state) else ()
    reason = reason_to_end(state)
    return () if reason == state.ended_by else (WRONG_REASON("/ended_by", ended_by=state.ended_by, reason=reason),)


def _met_its_end(state: State) -> bool:
    """Whether the game was over at the beginning of this turn, with the taken piece still in its supply."""
    piece = _piece_taken(state)
    if piece is None:
        return reason_to_end(state) is not None
    rooftops = size(state.rooftops) > 0 or piece.kind == ROOFTOP
    cubes = any(state.market) or piece.kind == CUBE
    return complete_rows(state.board) >= 2 or supply_ends(state.rules, state.board, rooftops=rooftops, cubes=cubes)


# --- when each of them is asked -------------------------------------------------------------------------------------

_PLAYERS_AND_DEAL = (_players, common.deal_breaches)

_PIECES_AND_ROWS = (
    _each_cube_stands_once,
    _two_rooftops_of_a_value,
    _permits_and_mayor_stand_once,
    _stacks_descend,
    _requirements_follow_from_permits,
)

_PEOPLE_AND_PIECES = (
    *_PLAYERS_AND_DEAL,
    _pieces,
    _specials_are_in_order,
    _everyone_sits_at_the_table,
    _options_are_canonical,
)

_MEMBERS = (_phases_have_their_members,)

_AUCTION = (_bids_rise, _passes_are_in_turn, _everyone_has_spoken_in_turn)
"""The invariants that are asked only during an auction."""

_TURN = (_the_piece_has_a_place, _turns_are_counted, _the_end_is_met_and_explained)
