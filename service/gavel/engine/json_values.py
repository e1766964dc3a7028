"""Documents as a client would send them."""

from typing import Any


def plain(value: Any) -> Any:
    """A copy of the value with lists for tuples, as it would come out of JSON."""
    if isinstance(value, dict):
        return {name: plain(member) for name, member in value.items()}
    return [plain(item) for item in value] if isinstance(value, list | tuple) else value
