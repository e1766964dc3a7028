"""Invariants of the phases and their rounds, each broken once."""

from gavel.engine.verdicts import Violation
from tests.rules.for_sale.breaking import between, counted
from tests.rules.for_sale.positions import (
    awaited,
    cheques_awaited,
    finished,
    first_lap,
    left_empty_handed,
    one_house_for_three,
    second_round,
    selling,
    short_last_round,
    short_supply,
    swept,
)
from tests.support.breaking import Case

OUT_OF_PLACE: list[Case] = [
    (selling, {"/bids": {"ann": 1}}, Violation("bids.out-of-place", "/bids", "for-sale/buying", {"phase": "selling"})),
    (awaited, {"/bids": {"ann": 1}}, Violation("bids.out-of-place", "/bids", "for-sale/buying", {"phase": "buying"})),
    (
        finished,
        {"/passed": ["ann"]},
        Violation("passed.out-of-place", "/passed", "for-sale/buying", {"phase": "finished"}),
    ),
    (
        first_lap,
        {"/choices": {"ann": 1}},
        Violation("choices.out-of-place", "/choices", "for-sale/selling", {"phase": "buying"}),
    ),
    (
        cheques_awaited,
        {"/choices": {"ann": 1}},
        Violation("choices.out-of-place", "/choices", "for-sale/selling", {"phase": "selling"}),
    ),
    *[
        (base, {"/turn": turn}, Violation("turn.impossible", "/turn", "for-sale/turn-order", {"turn": turn, **where}))
        for base, turn, where in (
            (first_lap, None, {"phase": "buying"}),
            (first_lap, "table", {"phase": "buying"}),
            (selling, "ann", {"phase": "selling"}),
            (selling, "table", {"phase": "selling"}),
            (finished, "ann", {"phase": "finished"}),
        )
    ],
]

BUYING: list[Case] = [
    *[
        (first_lap, {"/round": round_}, Violation("round.impossible", "/round", "for-sale/reveal-houses", figures))
        for round_, figures in ((0, {"round": 0, "rounds": 10}), (11, {"round": 11, "rounds": 10}))
    ],
    (
        first_lap,
        {"/decks/houses": [*range(4, 30)]},
        Violation("deck.wrong-count", "/decks/houses", "for-sale/reveal-houses", counted(26, 27)),
    ),
    (
        first_lap,
        {"/decks/cheques": []},
        Violation("deck.wrong-count", "/decks/cheques", "for-sale/reveal-houses", counted(0, 30)),
    ),
    (
        first_lap,
        {"/passed": ["ann", "bob", "cy", "ann", "bob", "cy"]},
        Violation("market.wrong-count", "/market/houses", "for-sale/reveal-houses", counted(3, 0)),
    ),
    (
        first_lap,
        {"/market/houses": [1, 2]},
        Violation("market.wrong-count", "/market/houses", "for-sale/reveal-houses", counted(2, 3)),
    ),
    (
        awaited,
        {"/market/houses": [1, 2, 3]},
        Violation("market.wrong-count", "/market/houses", "for-sale/reveal-houses", counted(3, 0)),
    ),
    (
        first_lap,
        {"/market/cheques": [2]},
        Violation("market.wrong-count", "/market/cheques", "for-sale/reveal-cheques", counted(1, 0)),
    ),
    (
        first_lap,
        {"/players/1/cheques": [2]},
        Violation("cheques.wrong-count", "/players/1/cheques", "for-sale/reveal-cheques", counted(1, 0)),
    ),
    (first_lap, {"/sold": [2]}, Violation("sold.wrong-count", "/sold", "for-sale/exchange", counted(1, 0))),
    (
        first_lap,
        {"/players/1/houses": [2]},
        Violation("houses.wrong-count", "/players/1/houses", "for-sale/pass", between(1, 0, 0)),
    ),
    (
        second_round,
        {"/players/0/houses": []},
        Violation("houses.wrong-count", "/players/0/houses", "for-sale/pass", between(0, 1, 2)),
    ),
    (
        second_round,
        {"/players/2/houses": []},
        # Cy starts this round, so Cy took a house in the one before.
        Violation("houses.wrong-count", "/players/2/houses", "for-sale/pass", between(0, 1, 1)),
    ),
    (
        second_round,
        {"/players/1/houses": []},
        Violation("houses.wrong-count", "/players", "for-sale/pass", counted(3, 4)),
    ),
]

SHORT_SUPPLY: list[Case] = [
    (
        left_empty_handed,
        # All of the 2 that Ann had bid came back.
        {"/players/0/coins": 29},
        Violation("coins.too-many", "/players/0/coins", "for-sale/setup", {"coins": 29, "maximum": 28}),
    ),
    (
        left_empty_handed,
        {"/market/houses": [3]},
        Violation("market.wrong-count", "/market/houses", "for-sale/reveal-houses", counted(1, 2)),
    ),
    (
        one_house_for_three,
        {"/market/houses": []},
        Violation("market.wrong-count", "/market/houses", "for-sale/reveal-houses", counted(0, 1)),
    ),
    (
        one_house_for_three,
        {"/decks/houses": [7], "/market/houses": []},
        Violation("deck.wrong-count", "/decks/houses", "for-sale/reveal-houses", counted(1, 0)),
    ),
    (
        one_house_for_three,
        {"/round": 5},
        Violation("round.impossible", "/round", "for-sale/reveal-houses", {"round": 5, "rounds": 4}),
    ),
    (
        one_house_for_three,
        # Two leave this round with nothing: the house in Ann's hand cannot be of this round.
        {"/players/0/houses": [1, 3, 5, 7], "/market/houses": []},
        Violation("houses.wrong-count", "/players/0/houses", "for-sale/pass", between(4, 0, 3)),
    ),
]

