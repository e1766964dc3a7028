"""Setting up: decks, coins, first player and dealer; and every reason why a game cannot be set up."""

from collections import Counter
from typing import Any

import pytest

from gavel.engine import history
from gavel.engine.dealing import commitment, shuffled
from gavel.engine.verdicts import InvalidSetup, Violation
from gavel.games.for_sale.rules import GAME
from gavel.games.for_sale.rules.state import State
from tests.support.for_sale_script import document, new_game, of_type, table_game
from tests.support.play import NAMES

Json = dict[str, Any]

THREE = list(NAMES[:3])


def setup(**members: Any) -> State:
    return GAME.setup({"players": THREE, "seed": "gavel", **members})[0]


# --- what can be set up ---------------------------------------------------------------------------------------------


def test_ruleset_variant_first_player_and_dealer_have_defaults() -> None:
    state = document(setup())
    assert (state["ruleset"], state["variant"], state["options"]) == ("iello-2015", "standard", {})
    assert (state["first_player"], state["turn"], state["dealer"]) == ("ann", "ann", "service")


def test_the_first_round_lies_open_and_the_first_player_is_to_act() -> None:
    state, events = GAME.setup({"players": THREE, "first_player": "cy", "seed": "gavel"})
    assert (state.phase, state.round, state.ply) == ("buying", 1, 0)
    assert GAME.to_act(state) == ("cy",)
    assert [event["type"] for event in events] == ["game-set-up", "houses-revealed"]
    assert of_type(events, "game-set-up") == [{"first_player": "cy", "coins": 28, "cards": 30, "removed": 0}]
    assert of_type(events, "houses-revealed") == [{"round": 1, "houses": list(state.market.houses)}]


def test_a_seed_shuffles_both_decks_and_the_first_cards_leave_the_game() -> None:
    state = setup(ruleset="ravensburger-1997")
    houses = shuffled(range(1, 21), "gavel", "houses")
    cheques = shuffled([0, 0, *range(3, 21)], "gavel", "cheques")
    assert state.removed.houses == sorted(houses[:2])
    assert state.market.houses == sorted(houses[2:5])
    assert state.decks.houses == [*houses[5:]]
    assert state.removed.cheques == sorted(cheques[:2])
    assert state.decks.cheques == [*cheques[2:]]


def test_decks_of_a_house_rule_are_shuffled_from_their_ascending_order() -> None:
    options = {"houses": [9, 5, 7, 3], "cheques": [4, 0, 4, 1]}
    state = setup(options=options)
    assert (*state.market.houses, *(state.decks.houses if isinstance(state.decks.houses, list) else ())) == (
        *sorted(shuffled([3, 5, 7, 9], "gavel", "houses")[:3]),
        shuffled([3, 5, 7, 9], "gavel", "houses")[3],
    )
    assert state.decks.cheques == [*shuffled([0, 1, 4, 4], "gavel", "cheques")]
    assert document(state)["options"] == {"houses": [3, 5, 7, 9], "cheques": [0, 1, 4, 4]}


def test_the_state_carries_the_seed_and_the_commitment_to_it() -> None:
    assert document(setup())["deal"] == {"seed": "gavel", "commitment": commitment("gavel")}


def test_a_deal_is_the_order_of_drawing_and_what_it_leaves_out_is_removed() -> None:
    deal = {"houses": [*range(18, 0, -1)], "cheques": [20, 0, *range(3, 19)]}
    state, _events = GAME.setup({"ruleset": "ravensburger-1997", "players": THREE, "deal": deal})
    assert state.market.houses == [16, 17, 18]
    assert state.decks.houses == [*range(15, 0, -1)]
    assert state.decks.cheques == [20, 0, *range(3, 19)]
    assert state.removed.houses == [19, 20]
    assert state.removed.cheques == [0, 19]
    assert document(state)["deal"] is None


