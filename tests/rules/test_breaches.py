"""Every invariant of a state, broken once: the violation says which, where, and by which rule.

A game's folder brings in `breaches.py` positions that games lead to, and what may be patched in their documents.
"""

from collections.abc import Collection, Iterator, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

import pytest

from gavel.engine.game import Game
from tests.support.breaking import Case, Json, Position, document, patched
from tests.support.hooks import package_of
from tests.support.play import every_game


class Breaches(Protocol):
    """What a game's `breaches.py` has."""

    POSITIONS: Sequence[Position]
    BROKEN: Sequence[Case]
    FINE: Sequence[tuple[Position, Json]]
    """Patches after which a game can still have led to the state."""
    TOLD_OF_TALLIES: Collection[str]
    """The codes that no state has, but a hand-entered end."""


def of(game: Game[Any]) -> Breaches:
    """What breaks the invariants of a game, and what does not."""
    return cast("Breaches", import_module(f"tests.rules.{package_of(game)}.breaches"))


GAMES = every_game()
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def test_a_state_that_a_game_led_to_has_no_breach_and_is_read_back(subtests: pytest.Subtests) -> None:
    for game in GAMES:
        for base in of(game).POSITIONS:
            with subtests.test(game=game, base=base):
                seen = document(game, base)
                assert game.inspect(seen) == []
                assert game.document(game.load(seen)) == seen


def _named(game: Game[Any]) -> Iterator[tuple[str, tuple[Game[Any], *Case]]]:
    for number, (base, patch, expected) in enumerate(of(game).BROKEN):
        yield f"{game.id} {expected.code} {base.__name__} {number}", (game, base, patch, expected)


NAMED = dict(named for game in GAMES for named in _named(game))


def test_a_broken_invariant_is_told_by_code_pointer_rule_and_figures(subtests: pytest.Subtests) -> None:
    for label, (game, base, patch, expected) in NAMED.items():
        with subtests.test(label):
            assert expected in game.inspect(patched(document(game, base), patch))


@EVERY_GAME
def test_every_code_of_an_impossible_state_is_shown(game: Game[Any]) -> None:
    shown = {expected.code for _base, _patch, expected in of(game).BROKEN}
    assert shown == {code.code for code in game.breach_codes} - set(of(game).TOLD_OF_TALLIES)


def test_what_a_game_can_have_led_to_is_no_breach(subtests: pytest.Subtests) -> None:
    for game in GAMES:
        for base, patch in of(game).FINE:
            with subtests.test(game=game, base=base, patch=patch):
                changed = patched(document(game, base), patch)
                assert changed != document(game, base)
                assert game.inspect(changed) == []
