"""Invariants of a running auction, each broken once: bids, passes, turn, coins, and what was taken."""

from gavel.engine.verdicts import Violation
from tests.rules.for_sale.positions import (
    first_lap,
    four_in_the_second_round,
    last_but_one,
    matching,
    rounded_down,
    rounded_up,
    second_round,
    two_passed,
)
from tests.support.breaking import Case

AUCTIONS: list[Case] = [
    (
        first_lap,
        {"/bids/ann": 0},
        Violation("bids.too-low", "/bids/ann", "for-sale/bid", {"amount": 0, "minimum": 1}),
    ),
    (
        first_lap,
        {"/bids/bob": 1},
        Violation("bids.not-distinct", "/bids/bob", "for-sale/raise-exceed", {"amount": 1}),
    ),
    (
        first_lap,
        {"/bids/ann": 3, "/players/0/coins": 25},
        Violation("bids.out-of-order", "/bids", "for-sale/raise-exceed"),
    ),
    (
        matching,
        {"/bids/ann": 3, "/players/0/coins": 12},
        Violation("bids.out-of-order", "/bids", "for-sale/raise-match"),
    ),
    (
        second_round,
        {"/bids/bob": 3, "/players/1/coins": 25},
        Violation("bids.out-of-order", "/bids", "for-sale/raise-exceed"),
    ),
    (
        second_round,
        {"/bids/ann": 7, "/players/0/coins": 25},
        Violation("bids.out-of-order", "/bids", "for-sale/raise-exceed"),
    ),
    (
        four_in_the_second_round,
        {"/bids/ann": 1},
        Violation("bids.out-of-order", "/bids", "for-sale/raise-exceed"),
    ),
    (
        first_lap,
        {"/passed": ["ann", "ann"]},
        Violation("passed.twice", "/passed/1", "for-sale/pass", {"player": "ann"}),
    ),
    (
        second_round,
        {"/passed": ["ann", "bob"]},
        Violation("passed.everybody", "/passed", "for-sale/last-bidder", {"most": 1}),
    ),
    (
        four_in_the_second_round,
        {"/passed": ["ann", "dee"]},
        Violation("passed.out-of-order", "/passed", "for-sale/turn-order"),
    ),
    (
        first_lap,
        {"/turn": "ann"},
        Violation("turn.impossible", "/turn", "for-sale/turn-order", {"turn": "ann", "phase": "buying"}),
    ),
    (
        second_round,
        {"/turn": "ann"},
        Violation("turn.impossible", "/turn", "for-sale/turn-order", {"turn": "ann", "phase": "buying"}),
    ),
    (
        second_round,
        {"/players/0/houses": [5, 7], "/market/houses": [4, 6], "/decks/houses/0": 1},
        Violation("market.not-lowest-first", "/market/houses", "for-sale/pass", {"player": "ann"}),
    ),
    (
        first_lap,
        {"/players/0/coins": 28},
        Violation("coins.too-many", "/players/0/coins", "for-sale/setup", {"coins": 29, "maximum": 28}),
    ),
    (
        first_lap,
        {"/players/2/coins": 3},
        Violation("coins.too-few", "/players/2/coins", "for-sale/setup", {"coins": 3, "minimum": 28}),
    ),
    (
        first_lap,
        {"/corrections": [{"ply": 1, "reason": "Lost.", "paths": ["/players/2/coins"], "bank": -2}]},
        Violation("coins.wrong-total", "/players", "for-sale/setup", {"total": 84, "expected": 82}),
    ),
    (
        second_round,
        # Of the 2 that Ann had bid, 1 is gone for good.
        {"/players/0/coins": 28},
        Violation("coins.too-many", "/players/0/coins", "for-sale/setup", {"coins": 29, "maximum": 28}),
    ),
    (
        last_but_one,
        {"/players/0/coins": 28},
        Violation("coins.too-many", "/players/0/coins", "for-sale/setup", {"coins": 29, "maximum": 28}),
    ),
    (
        last_but_one,
        {"/players/0/houses": [2], "/market/houses": [1, 3]},
        Violation("market.not-lowest-first", "/market/houses", "for-sale/pass", {"player": "ann"}),
    ),
    (
        two_passed,
        # Ann passed before Bob, and cannot have taken the higher house.
        {"/players/0/houses": [2], "/players/1/houses": [1]},
        Violation("market.not-lowest-first", "/market/houses", "for-sale/pass", {"player": "bob"}),
    ),
    (
        rounded_up,
        {"/players/0/coins": 27},
        Violation("coins.too-many", "/players/0/coins", "for-sale/setup", {"coins": 29, "maximum": 28}),
    ),
    (
        rounded_down,
        {"/players/0/coins": 16},
        Violation("coins.too-many", "/players/0/coins", "for-sale/setup", {"coins": 19, "maximum": 18}),
    ),
]
