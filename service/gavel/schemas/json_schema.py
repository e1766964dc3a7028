"""JSON Schema (2020-12, as in OpenAPI 3.1) from our marshmallow schemas: apispec, and additions to it."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cache
from itertools import combinations
from typing import Any

from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import fields, validate

from gavel.schemas.error_codes import FullMatch, Unique, ValuesWithin
from gavel.schemas.fields import Either, Items, MapOf, Strict, Tagged
from gavel.schemas.scalars import Anything, Choice, Constant, JsonField, Name, Text

OPENAPI_VERSION = "3.1.0"
DIALECT = "https://json-schema.org/draft/2020-12/schema"

SAFE_INTEGERS = "safeIntegers"
"""The keyword for validators: every integer in the value, however deep, lies within ±(2^53 - 1)."""
VALUES_WITHIN = "valuesWithin"
"""The keyword for validators: the most bytes of the members `value` of a list of objects together."""


_VALIDATORS = {
    validate.Range,
    validate.Length,
    validate.OneOf,
    validate.NoneOf,
    validate.Equal,
    FullMatch,
    Unique,
    ValuesWithin,
}


class Converter(OpenAPIConverter):
    """apispec's converter, which also supports named fields, choices between members and descriptions of schemas."""

    spec: APISpec
    by_name = True
    """Whether a field with a name becomes a component, to which its places refer."""

    def schema2jsonschema(self, schema: Any) -> dict[str, Any]:
        """The JSON Schema of a schema."""
        made: dict[str, Any] = super().schema2jsonschema(schema)  # type: ignore[no-untyped-call]  # so is apispec
        made["description"] = (schema.__doc__ or "").strip()
        if getattr(schema, "open", False):
            made["additionalProperties"] = True
        if forbidden := _forbidden_choices(schema):
            made["not"] = forbidden[0] if len(forbidden) == 1 else {"anyOf": forbidden}
        return made

    def field2property(self, field: fields.Field[Any]) -> dict[str, Any]:
        """The JSON Schema of a field: a reference to its component, if it has a name."""
        name: Name | None = field.metadata.get("named")
        if name is None or not self.by_name:
            return super().field2property(field)
        self._name(name, field)
        reference: dict[str, Any] = {"$ref": f"#/components/schemas/{name.name}"}
        made = {"anyOf": [reference, {"type": "null"}]} if field.allow_none else reference
        about = field.metadata.get("description")
        return {**made, "description": about} if about else made

    def _name(self, name: Name, field: fields.Field[Any]) -> None:
        unnamed = copy(field)
        unnamed.allow_none = False
        unnamed.metadata = {}
        made = {"description": name.about, **super().field2property(unnamed)}
        if self.spec.components.schemas.setdefault(name.name, made) != made:
            raise ValueError(f"two fields of different shape have the name {name.name}")


class _Inline(Converter):
    by_name = False


class _Checking(_Inline):
    """The converter for validators, which takes no field that it would make a laxer schema of."""

    def field2property(self, field: fields.Field[Any]) -> dict[str, Any]:
        """The JSON Schema of a field; raises TypeError for a field or a validator that is not ours."""
        if not (isinstance(field, JsonField) and {*map(type, field.validators)} <= _VALIDATORS):
            raise TypeError(f"no validator can be compiled from the field {field!r}")
        return super().field2property(field)


class Plugin(MarshmallowPlugin):
    """apispec's marshmallow plugin with our converter."""

    Converter = Converter

    def init_spec(self, spec: APISpec) -> None:
        """Register our fields with the converter."""
        super().init_spec(spec)
        assert self.converter is not None
        for function in (_constant, _items, _map, _text, _anything, _union):
            self.converter.add_attribute_function(function)  # type: ignore[no-untyped-call]  # so is apispec


class _InlinePlugin(Plugin):
    Converter = _Inline


class _CheckingPlugin(Plugin):
    Converter = _Checking

    def init_spec(self, spec: APISpec) -> None:
        super().init_spec(spec)
        assert self.converter is not None
        self.converter.add_attribute_function(_beyond_json_schema)  # type: ignore[no-untyped-call]  # so is apispec


def new_spec(
    title: str, version: str, plugin: type[Plugin] = Plugin, **options: Any
) -> tuple[APISpec, OpenAPIConverter]:
    """An empty document and its converter; schemas are named by their classes."""
    made = plugin(schema_name_resolver=_name)
    spec = APISpec(title=title, version=version, openapi_version=OPENAPI_VERSION, plugins=[made], **options)
    assert made.converter is not None
    return spec, made.converter


def schema_of_member(schema: type[Strict], member: str) -> dict[str, Any]:
    """The JSON Schema of one member, without references, as a setup form needs it for an option."""
    _spec, converter = _lone_spec()
    made: dict[str, Any] = converter.field2property(schema().members[member])
    return made


def schema_of_field(field: fields.Field[Any]) -> dict[str, Any]:
    """A self-contained JSON Schema for one field, with keywords of ours for what JSON Schema cannot say."""
    spec, converter = new_spec("definitions", "1", _CheckingPlugin)
    made = converter.field2property(field)
    alone: dict[str, Any] = _without_openapi({"$schema": DIALECT, **made, "$defs": spec.components.schemas})
    return alone