SELLING: list[Case] = [
    (
        selling,
        {f"/players/{seat}/houses": [] for seat in range(3)},
        Violation("phase.impossible", "/phase", "for-sale/end", {"phase": "selling"}),
    ),
    (
        selling,
        {"/market/houses": [1]},
        Violation("market.wrong-count", "/market/houses", "for-sale/buying-ends", counted(1, 0)),
    ),
    (
        selling,
        {"/decks/houses": [1]},
        Violation("deck.wrong-count", "/decks/houses", "for-sale/buying-ends", counted(1, 0)),
    ),
    (
        selling,
        {"/market/cheques": [2, 3]},
        Violation("market.wrong-count", "/market/cheques", "for-sale/reveal-cheques", counted(2, 3)),
    ),
    (
        selling,
        {"/decks/cheques": []},
        Violation("deck.wrong-count", "/decks/cheques", "for-sale/reveal-cheques", counted(0, 24)),
    ),
    (
        selling,
        {"/players/0/cheques": [*range(2, 30)]},
        Violation("deck.wrong-count", "/decks/cheques", "for-sale/reveal-cheques", counted(24, 0)),
    ),
    (
        selling,
        {"/round": 0},
        Violation("round.impossible", "/round", "for-sale/reveal-cheques", {"round": 0, "rounds": 10}),
    ),
    (selling, {"/sold": [1, 2]}, Violation("sold.wrong-count", "/sold", "for-sale/exchange", counted(2, 3))),
    (
        selling,
        {"/round": 3},
        Violation("cheques.wrong-count", "/players/0/cheques", "for-sale/exchange", counted(1, 2)),
    ),
    (
        selling,
        {"/players/1/cheques": [2, 3]},
        Violation("cheques.wrong-count", "/players/1/cheques", "for-sale/exchange", counted(2, 1)),
    ),
    (
        selling,
        {"/choices/bob": 30},
        Violation("choices.not-in-hand", "/choices/bob", "for-sale/sell", {"player": "bob", "house": 30}),
    ),
    (
        short_supply,
        {"/choices": {"ann": 3, "bob": 1, "cy": 2}},
        Violation("choices.complete", "/choices", "for-sale/exchange"),
    ),
    (
        short_supply,
        {"/players/0/houses": [], "/players/1/houses": [], "/players/2/houses": [1, 2, 3, 4, 5, 6]},
        Violation("sweep.due", "/phase", "for-sale/last-seller", {"player": "cy"}),
    ),
    (
        short_supply,
        {"/players/0/houses": [], "/players/1/houses": [1, 3], "/players/2/houses": [2, 4, 5, 6]},
        Violation("houses.wrong-count", "/players/2", "for-sale/pass", between(4, 0, 3)),
    ),
    (
        short_supply,
        {"/players/0/houses": [3]},
        Violation("houses.wrong-count", "/players", "for-sale/pass", counted(5, 6)),
    ),
    (
        short_last_round,
        {"/players/0/houses": [1, 2, 3, 4], "/players/1/houses": [5, 6, 7, 8], "/players/2/houses": []},
        Violation("houses.wrong-count", "/players", "for-sale/short-last-round", {"count": 2, "maximum": 1}),
    ),
    (
        selling,
        {"/players/0/coins": 29},
        Violation("coins.too-many", "/players/0/coins", "for-sale/setup", {"coins": 29, "maximum": 28}),
    ),
]

FINISHED: list[Case] = [
    (
        finished,
        {"/players/0/houses": [5, 6]},
        Violation("finished.houses-left", "/players/0/houses", "for-sale/end", {"count": 2}),
    ),
    (
        finished,
        {"/decks/cheques": [2]},
        Violation("deck.wrong-count", "/decks/cheques", "for-sale/end", counted(1, 0)),
    ),
    (
        finished,
        {"/market/cheques": [2]},
        Violation("market.wrong-count", "/market/cheques", "for-sale/end", counted(1, 0)),
    ),
    (finished, {"/sold": []}, Violation("sold.wrong-count", "/sold", "for-sale/end", counted(0, 30))),
    (
        finished,
        {"/players/0/coins": 29},
        Violation("coins.too-many", "/players/0/coins", "for-sale/setup", {"coins": 29, "maximum": 28}),
    ),
    (
        finished,
        {"/round": 9},
        Violation("round.impossible", "/round", "for-sale/reveal-cheques", {"round": 9, "rounds": 10}),
    ),
    (
        swept,
        {"/round": 2},
        Violation("round.impossible", "/round", "for-sale/reveal-cheques", {"round": 2, "rounds": 3}),
    ),
]
