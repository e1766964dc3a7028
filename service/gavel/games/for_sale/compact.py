"""States of For Sale as figures, a byte each, made without a document: tokens hold them so."""

from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

from gavel.engine.actions import NOBODY
from gavel.games.for_sale.rules.rulesets import rules_for
from gavel.games.for_sale.rules.state import State
from gavel.schemas.compact import Compact, Words

_LISTS = 4
"""How many lists there are beside the hands: the market's houses and cheques, who has passed, the houses sold."""
_DECKS = 4
"""Both decks, and what was removed of them: cards, or how many there are where a table deals."""


def _pack(state: State, _words: Words) -> list[int]:
    figures = [state.first_player, state.turn - NOBODY, *state.coins]
    decks: Any = (state.house_deck, state.cheque_deck, state.removed_houses, state.removed_cheques)
    lists = [*state.houses, *state.cheques, state.market_houses, state.market_cheques, state.passed, state.sold]
    if state.table_deals:
        figures += decks
    else:
        lists += decks
    figures += map(len, lists)
    figures += chain.from_iterable(lists)
    for by_seat in (state.bids, state.choices):
        figures.append(len(by_seat))
        for seat in sorted(by_seat):
            figures += (seat, by_seat[seat])
    return figures


def _load(state: State, figures: Iterator[int], _words: Words) -> None:
    seats = len(state.ids)
    state.rules = rules_for(state.ruleset, state.variant, state.options, seats)
    state.first_player, state.turn = next(figures), next(figures) + NOBODY
    state.coins = [*islice(figures, seats)]
    counts = [*islice(figures, _DECKS)] if state.table_deals else []
    lengths = [*islice(figures, 2 * seats + _LISTS + _DECKS - len(counts))]
    lists: list[Any] = [[*islice(figures, length)] for length in lengths] + counts
    state.houses, state.cheques = lists[:seats], lists[seats : 2 * seats]
    state.market_houses, state.market_cheques, state.passed, state.sold = lists[2 * seats : -_DECKS]
    state.house_deck, state.cheque_deck, state.removed_houses, state.removed_cheques = lists[-_DECKS:]
    state.bids, state.choices = _by_seat(figures), _by_seat(figures)
    state.strangers = ()


def _by_seat(figures: Iterator[int]) -> dict[int, int]:
    return {next(figures): next(figures) for _ in range(next(figures))}


COMPACT = Compact(State, _pack, _load)
