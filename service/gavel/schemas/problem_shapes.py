"""The schemas of problems (RFC 9457)."""

from gavel.engine.verdicts import MOST_FOUND
from gavel.schemas.fields import Strict
from gavel.schemas.limits import MOST_LISTED
from gavel.schemas.scalars import Constant, Int, Text
from gavel.schemas.shapes import TEXT_LENGTH, Fields, camel, schema
from gavel.schemas.statuses import STATUS


def more() -> Int:
    """The member of a problem that counts the errors or violations beyond those listed."""
    most = MOST_FOUND - MOST_LISTED
    text = f"How many there are beyond the {MOST_LISTED} listed; {most} for {most} or more: nobody counts further."
    return Int(1, most, required=False, metadata={"description": text})


def problem_schema(name: str, members: Fields, doc: str, prefix: str = "") -> type[Strict]:
    """The schema of a problem type (RFC 9457) with these further members; a prefix makes it one game's."""
    standard: Fields = {
        "type": Constant(f"/problems/{name}"),
        "title": Text(maximum=TEXT_LENGTH),
        "status": Constant(STATUS[name]),
        "detail": Text(maximum=TEXT_LENGTH),
        "instance": Text(maximum=TEXT_LENGTH),
    }
    return schema(f"{prefix}{camel(name)}", {**standard, **members}, doc)
