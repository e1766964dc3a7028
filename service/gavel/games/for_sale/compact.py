"""States of For Sale as figures, a byte each, made without a document: tokens hold them so."""

from collections.abc import Iterator

from gavel.engine.actions import NOBODY
from gavel.games.for_sale.rules.rulesets import rules_for
from gavel.games.for_sale.rules.state import Cards, State
from gavel.schemas.compact import Compact, Words, several

_CARDS, _COUNT = 0, 1
"""What follows of a deck: its cards, or how many there are."""


def _pack(state: State, _words: Words) -> list[int]:
    figures = [state.first_player, state.turn - NOBODY, *state.coins]
    for cards in (*state.houses, *state.cheques, state.market_houses, state.market_cheques, state.passed, state.sold):
        figures.append(len(cards))
        figures += cards
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
    state.coins = [next(figures) for _ in seats]
    state.houses, state.cheques = [several(figures) for _ in seats], [several(figures) for _ in seats]
    state.market_houses, state.market_cheques = several(figures), several(figures)
    state.passed, state.sold = several(figures), several(figures)
    state.bids, state.choices = _by_seat(figures), _by_seat(figures)
    state.house_deck, state.cheque_deck = _deck(figures), _deck(figures)
    state.removed_houses, state.removed_cheques = _deck(figures), _deck(figures)
    state.strangers = ()


def _by_seat(figures: Iterator[int]) -> dict[int, int]:
    return {next(figures): next(figures) for _ in range(next(figures))}


def _deck(figures: Iterator[int]) -> Cards | int:
    return next(figures) if next(figures) == _COUNT else several(figures)


COMPACT = Compact(State, _pack, _load)
