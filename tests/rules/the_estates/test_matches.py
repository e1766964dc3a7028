"""Matches: scores add up and the best total wins, but whoever wins two games wins at once."""

from typing import Any

import pytest

from gavel.engine.actions import Document
from gavel.engine.verdicts import InvalidSetup, Violation
from gavel.games.the_estates.rules import GAME

Json = dict[str, Any]

RULE = "the-estates/match"
NAMES = ("ann", "bob", "cy")


def result(*totals: int, cash: tuple[int, ...] = (), **members: Any) -> Json:
    """A final sheet of these totals by seat, ranked by total, then cash."""
    held = cash or (12,) * len(totals)
    scored = dict(zip(NAMES, zip(totals, held, strict=True), strict=False))
    ordered = sorted(scored, key=lambda player: scored[player], reverse=True)
    standings = [
        {
            "rank": 1 + sum(other > scored[player] for other in scored.values()),
            "player": player,
            "total": scored[player][0],
            "tiebreak": [scored[player][1]],
        }
        for player in ordered
    ]
    return {"final": True, "standings": standings, **members}


def match(rounds: int, *results: Json, **options: str) -> Document:
    assert GAME.match is not None
    return GAME.match({"rounds": rounds, "results": list(results), "options": options})


def places(answer: Document) -> list[tuple[Any, ...]]:
    return [tuple(standing[name] for name in ("rank", "player", "total", "wins")) for standing in answer["standings"]]


def test_a_match_goes_on_with_cash_and_cash_box_together() -> None:
    answer = match(3, result(5, 9, 1, cash=(20, 4, 12)))
    assert places(answer) == [(1, "bob", 9, 1), (2, "ann", 5, 0), (3, "cy", 1, 0)]
    assert (answer["over"], answer["winners"], answer["decided_by"]) == (False, [], None)
    assert answer["cash"] == {"ann": 20, "bob": 4, "cy": 12}


def test_options_may_be_left_out() -> None:
    request = {"rounds": 2, "results": [result(5, 9)]}
    assert GAME.match is not None
    assert GAME.match(request) == match(2, result(5, 9))


@pytest.mark.parametrize(
    ("rounds", "results", "options", "winners", "decided_by", "standings"),
    [
        # Two wins end it at once, against a better total.
        (3, [result(1, 0), result(1, -50)], {}, ["ann"], "two-wins", [(1, "ann", 2, 2), (2, "bob", -50, 0)]),
        (
            5,
            [result(3, 2), result(0, 20), result(1, 0)],
            {},
            ["ann"],
            "two-wins",
            [(1, "ann", 4, 2), (2, "bob", 22, 1)],
        ),
        # The agreed number has been played: the total decides, or it is shared, in the order of the first sheet.
        (2, [result(5, 9), result(8, 3)], {}, ["ann"], "total", [(1, "ann", 13, 1), (2, "bob", 12, 1)]),
        (1, [result(5, 9)], {}, ["bob"], "total", [(1, "bob", 9, 1), (2, "ann", 5, 0)]),
        (2, [result(5, 9), result(8, 4)], {}, ["bob", "ann"], "shared", [(1, "bob", 13, 1), (1, "ann", 13, 1)]),
        # Equal totals: what everyone holds at the end of the last game decides, not of the games before.
        (
            2,
            [result(5, 9, cash=(20, 4)), result(8, 4, cash=(11, 13))],
            {},
            ["bob"],
            "tiebreak",
            [(1, "bob", 13, 1), (2, "ann", 13, 1)],
        ),
        (
            2,
            [result(5, 9, cash=(20, 4)), result(8, 4, cash=(11, 13))],
            {"match_tie": "shared"},
            ["bob", "ann"],
            "shared",
            [(1, "bob", 13, 1), (1, "ann", 13, 1)],
        ),
        # Checks also decide between those who have not won.
        (
            1,
            [result(5, 3, 3, cash=(12, 11, 13))],
            {},
            ["ann"],
            "total",
            [(1, "ann", 5, 1), (2, "cy", 3, 0), (3, "bob", 3, 0)],
        ),
        # A third has won the last game: checks decide between the two who lead by total.
        (
            3,
            [result(5, 4, 3), result(4, 5, 3), result(4, 4, 6, cash=(11, 13, 12))],
            {"tied_round": "all"},
            ["bob"],
            "tiebreak",
            [(1, "bob", 13, 1), (2, "ann", 13, 1), (3, "cy", 12, 1)],
        ),
        # A game won by the tie-break is a game won.
        (
            3,
            [result(5, 5, cash=(11, 13)), result(4, 4, cash=(11, 13))],
            {},
            ["bob"],
            "two-wins",
            [(1, "bob", 9, 2), (2, "ann", 9, 0)],
        ),
        # A game still tied counts for nobody, or for all.
        (
            2,
            [result(5, 5, 2), result(5, 5, 9)],
            {},
            ["cy"],
            "total",
            [(1, "cy", 11, 1), (2, "ann", 10, 0), (2, "bob", 10, 0)],
        ),
        (
            3,
            [result(5, 5, 9), result(5, 5, 2), result(5, 4, 9)],
            {"tied_round": "all"},
            ["cy"],
            "two-wins",
            [(1, "cy", 20, 2), (2, "ann", 15, 1), (3, "bob", 14, 1)],
        ),
        (
            3,
            [result(5, 4, 3), result(2, 9, 3), result(6, 6, 30, cash=(12, 12, 12))],
            {"tied_round": "all"},
            ["cy"],
            "total",
            [(1, "cy", 36, 1), (2, "bob", 19, 1), (3, "ann", 13, 1)],
        ),
        (
            3,
            [result(5, 5, 9), result(5, 5, 2), result(4, 4, 3)],
            {"tied_round": "all"},
            ["ann", "bob"],
            "shared",
            [(1, "ann", 14, 2), (1, "bob", 14, 2), (3, "cy", 14, 1)],
        ),
        (
            3,
            [result(5, 4, 3), result(4, 7, 3), result(6, 6, 5)],
            {"tied_round": "all"},
            ["bob"],
            "two-wins",
            [(1, "bob", 17, 2), (2, "ann", 15, 2), (3, "cy", 11, 0)],
        ),
        (
            3,
            [result(5, 4, 3), result(4, 7, 3), result(6, 6, 5)],
            {"tied_round": "nobody"},
            ["bob"],
            "total",
            [(1, "bob", 17, 1), (2, "ann", 15, 1), (3, "cy", 11, 0)],
        ),
    ],
)
def test_a_match_is_decided_by_two_wins_or_by_the_total_or_shared(
    rounds: int,
    results: list[Json],
    options: dict[str, str],
    winners: list[str],
    decided_by: str,
    standings: list[tuple[Any, ...]],
) -> None:
    answer = match(rounds, *results, **options)
    assert (answer["over"], answer["winners"], answer["decided_by"]) == (True, winners, decided_by)
    assert places(answer) == standings
    assert answer["cash"] is None


