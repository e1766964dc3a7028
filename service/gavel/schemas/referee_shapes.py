"""The schemas of a referee's actions, and of their records in a state and a scoresheet."""

from functools import cache

from gavel.engine.referee_shapes import ACTIONS, RECORDS
from gavel.schemas.fields import Strict
from gavel.schemas.from_shapes import fields_of, schema_of
from gavel.schemas.shapes import Fields, schema


def actions(prefix: str) -> dict[str, type[Strict]]:
    """The referee's actions."""
    return {name: schema_of(shape, prefix) for name, shape in ACTIONS.items()}


def records() -> Fields:
    """The members of a state for records, each absent while there are none."""
    return fields_of(RECORDS, "")


@cache
def on_sheet() -> type[Strict]:
    """The members of a scoresheet for a referee's actions."""
    return schema("RefereesRecord", records(), "What the referee has done, as it stands in the state.")
