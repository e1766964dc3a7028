"""States of For Sale as figures, a byte each, made without a document: tokens hold them so."""

from collections.abc import Iterator
from itertools import chain, islice

from gavel.engine.actions import NOBODY
from gavel.games.for_sale.rules.rulesets import rules_for
from gavel.games.for_sale.rules.state import Cards, State
from gavel.schemas.compact import Compact, Words, several

_LISTS = 4
"""How many lists there are beside the hands: the market's houses and cheques, who has passed, the houses sold."""
_CARDS, _COUNT = 0, 1
"""What follows of a deck: its cards, or how many there are."""


def _pack(state: State, _words: Words) -> list[int]:
    lists = *state.houses, *state.cheques, state.market_houses, state.market_cheques, state.passed, state.sold
    figures = [state.first_player, state.turn - NOBODY, *state.coins, *map(len, lists), *chain.from_iterable(lists)]
    for by_seat in (state.bids, state.choices):
        figures.append(len(by_seat))
        for seat in sorted(by_seat):
            figures += (seat, by_seat[seat])
    for deck in (state.house_deck, state.cheque_deck, state.removed_houses, state.removed_cheques):
        if isinstance(deck, int):
            figures += (_COUNT, deck)
        else:
            figures += (_CARDS, len(deck))
            figures += deck
    return figures


def _load(state: State, figures: Iterator[int], _words: Words) -> None:
    seats = range(len(state.ids))
    state.rules = rules_for(state.ruleset, state.variant, state.options, len(seats))
    state.first_player, state.turn = next(figures), next(figures) + NOBODY
    state.coins = [*islice(figures, len(seats))]
    lengths = [*islice(figures, 2 * len(seats) + _LISTS)]
    lists = [[*islice(figures, length)] for length in lengths]
    state.houses, state.cheques = lists[: len(seats)], lists[len(seats) : -_LISTS]
    state.market_houses, state.market_cheques, state.passed, state.sold = lists[-_LISTS:]
    state.bids, state.choices = _by_seat(figures), _by_seat(figures)
    state.house_deck, state.cheque_deck = _deck(figures), _deck(figures)
    state.removed_houses, state.removed_cheques = _deck(figures), _deck(figures)
    state.strangers = ()


def _by_seat(figures: Iterator[int]) -> dict[int, int]:
    return {next(figures): next(figures) for _ in range(next(figures))}


def _deck(figures: Iterator[int]) -> Cards | int:
    return next(figures) if next(figures) == _COUNT else several(figures)


COMPACT = Compact(State, _pack, _load)