def test_a_match_of_one_game_ranks_as_its_game_does() -> None:
    game = result(3, 3, 9, cash=(10, 14, 12))
    answer = match(1, game)
    assert [(each["rank"], each["player"], each["tiebreak"]) for each in answer["standings"]] == [
        (each["rank"], each["player"], each["tiebreak"]) for each in game["standings"]
    ]
    assert [each["tiebreak"] for each in match(1, game, match_tie="shared")["standings"]] == [[], [], []]


@pytest.mark.parametrize(
    ("last", "next_starter", "expected"),
    [
        (result(5, 9, 1), "draw", None),
        (result(5, 9, 1), "winner", "bob"),
        (result(5, 9, 1), "loser", "cy"),
        (result(5, 5, 1, cash=(11, 13, 12)), "winner", "bob"),
        (result(5, 1, 1, cash=(12, 13, 11)), "loser", "cy"),
        (result(5, 5, 1), "winner", None),
        (result(5, 5, 1), "loser", "cy"),
        (result(5, 1, 1), "loser", None),
    ],
)
def test_the_last_game_alone_says_who_begins_the_next(last: Json, next_starter: str, expected: str | None) -> None:
    assert match(5, result(1, 2, 9), last, next_starter=next_starter)["first_player"] == expected


def test_without_a_next_game_nobody_begins_it() -> None:
    assert match(1, result(5, 9), next_starter="winner")["first_player"] is None
    assert match(3, result(5, 9), next_starter="winner")["first_player"] == "bob"
    assert match(3, result(5, 9))["first_player"] is None


# --- what is no match -----------------------------------------------------------------------------------------------

CHEATED = result(9, 5)
CHEATED["standings"][1]["rank"] = 1

BAD: dict[str, tuple[int, list[Json], list[Violation]]] = {
    "more results than rounds": (
        1,
        [result(9, 5), result(5, 9)],
        [Violation("match.too-many-results", "/results", RULE, {"count": 2, "rounds": 1})],
    ),
    "a game after the end": (
        4,
        [result(9, 5), result(9, 5), result(5, 9), result(5, 9)],
        [Violation("match.after-the-end", f"/results/{index}", RULE, {"ended": 2}) for index in (2, 3)],
    ),
    "an interim sheet": (
        3,
        [result(9, 5), result(5, 9, final=False)],
        [Violation("match.interim", "/results/1/final", RULE, {"game": 2})],
    ),
    "other players": (
        3,
        [result(9, 5), result(5, 9, 1)],
        [Violation("match.other-players", "/results/1/standings", RULE, {"game": 2, "players": ["ann", "bob"]})],
    ),
    "ranks that the totals do not give": (
        3,
        [CHEATED],
        [Violation("match.wrong-ranks", "/results/0/standings", RULE, {"game": 1})],
    ),
    "cash that does not add up": (
        3,
        [result(9, 5, cash=(12, 13))],
        [Violation("match.wrong-cash", "/results/0/standings", RULE, {"game": 1, "cash": 25, "expected": 24})],
    ),
}


@pytest.mark.parametrize(("rounds", "results", "expected"), BAD.values(), ids=BAD)
def test_impossible_results_are_refused_with_every_reason(
    rounds: int, results: list[Json], expected: list[Violation]
) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        match(rounds, *results)
    assert list(refusal.value.violations) == expected


def test_every_code_of_impossible_results_is_shown() -> None:
    assert {violation.code for *_request, expected in BAD.values() for violation in expected} == set(GAME.bad_match)
