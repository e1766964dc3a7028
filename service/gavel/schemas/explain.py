"""The errors of a document that does not fit its schema: each with a pointer, a code and figures, without words.

They are generated lazily, in the order of their pointers, and only up to a bound: a document that is wrong everywhere
costs little more than one that is wrong in a few places. Parts that their validator accepts are skipped.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from heapq import merge, nsmallest
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

from marshmallow import ValidationError, fields, missing

from gavel.engine.verdicts import MOST_FOUND
from gavel.schemas.error_codes import MAX_INTEGER, ErrorCode
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.scalars import (
    JSON_TYPES,
    Anything,
    Bool,
    Choice,
    Constant,
    Int,
    IntChoice,
    JsonField,
    Text,
    has_unsafe_integer,
)
from gavel.schemas.validators import compile_field_validator


class SchemaError(NamedTuple):
    """One error of a document: its pointer (RFC 6901), its code and its figures."""

    pointer: str
    code: str
    figures: Mapping[str, Any]


ALIKE: Final = 0.7
"""The likeness, as difflib measures it, from which on a member is taken for a slip of the keys."""

LETTERS: Final = 2
"""As many letters more or fewer a slip may have: to compare all names takes long where a document is all wrong."""

MOST_NAMED: Final = 20
"""Longer lists of members are not given: the longest of house rules has 18."""

Errors: TypeAlias = Iterator[SchemaError]


class SchemaMismatch(RuntimeError):
    """Our defect: a document was refused that its schema accepts, or was refused without a code."""


def schema_errors(schema: Strict, document: object, most: int = MOST_FOUND) -> list[SchemaError]:
    """The first `most` errors of a document that the validator of `schema` refuses, by pointer, then by code.

    The order is the plain order of strings. Raises SchemaMismatch if there is no error.
    """
    errors = list(islice(_in_object(schema, document, ""), most))
    if not errors:
        raise SchemaMismatch(f"{type(schema).__name__} accepts what its validator refuses")
    return errors


def member_errors(schema: Strict, names: Sequence[str], document: Mapping[str, Any]) -> list[SchemaError]:
    """The first errors of a document in the members of these names only, by pointer, then by code."""
    members = schema.members
    listed = [
        _in_member(members[name], document.get(name, missing), _below("", name)) for name in names if name in members
    ]
    unknown = [_unknown(_below("", name), members) for name in names if name in document and name not in members]
    return list(islice(merge(*listed, sorted(unknown, key=_place), key=_place), MOST_FOUND))


# --- objects --------------------------------------------------------------------------------------------------------


def _in_object(schema: Strict, value: Any, at: str) -> Errors:
    if type(value) is not dict:
        yield SchemaError(at, "type.wrong", {"expected": "object"})
        return
    yield from _in_choices(schema, value, at)
    members = schema.members
    by_member = [_in_member(field, value.get(name, missing), _below(at, name)) for name, field in members.items()]
    # For thousands of them, a separate sort is fastest.
    names = nsmallest(MOST_FOUND, (_escaped(name) for name in value if name not in members))
    unknown = (_unknown(f"{at}/{name}", members) for name in names)
    yield from merge(*by_member, unknown, key=_place)


def _in_choices(schema: Strict, value: dict[str, Any], at: str) -> Errors:
    """The error of an object with none of the members `exactly_one`, or with several of them or of `at_most_one`."""
    if schema.exactly_one and sum(member in value for member in schema.exactly_one) != 1:
        yield SchemaError(at, "members.exactly-one", {"members": list(schema.exactly_one)})
    elif sum(member in value for member in schema.at_most_one) > 1:
        yield SchemaError(at, "members.at-most-one", {"members": list(schema.at_most_one)})


def _unknown(at: str, members: Collection[str]) -> SchemaError:
    """The error of a member that there is not, with the name of one that is much like it, or else with all of them."""
    name = at.rpartition("/")[2]
    near = get_close_matches(name, [each for each in members if abs(len(each) - len(name)) <= LETTERS], 1, ALIKE)
    if near:
        return SchemaError(at, "member.unknown", {"near": near[0]})
    return SchemaError(at, "member.unknown", {"members": list(members)} if len(members) <= MOST_NAMED else {})


def _in_member(field: Any, value: Any, at: str) -> Errors:
    if value is not missing:
        yield from _in_value(field, value, at)
    elif field.required:
        yield SchemaError(at, "member.missing", {})


# --- values ---------------------------------------------------------------------------------------------------------


def _in_value(field: Any, value: Any, at: str) -> Errors:
    kind = _kind(field)
    if value is None and field.allow_none and kind is not Anything:
        return
    if kind is not Anything and JSON_TYPES.get(type(value)) not in field.json_types:
        expected = "|".join([*field.json_types, *(["null"] if field.allow_none else [])])
        yield SchemaError(at, "type.wrong", {"expected": expected})
        return
    yield from _KINDS[kind](field, value, at)


def _in_scalar(field: JsonField, value: Any, at: str) -> Errors:
    yield from sorted([error for validator in field.validators for error in _by(validator, value, at)], key=_place)


def _by(validator: Callable[[Any], object], value: object, at: str) -> Errors:
    """The error that a validator finds in a value, if it finds one."""
    try:
        validator(value)
    except ValidationError as error:
        [code] = error.messages
        if not isinstance(code, ErrorCode):
            raise SchemaMismatch(f"a refusal without a code: {code!r}") from error
        yield SchemaError(at, str(code), code.figures)


def _in_anything(_field: Anything, value: Any, at: str) -> Errors:
    if has_unsafe_integer(value):
        yield SchemaError(at, "value.out-of-range", {"minimum": -MAX_INTEGER, "maximum": MAX_INTEGER})


def _in_items(field: Items, value: list[Any], at: str) -> Errors:
    accepts = _validator(field.inner)
    sound = True
    for error in _by(field.length, value, at):
        sound = False
        yield error
    for index in _in_order_of_text(min(len(value), field.maximum)):
        if not accepts(value[index]):
            sound = False
            yield from _in_value(field.inner, value[index], _below(at, index))
    if sound:
        # Only whole items of the right type can be compared with each other.
        yield from _in_scalar(field, value, at)


def _in_map(field: MapOf, value: dict[str, Any], at: str) -> Errors:
    yield from _by(field.length, value, at)
    names = nsmallest(field.maximum, value)
    yield from merge(*[_in_entry(field, name, value[name], _below(at, name)) for name in names], key=_place)


def _in_entry(field: MapOf, name: str, value: Any, at: str) -> Errors:
    yield from merge(_in_value(field.keys, name, at), _in_value(field.values, value, at), key=_place)


def _in_part(field: Part, value: Any, at: str) -> Errors:
    yield from _in_object(field.strict, value, at)


def _in_tagged(field: Tagged, value: dict[str, Any], at: str) -> Errors:
    of_tag = list(_in_member(field.choice, value.get(field.tag, missing), _below(at, field.tag)))
    yield from of_tag or _in_object(field.variants[value[field.tag]], value, at)


def _in_either(field: Either, value: Any, at: str) -> Errors:
    yield from _in_value(field.by_type[JSON_TYPES[type(value)]], value, at)


_KINDS: Mapping[type[fields.Field[Any]], Callable[[Any, Any, str], Errors]] = {
    **dict.fromkeys((Int, IntChoice, Bool, Text, Choice, Constant), _in_scalar),
    Items: _in_items,
    MapOf: _in_map,
    Part: _in_part,
    Tagged: _in_tagged,
    Either: _in_either,
    Anything: _in_anything,
}


@cache  # Fields are made once, with their schemas.
def _kind(field: fields.Field[Any]) -> type[fields.Field[Any]]:
    """The known class of a field; raises TypeError if there is none."""
    for kind in type(field).__mro__:
        if kind in _KINDS:
            return kind
    raise TypeError(f"no errors can be found in the field {field!r}")


_validator = cache(compile_field_validator)


# --- errors and their order -----------------------------------------------------------------------------------------


def _place(error: SchemaError) -> tuple[str, str]:
    return error.pointer, error.code


def _in_order_of_text(count: int) -> list[int]:
    """The indices of `count` items in the order of their pointers: 0, 1, 10, 11, 2."""
    return sorted(range(count), key=str)


def _below(at: str, step: str | int) -> str:
    return f"{at}/{_escaped(step) if isinstance(step, str) else step}"


def _escaped(step: str) -> str:
    return step.replace("~", "~0").replace("/", "~1")
