"""Strict fields for single values; `fields` has the composite ones, and exports these too."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypedDict, Unpack

from marshmallow import fields, validate

from gavel.engine.game import RESERVED
from gavel.engine.shapes import LONGEST_ID, NO_CONTROLS
from gavel.schemas.error_codes import MAX_INTEGER, ErrorCode, FullMatch, integer_between, length_between

JSON_TYPES: Final[Mapping[type, str]] = {
    bool: "boolean",
    int: "integer",
    str: "string",
    list: "array",
    dict: "object",
    type(None): "null",
}
"""The JSON types that fields distinguish; a number with a fraction has none of them."""


class Name(NamedTuple):
    """The name and description of a field's values, which become a component of the contract."""

    name: str
    about: str


class Common(TypedDict, total=False):
    """The arguments that all fields share. `data_key` is the member's name if that is no Python name."""

    required: bool
    null: bool
    data_key: str
    metadata: Mapping[str, Any]
    named: Name


class JsonField(fields.Field[Any]):
    """A field for values of certain JSON types, which it only describes: validators and explanations read it."""

    json_types: tuple[str, ...] = ()
    """The JSON types that it accepts, apart from null."""


def settings(common: Common, *validators: Callable[[Any], Any]) -> dict[str, Any]:
    """Make marshmallow's keyword arguments: a field is required and not null by default."""
    return {
        "required": common.get("required", True),
        "allow_none": common.get("null", False),
        "data_key": common.get("data_key"),
        "metadata": {**common.get("metadata", {}), **({"named": common["named"]} if "named" in common else {})},
        "validate": validators,
    }


class Int(JsonField, fields.Integer):
    """An integer from `minimum` to `maximum`; true is none, and "1" is none."""

    json_types = ("integer",)

    def __init__(self, minimum: int = 0, maximum: int = MAX_INTEGER, **common: Unpack[Common]) -> None:
        super().__init__(**settings(common, integer_between(minimum, maximum)))
        self.minimum, self.maximum = minimum, maximum


class Number(JsonField, fields.Float):
    """A number between two integers, for answers alone: no request has any but integers."""

    json_types = ("number",)

    def __init__(self, minimum: int, maximum: int, **common: Unpack[Common]) -> None:
        super().__init__(**settings(common, integer_between(minimum, maximum)))


class Bool(JsonField, fields.Boolean):
    """One of true and false; 1 and "true" are neither."""

    json_types = ("boolean",)

    def __init__(self, **common: Unpack[Common]) -> None:
        super().__init__(**settings(common))


class Text(JsonField, fields.String):
    """A string of `minimum` to `maximum` code points that matches `pattern` as a whole and is not one of `forbidden`.

    ECMAScript must read the pattern alike: anchored by ^ and $, one alternative, no dot, no class by name.
    """

    json_types = ("string",)

    def __init__(
        self,
        minimum: int = 1,
        *,
        maximum: int,
        pattern: str | None = None,
        forbidden: Sequence[str] = (),
        forbidden_code: str = "value.not-allowed",
        **common: Unpack[Common],
    ) -> None:
        validators: list[validate.Validator] = [length_between(minimum, maximum)]
        if pattern is not None:
            validators.append(FullMatch(pattern))
        if forbidden:
            validators.append(validate.NoneOf(forbidden, error=ErrorCode(forbidden_code, forbidden=list(forbidden))))
        super().__init__(**settings(common, *validators))
        self.minimum, self.maximum, self.pattern, self.forbidden = minimum, maximum, pattern, tuple(forbidden)


class PlayerId(Text):
    """A player's id: 1 to 64 code points without control characters. The reserved ids pass: see SeatId."""

    def __init__(self, **common: Unpack[Common]) -> None:
        common.setdefault("named", Name("PlayerId", "The id of a player: what the setup calls them."))
        super().__init__(maximum=LONGEST_ID, pattern=NO_CONTROLS, **common)


class SeatId(Text):
    """The id of a player with a seat: a player's id, but not a reserved one."""

    def __init__(self, **common: Unpack[Common]) -> None:
        common.setdefault(
            "named", Name("SeatId", "The id of a player with a seat; `table`, `spectator` and `referee` are taken.")
        )
        super().__init__(
            maximum=LONGEST_ID,
            pattern=NO_CONTROLS,
            forbidden=RESERVED,
            forbidden_code="player.reserved",
            **common,
        )


class PlayerName(Text):
    """The name of a player in sentences: 1 to 64 code points without control characters."""

    def __init__(self, **common: Unpack[Common]) -> None:
        super().__init__(maximum=LONGEST_ID, pattern=NO_CONTROLS, **common)


class Choice(JsonField, fields.String):
    """One of the given strings; any other is refused with `code`."""

    json_types = ("string",)

    def __init__(self, *choices: str, code: str = "value.not-allowed", **common: Unpack[Common]) -> None:
        one_of = validate.OneOf(choices, error=ErrorCode(code, allowed=list(choices)))
        super().__init__(**settings(common, one_of))
        self.choices = choices


class IntChoice(JsonField, fields.Integer):
    """One of the given integers; any other is refused."""

    json_types = ("integer",)

    def __init__(self, *choices: int, **common: Unpack[Common]) -> None:
        one_of = validate.OneOf(choices, error=ErrorCode("value.not-allowed", allowed=list(choices)))
        super().__init__(**settings(common, one_of))
        self.choices = choices


class Constant(JsonField, fields.Raw):
    """One string, integer or boolean and no other; true is not 1."""

    def __init__(self, value: str | int | bool, **common: Unpack[Common]) -> None:
        self.json_types = (JSON_TYPES[type(value)],)
        equal = validate.Equal(value, error=ErrorCode("value.not-allowed", allowed=[value]))
        super().__init__(**settings(common, equal))
        self.value = value


class Anything(JsonField, fields.Raw):
    """Any JSON value, null included, as long as every integer in it, however deep, lies within ±(2^53 - 1).

    One error at the value itself stands for all of its integers beyond: pointers to them could be of any length.
    """

    def __init__(self, **common: Unpack[Common]) -> None:
        super().__init__(**settings({**common, "null": True}))


def has_unsafe_integer(value: Any) -> bool:
    """Whether a JSON value contains an integer outside ±(2^53 - 1), however deep."""
    waiting: list[Any] = [[value]]
    while waiting:
        here = waiting.pop()
        for inner in here.values() if type(here) is dict else here:
            if type(inner) is int:
                if not -MAX_INTEGER <= inner <= MAX_INTEGER:
                    return True
            elif type(inner) is list or type(inner) is dict:
                waiting.append(inner)
    return False
