"""Every invariant of a state of The Estates: who, which piece where, then what the phase and the turns say."""

from collections import Counter
from collections.abc import Iterator

from gavel.engine import common
from gavel.engine.kinds import INTEGER, TEXT
from gavel.engine.verdicts import Code, Violation, pointer
from gavel.games.the_estates.rules import invariants_of_boards as boards
from gavel.games.the_estates.rules import invariants_of_turns as turns
from gavel.games.the_estates.rules.invariants_of_boards import CUBE_TWICE, ROOFTOP_TOO_OFTEN, STRANGER, cubes_on
from gavel.games.the_estates.rules.pieces import CUBE, PERMIT, ROOFTOP, Cube, Piece
from gavel.games.the_estates.rules.rulesets import (
    CAPSTONE,
    IN_PLAY,
    MARKET_LENGTH,
    OPTIONS,
    ROOFTOPS,
    SPECIALS,
)
from gavel.games.the_estates.rules.state import REVEAL, State, rooftops_left

COMMON = common.STATE_CODES


def breaches(state: State) -> Iterator[Violation]:
    """Every broken invariant, lazily; none if a game can have led to this state.

    A game that does not exist is asked no further; and only where everyone and everything is in its place can it be
    asked what phase this is, and whose turn.
    """
    return boards.in_stages(
        state,
        (an_edition_exists,),
        (
            players_differ,
            the_deal_fits,
            options_are_canonical,
            boards.a_board_can_be,
            cubes_lie_in_one_place,
            rooftops_lie_in_one_place,
            specials_lie_in_one_place,
            specials_are_in_order,
            boards.certificates_follow_the_board,
            boards.cash_adds_up,
            everyone_sits_at_the_table,
        ),
        (turns.phases_have_their_members,),
        (
            turns.bids_rise,
            turns.passes_are_in_turn,
            turns.everyone_has_spoken_in_turn,
            turns.the_piece_has_a_place,
            turns.turns_add_up,
            turns.the_end_is_met_and_told,
        ),
    )


# --- what every game has --------------------------------------------------------------------------------------------


def an_edition_exists(state: State) -> Iterator[Violation]:
    """The edition has this variant and is for so many players."""
    return common.edition_violations(CAPSTONE, state.variant, len(state.ids), "the-estates/players")


def players_differ(state: State) -> Iterator[Violation]:
    """No id stands twice."""
    return common.player_breaches(state.ids)


def the_deal_fits(state: State) -> Iterator[Violation]:
    """A deal fits its dealer, and the commitment its seed."""
    return common.deal_breaches(state.deal, table_deals=state.table_deals)


def options_are_canonical(state: State) -> Iterator[Violation]:
    """No option is given as its default."""
    return common.option_breaches(OPTIONS, state.options, (state.ruleset, state.variant, len(state.ids)))


def everyone_sits_at_the_table(state: State) -> Iterator[Violation]:
    """Who is named has a seat; owners of certificates are looked at with the board."""
    seats, names = len(state.ids), state.names
    if len(names) == seats:
        return
    places = [("/auctioneer", state.auctioneer), ("/auction/turn", state.turn), ("/placing/player", state.taker)]
    places += [(pointer("auction", "bids", names[seat]), seat) for seat, _amount in state.bids]
    places += [(pointer("auction", "passed", index), seat) for index, seat in enumerate(state.passed)]
    for at, seat in places:
        if seat >= seats:
            yield STRANGER(at, player=names[seat])


# --- every piece in one place ---------------------------------------------------------------------------------------

ROW_TOO_LONG = Code("market.row-too-long", ("the-estates/setup",), {"count": INTEGER, "maximum": INTEGER})
WRONG_CUBES = Code("cubes.wrong-count", ("the-estates/setup",), {"count": INTEGER, "expected": INTEGER})
WRONG_FORM = Code("deck.wrong-form", figures={"dealer": TEXT})
WRONG_ROOFTOPS = Code("rooftops.wrong-count", ("the-estates/setup",), {"count": INTEGER, "expected": INTEGER})
SPECIAL_TWICE = Code("special.twice", ("the-estates/setup",), {"piece": TEXT})
SPECIAL_MISSING = Code("special.missing", ("the-estates/setup",), {"piece": TEXT})
OUT_OF_ORDER = Code("list.out-of-order")


def _pieces_taken(state: State) -> Iterator[tuple[str, Piece]]:
    """The piece that is up for auction or to be placed, and where it is told."""
    if state.offered is not None:
        yield "/auction/piece", state.offered
    if state.taken is not None:
        yield "/placing/piece", state.taken


def cubes_lie_in_one_place(state: State) -> Iterator[Violation]:
    """24 different cubes on the board, on the market, in the auction or to be placed."""
    seen = set(cubes_on(state.board))
    count = len(seen)
    for index, row in enumerate(state.market):
        if len(row) > MARKET_LENGTH:
            yield ROW_TOO_LONG(pointer("market", index), count=len(row), maximum=MARKET_LENGTH)
        count += len(row)
        for place, cube in enumerate(row):
            if cube in seen:
                yield CUBE_TWICE(pointer("market", index, place), colour=cube.colour, value=cube.value)
            seen.add(cube)
    for at, piece in _pieces_taken(state):
        if piece.kind == CUBE:
            count += 1
            if Cube(piece.colour, piece.value) in seen:
                yield CUBE_TWICE(at, colour=piece.colour, value=piece.value)
            break
    if count != IN_PLAY:
        yield WRONG_CUBES("/market", count=count, expected=IN_PLAY)


def rooftops_lie_in_one_place(state: State) -> Iterator[Violation]:
    """Twelve rooftops, two of each value; of its stack, a table knows only how many are left."""
    stack = state.rooftops
    if isinstance(stack, int) is not state.table_deals:
        yield WRONG_FORM("/rooftops", dealer="table" if state.table_deals else "service")
        return
    shown = [rooftop for row in state.board for _cubes, rooftop in row.lots if rooftop]
    shown += [piece.value for _at, piece in _pieces_taken(state) if piece.kind == ROOFTOP][:1]
    # Between its offer and its reveal, a rooftop has left its stack and shows no value yet.
    count = len(shown) + rooftops_left(state) + (state.phase == REVEAL)
    if count != len(ROOFTOPS):
        yield WRONG_ROOFTOPS("/rooftops", count=count, expected=len(ROOFTOPS))
    if not isinstance(stack, int):
        shown += stack
    for value, most in _ROOFTOPS:
        if shown.count(value) > most:
            yield ROOFTOP_TOO_OFTEN("/rooftops", value=value)


_ROOFTOPS = sorted(Counter(ROOFTOPS).items())


def specials_lie_in_one_place(state: State) -> Iterator[Violation]:
    """Not yet offered, up for auction or to be placed, on the board, or out of the game: each special piece once."""
    found = [*state.specials, *state.out_of_game]
    for row in state.board:
        found += [Piece(PERMIT, permit.value).special for permit in row.permits]
        if row.mayor:
            found.append("mayor")
    found += [piece.special for _at, piece in _pieces_taken(state) if piece.kind not in (CUBE, ROOFTOP)]
    for special in SPECIALS:
        if (count := found.count(special)) != 1:
            yield (SPECIAL_TWICE if count else SPECIAL_MISSING)("/specials", piece=special)


def specials_are_in_order(state: State) -> Iterator[Violation]:
    """Special pieces are listed in the order permits, mayor, cancel cube."""
    for name, listed in (("specials", state.specials), ("out_of_game", state.out_of_game)):
        places = [SPECIALS.index(special) for special in listed]
        if places != sorted(places):
            yield OUT_OF_ORDER("/" + name)
