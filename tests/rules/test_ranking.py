"""Standings: the highest total, then the tie-break, for every place; equal ranks are shared or have no winner."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gavel.engine.ranking import Scoresheet, scoresheet

NAMES = ("ann", "bob", "cy", "dee")


def sheet(*results: tuple[int, int], tie_is_shared: bool = True, final: bool = True) -> Scoresheet:
    """The sheet of these totals and tie-breaks, by seat."""
    return scoresheet(
        NAMES[: len(results)],
        [total for total, _coins in results],
        [(coins,) for _total, coins in results],
        [{"total": total} for total, _coins in results],
        unit="points",
        final=final,
        tie_is_shared=tie_is_shared,
        rulings=[],
    )


def places(answer: Scoresheet) -> list[tuple[int, str]]:
    return [(standing["rank"], standing["player"]) for standing in answer["standings"]]


def test_the_highest_total_wins() -> None:
    answer = sheet((3, 9), (8, 0), (5, 5))
    assert places(answer) == [(1, "bob"), (2, "cy"), (3, "ann")]
    assert (answer["winners"], answer["decided_by"]) == (["bob"], "total")


def test_the_tie_break_decides_equal_totals() -> None:
    answer = sheet((8, 2), (8, 3), (5, 9))
    assert places(answer) == [(1, "bob"), (2, "ann"), (3, "cy")]
    assert (answer["winners"], answer["decided_by"]) == (["bob"], "tiebreak")


def test_the_tie_break_orders_every_place() -> None:
    answer = sheet((9, 0), (4, 1), (4, 2))
    assert places(answer) == [(1, "ann"), (2, "cy"), (3, "bob")]
    assert answer["decided_by"] == "total"


def test_equal_ranks_stand_in_seat_order_and_the_next_rank_is_skipped() -> None:
    answer = sheet((5, 1), (8, 2), (5, 1), (8, 2))
    assert places(answer) == [(1, "bob"), (1, "dee"), (3, "ann"), (3, "cy")]


def test_a_tie_for_the_first_place_is_shared_by_winners_in_seat_order() -> None:
    answer = sheet((8, 2), (5, 1), (8, 2))
    assert (answer["winners"], answer["decided_by"]) == (["ann", "cy"], "shared")
    assert [standing["winner"] for standing in answer["standings"]] == [True, True, False]


def test_a_tie_that_is_not_shared_stands_without_a_winner() -> None:
    answer = sheet((8, 2), (5, 1), (8, 2), tie_is_shared=False)
    assert (answer["winners"], answer["decided_by"]) == ([], "none")
    assert places(answer) == [(1, "ann"), (1, "cy"), (3, "bob")]
    assert not any(standing["winner"] for standing in answer["standings"])


def test_a_tie_below_the_first_place_leaves_the_winner() -> None:
    answer = sheet((8, 2), (5, 1), (5, 1), tie_is_shared=False)
    assert (answer["winners"], answer["decided_by"]) == (["ann"], "total")


def test_each_standing_carries_total_breakdown_and_tie_break() -> None:
    answer = sheet((3, 9), (8, 0), final=False)
    assert answer["standings"][0] == {
        "rank": 1,
        "player": "bob",
        "total": 8,
        "breakdown": {"total": 8},
        "tiebreak": [0],
        "winner": True,
    }
    assert (answer["final"], answer["unit"]) == (False, "points")


def test_later_members_of_the_tie_break_count_after_earlier_ones() -> None:
    answer = scoresheet(
        ["ann", "bob"], [1, 1], [(2, 0), (2, 5)], [{}, {}], unit="points", final=True, tie_is_shared=True, rulings=[]
    )
    assert (answer["winners"], answer["decided_by"]) == (["bob"], "tiebreak")


@pytest.mark.parametrize("tie_is_shared", [True, False])
@given(results=st.lists(st.tuples(st.integers(-2, 2), st.integers(0, 2)), min_size=2, max_size=4))
def test_ranks_count_those_who_are_better(results: Sequence[tuple[int, int]], tie_is_shared: bool) -> None:
    answer = sheet(*results, tie_is_shared=tie_is_shared)
    seats = dict(zip(NAMES, results, strict=False))
    assert sorted(player for _rank, player in places(answer)) == sorted(seats)
    for rank, player in places(answer):
        assert rank == 1 + sum(other > seats[player] for other in seats.values())
    firsts = [player for rank, player in places(answer) if rank == 1]
    assert answer["winners"] == ([] if answer["decided_by"] == "none" else firsts)
    assert (answer["decided_by"] in ("shared", "none")) == (len(firsts) > 1)
