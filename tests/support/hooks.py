"""What the tests of all games need to know of each: one module `tests.support.<package of the game>` brings it."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, Protocol, cast

from hypothesis.strategies import SearchStrategy

from gavel.catalogue import packages
from gavel.engine.game import Game

Json = dict[str, Any]


class Hooks(Protocol):
    """What a game's module of hooks has."""

    MONEY: str
    """The member of a player that has the money."""

    MONEY_MAY_LEAVE: bool
    """Whether money may leave the game: whether a state with less than there was at the beginning is valid."""

    OPTION: Json
    """Options with one of another value than its default."""

    CITATIONS: Mapping[tuple[str, str, str], str]
    """By code, phase and clause, the types of actions that some conformance case has refused by it."""

    def options(self, ruleset: str, variant: str, players: int) -> SearchStrategy[Json]:
        """Options that do not contradict each other, defaults among them."""

    def dealing(self, request: Json, rng: Random) -> Json:
        """The members that a setup request needs for its dealer to deal: a seed, a deal or nothing."""

    def conserved(self, before: Json, after: Json, events: Sequence[Json]) -> None:
        """Assert that an action has neither made nor lost anything: what changed hands is what the events tell."""

    def another_world(self, state: Json, viewer: str, rng: Random) -> Json:
        """A state that differs only in what `viewer` may not see; it may turn out to be impossible, or the same."""

    def goes_unlisted(self, state: Json, action: Json) -> bool:
        """Whether an action is legal here though the listing neither has it nor sums it up."""


HOOKS = (
    "MONEY",
    "MONEY_MAY_LEAVE",
    "OPTION",
    "CITATIONS",
    "options",
    "dealing",
    "conserved",
    "another_world",
    "goes_unlisted",
)


def package_of(game: Game[Any]) -> str:
    """The name of a game's package under `gavel.games`, and of its folders and modules of tests."""
    return packages()[game.id].rpartition(".")[2]


def module_of(game: Game[Any]) -> ModuleType:
    """The module with a game's hooks; ModuleNotFoundError if it has none."""
    return import_module(f"tests.support.{package_of(game)}")


def hooks_of(game: Game[Any]) -> Hooks:
    """A game's hooks."""
    return cast("Hooks", module_of(game))
