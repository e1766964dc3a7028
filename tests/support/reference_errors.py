"""What is wrong with a document, found plainly: no bound but those of fields, no order, no shortcut by a validator.

Validators and explanations are held to it.
"""

from collections.abc import Iterator
from typing import Any

from marshmallow import ValidationError, missing

from gavel.schemas.error_codes import MAX_INTEGER, ErrorCode
from gavel.schemas.explain import SchemaError
from gavel.schemas.fields import Either, Items, MapOf, Part, Strict, Tagged
from gavel.schemas.scalars import JSON_TYPES, Anything


def reference_errors(schema: Strict, document: Any) -> list[SchemaError]:
    """All of them, by pointer, then code; none for a document that fits."""
    return sorted(_in_object(schema, document, ""), key=lambda error: (error.pointer, error.code))


def _in_object(schema: Strict, value: Any, at: str) -> Iterator[SchemaError]:
    if type(value) is not dict:
        yield SchemaError(at, "type.wrong", {"expected": "object"})
        return
    for name, field in schema.members.items():
        yield from _in_member(field, value.get(name, missing), _below(at, name))
    yield from [SchemaError(_below(at, name), "member.unknown", {}) for name in value if name not in schema.members]
    one, few = [[name for name in names if name in value] for names in (schema.exactly_one, schema.at_most_one)]
    if schema.exactly_one and len(one) != 1:
        yield SchemaError(at, "members.exactly-one", {"members": [*schema.exactly_one]})
    elif len(few) > 1:
        yield SchemaError(at, "members.at-most-one", {"members": [*schema.at_most_one]})


def _in_member(field: Any, value: Any, at: str) -> Iterator[SchemaError]:
    if value is not missing:
        yield from _in_value(field, value, at)
    elif field.required:
        yield SchemaError(at, "member.missing", {})


def _in_value(field: Any, value: Any, at: str) -> Iterator[SchemaError]:
    if isinstance(field, Anything):
        if any(not -MAX_INTEGER <= number <= MAX_INTEGER for number in _integers_in(value)):
            yield SchemaError(at, "value.out-of-range", {"minimum": -MAX_INTEGER, "maximum": MAX_INTEGER})
    elif value is None and field.allow_none:
        return
    elif JSON_TYPES.get(type(value)) not in field.json_types:
        expected = [*field.json_types, "null"] if field.allow_none else field.json_types
        yield SchemaError(at, "type.wrong", {"expected": "|".join(expected)})
    else:
        yield from _within(field, value, at)


def _within(field: Any, value: Any, at: str) -> Iterator[SchemaError]:
    """The errors of a value of the right JSON type."""
    match field:
        case Part():
            yield from _in_object(field.strict, value, at)
        case Either():
            yield from _in_value(field.by_type[JSON_TYPES[type(value)]], value, at)
        case Tagged():
            of_tag = [*_in_member(field.choice, value.get(field.tag, missing), _below(at, field.tag))]
            yield from of_tag or _in_object(field.variants[value[field.tag]], value, at)
        case MapOf():
            yield from _refusals([field.length], value, at)
            for name in sorted(value)[: field.maximum]:
                yield from _in_value(field.keys, name, _below(at, name))
                yield from _in_value(field.values, value[name], _below(at, name))
        case Items():
            of_items = [
                error
                for index, item in enumerate(value[: field.maximum])
                for error in _in_value(field.inner, item, f"{at}/{index}")
            ]
            yield from of_items
            yield from _refusals([field.length] if of_items else field.validators, value, at)
        case _:
            yield from _refusals(field.validators, value, at)


def _refusals(validators: Any, value: Any, at: str) -> Iterator[SchemaError]:
    for validator in validators:
        try:
            validator(value)
        except ValidationError as error:
            for code in error.messages:
                assert isinstance(code, ErrorCode)
                yield SchemaError(at, str(code), code.figures)
            if isinstance(value, list):  # only a list of the right length is compared with itself
                return


def _integers_in(value: Any) -> Iterator[int]:
    waiting = [value]
    while waiting:
        here = waiting.pop()
        if type(here) is int:
            yield here
        elif isinstance(here, dict | list):
            waiting += here.values() if isinstance(here, dict) else here


def _below(at: str, step: str) -> str:
    return f"{at}/{step.replace('~', '~0').replace('/', '~1')}"
