"""Hex: two players take places in turn, and who connects two opposite sides of the rhombus has won.

The game is in the public domain. The first seat connects the top side (row 1) with the bottom, the second the left
side (column a) with the right.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from gavel import declare
from gavel.declare import SEAT, TEXT, Code, EventType, Happened, Integer, Move, Violation

COLUMNS = "abcdefghijklmnopqrs"
MOST = len(COLUMNS)
PLACE = declare.Word(tuple(f"{column}{row}" for row in range(1, MOST + 1) for column in COLUMNS))
OPTIONS = (declare.Option("size", declare.always(11), shape=Integer(2, MOST)),)


@declare.members
class State(declare.GameState):
    """Everything about one game."""

    stones: list[list[str]] = declare.each(declare.words(PLACE, "The places taken, in order."))
    first: int = declare.seat("Who began.")
    turn: int = declare.seat("Whose turn it is; at the end, who has won.")


def scores(state: State) -> declare.Scoresheet:
    """The scoresheet: 1 for who has connected both sides."""
    over = state.phase == declare.FINISHED
    totals = [int(over and seat == state.turn) for seat in range(2)]
    return declare.scoresheet(state, totals, [{"stones": len(own)} for own in state.stones])


PLACED = EventType("placed", ("hex/place",), {"player": SEAT, "place": TEXT.meaning("The place that was taken.")})
GAME_FINISHED = declare.finished_event("hex/end", scores)


@lru_cache(maxsize=MOST)
def board(size: int) -> tuple[str, ...]:
    """The places of a board, row by row."""
    return tuple(f"{column}{row}" for row in range(1, size + 1) for column in COLUMNS[:size])


@cache
def neighbours(place: str, size: int) -> tuple[str, ...]:
    """The places that touch a place: a rhombus of hexagons has six directions."""
    column, row = COLUMNS.index(place[0]), int(place[1:])
    steps = ((0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1))
    around = [(column + right, row + down) for right, down in steps]
    return tuple(f"{COLUMNS[x]}{y}" for x, y in around if 0 <= x < size and 1 <= y <= size)


def line_of(place: str, seat: int) -> int:
    """How far a place is from the first side of a seat, from 1."""
    return int(place[1:]) if seat == 0 else COLUMNS.index(place[0]) + 1


def connects(stones: list[str], seat: int, size: int) -> bool:
    """Whether stones connect both sides of a seat: the first seat's are rows, the second's are columns."""
    left = set(stones)
    reached = [place for place in stones if line_of(place, seat) == 1]
    left.difference_update(reached)
    while reached:
        place = reached.pop()
        if line_of(place, seat) == size:
            return True
        touching = left.intersection(neighbours(place, size))
        left -= touching
        reached += touching
    return False


def begin(state: State, first: int, _happened: list[Happened]) -> None:
    """Begin on an empty board."""
    state.first = state.turn = first


def free_places(state: State, seat: int) -> list[Move]:
    """Every place that nobody has taken."""
    taken = {*state.stones[0], *state.stones[1]}
    return [("place", seat, place) for place in board(state.rules.size) if place not in taken]


def place_stone(state: State, move: Move, happened: list[Happened]) -> None:
    """Take a place; the game ends once it connects both sides."""
    _type, seat, place = move
    state.stones[seat].append(place)
    happened.append((PLACED, seat, place))
    if connects(state.stones[seat], seat, state.rules.size):
        state.phase = declare.FINISHED
        happened.append((GAME_FINISHED, state))
    else:
        state.turn = 1 - seat


WRONG_PLACES = Code("places.wrong", ("hex/place",))
WRONG_TURN = Code("turn.wrong", ("hex/place",))
WRONG_END = Code("end.wrong", ("hex/end",))


def places_are_right(state: State) -> Iterator[Violation]:
    """Every stone lies on a place of its own on the board."""
    taken = [*state.stones[0], *state.stones[1]]
    if len({*taken}) < len(taken) or not {*taken} <= {*board(state.rules.size)}:
        yield WRONG_PLACES("/players")


def turns_are_right(state: State) -> Iterator[Violation]:
    """Both have placed in turn, and who has connected both sides did so with the last stone."""
    ahead = len(state.stones[state.first]) - len(state.stones[1 - state.first])
    over, last = state.phase == declare.FINISHED, state.first if ahead else 1 - state.first
    if ahead not in (0, 1) or state.turn != (last if over else 1 - last):
        yield WRONG_TURN("/turn")
        return
    before = [own[:-1] if seat == last else own for seat, own in enumerate(state.stones)]
    early = any(connects(own, seat, state.rules.size) for seat, own in enumerate(before))
    if early or connects(state.stones[last], last, state.rules.size) != over:
        yield WRONG_END("/phase")


PLACING: declare.Phase[State] = declare.Phase(
    "placing",
    (
        declare.Action(
            type="place",
            figures={"place": declare.figure(PLACE.meaning("The place to take."))},
            candidates=free_places,
            play=place_stone,
            rule="hex/place",
        ),
    ),
    seats_to_act=lambda state: (state.turn,),
    rule="hex/place",
    turn_rule="hex/place",
)
GAME = declare.declare_game(
    __name__,
    id="hex",
    name="Hex",
    players=(2,),
    state=declare.derive(State, "hex", OPTIONS),
    options=OPTIONS,
    begin=begin,
    limits=lambda state: declare.Limits(
        longest=state.rules.size**2,
        values={"place": board(state.rules.size)},
        lengths={"stones": state.rules.size**2},
    ),
    phases=(PLACING,),
    scores=scores,
    breakdown={"stones": Integer(about="The places taken.")},
    invariants=(places_are_right, turns_are_right),
)
