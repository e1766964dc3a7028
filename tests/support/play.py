"""Playing any registered game: what can be set up, and what to do with what is listed as legal."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

import orjson
import pytest

from gavel.catalogue import games
from gavel.engine.game import Game
from tests.support.hooks import hooks_of
from tests.support.listed import concrete as concrete
from tests.support.listed import is_due as is_due
from tests.support.listed import is_range as is_range

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

NAMES = ("ann", "bob", "cy", "dee", "eve", "flo")
DEALERS = ("service", "table")

Json = dict[str, Any]


def deriving(game: Game[Any], **functions: Any) -> Game[Any]:
    """The game with these functions in the place of some that are derived from its declaration."""
    derived = replace(game.declaration.state, **functions)
    return replace(game, declaration=replace(game.declaration, state=derived))


@dataclass(frozen=True, slots=True)
class Combination:
    """One way to set a game up: ruleset, variant, player count and dealer."""

    game: Game[Any]
    ruleset: str
    variant: str
    players: int
    dealer: str

    def __str__(self) -> str:
        return "-".join((self.game.id, self.ruleset, self.variant, str(self.players), self.dealer))

    def request(self, options: Json, rng: Random) -> Json:
        """A setup request with these options; seed or deal, and who begins, are left to chance."""
        request = {
            "ruleset": self.ruleset,
            "variant": self.variant,
            "options": options,
            "players": list(NAMES[: self.players]),
            "first_player": rng.choice(NAMES[: self.players]),
            "dealer": self.dealer,
        }
        return {**request, **hooks_of(self.game).dealing(request, rng)}


def combinations(game: Game[Any]) -> Iterator[Combination]:
    """Every ruleset, variant, player count and dealer of a game."""
    for ruleset in game.rulesets:
        for variant in ruleset.variants:
            for players in ruleset.player_counts:
                for dealer in DEALERS:
                    yield Combination(game, ruleset.id, variant, players, dealer)


def every_combination() -> list[Combination]:
    """Every combination of every registered game."""
    return [combination for game in games().values() for combination in combinations(game)]


def some_combinations() -> list[Combination]:
    """A few of every game, in which each ruleset, variant, player count and dealer of the game occurs."""
    chosen: list[Combination] = []
    for game in every_game():
        left = list(combinations(game))
        missing = {member for each in left for member in _members(each)}
        while missing:
            best = max(left, key=lambda each: len(missing & _members(each)))
            missing -= _members(best)
            chosen.append(best)
    return chosen


def _members(combination: Combination) -> set[tuple[str, Any]]:
    names = ("ruleset", "variant", "players", "dealer")
    return {(name, getattr(combination, name)) for name in names}


def some_quick_all_long() -> "list[ParameterSet]":
    """Every combination as a parameter: all but `some_combinations` run with the long tests."""
    some = some_combinations()
    return [
        pytest.param(each, id=str(each), marks=() if each in some else pytest.mark.long) for each in every_combination()
    ]


def every_game() -> list[Game[Any]]:
    """Every registered game."""
    return list(games().values())


def random_setups(game: Game[Any], rng: Random) -> Iterator[Json]:
    """A setup request for each combination of the game, without options."""
    for combination in combinations(game):
        yield combination.request({}, rng)


def divided(total: int, least: Sequence[int], rng: Random) -> list[int]:
    """`total` in as many parts, none below its least."""
    free = total - sum(least)
    cuts = sorted(rng.randint(0, free) for _ in least[1:])
    return [low + high - start for low, start, high in zip(least, [0, *cuts], [*cuts, free], strict=True)]


def as_json(value: Any) -> Any:
    """A copy of `value` as it comes out of JSON: lists for tuples, and nothing shared with it."""
    return orjson.loads(written(value))


def written(value: Any) -> bytes:
    """`value` as JSON, its members in their order: two values are alike in type and order if they are written alike."""
    return orjson.dumps(value, default=list)
