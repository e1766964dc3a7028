"""Two states that differ only in what a viewer may not see; and which hidden members they differ in."""

from collections.abc import Iterator
from random import Random
from typing import Any

from gavel.engine.game import Game
from tests.support.hooks import hooks_of

Json = dict[str, Any]

TRIES = 20

# The commitment is in sight and binds the seed: there is no second seed that fits it.
BOUND = {"/deal/seed"}


def viewers(state: Json) -> list[str]:
    """Everybody who may look at a game."""
    return [*(seat["id"] for seat in state["players"]), "spectator"]


def another_world(game: Game[Any], state: Json, viewer: str, rng: Random) -> Json | None:
    """A possible state, not this one, that differs only in what `viewer` may not see; None if none was found."""
    if state["phase"] == "finished":
        return None
    for _ in range(TRIES):
        other = hooks_of(game).another_world(state, viewer, rng)
        if other != state and not game.inspect(other):
            return {**other, "history": rng.randbytes(32).hex()}
    return None


def hidden_members(state: Json, view: Json) -> set[str]:
    """The members of a state that a view leaves out, nulls or only counts: pointers with `*` for seats and players."""
    return {_by_any_player(at, state) for at in _hidden(state, view, "")}


def differing_members(state: Json, other: Json) -> set[str]:
    """The members in which two states differ, pointers as above."""
    return {_by_any_player(at, state) for at in _differing(state, other, "")}


def _hidden(value: Any, seen: Any, at: str) -> Iterator[str]:
    if value == seen or (isinstance(value, int) and seen == {"hidden": value}) or seen == {"hidden": 0}:
        return
    if isinstance(value, dict) and isinstance(seen, dict) and "hidden" not in seen:
        for member, inner in value.items():
            yield from _hidden(inner, seen.get(member), f"{at}/{member}")
    elif isinstance(value, list) and isinstance(seen, list):
        for index, (inner, inner_seen) in enumerate(zip(value, seen, strict=True)):
            yield from _hidden(inner, inner_seen, f"{at}/{index}")
    else:
        yield at


def _differing(one: Any, other: Any, at: str) -> Iterator[str]:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for member in one:
            yield from _differing(one[member], other[member], f"{at}/{member}")
    elif at == "/players":
        for index, (seat, other_seat) in enumerate(zip(one, other, strict=True)):
            yield from _differing(seat, other_seat, f"{at}/{index}")
    elif one != other:
        yield at


def _by_any_player(at: str, state: Json) -> str:
    ids = {seat["id"] for seat in state["players"]}
    steps = at.split("/")
    if steps[1] == "players":
        steps[2] = "*"
    return "/".join("*" if step in ids else step for step in steps)
