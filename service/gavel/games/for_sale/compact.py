"""States of For Sale as plain data without a document: what the packer of their schema makes of it, but sooner."""

from collections.abc import Sequence
from typing import Any

from gavel.engine.actions import NOBODY, THE_TABLE
from gavel.games.for_sale.rules.rulesets import rules_for
from gavel.games.for_sale.rules.state import Cards, State
from gavel.schemas.compact import Bytes, Compact, Texts, by_seat, of_seats, plain_bytes


def _players(state: State, _texts: Texts) -> list[Any]:
    return [plain_bytes(state.coins), [*map(plain_bytes, state.houses)], [*map(plain_bytes, state.cheques)]]


def _rest(state: State, _texts: Texts) -> list[Any]:
    seats = len(state.ids)
    return [
        state.first_player,
        None if state.turn == NOBODY else seats if state.turn == THE_TABLE else state.turn,
        [plain_bytes(state.market_houses), plain_bytes(state.market_cheques)],
        by_seat(state.bids, seats),
        plain_bytes(state.passed),
        by_seat(state.choices, seats),
        [_deck(state.house_deck), _deck(state.cheque_deck)],
        [_deck(state.removed_houses), _deck(state.removed_cheques)],
        plain_bytes(state.sold),
    ]


def _deck(cards: Cards | int) -> Bytes | int:
    return cards if isinstance(cards, int) else plain_bytes(cards)


def _load(state: State, players: Sequence[Any], rest: Sequence[Any], _texts: Texts) -> None:
    seats = len(state.ids)
    coins, houses, cheques = players
    first_player, turn, market, bids, passed, choices, decks, removed, sold = rest
    state.rules = rules_for(state.ruleset, state.variant, state.options, seats)
    state.coins = [*coins]
    state.houses, state.cheques = [[*each] for each in houses], [[*each] for each in cheques]
    state.first_player = first_player
    state.turn = NOBODY if turn is None else THE_TABLE if turn == seats else turn
    state.market_houses, state.market_cheques = [*market[0]], [*market[1]]
    state.bids, state.passed, state.choices = of_seats(bids), [*passed], of_seats(choices)
    state.house_deck, state.cheque_deck = _cards(decks[0]), _cards(decks[1])
    state.removed_houses, state.removed_cheques = _cards(removed[0]), _cards(removed[1])
    state.sold = [*sold]
    state.strangers = ()


def _cards(packed: Bytes | int) -> Cards | int:
    return packed if isinstance(packed, int) else [*packed]


COMPACT = Compact(State, _players, _rest, _load)
