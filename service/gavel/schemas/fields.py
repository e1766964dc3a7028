"""Strict marshmallow schemas and fields: no coercion, bounds on everything, errors that are codes with figures.

Every field is required unless `required=False`, and refuses null unless `null=True`. The schemas made of these fields
are the single source of validators, explanations and the OpenAPI document, and only describe: they load nothing.

Codes: member.missing, member.unknown {near, or else members}, type.wrong {expected}, value.out-of-range {minimum,
maximum; expected where these are the same}, value.not-allowed {allowed or forbidden}, length.out-of-range {the same},
format.wrong {pattern}, items.not-unique, values.too-large {maximum}, members.exactly-one {members}, members.at-most-one
{members}, player.reserved {forbidden}; a Choice, Text or Tagged may have its own.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Unpack

from marshmallow import RAISE, Schema, fields, validate

from gavel.schemas.error_codes import Unique, ValuesWithin, length_between
from gavel.schemas.scalars import Choice, Common, Constant, Int, JsonField, Text, settings


class Strict(Schema):
    """An object with the declared members and no others.

    Of the members `exactly_one`, if any, one must be there; of the members `at_most_one`, no two.
    """

    class Meta:
        """Unknown members are refused."""

        unknown = RAISE

    exactly_one: ClassVar[tuple[str, ...]] = ()
    at_most_one: ClassVar[tuple[str, ...]] = ()

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        optional = {name for name, field in self.members.items() if not field.required}
        if not optional.issuperset((*self.exactly_one, *self.at_most_one)):
            raise TypeError(f"{type(self).__name__} makes a choice of a member that is not optional")

    @property
    def members(self) -> dict[str, fields.Field[Any]]:
        """The fields by the names of their members, in the order of their declaration."""
        return {name if field.data_key is None else field.data_key: field for name, field in self.load_fields.items()}


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
        super().__init__(inner, **settings(common, *validators))
        self.minimum, self.maximum, self.unique = minimum, maximum, unique


class MapOf(JsonField, fields.Dict):
    """An object of `minimum` to `maximum` members, whose names `keys` accepts and whose values `values` accepts.

    It ignores the members of an object beyond the maximum, in the order of their names.
    """

    json_types = ("object",)

    def __init__(
        self, values: fields.Field[Any], keys: Text, minimum: int = 0, *, maximum: int, **common: Unpack[Common]
    ) -> None:
        self.length = length_between(minimum, maximum)
        super().__init__(keys, values, **settings(common, self.length))
        self.minimum, self.maximum, self.keys, self.values = minimum, maximum, keys, values


class Part(JsonField, fields.Nested):
    """An object with its own schema."""

    json_types = ("object",)

    def __init__(self, schema: type[Strict], **common: Unpack[Common]) -> None:
        super().__init__(schema, **settings(common))
        self.strict = schema()


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
        super().__init__(**settings(common))
        self.tag = tag
        self.choice = Choice(*variants, code=code)
        self.variants: Mapping[str, Strict] = {name: schema() for name, schema in variants.items()}
        for name, schema in self.variants.items():
            field = schema.members.get(tag)
            if not (isinstance(field, Constant) and field.required and field.value == name):
                raise TypeError(f"{type(schema).__name__} needs the member {tag} = Constant({name!r})")


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
        super().__init__(**settings(common))
