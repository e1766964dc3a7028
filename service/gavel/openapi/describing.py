"""Descriptions for every schema and member of the document that has none of its own."""

from typing import Any

from gavel.openapi.texts import member_text, sentences

SELF_DESCRIBING = ("RuleId", "Sentence", "Pointer")
"""Named values that mean the same everywhere."""


def describe(schemas: dict[str, Any]) -> None:
    """Add their descriptions to these components, *in place*; raises KeyError for a member without a text."""
    said = sentences()
    for name, schema in schemas.items():
        if name in said:
            schema["description"] += f" \u201c{said[name]}\u201d"
        for member, shape in schema.get("properties", {}).items():
            if not _is_described(shape):
                shape["description"] = _text(name, member)


def _is_described(shape: dict[str, Any]) -> bool:
    reference: str = shape.get("$ref", "")
    return "description" in shape or reference.rpartition("/")[2] in SELF_DESCRIBING


def _text(schema: str, member: str) -> str:
    text = member_text(schema, member)
    if text is None:
        raise KeyError(f"nothing says what the member {member} of {schema} is: see openapi/texts/members.toml")
    return text
