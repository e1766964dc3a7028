"""The state of For Sale: a slots class with tuples by seat inside, and its document.

Inside, players are seats (0, 1, …) and tuples run in seat order; a bid or choice of 0 is none.
"""

from bisect import insort
from collections.abc import Mapping
from typing import Any

from gavel.engine import common
from gavel.engine.actions import TABLE
from gavel.games.for_sale.rules.rulesets import OPTIONS, Rules, rules_for

BUYING, SELLING, FINISHED = "buying", "selling", "finished"

NOBODY = -1
THE_TABLE = -2

Cards = tuple[int, ...]


class State:
    """Everything about one game; `copy()`, then assign. Decks and removed cards are counts where a table deals."""

    __slots__ = (
        "bids",
        "cheque_deck",
        "cheques",
        "choices",
        "coins",
        "deal",
        "first_player",
        "history",
        "house_deck",
        "houses",
        "ids",
        "market_cheques",
        "market_houses",
        "options",
        "passed",
        "phase",
        "ply",
        "removed_cheques",
        "removed_houses",
        "round",
        "rules",
        "ruleset",
        "sold",
        "table_deals",
        "turn",
        "variant",
    )

    rules: Rules
    ruleset: str
    variant: str
    options: Mapping[str, Any]
    table_deals: bool
    deal: Mapping[str, str] | None
    ids: tuple[str, ...]
    coins: Cards
    houses: tuple[Cards, ...]
    cheques: tuple[Cards, ...]
    phase: str
    round: int
    ply: int
    history: str
    first_player: int
    turn: int
    market_houses: Cards
    market_cheques: Cards
    bids: Cards
    passed: tuple[int, ...]
    choices: Cards
    house_deck: Cards | int
    cheque_deck: Cards | int
    removed_houses: Cards | int
    removed_cheques: Cards | int
    sold: Cards

    def copy(self) -> "State":
        """A state that may be changed without changing this one."""
        twin = State.__new__(State)
        twin.rules = self.rules
        twin.ruleset = self.ruleset
        twin.variant = self.variant
        twin.options = self.options
        twin.table_deals = self.table_deals
        twin.deal = self.deal
        twin.ids = self.ids
        twin.coins = self.coins
        twin.houses = self.houses
        twin.cheques = self.cheques
        twin.phase = self.phase
        twin.round = self.round
        twin.ply = self.ply
        twin.history = self.history
        twin.first_player = self.first_player
        twin.turn = self.turn
        twin.market_houses = self.market_houses
        twin.market_cheques = self.market_cheques
        twin.bids = self.bids
        twin.passed = self.passed
        twin.choices = self.choices
        twin.house_deck = self.house_deck
        twin.cheque_deck = self.cheque_deck
        twin.removed_houses = self.removed_houses
        twin.removed_cheques = self.removed_cheques
        twin.sold = self.sold
        return twin


def with_card(cards: Cards, card: int) -> Cards:
    """Ascending `cards` with one more."""
    more = list(cards)
    insort(more, card)
    return tuple(more)


def without_card(cards: Cards, card: int) -> Cards:
    """`cards` with `card`, which is one of them, gone once."""
    fewer = list(cards)
    fewer.remove(card)
    return tuple(fewer)


def held(cards: Cards | int) -> int:
    """How many cards there are in a deck whose cards may be unknown."""
    return cards if isinstance(cards, int) else len(cards)


def write(state: State) -> dict[str, Any]:
    """The document of a state, canonical and in the contract's order."""
    ids = state.ids
    players = [
        {"id": ids[seat], "coins": state.coins[seat], "houses": state.houses[seat], "cheques": state.cheques[seat]}
        for seat in range(len(ids))
    ]
    return {
        **common.dump_common("for-sale", state, players),
        "first_player": ids[state.first_player],
        "turn": turn_of(state),
        "market": {"houses": state.market_houses, "cheques": state.market_cheques},
        "bids": {ids[seat]: bid for seat, bid in enumerate(state.bids) if bid},
        "passed": [ids[seat] for seat in state.passed],
        "choices": {ids[seat]: house for seat, house in enumerate(state.choices) if house},
        "decks": {"houses": state.house_deck, "cheques": state.cheque_deck},
        "removed": {"houses": state.removed_houses, "cheques": state.removed_cheques},
        "sold": state.sold,
    }


def read(document: Mapping[str, Any]) -> State:
    """The state object of a document that has the right shape and no faults."""
    state = State.__new__(State)
    players, ids = document["players"], common.load_common(state, document, OPTIONS)
    state.rules = rules_for(state.ruleset, state.variant, state.options, len(ids))
    state.coins, state.houses, state.cheques = zip(
        *[(player["coins"], tuple(player["houses"]), tuple(player["cheques"])) for player in players], strict=True
    )
    state.first_player = ids.index(document["first_player"])
    turn = document["turn"]
    state.turn = NOBODY if turn is None else THE_TABLE if turn == TABLE else ids.index(turn)
    state.market_houses = tuple(document["market"]["houses"])
    state.market_cheques = tuple(document["market"]["cheques"])
    bids, choices = document["bids"], document["choices"]
    state.bids = tuple([bids.get(player, 0) for player in ids])
    state.passed = tuple([ids.index(player) for player in document["passed"]])
    state.choices = tuple([choices.get(player, 0) for player in ids])
    state.house_deck = _cards(document["decks"]["houses"])
    state.cheque_deck = _cards(document["decks"]["cheques"])
    state.removed_houses = _cards(document["removed"]["houses"])
    state.removed_cheques = _cards(document["removed"]["cheques"])
    state.sold = tuple(document["sold"])
    return state


def turn_of(state: State) -> str | None:
    """Whose turn it is, as a document says it."""
    if state.turn == NOBODY:
        return None
    return TABLE if state.turn == THE_TABLE else state.ids[state.turn]


def _cards(cards: list[int] | int) -> Cards | int:
    return cards if isinstance(cards, int) else tuple(cards)
