"""The state of For Sale: this module alone declares its members.

Inside, players are seats (0, 1, …) and lists run in seat order. Hands, the market's houses and the sold ones change in
place, other cards are replaced.
"""

from collections.abc import Mapping
from typing import Any

from gavel.engine.actions import NOBODY, TABLE
from gavel.engine.deriving import derive
from gavel.engine.members import (
    NOBODY_SEES,
    OWNER,
    by_seat,
    cards,
    deck,
    each,
    group,
    integer,
    members,
    owner_unless,
    seat,
    seats,
)
from gavel.engine.state import GameState
from gavel.games.for_sale.rules.rulesets import OPTIONS, Rules, rules_for

ID = "for-sale"
BUYING, SELLING = "buying", "selling"
HOUSES, CHEQUES = "houses", "cheques"

Cards = list[int]


@members
class Market:
    """What lies open, ascending."""

    houses: Cards = cards("The houses on offer, ascending.")
    cheques: Cards = cards("The cheques on offer, ascending.")


@members
class Decks:
    """Cards of both decks; counts where a table deals."""

    houses: Cards | int = deck("Of the houses.")
    cheques: Cards | int = deck("Of the cheques.")


@members
class State(GameState):
    """Everything about one game."""

    rules: Rules
    coins: list[int] = each(integer("The coins in hand, without those in a bid."), seen=owner_unless("open_money"))
    houses: list[Cards] = each(cards("The houses in hand, ascending."), seen=owner_unless("open_hands"))
    cheques: list[Cards] = each(cards("The cheques in hand, ascending."), seen=owner_unless("open_hands"))
    first_player: int = seat("Who begins the first round.")
    turn: int = seat("Whose turn it is; null while cards are sold or reported, and at the end.", null=True, table=True)
    market: Market = group(Market, "What lies open in this round.")
    bids: dict[int, int] = by_seat("Each player's latest bid in this round, in coins, by id.")
    passed: list[int] = seats("Who has passed in this round, in order.")
    choices: dict[int, int] = by_seat("The house that each player has put down face down, by id.", seen=OWNER)
    decks: Decks = group(Decks, "What is left of both decks.", title="Cards", seen=NOBODY_SEES)
    removed: Decks = group(
        Decks, "What was removed unseen before the game.", title="Cards", seen=NOBODY_SEES, ascending=True
    )
    sold: Cards = cards("The houses that have been sold, ascending.")


STATE = derive(State, ID, OPTIONS, rules_for)


def turn_of(state: State) -> str | None:
    """The `turn` of a document; for a state without strangers."""
    return None if state.turn == NOBODY else (*state.ids, TABLE)[state.turn]


def growth(state: Mapping[str, Any]) -> int:
    """The growth of a token: cards and coins only move, and take a byte each, or up to three if some exceed a byte.

    New are bids, passes or choices by seat, the last eight actions, and if a table deals, the cards that it reports.
    """
    options, seats = state["options"], len(state["players"])
    largest = max([*options.get("houses", ()), *options.get("cheques", ()), options.get("starting_coins", 0)])
    figure = 1 if largest < 256 else 3
    action = 3 + figure
    if state["dealer"] == "table":
        cards: int = sum(state[place][deck] for place in ("decks", "removed") for deck in ("houses", "cheques"))
        return figure * cards + (action + 5 * figure + 1) * seats + 8 * action + 10
    cards = sum(len(state[place][deck]) for place in ("decks", "removed", "market") for deck in ("houses", "cheques"))
    return (figure - 1) * cards + (action + figure + 1) * seats + 8 * action + 10
