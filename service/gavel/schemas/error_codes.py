"""Errors as codes with figures, in the place of marshmallow's messages, and the validators that make them."""

import re
from collections.abc import Mapping
from typing import Any, Final

from marshmallow import ValidationError, validate

from gavel.engine.shapes import MOST
from gavel.schemas import strict_json

MAX_INTEGER: Final = MOST


class ErrorCode(str):
    """An error: to marshmallow a message, to us a code with `figures`."""

    __slots__ = ("figures",)
    figures: Mapping[str, Any]

    def __new__(cls, code: str, /, **figures: Any) -> "ErrorCode":
        """Make the error `code` with its `figures`."""
        error = super().__new__(cls, code)
        error.figures = figures
        return error

    def format(self, *_args: object, **_kwargs: object) -> "ErrorCode":
        """Return itself: marshmallow fills in its templates, and a code has none."""
        return self


class FullMatch(validate.Regexp):
    """A pattern that ECMAScript and Python read alike, anchored at both ends; a trailing newline is no match."""

    regex: re.Pattern[str]

    def __init__(self, pattern: str) -> None:
        if not (pattern.startswith("^") and pattern.endswith("$")):
            raise ValueError(f"the pattern {pattern} is not anchored, so JSON Schema would match a part of a string")
        super().__init__(re.compile(pattern, re.ASCII), error=ErrorCode("format.wrong", pattern=pattern))

    def __call__(self, value: Any) -> Any:
        """Return `value` if all of it matches."""
        if self.regex.fullmatch(value) is None:
            raise ValidationError(self.error)
        return value


class Unique(validate.Validator):
    """Validates that no item occurs twice in a list of integers or of strings."""

    def __call__(self, value: list[Any]) -> list[Any]:
        """Return `value` if its items differ."""
        if len(set(value)) != len(value):
            raise ValidationError(ErrorCode("items.not-unique"))
        return value


class ValuesWithin(validate.Validator):
    """Validates that the members `value` in a list of objects have at most `maximum` bytes of compact JSON in UTF-8."""

    def __init__(self, maximum: int) -> None:
        self.maximum = maximum

    def __call__(self, value: list[Any]) -> list[Any]:
        """Return `value` if the members of its objects are small enough."""
        if size_of_values(value) > self.maximum:
            raise ValidationError(ErrorCode("values.too-large", maximum=self.maximum))
        return value


def size_of_values(items: list[Any]) -> int:
    """The bytes of the members `value` of these objects as compact JSON; 0 for an object without one."""
    return sum([len(strict_json.dumps(item["value"])) for item in items if "value" in item])


def integer_between(minimum: int, maximum: int) -> validate.Range:
    """Make the validator of an integer between two safe integers, both included."""
    if not -MAX_INTEGER <= minimum <= maximum <= MAX_INTEGER:
        raise ValueError(f"no range of safe integers: {minimum} to {maximum}")
    return validate.Range(minimum, maximum, error=ErrorCode("value.out-of-range", **_bounds(minimum, maximum)))


def length_between(minimum: int, maximum: int) -> validate.Length:
    """Make the validator of a length, in code points for a string, between two numbers, both included."""
    if not 0 <= minimum <= maximum:
        raise ValueError(f"no range of lengths: {minimum} to {maximum}")
    return validate.Length(minimum, maximum, error=ErrorCode("length.out-of-range", **_bounds(minimum, maximum)))


def _bounds(minimum: int, maximum: int) -> dict[str, int]:
    """The figures of both bounds; with `expected` if they are equal, so that a sentence has one figure."""
    bounds = {"minimum": minimum, "maximum": maximum}
    return {**bounds, "expected": minimum} if minimum == maximum else bounds
