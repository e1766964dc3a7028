"""The state of For Sale and its document.

Inside, players are seats (0, 1, …) and lists run in seat order. Names that a broken document gives without giving them
a place at the table are seats beyond it (`strangers`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gavel.engine import common
from gavel.engine.actions import NOBODY, TABLE, THE_TABLE
from gavel.engine.referee import Records
from gavel.games.for_sale.rules.documents import PlayerDocument, StateDocument
from gavel.games.for_sale.rules.rulesets import OPTIONS, Rules, rules_for

BUYING, SELLING = "buying", "selling"

HOUSES, CHEQUES = "houses", "cheques"

Cards = list[int]


@dataclass(slots=True)
class State:
    """Everything about one game. Decks and removed cards are counts where a table deals.

    Hands, the market's houses and the sold ones change in place, other cards are replaced.
    """

    ruleset: str
    variant: str
    options: Mapping[str, Any]
    table_deals: bool
    deal: Mapping[str, str] | None
    ids: tuple[str, ...]
    phase: str
    round: int
    ply: int
    history: str
    records: Records | None
    rules: Rules
    coins: list[int]
    """Without those in the bids."""
    houses: list[Cards]
    cheques: list[Cards]
    first_player: int
    turn: int
    market_houses: Cards
    market_cheques: Cards
    bids: dict[int, int]
    """By seat, in no order; nothing for one who has not bid in this round."""
    passed: list[int]
    """In the order of passing."""
    choices: dict[int, int]
    """The house that each seat has laid down, in no order; it stays in hand until the reveal."""
    house_deck: Cards | int
    cheque_deck: Cards | int
    removed_houses: Cards | int
    removed_cheques: Cards | int
    sold: Cards
    strangers: tuple[str, ...] = ()


def name_of(state: State, seat: int) -> str:
    """The player in that seat, also beyond the table."""
    seats = len(state.ids)
    return state.ids[seat] if seat < seats else state.strangers[seat - seats]


def turn_of(state: State) -> str | None:
    """Whose turn it is, as a document says it."""
    if state.turn == NOBODY:
        return None
    return TABLE if state.turn == THE_TABLE else name_of(state, state.turn)


def dump(state: State) -> StateDocument:
    """The document of a valid state, canonical and in the contract's order."""
    ids = state.ids
    players: list[PlayerDocument] = [
        {"id": player, "coins": coins, "houses": [*houses], "cheques": [*cheques]}
        for player, coins, houses, cheques in zip(ids, state.coins, state.houses, state.cheques, strict=True)
    ]
    return {
        **common.dump_common("for-sale", state, players),
        "first_player": ids[state.first_player],
        "turn": turn_of(state),
        "market": {"houses": [*state.market_houses], "cheques": state.market_cheques},
        "bids": by_player(ids, state.bids),
        "passed": [ids[seat] for seat in state.passed],
        "choices": by_player(ids, state.choices),
        "decks": {"houses": state.house_deck, "cheques": state.cheque_deck},
        "removed": {"houses": state.removed_houses, "cheques": state.removed_cheques},
        "sold": [*state.sold],
    }


def by_player(ids: tuple[str, ...], by_seat: Mapping[int, int]) -> dict[str, int]:
    """What stands by seat, by player and in seat order."""
    return {ids[seat]: by_seat[seat] for seat in sorted(by_seat)}


def load(document: StateDocument, like: State | None = None) -> State:
    """The state of any document of the right shape, also where no game can have led to it.

    `like`: one with the document's options and players, whose rules it then has.
    """
    state = State.__new__(State)
    players, ids = document["players"], common.load_common(state, document, OPTIONS, like)
    seats = common.Seats(ids)
    state.rules = rules_for(state.ruleset, state.variant, state.options, len(ids)) if like is None else like.rules
    state.coins = [player["coins"] for player in players]
    state.houses = [[*player["houses"]] for player in players]
    state.cheques = [[*player["cheques"]] for player in players]
    state.first_player = seats[document["first_player"]]
    turn, market, decks, removed = document["turn"], document["market"], document["decks"], document["removed"]
    state.turn = NOBODY if turn is None else THE_TABLE if turn == TABLE else seats[turn]
    state.market_houses, state.market_cheques = [*market["houses"]], market["cheques"]
    state.bids = {seats[player]: bid for player, bid in document["bids"].items()}
    state.passed = [seats[player] for player in document["passed"]]
    state.choices = {seats[player]: house for player, house in document["choices"].items()}
    state.house_deck, state.cheque_deck = decks["houses"], decks["cheques"]
    state.removed_houses, state.removed_cheques = removed["houses"], removed["cheques"]
    state.sold = [*document["sold"]]
    state.strangers = tuple(seats.strangers)
    return state
