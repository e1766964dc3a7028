"""Rulesets, variants and options, as values: editions, house rules and rulings.

An *option* is a figure or a choice that a setup may override; its default depends on ruleset, variant and player
count. A *ruling* is an option that settles a point which the rulebooks leave open.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter
from typing import Any, TypeVar

from gavel.engine.shapes import Shape, Word

STANDARD = "standard"

SHARED, NO_WINNER = "shared", "none"
FINAL_TIE = Word(
    (SHARED, NO_WINNER),
    title="FinalTie",
    doc="What a tie is that the tie-break leaves: shared among all, or won by none.",
    in_all_games=True,
)
"""The shape of an option that several games have."""

R = TypeVar("R")
RulesFor = Callable[[str, str, Mapping[str, Any], int], R]
"""Makes the rules in force from ruleset, variant, options and number of players."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One edition: the sources of its rulebook, its player counts and its variants."""

    id: str
    name: str
    sources: tuple[str, ...]
    player_counts: tuple[int, ...]
    variants: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One option: `default(ruleset, variant, players)` is the value in force when a setup does not give it.

    `value` brings a given value into its canonical form (For Sale's decks: ascending), as it stands in a state.
    """

    id: str
    default: Callable[[str, str, int], Any]
    ruling: str | None = None
    value: Callable[[Any], Any] = lambda given: given
    shape: Shape = field(kw_only=True)
    """The shape of the values that a setup may give."""


def always(value: Any) -> Callable[[str, str, int], Any]:
    """A default for every edition, variant and number of players."""
    return lambda _ruleset, _variant, _players: value


@dataclass(frozen=True, slots=True)
class Ruling:
    """A numbered ruling: its option, or its fixed value if no option changes it."""

    id: str
    option: str | None
    fixed: Any = None


def rulings_of(options: Iterable[Option], *fixed: Ruling) -> tuple[Ruling, ...]:
    """The rulings that these options settle, and those that no option changes, by number."""
    of_options = [Ruling(option.ruling, option.id) for option in options if option.ruling is not None]
    return tuple(sorted([*of_options, *fixed], key=attrgetter("id")))


def in_force(
    declared: Iterable[Option], given: Mapping[str, Any], ruleset: str, variant: str, players: int
) -> dict[str, Any]:
    """Every declared option with its value in force, in declared order."""
    return {
        option.id: option.value(given[option.id]) if option.id in given else option.default(ruleset, variant, players)
        for option in declared
    }


def differing(
    declared: Iterable[Option], given: Mapping[str, Any], ruleset: str, variant: str, players: int
) -> dict[str, Any]:
    """The options of a state: those given that differ from their defaults, canonical and in declared order."""
    return {
        option.id: option.value(given[option.id])
        for option in declared
        if option.id in given and option.value(given[option.id]) != option.default(ruleset, variant, players)
    }


def rulings_in_force(rulings: Iterable[Ruling], values: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The rulings of a scoresheet: each with its value in force, by number. The API adds the reasons."""
    return [
        {
            "id": ruling.id,
            "option": ruling.option,
            "value": ruling.fixed if ruling.option is None else values.get(ruling.option),
        }
        for ruling in rulings
    ]


def remembering_defaults(rules_for: RulesFor[R]) -> RulesFor[R]:
    """Cache the rules without options for each edition, variant and player count; make others for each call."""

    @lru_cache(maxsize=64)
    def default(ruleset: str, variant: str, players: int) -> R:
        return rules_for(ruleset, variant, {}, players)

    def remembered(ruleset: str, variant: str, options: Mapping[str, Any], players: int) -> R:
        return rules_for(ruleset, variant, options, players) if options else default(ruleset, variant, players)

    return remembered
