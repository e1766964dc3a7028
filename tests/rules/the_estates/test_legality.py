"""What is worked out fast is what the rules come to: the listings of a phase, and whether anything has a place."""

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from gavel.engine.game import FINISHED
from gavel.games.the_estates.rules import GAME, placing
from gavel.games.the_estates.rules.available import has_a_place, something_may_be_offered
from gavel.games.the_estates.rules.offering import OFFER_PIECE
from gavel.games.the_estates.rules.pieces import CANCEL, CUBES, MAYOR, PERMIT, ROOFTOP, Piece
from gavel.games.the_estates.rules.rulesets import PERMITS, ROWS, SPECIALS
from gavel.games.the_estates.rules.state import Placing, State
from tests.support.play import concrete
from tests.support.the_estates_script import board, new_game, with_board

PIECES = [
    *[Piece("cube", cube.value, cube.colour) for cube in CUBES],
    *[Piece(ROOFTOP, value) for value in range(1, 7)],
    *[Piece(PERMIT, value) for value in PERMITS],
    Piece(MAYOR),
    Piece(CANCEL),
]


def stack(rng: Random) -> str:
    """A building of any height, perhaps roofed."""
    values = sorted(rng.sample(range(1, 7), rng.choice((1, 1, 2, 3))), reverse=True)
    return "".join(f"{rng.choice('bgyprw')}{value}" for value in values) + rng.choice(("", "^1", "^6"))


def any_table(rng: Random) -> State:
    """Any board, market and supply; what has been counted does not fit."""
    rows, permits = {}, {}
    for name in ROWS:
        permits[name] = rng.choice(("", "", "-2", "-3 -1", "+2", "+3 +1"))
        requirement = 4 + sum(map(int, permits[name].split()))
        rows[name] = " ".join(stack(rng) for _ in range(rng.choice((requirement, rng.randint(0, requirement)))))
    state = with_board(new_game(players=rng.randint(2, 5)), board(**rows, permits=permits))
    state.market = [[rng.choice(CUBES) for _ in range(rng.choice((0, 1, 2, 8)))] for _ in range(3)]
    state.specials = [special for special in SPECIALS if rng.randrange(2)]
    state.rules = rng.choice((state.rules, new_game(options={"discard_placeable": False}).rules))
    state.cash[0], state.stowed = rng.choice((0, 12)), rng.random() < 0.5
    return state


def plain(state: State) -> list[Any]:
    """The moves by their definition: candidates that no statement speaks against, seat by seat, action by action."""
    phase = GAME.phase_of(state)
    actions = [(seat, action) for seat in phase.seats_to_act(state) for action in phase.actions]
    return [move for seat, action in actions for move in action.plain_moves(state, seat)]


@settings(max_examples=200)
@given(seed=st.integers(0, 2**32 - 1))
def test_what_is_listed_on_any_board_is_what_the_rules_come_to(seed: int) -> None:
    state = any_table(Random(seed))
    assert GAME.moves(state) == plain(state)
    assert something_may_be_offered(state) == bool(list(OFFER_PIECE.plain_moves(state, 0)))
    for piece in PIECES:
        state.phase, state.placing = "placing", Placing(1, piece)
        assert GAME.moves(state) == plain(state)
        if piece.kind == "cube":
            places = list(placing.PHASES["cube"].by_type["place"].plain_moves(state, 1))
            assert has_a_place(state, piece.value) == bool(places)


def test_a_state_and_one_of_its_document_are_played_apart() -> None:
    for seed in range(20):
        rng, state = Random(seed), new_game()
        while state.phase != FINISHED:
            before = GAME.dump(state)
            twin = GAME.load(before)
            GAME.play(twin, concrete(rng.choice(GAME.legal_actions(twin)), rng))
            assert GAME.dump(state) == before
            state = twin
