"""Validators: whether a document fits a schema or a field of ours, and nothing else; `explain` says why it does not.

jsonschema-rs asks the JSON Schema that the contract is generated from. Two things that JSON Schema cannot say are
keywords of ours: the integers within any value, and the bytes of many values together.

A document comes from `strict_json`, which writes 2.0 as 2 and refuses half of a surrogate pair.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from jsonschema_rs import Draft202012Validator
from marshmallow import fields

from gavel.schemas.error_codes import ValuesWithin
from gavel.schemas.fields import Part, Strict
from gavel.schemas.json_schema import SAFE_INTEGERS, VALUES_WITHIN, schema_of_field
from gavel.schemas.scalars import has_unsafe_integer

Validator: TypeAlias = Callable[[object], bool]


class _SafeIntegers:
    """The keyword of Anything."""

    def __init__(self, parent_schema: dict[str, Any], value: object, schema_path: list[str | int]) -> None:
        """Take nothing: the keyword is there or not."""

    def validate(self, instance: object) -> None:
        """Raise ValueError for an integer outside ±(2^53 - 1), however deep."""
        if has_unsafe_integer(instance):
            raise ValueError("an integer lies outside ±(2^53 - 1)")


class _ValuesWithin:
    """The keyword of a list of objects whose members `value` have a bound together."""

    def __init__(self, parent_schema: dict[str, Any], value: int, schema_path: list[str | int]) -> None:
        self._validate = ValuesWithin(value)

    def validate(self, instance: Any) -> None:
        """Raise ValidationError for values that are too large."""
        self._validate(instance)


_KEYWORDS: Final[dict[str, Any]] = {SAFE_INTEGERS: _SafeIntegers, VALUES_WITHIN: _ValuesWithin}


def compile_validator(schema: Strict) -> Validator:
    """Compile the function that is true for exactly those JSON documents that fit `schema`."""
    return compile_field_validator(Part(type(schema)))


def compile_field_validator(field: fields.Field[Any]) -> Validator:
    """Compile the function that is true for exactly those JSON values that `field` accepts."""
    return Draft202012Validator(schema_of_field(field), keywords=_KEYWORDS).is_valid
