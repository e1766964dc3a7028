"""What a listing of legal actions stands for, and actions a little beside it."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

from gavel.api.registry import registry
from gavel.catalogue import games
from gavel.schemas.fields import Strict, Tagged
from gavel.schemas.validators import compile_validator
from tests.support.play import concrete, is_due, is_range
from tests.support.schema_documents import documents_for

Json = dict[str, Any]

STRANGER = "nobody of that name"


def expanded(listed: Sequence[Json]) -> list[Json]:
    """The listing with every concrete bid; due cards stay summed up."""
    return [each for action in listed for each in _each(action)]


def _each(action: Json) -> Iterator[Json]:
    ranged = [member for member, value in action.items() if is_range(value)]
    if not ranged:
        yield action
        return
    (member,) = ranged
    for amount in range(action[member]["minimum"], action[member]["maximum"] + 1):
        yield {**action, member: amount}


def stands_for(listed: Json, action: Json) -> bool:
    """Whether `action` is the listed one, or one of those that it stands for."""
    return listed.keys() == action.keys() and all(_fits(value, action[member]) for member, value in listed.items())


def _fits(listed: Any, value: Any) -> bool:
    if is_range(listed):
        return isinstance(value, int) and bool(listed["minimum"] <= value <= listed["maximum"])
    if is_due(listed):
        return isinstance(value, list) and len(value) == listed["count"] and Counter(value) <= Counter(listed["from"])
    return bool(listed == value)


def samples(listed: Sequence[Json], rng: Random) -> list[Json]:
    """Concrete actions out of the listing: one by chance for each, and both ends of each range."""
    found = []
    for action in listed:
        found.append(concrete(action, rng))
        ends = _each(action) if any(map(is_range, action.values())) else iter(())
        bids = list(ends)
        found += bids[:1] + bids[-1:]
    return found


# --- beside the listing ---------------------------------------------------------------------------------------------


def mutations(game: str, action: Json, players: Sequence[str], others: Sequence[Json]) -> list[Json]:
    """Schema-valid actions that differ from this one in one thing: who, which figure, or what is done.

    `others` are actions from which missing members are taken when the type is exchanged.
    """
    accepts = action_validator(game)
    made = [{**action, "player": player} for player in (*players, "table", STRANGER)]
    made += [{**action, member: value} for member in action for value in _beside(action[member])]
    pool: Json = {}
    for other in (*others, action):
        pool.update(other)
    for kind, members in action_members(game).items():
        made.append({**{member: pool[member] for member in members if member in pool}, "type": kind})
    return [other for other in made if other != action and accepts(other)]


def _beside(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1, value + 1, 0, value + 1000]
    if isinstance(value, list):
        return [value[1:], value + value[-1:], *[[*value[:-1], last] for item in value[-1:] for last in _beside(item)]]
    if isinstance(value, Mapping):
        return [{**value, member: changed} for member in value for changed in _beside(value[member])]
    return []


@cache
def action_validator(game: str) -> Callable[[object], bool]:
    """Says whether an action has the right shape."""
    box = type("OneAction", (Strict,), {"action": Tagged(registry()[game].vocabulary.action)})
    accepts = compile_validator(box())
    return lambda action: accepts({"action": action})


@cache
def action_members(game: str) -> Mapping[str, tuple[str, ...]]:
    """The members of each type of action."""
    return {kind: tuple(schema().members) for kind, schema in registry()[game].vocabulary.action.items()}


@cache
def any_action(game: str) -> st.SearchStrategy[Json]:
    """Any action of the right shape."""
    assert game in games()
    return st.one_of(*[documents_for(schema()) for schema in registry()[game].vocabulary.action.values()])
