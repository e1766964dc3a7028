"""Marshmallow fields, derived from the shapes that the rules declare."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, singledispatch

from gavel.engine import shapes
from gavel.engine.shapes import Shape
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.scalars import Bool, Choice, Common, Constant, Int, IntChoice, JsonField, Name, PlayerId, Text
from gavel.schemas.shapes import Due, Fields, Hidden, amount, schema


def field_of(shape: Shape, prefix: str) -> JsonField:
    """The field for values of a shape; their name in the contract begins with the prefix."""
    common: Common = {"required": shape.required, "null": shape.null}
    if shape.about:
        common["metadata"] = {"description": shape.about}
    if shape.title and not isinstance(shape, shapes.Object):
        common["named"] = Name(shape.title if shape.in_all_games else f"{prefix}{shape.title}", shape.doc)
    return _field(shape, prefix, common)


@singledispatch
def _field(shape: Shape, _prefix: str, _common: Common) -> JsonField:
    raise TypeError(f"{shape} has no field")


@_field.register
def _(shape: shapes.Integer, _prefix: str, common: Common) -> JsonField:
    return Int(shape.minimum, shape.maximum, **common)


@_field.register
def _(shape: shapes.IntegerOf, _prefix: str, common: Common) -> JsonField:
    return IntChoice(*shape.values, **common)


@_field.register
def _(shape: shapes.Text, _prefix: str, common: Common) -> JsonField:
    return Text(maximum=shape.most, **common)


@_field.register
def _(_shape: shapes.Flag, _prefix: str, common: Common) -> JsonField:
    return Bool(**common)


@_field.register
def _(shape: shapes.Word, _prefix: str, common: Common) -> JsonField:
    return Choice(*shape.words, **common)


@_field.register
def _(shape: shapes.Constant, _prefix: str, common: Common) -> JsonField:
    return Constant(shape.value, **common)


@_field.register
def _(_shape: shapes.Player, _prefix: str, common: Common) -> JsonField:
    return PlayerId(**common)


@_field.register
def _(shape: shapes.Items, prefix: str, common: Common) -> JsonField:
    return Items(field_of(shape.item, prefix), shape.fewest, maximum=shape.most, **common)


@_field.register
def _(shape: shapes.ByPlayer, prefix: str, common: Common) -> JsonField:
    return MapOf(field_of(shape.value, prefix), keys=PlayerId(), maximum=shape.most, **common)


@_field.register
def _(shape: shapes.Either, prefix: str, common: Common) -> JsonField:
    return Either(*[field_of(each, prefix) for each in shape.of], **common)


@_field.register
def _(shape: shapes.Object, prefix: str, common: Common) -> JsonField:
    return Part(schema_of(replace(shape, about="", null=False, required=True), prefix), **common)


@_field.register
def _(shape: shapes.Tagged, prefix: str, common: Common) -> JsonField:
    return Tagged({each.tagged(shape.tag): schema_of(each, prefix) for each in shape.of}, tag=shape.tag, **common)


@_field.register
def _(_shape: shapes.Hidden, _prefix: str, common: Common) -> JsonField:
    return Part(Hidden, **common)


@_field.register
def _(_shape: shapes.Range, _prefix: str, common: Common) -> JsonField:
    return amount(**common)


@_field.register
def _(_shape: shapes.CardsToReveal, _prefix: str, common: Common) -> JsonField:
    return Part(Due, **common)


@cache
def schema_of(shape: shapes.Object, prefix: str) -> type[Strict]:
    """The schema of an object; objects with the same shape and title share it."""
    return schema(f"{prefix}{shape.title}", fields_of(shape.members, prefix), shape.doc)


def fields_of(members: Mapping[str, Shape], prefix: str) -> Fields:
    """The fields of these members."""
    return {name: field_of(member, prefix) for name, member in members.items()}