def schema_by_itself(head: Mapping[str, Any], alternatives: Sequence[type[Strict]]) -> dict[str, Any]:
    """A self-contained JSON Schema for any of these schemas."""
    spec, _converter = new_spec("definitions", "1")
    for each in alternatives:
        spec.components.schema(each.__name__, schema=each)
    definitions = _without_openapi(spec.to_dict()["components"]["schemas"])
    references = [{"$ref": f"#/$defs/{each.__name__}"} for each in alternatives]
    return {"$schema": DIALECT, **head, "anyOf": references, "$defs": definitions}


def _without_openapi(made: Any) -> Any:
    """The document in plain JSON Schema: without discriminators, and with definitions in its own place."""
    if isinstance(made, Mapping):
        return {
            name: _without_openapi(value)
            for name, value in made.items()
            if not (name == "discriminator" and "propertyName" in value)
        }
    if isinstance(made, list | tuple):
        return [_without_openapi(value) for value in made]
    return made.replace("#/components/schemas/", "#/$defs/") if isinstance(made, str) else made


@cache
def _lone_spec() -> tuple[APISpec, OpenAPIConverter]:
    return new_spec("members", "1", _InlinePlugin)


def _name(schema: Any) -> str:
    named = schema if isinstance(schema, type) else type(schema)
    return named.__name__


def _forbidden_choices(schema: Strict) -> list[dict[str, Any]]:
    """The forbidden combinations: two members of a choice, or none of a required choice.

    Code generators accept a `not` as it is, but split a `oneOf` of required members into separate types.
    """
    pairs = [*combinations(schema.exactly_one, 2), *combinations(schema.at_most_one, 2)]
    forbidden = [_all_present(pair) for pair in pairs]
    if schema.exactly_one:
        forbidden.append({"properties": {member: {"not": {}} for member in schema.exactly_one}})
    return forbidden


def _all_present(members: Sequence[str]) -> dict[str, Any]:
    # The members are listed as properties too, since linters want every required member there.
    return {"required": list(members), "properties": {member: {} for member in members}}


# --- what apispec cannot know of our fields -------------------------------------------------------------------------


def _constant(self: Converter, field: fields.Field[Any], ret: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
    # Some tools read only `const`, others only `enum`.
    if isinstance(field, Choice) and len(field.choices) == 1 and self.by_name:
        return {"const": field.choices[0]}
    if not isinstance(field, Constant):
        return {}
    if field.allow_none:
        return {"type": [field.json_types[0], "null"], "enum": [field.value, None]}
    if self.by_name:
        return {"type": field.json_types[0], "const": field.value, "enum": [field.value]}
    ret.pop("enum", None)
    return {"type": field.json_types[0], "const": field.value}


def _items(_self: OpenAPIConverter, field: fields.Field[Any], **_kwargs: Any) -> dict[str, Any]:
    return {"uniqueItems": True} if isinstance(field, Items) and field.unique else {}


def _map(self: OpenAPIConverter, field: fields.Field[Any], ret: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
    if not isinstance(field, MapOf):
        return {}
    for name in ("minLength", "maxLength"):
        ret.pop(name, None)
    return {
        "propertyNames": self.field2property(field.keys),
        "minProperties": field.minimum,
        "maxProperties": field.maximum,
    }


def _text(_self: OpenAPIConverter, field: fields.Field[Any], **_kwargs: Any) -> dict[str, Any]:
    if not isinstance(field, Text) or not field.forbidden:
        return {}
    return {"not": {"enum": list(field.forbidden)}}


def _anything(_self: OpenAPIConverter, field: fields.Field[Any], **_kwargs: Any) -> dict[str, Any]:
    return {"description": "Any JSON value, with integers within ±(2^53 - 1)."} if isinstance(field, Anything) else {}


def _union(self: Converter, field: fields.Field[Any], ret: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
    if isinstance(field, Tagged):
        resolve: Callable[[Strict], dict[str, Any]] = self.resolve_nested_schema
        references = {tag: resolve(schema) for tag, schema in field.variants.items()}
        mapping = {tag: reference["$ref"] for tag, reference in references.items()}
        null = [{"type": "null"}] if field.allow_none else []
        return {
            "oneOf" if self.by_name else "anyOf": [*references.values(), *null],
            "discriminator": {"propertyName": field.tag, "mapping": mapping},
        }
    if isinstance(field, Either):
        alternatives = [self.field2property(alternative) for alternative in field.alternatives]
        if field.allow_none:
            alternatives.append({"type": "null"})
        ret.pop("type", None)
        # Their JSON types differ, so that at most one fits; tools support `oneOf` better.
        return {"oneOf" if self.by_name else "anyOf": alternatives}
    return {}


def _beyond_json_schema(_self: OpenAPIConverter, field: fields.Field[Any], **_kwargs: Any) -> dict[str, Any]:
    if isinstance(field, Anything):
        return {SAFE_INTEGERS: True}
    within = [each for each in field.validators if isinstance(each, ValuesWithin)]
    return {VALUES_WITHIN: within[0].maximum} if within else {}
