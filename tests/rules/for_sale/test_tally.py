"""Tallies: the final sheet of a hand-entered end, or every reason why no game can end so."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from gavel.engine.verdicts import Violation
from gavel.games.for_sale.rules import GAME
from tests.support.breaking import tally_refused
from tests.support.for_sale_script import new_game, play_out
from tests.support.play import NAMES

Json = dict[str, Any]

# Ten rounds of three cheques each: what three players can end with in IELLO's standard game.
ANN, BOB, CY = [0, *range(2, 11)], [0, *range(2, 11)], [*range(11, 16)] * 2

# Three rounds of two houses to three players.
SHORT: Json = {"variant": "short-supply", "options": {"houses": [*range(1, 7)], "cheques": [7] * 6, "removed": 0}}
# Seven houses at two a round: three full rounds, and a fourth that shows one.
ODD: Json = {"variant": "short-supply", "options": {"houses": [*range(1, 8)], "cheques": [7] * 7, "removed": 0}}


def end(coins: Sequence[int] = (3, 2, 1), cheques: Sequence[Sequence[int]] = (ANN, BOB, CY), **members: Any) -> Json:
    """A tally of these coins and cheques by seat."""
    players = [
        {"id": NAMES[seat], "coins": coins[seat], "cheques": list(cheques[seat])} for seat in range(len(cheques))
    ]
    return {"players": players, **members}


refused = partial(tally_refused, GAME)


# --- what can be tallied --------------------------------------------------------------------------------------------


def test_ruleset_variant_and_options_have_defaults() -> None:
    scores = GAME.tally(end())
    assert (scores["final"], scores["unit"]) == (True, "thousand dollars")
    assert scores["standings"][0]["breakdown"] == {"cheques": sorted(CY), "cheque_total": 130, "coins": 1}
    assert scores["winners"] == ["cy"]


def test_cheques_may_be_entered_in_any_order() -> None:
    assert GAME.tally(end(cheques=(ANN[::-1], BOB, CY))) == GAME.tally(end())


def test_a_finished_game_tallies_to_its_own_sheet() -> None:
    for ruleset in GAME.rulesets:
        for variant in ruleset.variants:
            for players in ruleset.player_counts:
                state = new_game(ruleset=ruleset.id, variant=variant, players=players)
                play_out(state)
                tally = end(state.coins, state.cheques, ruleset=ruleset.id, variant=variant)
                assert GAME.tally(tally) == GAME.scores(state)


def test_options_are_taken_in_any_order_and_with_their_defaults() -> None:
    options = {"houses": [3, 1, 2], "cheques": [9, 0, 9], "refund": "half-up", "final_tie": "none"}
    scores = GAME.tally(end((5, 5, 5), ([9], [9], [0]), options=options))
    assert (scores["winners"], scores["decided_by"]) == ([], "none")


@pytest.mark.parametrize("counts", [(3, 2, 1), (3, 3, 0), (2, 2, 2)])
def test_every_split_that_buying_can_lead_to_is_taken(counts: tuple[int, ...]) -> None:
    assert GAME.tally(end((0, 0, 0), [[7] * count for count in counts], **SHORT))["final"]


@pytest.mark.parametrize("counts", [(4, 3, 0), (3, 3, 1), (4, 2, 1)])
def test_one_player_can_have_bought_the_house_of_a_short_last_round(counts: tuple[int, ...]) -> None:
    assert GAME.tally(end((0, 0, 0), [[7] * count for count in counts], **ODD))["final"]


# --- what cannot ----------------------------------------------------------------------------------------------------

BAD: dict[str, tuple[Json, list[Violation]]] = {
    "a cheque that does not exist": (
        end(cheques=([1, *range(2, 11)], BOB, CY)),
        [Violation("card.unknown", "/players/0/cheques/0", "for-sale/setup", {"card": 1})],
    ),
    "a cheque too often": (
        end(cheques=(ANN, BOB, [0, *CY[1:]])),
        [Violation("card.twice", "/players/2/cheques/0", "for-sale/setup", {"card": 0})],
    ),
    "more coins than at the start": (
        end(coins=(3, 29, 1)),
        [Violation("coins.too-many", "/players/1/coins", "for-sale/setup", {"coins": 29, "maximum": 28})],
    ),
    "too few cheques for one": (
        end(cheques=(ANN[1:], BOB, CY)),
        [
            Violation("tally.wrong-total", "/players", "for-sale/exchange", {"count": 29, "expected": 30}),
            Violation(
                "tally.wrong-count",
                "/players/0/cheques",
                "for-sale/exchange",
                {"count": 9, "minimum": 10, "maximum": 10, "expected": 10},
            ),
        ],
    ),
    "more cheques than rounds": (
        end((0, 0, 0), ([7] * 4, [7, 7], []), **SHORT),
        [
            Violation(
                "tally.wrong-count", "/players/0/cheques", "for-sale/exchange", {"count": 4, "minimum": 0, "maximum": 3}
            )
        ],
    ),
    "fewer cheques in all than were bought": (
        end((0, 0, 0), ([7] * 3, [7, 7], []), **SHORT),
        [Violation("tally.wrong-total", "/players", "for-sale/exchange", {"count": 5, "expected": 6})],
    ),
    "the one house of the short last round to two players": (
        end((0, 0, 0), ([7] * 4, [7] * 4, []), **ODD),
        [
            Violation("tally.wrong-total", "/players", "for-sale/exchange", {"count": 8, "expected": 7}),
            Violation("tally.wrong-total", "/players", "for-sale/short-last-round", {"count": 2, "maximum": 1}),
            Violation("card.twice", "/players/1/cheques/3", "for-sale/setup", {"card": 7}),
        ],
    ),
    "one player twice": (
        {
            "players": [
                {"id": "ann", "coins": 0, "cheques": ANN},
                {"id": "bob", "coins": 0, "cheques": BOB},
                {"id": "ann", "coins": 0, "cheques": CY},
            ]
        },
        [Violation("player.twice", "/players/2/id", None, {"player": "ann"})],
    ),
    "no such variant of the edition": (
        end(ruleset="ueberplay-2005", variant="short-supply"),
        [
            Violation(
                "variant.unknown",
                "/variant",
                None,
                {"variant": "short-supply", "ruleset": "ueberplay-2005", "variants": ["standard"]},
            )
        ],
    ),
    "too few players for the edition": (
        end((0, 0), ([], [])),
        [
            Violation(
                "players.count",
                "/players",
                "for-sale/players",
                {"players": 2, "ruleset": "iello-2015", "player_counts": [3, 4, 5, 6]},
            )
        ],
    ),
    "options that contradict each other": (
        end(options={"removed": 28}),
        [
            Violation(
                "options.no-full-round",
                "/options/removed",
                "for-sale/setup",
                {"houses": 30, "removed": 28, "per_round": 3},
            )
        ],
    ),
}


@pytest.mark.parametrize(("tally", "expected"), BAD.values(), ids=BAD)
def test_an_impossible_end_is_refused_with_every_reason(tally: Json, expected: list[Violation]) -> None:
    assert refused(tally) == expected


def test_with_discarded_leftovers_fewer_cheques_are_paid_out() -> None:
    tally = end(
        (0, 0, 0), ([7] * 3, [7] * 3, []), **{**ODD, "options": {**ODD["options"], "short_last_round": "discard"}}
    )
    assert GAME.tally(tally)["final"]
    played = {**tally, "options": ODD["options"]}
    assert [violation.code for violation in refused(played)] == ["tally.wrong-total"]


def test_reasons_of_every_player_are_told_by_pointer() -> None:
    found = refused(end(coins=(99, 99, 1), cheques=([31], BOB, CY)))
    assert [(violation.pointer, violation.code) for violation in found] == [
        ("/players", "tally.wrong-total"),
        ("/players/0/cheques", "tally.wrong-count"),
        ("/players/0/cheques/0", "card.unknown"),
        ("/players/0/coins", "coins.too-many"),
        ("/players/1/coins", "coins.too-many"),
    ]
