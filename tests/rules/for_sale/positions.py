"""Positions of For Sale that games lead to, for tests that need a valid state of each kind."""

from collections.abc import Callable

from gavel.games.for_sale.rules import GAME
from gavel.games.for_sale.rules.state import State
from tests.support.for_sale_script import (
    buy_without_bids,
    call_out,
    leave_in_order,
    new_game,
    pass_round,
    play_out,
    reveal,
    sell,
    sell_round,
    table_game,
)


def first_lap() -> State:
    """Ann and Bob have bid 1 and 2 for houses 1, 2 and 3; Cy is yet to act."""
    state = new_game()
    call_out(state, "ann 1", "bob 2")
    return state


def first_pass() -> State:
    """Ann has taken house 1; Bob is to act."""
    state = new_game()
    call_out(state, "ann passes")
    return state


def two_passed() -> State:
    """Of houses 1 to 4, Ann has taken 1 and Bob 2; Cy is to act."""
    state = new_game(players=4)
    call_out(state, "ann passes", "bob passes")
    return state


def second_round() -> State:
    """Ann, Bob and Cy hold 1, 2 and 3; of houses 4, 5 and 6, Ann has taken 4; Cy is to answer Bob's 3."""
    state = new_game()
    leave_in_order(state, "ann", "bob", "cy")
    call_out(state, "cy 1", "ann 2", "bob 3", "cy 4", "ann passes", "bob 5")
    return state


def four_in_the_second_round() -> State:
    """Of houses 5 to 8, Dee has taken 5 and Ann 6; Bob is to act against Cy."""
    state = new_game(players=4)
    leave_in_order(state, "ann", "bob", "cy", "dee")
    call_out(state, "dee passes", "ann passes")
    return state


def last_but_one() -> State:
    """The first of two rounds of three houses: Ann has passed, after a bid of 2, and taken 1."""
    state = new_game(options={"houses": [1, 2, 3, 4, 5, 6], "cheques": [1, 2, 3, 4, 5, 6]})
    call_out(state, "ann 2", "bob 3", "cy 4", "ann passes")
    return state


def rounded_up() -> State:
    """Ann has passed after a bid of 5, of which 3 came back."""
    state = new_game()
    call_out(state, "ann 5", "bob 6", "cy 7", "ann passes")
    return state


def rounded_down() -> State:
    """The same in the edition of 2005, where 2 came back."""
    state = new_game(ruleset="ueberplay-2005")
    call_out(state, "ann 5", "bob 6", "cy 7", "ann passes")
    return state


def matching() -> State:
    """In the edition of 1997, Ann, Bob and Cy have all bid 2."""
    state = new_game(ruleset="ravensburger-1997")
    call_out(state, "ann 2", "bob 2", "cy 2")
    return state


def with_a_seed() -> State:
    return GAME.setup({"players": ["ann", "bob", "cy"], "seed": "gavel"})[0]


def selling() -> State:
    """Ann, Bob and Cy have sold one house each and hold nine; Bob has chosen the next."""
    state = new_game()
    buy_without_bids(state)
    sell_round(state)
    sell(state, bob=state.houses[1][0])
    return state


def short_supply() -> State:
    """Six houses: Ann holds 3 and 5, Bob 1, Cy 2, 4 and 6; three cheques lie open."""
    options = {"houses": [1, 2, 3, 4, 5, 6], "cheques": [1, 2, 3, 4, 5, 6], "removed": 0}
    state = new_game(variant="short-supply", options=options)
    for order in (("ann", "bob", "cy"), ("bob", "ann", "cy"), ("bob", "ann", "cy")):
        leave_in_order(state, *order)
    return state


def played_on() -> State:
    """The same houses where the last seller plays on, to the end: Ann has 2 cheques, Bob 1 and Cy 3."""
    options = {"houses": [1, 2, 3, 4, 5, 6], "cheques": [1, 2, 3, 4, 5, 6], "removed": 0, "last_seller": "play-on"}
    state = new_game(variant="short-supply", options=options)
    for order in (("ann", "bob", "cy"), ("bob", "ann", "cy"), ("bob", "ann", "cy")):
        leave_in_order(state, *order)
    play_out(state)
    return state


def nothing_for_ann() -> State:
    """The same houses, of which Ann took none, to the end: nobody swept anything."""
    options = {"houses": [1, 2, 3, 4, 5, 6], "cheques": [1, 2, 3, 4, 5, 6], "removed": 0}
    state = new_game(variant="short-supply", options=options)
    for _round in range(3):
        leave_in_order(state, "ann", "bob", "cy")
    play_out(state)
    return state


def swept() -> State:
    """The same game after Cy has swept the last cheque in the third round."""
    state = short_supply()
    sell(state, ann=3, bob=1, cy=2)
    sell(state, ann=5, cy=4)
    return state


def left_empty_handed() -> State:
    """In short supply, Ann has left the second round without a house; Cy is to answer Bob's 3."""
    state = new_game(variant="short-supply")
    leave_in_order(state, "ann", "bob", "cy")
    call_out(state, "cy 1", "ann 2", "bob 3", "cy 4", "ann passes", "bob 5")
    return state


def one_house_for_three() -> State:
    """Seven houses at two a round: the fourth shows the seventh, and Cy, who has no house, has left without."""
    options = {"houses": [*range(1, 8)], "cheques": [*range(1, 8)], "removed": 0}
    state = new_game(variant="short-supply", options=options)
    for _round in range(3):
        leave_in_order(state, "cy", "ann", "bob")
    call_out(state, "bob 1", "cy 2", "ann 3", "bob 4", "cy passes")
    return state


def short_last_round() -> State:
    """The same game when all houses are bought: the last round brought one, and two players left without."""
    state = one_house_for_three()
    buy_without_bids(state)
    return state


def discarded() -> State:
    """Seven houses at three a round, the seventh discarded."""
    options = {"houses": [*range(1, 8)], "cheques": [*range(1, 8)], "short_last_round": "discard"}
    state = new_game(options=options)
    buy_without_bids(state)
    return state


def finished() -> State:
    state = new_game()
    play_out(state)
    return state


def awaited() -> State:
    """The table is to report the first houses."""
    return table_game()


def reported() -> State:
    """The table has reported 3, 5 and 9."""
    state = table_game()
    reveal(state, houses=[3, 5, 9])
    return state


def removed_unseen() -> State:
    """Four players at a table, with two cards removed of each deck; Ann is to act."""
    state = table_game(players=4)
    reveal(state, houses=[3, 5, 9, 30])
    return state


def cheques_awaited() -> State:
    """The table is to report the first cheques."""
    state = table_game(options={"houses": [1, 2, 3], "cheques": [4, 5, 6]})
    reveal(state, houses=[1, 2, 3])
    pass_round(state)
    return state


POSITIONS: list[Callable[[], State]] = [
    first_lap,
    first_pass,
    two_passed,
    second_round,
    four_in_the_second_round,
    last_but_one,
    rounded_up,
    rounded_down,
    matching,
    with_a_seed,
    selling,
    short_supply,
    swept,
    played_on,
    nothing_for_ann,
    left_empty_handed,
    one_house_for_three,
    short_last_round,
    discarded,
    finished,
    awaited,
    reported,
    removed_unseen,
    cheques_awaited,
]
