"""The fields for the records of unsealings and new keys at a sealed table, which everybody sees."""

from gavel.engine.records import CUSTODY
from gavel.engine.referee_shapes import RECORDS
from gavel.schemas.from_shapes import field_of
from gavel.schemas.scalars import JsonField
from gavel.schemas.shapes import Fields


def new_keys() -> JsonField:
    """Every new key of a table's seats."""
    return field_of(RECORDS["rekeyed"], "")


def custody() -> Fields:
    """The members for unsealings and new keys; each is absent while there are none."""
    return {kind: field_of(RECORDS[kind], "") for kind in CUSTODY}
