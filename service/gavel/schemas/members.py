"""The shapes of states and views whose members are declared: a field for each, with what the declaration says of it."""

from functools import cache
from typing import Any, Final, NamedTuple

from marshmallow.fields import Field

from gavel.engine.deriving import Derived
from gavel.engine.members import Member, Seen, members_of
from gavel.schemas.compact import Compact
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict
from gavel.schemas.scalars import Int, JsonField, Name, PlayerId
from gavel.schemas.shapes import MOST_PLAYERS, Fields, Hidden, amounts_by_player, cards, schema

_HIDDEN: Final = {
    "integer": " Null where this viewer may not see it.",
    "cards": " How many there are, where this viewer may not see them.",
    "by seat": " The viewer's own; null for the others.",
    "group": " How many there are, until the game is finished.",
}
"""What a view says of a member beside its meaning, by kind."""


class StateShapes(NamedTuple):
    """What a game's `Shapes` need of its states."""

    player: Fields
    state: Fields
    seen_player: Fields
    seen: Fields
    compact: Compact


def state_shapes(prefix: str, declared: Derived[Any]) -> StateShapes:
    """The shapes of the states and views of a game whose schemas have this prefix."""
    own = declared.members
    return StateShapes(
        player={each.name: _field(prefix, each, _for_whom(each)) for each in own if each.each},
        state={each.name: _field(prefix, each, _for_whom(each)) for each in own if not each.each},
        seen_player={each.name: _seen_field(prefix, each) for each in own if each.each},
        seen={each.name: _seen_field(prefix, each) for each in own if not each.each},
        compact=Compact(
            declared.of,
            lambda state, _words: declared.pack(state),
            lambda state, figures, _words: declared.unpack(state, figures),
        ),
    )


def _for_whom(member: Member) -> str:
    """Who may be sent this member of a state."""
    if member.seen is None:
        return ""
    if not member.each:
        return " For your server alone."
    return f" For this player alone{_unless(member.seen)}."


def _unless(seen: Seen) -> str:
    return f", unless `{seen.unless}` is in force" if seen.unless else ""


def _field(prefix: str, member: Member, more: str = "") -> Field[Any]:
    return _of_kind(prefix, member, metadata={"description": member.about + more})


def _seen_field(prefix: str, member: Member) -> Field[Any]:
    if member.seen is None:
        return _field(prefix, member)
    about = member.about + _HIDDEN[member.kind.name]
    return _of_hidden_kind(prefix, member, metadata={"description": about})


def _of_kind(prefix: str, member: Member, **common: Any) -> JsonField:
    """The field of a member, by its kind."""
    match member.kind.name:
        case "integer":
            return Int(**common)
        case "cards":
            return cards(**common)
        case "deck":
            about = "Cards in the order of drawing; how many, where a table deals."
            return Either(cards(), Int(), named=Name(f"{prefix}Deck", about), **common)
        case "seat" | "seat or null":
            return PlayerId(null=member.kind.name == "seat or null", **common)
        case "seats":
            return Items(PlayerId(), maximum=MOST_PLAYERS, **common)
        case "by seat":
            return amounts_by_player(**common)
        case _:
            return Part(_group(prefix, member.title, _class_of(member)), **common)


def _of_hidden_kind(prefix: str, member: Member, **common: Any) -> JsonField:
    """The field of a member in views, where some may not see it."""
    match member.kind.name:
        case "integer":
            return Int(null=True, **common)
        case "cards":
            about = "A player's cards; how many there are, for all others."
            return Either(cards(), Part(Hidden), named=Name(f"{prefix}SeenHand", about), **common)
        case "deck":
            about = "How many cards there are; the cards themselves once the game is finished."
            return Either(cards(), Int(), Part(Hidden), named=Name(f"{prefix}SeenDeck", about), **common)
        case "by seat":
            return MapOf(Int(null=True), keys=PlayerId(), maximum=MOST_PLAYERS, **common)
        case _:
            return Part(_hidden_group(prefix, member.title, _class_of(member)), **common)


def _class_of(member: Member) -> Any:
    return member.of


@cache
def _group(prefix: str, title: str, of: Any) -> type[Strict]:
    return schema(f"{prefix}{title}", {each.name: _field(prefix, each) for each in members_of(of)}, of.__doc__)


@cache
def _hidden_group(prefix: str, title: str, of: Any) -> type[Strict]:
    inner = {each.name: _of_hidden_kind(prefix, each, metadata={"description": each.about}) for each in members_of(of)}
    return schema(f"{prefix}Seen{title}", inner, f"{of.__doc__} While they are hidden, how many there are.")
