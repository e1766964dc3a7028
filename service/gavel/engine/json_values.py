"""JSON values made of the rules' values."""

from typing import Any


def as_json_value(value: Any) -> Any:
    """A deep copy of the value with lists for tuples, as a JSON parser would return it."""
    if isinstance(value, dict):
        return {name: as_json_value(member) for name, member in value.items()}
    return [as_json_value(item) for item in value] if isinstance(value, list | tuple) else value
