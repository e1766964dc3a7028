"""Invariants of edition, options, deal, players and cards, each broken once."""

from gavel.engine.dealing import commitment
from gavel.engine.verdicts import Violation
from tests.rules.for_sale.breaking import counted
from tests.rules.for_sale.positions import (
    discarded,
    first_lap,
    removed_unseen,
    reported,
    second_round,
    selling,
    short_supply,
    swept,
    with_a_seed,
)
from tests.support.breaking import Case

HEADERS: list[Case] = [
    (
        first_lap,
        {"/ruleset": "ueberplay-2005", "/variant": "short-supply"},
        Violation(
            "variant.unknown",
            "/variant",
            None,
            {"variant": "short-supply", "ruleset": "ueberplay-2005", "variants": ["standard"]},
        ),
    ),
    (
        first_lap,
        {"/players": [{"id": name, "coins": 0, "houses": [], "cheques": []} for name in "ab"]},
        Violation(
            "players.count",
            "/players",
            "for-sale/players",
            {"players": 2, "ruleset": "iello-2015", "player_counts": [3, 4, 5, 6]},
        ),
    ),
    (first_lap, {"/players/2/id": "ann"}, Violation("player.twice", "/players/2/id", None, {"player": "ann"})),
    (
        first_lap,
        {"/options": {"refund": "half-up"}},
        Violation("options.default-given", "/options/refund", None, {"option": "refund"}),
    ),
    (
        first_lap,
        {"/options": {"houses": [*range(30, 0, -1)]}},
        Violation("options.default-given", "/options/houses", None, {"option": "houses"}),
    ),
    (
        short_supply,
        {"/options/cheques": [6, 5, 4, 3, 2, 1]},
        Violation("list.not-ascending", "/options/cheques"),
    ),
    (
        short_supply,
        {"/options/houses": [1, 2, 3, 4, 5, 5]},
        Violation("options.house-twice", "/options/houses/5", "for-sale/setup", {"house": 5}),
    ),
    (
        short_supply,
        {"/options/cheques": [1, 2, 3]},
        Violation("options.decks-differ", "/options/cheques", "for-sale/setup", {"houses": 6, "cheques": 3}),
    ),
    (
        short_supply,
        {"/options/removed": 5},
        Violation(
            "options.no-full-round",
            "/options/removed",
            "for-sale/setup",
            {"houses": 6, "removed": 5, "per_round": 2},
        ),
    ),
    (
        reported,
        {"/deal": {"seed": "gavel", "commitment": commitment("gavel")}},
        Violation("deal.with-table", "/deal"),
    ),
    (
        with_a_seed,
        {"/deal/seed": "another"},
        Violation("deal.wrong-commitment", "/deal/commitment"),
    ),
]

STRANGERS: list[Case] = [
    (first_lap, patch, Violation("player.stranger", at, "for-sale/players", {"player": "zoe"}))
    for patch, at in (
        ({"/first_player": "zoe"}, "/first_player"),
        ({"/turn": "zoe"}, "/turn"),
        ({"/bids/zoe": 3}, "/bids/zoe"),
        ({"/passed": ["zoe"]}, "/passed/0"),
        ({"/choices/zoe": 3}, "/choices/zoe"),
    )
]

CARDS: list[Case] = [
    *[
        (base, {at: cards}, Violation("list.not-ascending", at))
        for base, at, cards in (
            (second_round, "/players/0/houses", [4, 1]),
            (swept, "/players/2/cheques", [6, 5, 3]),
            (first_lap, "/market/houses", [2, 1, 3]),
            (selling, "/market/cheques", [5, 3, 4]),
            (discarded, "/removed/houses", [7, 1]),
            (discarded, "/removed/cheques", [7, 1]),
            (selling, "/sold", [3, 2, 1]),
        )
    ],
    *[
        (base, {at: value}, Violation("deck.wrong-form", at, None, {"dealer": dealer}))
        for base, at, value, dealer in (
            (first_lap, "/decks/houses", 27, "service"),
            (first_lap, "/decks/cheques", 30, "service"),
            (first_lap, "/removed/houses", 0, "service"),
            (first_lap, "/removed/cheques", 0, "service"),
            (reported, "/decks/houses", [], "table"),
            (reported, "/removed/cheques", [], "table"),
        )
    ],
    (
        first_lap,
        {"/market/houses": [1, 2, 31]},
        Violation("card.unknown", "/market/houses/2", "for-sale/setup", {"card": 31}),
    ),
    (
        first_lap,
        {"/market/houses": [1, 2, 31]},
        Violation("card.missing", "/decks/houses", "for-sale/setup", {"missing": [3]}),
    ),
    (
        first_lap,
        {"/decks/houses/0": 1},
        Violation("card.twice", "/decks/houses/0", "for-sale/setup", {"card": 1}),
    ),
    (
        selling,
        {"/market/cheques": [15, 15, 15]},
        Violation("card.twice", "/decks/cheques/22", "for-sale/setup", {"card": 15}),
    ),
    (
        selling,
        {"/sold/0": 30},
        Violation("card.twice", "/sold/0", "for-sale/setup", {"card": 30}),
    ),
    (
        reported,
        {"/market/houses": [3, 5, 5]},
        Violation("card.twice", "/market/houses/2", "for-sale/setup", {"card": 5}),
    ),
    (
        reported,
        {"/decks/houses": 26},
        Violation("card.missing", "/decks/houses", "for-sale/setup", {"expected": 27, "count": 26}),
    ),
    (
        first_lap,
        {"/decks/cheques": [], "/removed/cheques": [0, 0, *sorted([*range(2, 16)] * 2)]},
        Violation("removed.wrong-count", "/removed/cheques", "for-sale/removed", counted(30, 0)),
    ),
    (
        discarded,
        {"/removed/houses": []},
        Violation("removed.wrong-count", "/removed/houses", "for-sale/removed", counted(0, 1)),
    ),
    (
        reported,
        {"/removed/houses": 2, "/decks/houses": 25},
        Violation("removed.wrong-count", "/removed/houses", "for-sale/removed", counted(2, 0)),
    ),
    (
        removed_unseen,
        {"/removed/cheques": 1},
        Violation("card.missing", "/decks/cheques", "for-sale/setup", {"expected": 30, "count": 29}),
    ),
]
