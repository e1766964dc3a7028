"""The figures of violations about counts."""

from typing import Any

Json = dict[str, Any]


def counted(count: int, expected: int) -> Json:
    return {"count": count, "expected": expected}


def between(count: int, minimum: int, maximum: int) -> Json:
    exactly = {"expected": minimum} if minimum == maximum else {}
    return {"count": count, "minimum": minimum, "maximum": maximum, **exactly}
