"""Marshmallow fields, derived from the shapes that the rules declare."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from gavel.engine import shapes
from gavel.engine.shapes import Shape
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.scalars import (
    Anything,
    Bool,
    Choice,
    Common,
    Constant,
    Int,
    IntChoice,
    JsonField,
    Name,
    PlayerId,
    SeatId,
    Text,
)
from gavel.schemas.shapes import Due, Fields, Hidden, amount, schema


def field_of(shape: Shape, prefix: str) -> JsonField:
    """The field for values of a shape; their name in the contract begins with the prefix."""
    common: Common = {"required": shape.required, "null": shape.null}
    if shape.about:
        common["metadata"] = {"description": shape.about}
    if shape.title and not isinstance(shape, shapes.Object):
        common["named"] = Name(shape.title if shape.in_all_games else f"{prefix}{shape.title}", shape.doc)
    return _FIELDS[type(shape)](shape, prefix, common)


def schema_of(shape: shapes.Object, prefix: str) -> type[Strict]:
    """The schema of an object; objects with the same shape and title share it."""
    return _schema_of(shape, "" if shape.in_all_games else prefix)


@cache
def _schema_of(shape: shapes.Object, prefix: str) -> type[Strict]:
    return schema(f"{prefix}{shape.title}", fields_of(shape.members, prefix), shape.doc)


def fields_of(members: Mapping[str, Shape], prefix: str) -> Fields:
    """The fields of these members."""
    return {name: field_of(member, prefix) for name, member in members.items()}


def _items(shape: shapes.Items, prefix: str, common: Common) -> JsonField:
    item = field_of(shape.item, prefix)
    return Items(item, shape.fewest, maximum=shape.most, most_bytes=shape.most_bytes, **common)


def _by_player(shape: shapes.ByPlayer, prefix: str, common: Common) -> JsonField:
    return MapOf(field_of(shape.value, prefix), keys=PlayerId(), maximum=shape.most, **common)


def _part(shape: shapes.Object, prefix: str, common: Common) -> JsonField:
    return Part(schema_of(replace(shape, about="", null=False, required=True), prefix), **common)


def _tagged(shape: shapes.Tagged, prefix: str, common: Common) -> JsonField:
    return Tagged({each.tagged(shape.tag): schema_of(each, prefix) for each in shape.of}, tag=shape.tag, **common)


_FIELDS: Final[Mapping[type[Shape], Callable[[Any, str, Common], JsonField]]] = {
    shapes.Integer: lambda shape, _prefix, common: Int(shape.minimum, shape.maximum, **common),
    shapes.IntegerOf: lambda shape, _prefix, common: IntChoice(*shape.values, **common),
    shapes.Text: lambda shape, _prefix, common: Text(shape.fewest, maximum=shape.most, pattern=shape.pattern, **common),
    shapes.Flag: lambda _shape, _prefix, common: Bool(**common),
    shapes.Word: lambda shape, _prefix, common: Choice(*shape.words, **common),
    shapes.Constant: lambda shape, _prefix, common: Constant(shape.value, **common),
    shapes.Player: lambda shape, _prefix, common: SeatId(**common) if shape.seat else PlayerId(**common),
    shapes.Items: _items,
    shapes.ByPlayer: _by_player,
    shapes.Either: lambda shape, prefix, common: Either(*[field_of(each, prefix) for each in shape.of], **common),
    shapes.Object: _part,
    shapes.Tagged: _tagged,
    shapes.Anything: lambda _shape, _prefix, common: Anything(**common),
    shapes.Hidden: lambda _shape, _prefix, common: Part(Hidden, **common),
    shapes.Range: lambda _shape, _prefix, common: amount(**common),
    shapes.CardsToReveal: lambda _shape, _prefix, common: Part(Due, **common),
}
