"""Strict marshmallow schemas and fields: no coercion, bounds on everything, errors that are codes with figures.

Every field is required unless `required=False`, refuses null unless `null=True`, and loads what it accepts unchanged.
The schemas made of these fields are the single source of acceptors, explanations and the OpenAPI document.

Codes: member.missing, member.unknown, type.wrong {expected}, value.out-of-range {minimum, maximum; expected where these
are the same}, value.not-allowed {allowed or forbidden}, length.out-of-range {the same}, format.wrong {pattern},
items.not-unique, values.too-large {maximum}, members.exactly-one {members}, player.reserved {forbidden}; a Choice, Text
or Tagged may have its own.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Unpack

from marshmallow import RAISE, Schema, ValidationError, fields, missing, validate, validates_schema
from marshmallow.exceptions import SCHEMA

from gavel.schemas.error_codes import (
    MAX_INTEGER,
    ErrorCode,
    FullMatch,
    MapKey,
    Unique,
    ValuesWithin,
    length_between,
    messages_of,
)
from gavel.schemas.scalars import (
    JSON_TYPES,
    Anything,
    Bool,
    Choice,
    Common,
    Constant,
    Int,
    JsonField,
    PlayerId,
    SeatId,
    Text,
    settings,
)

__all__ = [
    "MAX_INTEGER",
    "Anything",
    "Bool",
    "Choice",
    "Common",
    "Constant",
    "Either",
    "ErrorCode",
    "FullMatch",
    "Int",
    "Items",
    "JsonField",
    "MapKey",
    "MapOf",
    "Part",
    "PlayerId",
    "SeatId",
    "Strict",
    "Tagged",
    "Text",
    "Unique",
]


class Strict(Schema):
    """An object with the declared members and no others.

    Of the members `exactly_one`, if any, one must be there; of the members `at_most_one`, no two.
    """

    class Meta:
        """Unknown members are refused."""

        unknown = RAISE

    exactly_one: ClassVar[tuple[str, ...]] = ()
    at_most_one: ClassVar[tuple[str, ...]] = ()
    error_messages: dict[str, str] = {  # noqa: RUF012  # marshmallow declares it as an attribute of instances
        "type": ErrorCode("type.wrong", expected="object"),
        "unknown": ErrorCode("member.unknown"),
    }

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        optional = {name for name, field in self.members.items() if not field.required}
        if not optional.issuperset((*self.exactly_one, *self.at_most_one)):
            raise TypeError(f"{type(self).__name__} makes a choice of a member that is not optional")
        if SCHEMA in self.members:
            raise TypeError(f"{type(self).__name__} has a member {SCHEMA}, the name that marshmallow keeps for itself")

    @property
    def members(self) -> dict[str, fields.Field[Any]]:
        """The fields by the names of their members, in the order of their declaration."""
        return {name if field.data_key is None else field.data_key: field for name, field in self.load_fields.items()}

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def check_choices(self, _loaded: object, document: object, **_kwargs: object) -> None:
        """Refuse a document with none of the members `exactly_one`, or with several of them or of `at_most_one`."""
        if not isinstance(document, dict):
            return
        if self.exactly_one and sum(member in document for member in self.exactly_one) != 1:
            raise ValidationError(ErrorCode("members.exactly-one", members=list(self.exactly_one)))
        if sum(member in document for member in self.at_most_one) > 1:
            raise ValidationError(ErrorCode("members.at-most-one", members=list(self.at_most_one)))


class Items(JsonField, fields.List[Any]):
    """A list of `minimum` to `maximum` items, no two of them equal if `unique` (integers or strings only).

    Of objects, the members `value` have at most `most_bytes` together, where that is given.

    It ignores the items of a list beyond the maximum, so that the errors of a body stay bounded.
    """

    json_types = ("array",)

    def __init__(
        self,
        inner: fields.Field[Any],
        minimum: int = 0,
        *,
        maximum: int,
        unique: bool = False,
        most_bytes: int | None = None,
        **common: Unpack[Common],
    ) -> None:
        if unique and not isinstance(inner, (Int, Text, Choice)):
            raise TypeError("only a list of integers or of strings can be unique")
        self.length = length_between(minimum, maximum)
        validators: list[validate.Validator] = [self.length]
        if unique:
            validators.append(Unique())
        if most_bytes is not None:
            validators.append(ValuesWithin(most_bytes))
        super().__init__(inner, **settings(self.json_types, common, *validators))
        self.minimum, self.maximum, self.unique = minimum, maximum, unique

    def _deserialize(self, value: Any, *_context: Any, **_options: Any) -> Any:
        super()._deserialize(value)
        errors = {}
        for index, item in enumerate(value[: self.maximum]):
            if messages := messages_of(self.inner.deserialize, item):
                errors[index] = messages
        return _whole(value, errors, self.length)


class MapOf(JsonField, fields.Dict):
    """An object of `minimum` to `maximum` members, whose names `keys` accepts and whose values `values` accepts.

    It ignores the members of an object beyond the maximum, in the order of their names.
    """

    json_types = ("object",)

    def __init__(
        self, values: fields.Field[Any], keys: Text, minimum: int = 0, *, maximum: int, **common: Unpack[Common]
    ) -> None:
        self.length = length_between(minimum, maximum)
        super().__init__(keys, values, **settings(self.json_types, common, self.length))
        self.minimum, self.maximum, self.keys, self.values = minimum, maximum, keys, values

    def _deserialize(self, value: Any, *_context: Any, **_options: Any) -> Any:
        super()._deserialize(value)
        errors = {}
        for key in sorted(value)[: self.maximum]:
            of_key = messages_of(self.keys.deserialize, key)
            of_value = messages_of(self.values.deserialize, value[key])
            if of_key or of_value:
                errors[MapKey(key)] = [*of_key, of_value] if of_key else of_value
        return _whole(value, errors, self.length)


def _whole(value: Any, errors: dict[Any, Any], length: validate.Length) -> Any:
    """Return `value` if it has the right length and no errors within; raise with every error otherwise."""
    too_long_or_short = messages_of(length, value)
    if too_long_or_short or errors:
        raise ValidationError([*too_long_or_short, errors] if too_long_or_short else errors)
    return value


class Part(JsonField, fields.Nested):
    """An object with its own schema."""

    json_types = ("object",)

    def __init__(self, schema: type[Strict], **common: Unpack[Common]) -> None:
        super().__init__(schema, **settings(self.json_types, common))
        self.strict = schema()

    def _deserialize(self, value: Any, *_context: Any, **_options: Any) -> Any:
        super()._deserialize(value)
        return self.strict.load(value)


class Tagged(JsonField):
    """An object of one of several schemas, distinguished by the member `tag`, which each of them has as a Constant.

    A tag that names none of them is refused with `code`.
    """

    json_types = ("object",)

    def __init__(
        self,
        variants: Mapping[str, type[Strict]],
        tag: str = "type",
        code: str = "value.not-allowed",
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**settings(self.json_types, common))
        self.tag = tag
        self.choice = Choice(*variants, code=code)
        self.variants: Mapping[str, Strict] = {name: schema() for name, schema in variants.items()}
        for name, schema in self.variants.items():
            field = schema.members.get(tag)
            if not (isinstance(field, Constant) and field.required and field.value == name):
                raise TypeError(f"{type(schema).__name__} needs the member {tag} = Constant({name!r})")

    def _deserialize(self, value: Any, *_context: Any, **_options: Any) -> Any:
        super()._deserialize(value)
        if messages := messages_of(self.choice.deserialize, value.get(self.tag, missing)):
            raise ValidationError({self.tag: messages})
        return self.variants[value[self.tag]].load(value)


class Either(JsonField):
    """A value that one of several fields accepts; its JSON type decides which."""

    def __init__(self, *alternatives: JsonField, **common: Unpack[Common]) -> None:
        self.by_type: dict[str, JsonField] = {}
        for field in alternatives:
            if field.allow_none or not field.json_types or not self.by_type.keys().isdisjoint(field.json_types):
                raise TypeError("alternatives differ in their JSON types; null is for the whole to take")
            self.by_type.update(dict.fromkeys(field.json_types, field))
        self.json_types = tuple(self.by_type)
        self.alternatives = alternatives
        super().__init__(**settings(self.json_types, common))

    def _deserialize(self, value: Any, *_context: Any, **_options: Any) -> Any:
        super()._deserialize(value)
        return self.by_type[JSON_TYPES[type(value)]].deserialize(value)
