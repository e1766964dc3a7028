"""When a call of the asynchronous client is repeated, and after how long: by the same rules as `transport.adapter`."""

from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Final

LONGEST_WAIT: Final = 60
"""Seconds. A server that asks for more patience than this by Retry-After is not asked again."""
_LONGEST_PAUSE: Final = 120.0
_FACTOR: Final = 0.2
_TRANSIENT: Final = frozenset({502, 503, 504})


def pause(attempt: int) -> float:
    """Seconds before the attempt after the `attempt`-th one, counted from 0: at once first, then growing."""
    return min(_LONGEST_PAUSE, _FACTOR * 2.0**attempt) if attempt else 0.0


def wait(status: int, retry_after: str | None, attempt: int, now: datetime | None = None) -> float | None:
    """Seconds after which a call with such an answer is repeated; None if it is not."""
    asked = None if retry_after is None else _seconds(retry_after, now or datetime.now(UTC))
    if status not in _TRANSIENT and not (status == 429 and asked is not None):
        return None
    if asked is None or status not in {429, 503}:
        return pause(attempt)
    return asked if asked <= LONGEST_WAIT else None


def _seconds(retry_after: str, now: datetime) -> float | None:
    """What a Retry-After header asks for, a number or a date; None if it is neither."""
    if retry_after.strip().isdecimal():
        return float(retry_after)
    try:
        date = parsedate_to_datetime(retry_after)
    except ValueError:
        return None
    return max(0.0, (date.replace(tzinfo=date.tzinfo or UTC) - now).total_seconds())
