"""The shapes of states and views, derived from their declared members: a field for each, with its description."""

from typing import Any, NamedTuple

from gavel.engine.deriving import Derived
from gavel.engine.members import Member
from gavel.engine.shapes import with_seats
from gavel.schemas.from_shapes import field_of
from gavel.schemas.shapes import Fields


class StateShapes(NamedTuple):
    """The parts of a game's `Shapes` that describe its states."""

    player: Fields
    state: Fields
    seen_player: Fields
    seen: Fields


def state_shapes(prefix: str, declared: Derived[Any], seats: int) -> StateShapes:
    """The shapes of the states and views of a game of so many seats whose schemas have this prefix."""

    def fields(*, each: bool, seen: bool) -> Fields:
        own = [member for member in declared.members if member.each == each]
        return {member.key: field_of(with_seats(_shape(member, seen=seen), seats), prefix) for member in own}

    return StateShapes(
        player=fields(each=True, seen=False),
        state=fields(each=False, seen=False),
        seen_player=fields(each=True, seen=True),
        seen=fields(each=False, seen=True),
    )


def _shape(member: Member, *, seen: bool) -> Any:
    """The shape of a member, with its meaning for the viewers who receive it."""
    kind = member.kind
    if member.seen is None:
        return kind.shape.meaning(member.about)
    if seen:
        assert kind.seen_shape is not None, "whatever is hidden has a shape where it is"
        return kind.seen_shape.meaning(f"{member.about} {kind.when_hidden}")
    return kind.shape.meaning(f"{member.about} {_for_whom(member)}")


def _for_whom(member: Member) -> str:
    if not member.each:
        return "For your server alone."
    unless = member.seen.unless if member.seen else ""
    return f"For this player alone, unless `{unless}` is in force." if unless else "For this player alone."