def test_a_table_that_deals_is_awaited_and_the_service_knows_counts_only() -> None:
    state, events = GAME.setup({"ruleset": "ravensburger-1997", "players": THREE, "dealer": "table"})
    written = document(state)
    assert (written["turn"], written["deal"]) == ("table", None)
    assert written["decks"] == {"houses": 18, "cheques": 18}
    assert written["removed"] == {"houses": 2, "cheques": 2}
    assert written["market"] == {"houses": [], "cheques": []}
    assert [event["type"] for event in events] == ["game-set-up"]


def test_everybody_begins_with_the_coins_of_the_rules_and_with_empty_hands() -> None:
    state = setup(players=list(NAMES[:4]), options={"starting_coins": 7})
    assert state.coins == [7, 7, 7, 7]
    assert state.houses == state.cheques == [[], [], [], []]


def test_options_equal_to_their_defaults_are_dropped_and_the_others_stand_in_declared_order() -> None:
    options = {"open_hands": True, "refund": "half-up", "starting_coins": 3, "houses": [*range(30, 0, -1)]}
    assert list(document(setup(options=options))["options"].items()) == [("starting_coins", 3), ("open_hands", True)]


def test_the_history_begins_with_the_initial_state() -> None:
    for state in (setup(), new_game(), table_game()):
        assert state.history == history.begin(document(state))


def test_the_same_request_gives_the_same_state() -> None:
    assert document(setup()) == document(setup())
    assert document(setup()) != document(setup(seed="another"))


@pytest.mark.parametrize("raising", ["match", "exceed"])
@pytest.mark.parametrize("removed", [0, 1, 2])
def test_short_supply_is_nothing_but_its_options(raising: str, removed: int) -> None:
    options = {"removed": removed, "raise": raising, "last_seller": "sweep"}
    short = document(setup(variant="short-supply", options=options))
    made = document(setup(variant="standard", options={**options, "reveal_fewer": 1}))
    assert {**short, "variant": "", "options": {}, "history": ""} == {
        **made,
        "variant": "",
        "options": {},
        "history": "",
    }


# --- what cannot be set up ------------------------------------------------------------------------------------------

FULL_DEAL = {"houses": [*range(1, 31)], "cheques": sorted([0, *range(2, 16)] * 2)}


def dealt(name: str, index: int, card: int) -> Json:
    """The full deal with one card exchanged."""
    return {**FULL_DEAL, name: [*FULL_DEAL[name][:index], card, *FULL_DEAL[name][index + 1 :]]}


