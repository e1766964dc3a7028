"""JSON Schema (2020-12, as OpenAPI 3.1 has it) from our marshmallow schemas: apispec, and what apispec cannot know."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import fields

from gavel.schemas.fields import Either, Items, MapOf, Strict, Tagged
from gavel.schemas.scalars import Anything, Constant, Text

OPENAPI_VERSION = "3.1.0"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


class Converter(OpenAPIConverter):
    """apispec's converter, which also tells the choices between members, open objects and what a schema is for."""

    def schema2jsonschema(self, schema: Any) -> dict[str, Any]:
        """The JSON Schema of a schema."""
        made: dict[str, Any] = super().schema2jsonschema(schema)  # type: ignore[no-untyped-call]  # so is apispec
        made["description"] = (schema.__doc__ or "").strip()
        if getattr(schema, "open", False):
            made["additionalProperties"] = True
        if schema.exactly_one:
            made["oneOf"] = [{"required": [member]} for member in schema.exactly_one]
        if schema.at_most_one:
            pairs = combinations(schema.at_most_one, 2)
            made["not"] = {"anyOf": [{"required": list(pair)} for pair in pairs]}
        return made


class Plugin(MarshmallowPlugin):
    """apispec's marshmallow plugin with our converter."""

    Converter = Converter

    def init_spec(self, spec: APISpec) -> None:
        """Teach the converter our fields."""
        super().init_spec(spec)
        assert self.converter is not None
        for function in (_constant, _items, _map, _text, _anything, _union):
            self.converter.add_attribute_function(function)  # type: ignore[no-untyped-call]  # so is apispec


def new_spec(title: str, version: str, **options: Any) -> tuple[APISpec, OpenAPIConverter]:
    """An empty document and its converter; schemas are named by their classes."""
    plugin = Plugin(schema_name_resolver=_name)
    spec = APISpec(title=title, version=version, openapi_version=OPENAPI_VERSION, plugins=[plugin], **options)
    assert plugin.converter is not None
    return spec, plugin.converter


def schema_of_member(schema: type[Strict], member: str) -> dict[str, Any]:
    """The JSON Schema of one member that refers to no other schema: what a setup form needs of an option."""
    _spec, converter = _lone_spec()
    made: dict[str, Any] = converter.field2property(schema().members[member])
    return made


def schema_by_itself(head: Mapping[str, Any], alternatives: Sequence[type[Strict]]) -> dict[str, Any]:
    """A JSON Schema that needs no other document: what fits one of these schemas fits it."""
    spec, _converter = new_spec("definitions", "1")
    for each in alternatives:
        spec.components.schema(each.__name__, schema=each)
    definitions = _without_openapi(spec.to_dict()["components"]["schemas"])
    references = [{"$ref": f"#/$defs/{each.__name__}"} for each in alternatives]
    return {"$schema": DIALECT, **head, "anyOf": references, "$defs": definitions}


def _without_openapi(made: Any) -> Any:
    """What JSON Schema alone understands: no discriminators, and definitions where it looks for them."""
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
    return new_spec("members", "1")


def _name(schema: Any) -> str:
    named = schema if isinstance(schema, type) else type(schema)
    return named.__name__


# --- what apispec cannot know of our fields -------------------------------------------------------------------------


def _constant(_self: OpenAPIConverter, field: fields.Field[Any], ret: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
    if not isinstance(field, Constant):
        return {}
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


def _union(self: OpenAPIConverter, field: fields.Field[Any], ret: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
    if isinstance(field, Tagged):
        resolve: Callable[[Strict], dict[str, Any]] = self.resolve_nested_schema
        references = {tag: resolve(schema) for tag, schema in field.variants.items()}
        mapping = {tag: reference["$ref"] for tag, reference in references.items()}
        return {
            "oneOf": list(references.values()),
            "discriminator": {"propertyName": field.tag, "mapping": mapping},
        }
    if isinstance(field, Either):
        alternatives = [self.field2property(alternative) for alternative in field.alternatives]
        if field.allow_none:
            alternatives.append({"type": "null"})
        ret.pop("type", None)
        return {"anyOf": alternatives}
    return {}
