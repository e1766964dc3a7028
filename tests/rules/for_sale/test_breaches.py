"""How breaches of a state of For Sale are told together: alone, beside others, in which order."""

from typing import Any

from gavel.engine.dealing import commitment
from gavel.engine.verdicts import Violation
from gavel.games.for_sale.rules import GAME
from tests.rules.for_sale.positions import first_lap, matching, selling, with_a_seed
from tests.support.breaking import Case, patched
from tests.support.for_sale_script import document, leave_in_order, new_game, sell

Json = dict[str, Any]

COINS = Violation("coins.too-many", "/players/0/coins", "for-sale/setup", {"coins": 29, "maximum": 28})
NO_ROUND = Violation("round.impossible", "/round", "for-sale/reveal-cheques", {"round": 0, "rounds": 10})
STRANGER = Violation("player.stranger", "/first_player", "for-sale/players", {"player": "zoe"})
DEFAULT = Violation("options.default-given", "/options/refund", None, {"option": "refund"})


def test_one_broken_invariant_is_told_alone() -> None:
    """Where nothing else is wrong, nothing else is told."""
    alone: list[Case] = [
        (selling, {"/players/0/coins": 29}, COINS),
        (first_lap, {"/first_player": "zoe"}, STRANGER),
        (selling, {"/round": 0}, NO_ROUND),
        (first_lap, {"/options": {"refund": "half-up"}}, DEFAULT),
        (first_lap, {"/market/houses": [2, 1, 3]}, Violation("list.not-ascending", "/market/houses")),
        (with_a_seed, {"/deal/seed": "another"}, Violation("deal.wrong-commitment", "/deal/commitment")),
    ]
    for base, patch, expected in alone:
        assert GAME.inspect(patched(document(base()), patch)) == [expected]


def test_every_breach_is_told_in_the_order_of_pointers() -> None:
    patch = {
        "/first_player": "zoe",
        "/market/houses": [3, 2, 1],
        "/deal": {"seed": "a", "commitment": commitment("b")},
        "/removed/houses": 0,
        "/options": {"refund": "half-up"},
    }
    found = GAME.inspect(patched(document(first_lap()), patch))
    assert [(violation.pointer, violation.code) for violation in found] == [
        ("/deal/commitment", "deal.wrong-commitment"),
        ("/first_player", "player.stranger"),
        ("/market/houses", "list.not-ascending"),
        ("/options/refund", "options.default-given"),
        ("/removed/houses", "deck.wrong-form"),
    ]


def test_a_pointer_to_a_player_with_a_slash_is_escaped() -> None:
    found = GAME.inspect(patched(document(first_lap()), {"/bids": {"ann": 1, "a/b~c": 2}}))
    assert "/bids/a~1b~0c" in [violation.pointer for violation in found]


# --- what is no breach ----------------------------------------------------------------------------------------------


def test_equal_bids_are_possible_where_bids_may_match() -> None:
    state = document(matching())
    assert state["bids"] == {"ann": 2, "bob": 2, "cy": 2}
    assert GAME.inspect(state) == []
    exceeding = {**state, "options": {"raise": "exceed"}}
    assert [violation.code for violation in GAME.inspect(exceeding)] == ["bids.not-distinct", "bids.not-distinct"]


def test_one_holder_of_houses_is_possible_where_the_last_seller_plays_on() -> None:
    options = {"houses": [1, 2, 3, 4, 5, 6], "cheques": [1, 2, 3, 4, 5, 6], "removed": 0, "last_seller": "play-on"}
    state = new_game(variant="short-supply", options=options)
    for order in (("ann", "bob", "cy"), ("bob", "ann", "cy"), ("bob", "ann", "cy")):
        leave_in_order(state, *order)
    sell(state, ann=3, bob=1, cy=2)
    sell(state, ann=5, cy=4)
    played_on = document(state)
    assert GAME.inspect(played_on) == []
    swept_instead = {**played_on, "options": {**options}}
    del swept_instead["options"]["last_seller"]
    assert [violation.code for violation in GAME.inspect(swept_instead)] == ["sweep.due"]


def test_where_an_id_stands_twice_nothing_is_asked_of_turns_and_hands() -> None:
    """They would be somebody else's; what the cards tell is told all the same."""
    twice = patched(
        document(first_lap()), {"/players/2/id": "ann", "/turn": "bob", "/market/houses": [1, 2, 2], "/sold": [5]}
    )
    assert [(violation.pointer, violation.code) for violation in GAME.inspect(twice)] == [
        ("/decks/houses", "card.missing"),
        ("/decks/houses/1", "card.twice"),
        ("/market/houses/2", "card.twice"),
        ("/players/2/id", "player.twice"),
    ]


def test_strangers_are_named_wherever_they_stand_even_where_an_id_stands_twice() -> None:
    patch = {"/players/2/id": "ann", "/turn": "zoe", "/bids": {"ann": 1, "yan": 2}, "/passed": ["zoe"]}
    found = GAME.inspect(patched(document(first_lap()), patch))
    assert [(violation.pointer, violation.figures["player"]) for violation in found] == [
        ("/bids/yan", "yan"),
        ("/passed/0", "zoe"),
        ("/players/2/id", "ann"),
        ("/turn", "zoe"),
    ]