BAD: list[tuple[Json, list[Violation]]] = [
    ({"dealer": "table", "nonce": "0" * 64}, [Violation("nonce.without-seed", "/nonce")]),
    (
        {"ruleset": "ueberplay-2005", "variant": "short-supply", "seed": "s"},
        [
            Violation(
                "variant.unknown",
                "/variant",
                None,
                {"variant": "short-supply", "ruleset": "ueberplay-2005", "variants": ["standard"]},
            )
        ],
    ),
    (
        {"ruleset": "ravensburger-1997", "players": list(NAMES), "seed": "s"},
        [
            Violation(
                "players.count",
                "/players",
                "for-sale/players",
                {"players": 6, "ruleset": "ravensburger-1997", "player_counts": [3, 4, 5]},
            )
        ],
    ),
    (
        {"first_player": "dee", "seed": "s"},
        [Violation("player.unknown", "/first_player", None, {"player": "dee", "players": THREE})],
    ),
    ({"seed": "s", "deal": FULL_DEAL}, [Violation("seed.with-deal", "/seed")]),
    ({"seed": "s", "dealer": "table"}, [Violation("seed.with-table", "/seed")]),
    ({"deal": FULL_DEAL, "dealer": "table"}, [Violation("deal.with-table", "/deal")]),
    (
        {"seed": "s", "options": {"houses": [1, 2, 1, 1], "cheques": [1, 2, 3, 4]}},
        [
            Violation("options.house-twice", "/options/houses/2", "for-sale/setup", {"house": 1}),
            Violation("options.house-twice", "/options/houses/3", "for-sale/setup", {"house": 1}),
        ],
    ),
    (
        {"seed": "s", "options": {"houses": [1, 2, 3, 4]}},
        [Violation("options.decks-differ", "/options/houses", "for-sale/setup", {"houses": 4, "cheques": 30})],
    ),
    (
        {"seed": "s", "options": {"cheques": [1, 2, 3, 4]}},
        [Violation("options.decks-differ", "/options/cheques", "for-sale/setup", {"houses": 30, "cheques": 4})],
    ),
    (
        {"seed": "s", "options": {"removed": 28}},
        [
            Violation(
                "options.no-full-round",
                "/options/removed",
                "for-sale/setup",
                {"houses": 30, "removed": 28, "per_round": 3},
            )
        ],
    ),
    (
        {"seed": "s", "options": {"houses": [1, 2], "cheques": [1, 2], "reveal_fewer": 0}},
        [
            Violation(
                "options.no-full-round",
                "/options/houses",
                "for-sale/setup",
                {"houses": 2, "removed": 0, "per_round": 3},
            )
        ],
    ),
    (
        {"deal": {**FULL_DEAL, "houses": [*range(1, 30)]}},
        [
            Violation(
                "deal.wrong-count", "/deal/houses", "for-sale/setup", {"deck": "houses", "count": 29, "expected": 30}
            )
        ],
    ),
    (
        {"deal": FULL_DEAL, "first_player": {"draw": True}},
        [Violation("first-player.with-deal", "/first_player")],
    ),
    (
        {"dealer": "table", "first_player": {"draw": True}},
        [Violation("first-player.with-table", "/first_player")],
    ),
    (
        {"deal": dealt("cheques", 5, 2)},
        [Violation("deal.not-in-deck", "/deal/cheques/5", "for-sale/setup", {"deck": "cheques", "card": 2})],
    ),
    (
        {"deal": dealt("houses", 0, 31)},
        [Violation("deal.not-in-deck", "/deal/houses/0", "for-sale/setup", {"deck": "houses", "card": 31})],
    ),
]


@pytest.mark.parametrize(("members", "expected"), BAD, ids=[f"{bad[1][0].code}-{at}" for at, bad in enumerate(BAD)])
def test_a_bad_setup_is_refused_with_code_pointer_rule_and_figures(members: Json, expected: list[Violation]) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        GAME.setup({"players": THREE, **members})
    assert list(refusal.value.violations) == expected


def test_every_code_of_a_bad_setup_is_shown() -> None:
    assert {violation.code for _members, violations in BAD for violation in violations} == set(GAME.bad_setup)


def test_all_faults_of_a_setup_are_told_in_the_order_of_their_pointers() -> None:
    request = {
        "players": THREE,
        "first_player": "dee",
        "dealer": "table",
        "seed": "s",
        "deal": {"houses": [1, 1], "cheques": []},
    }
    with pytest.raises(InvalidSetup) as refusal:
        GAME.setup(request)
    assert [(violation.pointer, violation.code) for violation in refusal.value.violations] == [
        ("/deal", "deal.with-table"),
        ("/deal/cheques", "deal.wrong-count"),
        ("/deal/houses", "deal.wrong-count"),
        ("/deal/houses/1", "deal.not-in-deck"),
        ("/first_player", "player.unknown"),
        ("/seed", "seed.with-deal"),
        ("/seed", "seed.with-table"),
    ]


def test_a_deal_of_too_few_known_cards_is_told_by_count_alone() -> None:
    assert Counter(FULL_DEAL["cheques"])[15] == 2
    with pytest.raises(InvalidSetup) as refusal:
        GAME.setup({"players": THREE, "deal": {**FULL_DEAL, "cheques": FULL_DEAL["cheques"][:-1]}})
    assert [violation.code for violation in refusal.value.violations] == ["deal.wrong-count"]


def test_one_full_round_is_enough() -> None:
    state = setup(options={"houses": [1, 2, 3], "cheques": [0, 0, 5]})
    assert state.market.houses == [1, 2, 3]
    assert state.decks.houses == []
