"""Fields with a name stand in the contract once, under it."""

from typing import Any

import pytest

from gavel.schemas.fields import Strict
from gavel.schemas.json_schema import new_spec, schema_of_member
from gavel.schemas.scalars import Choice, Int, Name, PlayerId
from gavel.schemas.shapes import amount

COLOUR = Name("Colour", "A colour.")


class Holder(Strict):
    """What holds them."""

    one = Choice("red", "blue", named=COLOUR)
    another = Choice("red", "blue", null=True, required=False, named=COLOUR, metadata={"description": "The second."})
    bid = amount()
    who = PlayerId()


def made(schema: type[Strict]) -> dict[str, Any]:
    spec, _converter = new_spec("a test", "1")
    spec.components.schema(schema.__name__, schema=schema)
    return dict(spec.components.schemas)


def test_a_named_field_is_a_component_and_is_referred_to() -> None:
    schemas = made(Holder)
    assert schemas["Colour"] == {"description": "A colour.", "type": "string", "enum": ["red", "blue"]}
    assert set(schemas) == {"Holder", "Colour", "Amount", "Range", "PlayerId"}
    properties = schemas["Holder"]["properties"]
    reference = {"$ref": "#/components/schemas/Colour"}
    assert properties["one"] == reference
    assert properties["another"] == {"anyOf": [reference, {"type": "null"}], "description": "The second."}


def test_a_name_stands_for_one_shape_only() -> None:
    class Two(Strict):
        """Two that differ."""

        one = Choice("red", "blue", named=COLOUR)
        two = Choice("red", "green", named=COLOUR)

    with pytest.raises(ValueError, match="Colour"):
        made(Two)


def test_a_setup_form_gets_a_member_with_nothing_referred_to() -> None:
    assert schema_of_member(Holder, "one") == {"type": "string", "enum": ["red", "blue"]}


def test_exactly_one_of_several_members_is_no_union() -> None:
    class OneOfTwo(Strict):
        """One of the two."""

        left = Int(required=False)
        right = Int(required=False)
        exactly_one = ("left", "right")

    schema = made(OneOfTwo)["OneOfTwo"]
    assert isinstance(schema, dict)
    assert "oneOf" not in schema
    assert "not" in schema
