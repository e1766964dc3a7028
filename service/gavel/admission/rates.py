"""Rates: how often somebody may ask, counted in memory or in Redis by the library `limits`."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Sequence
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, TypeAlias

from gavel.api.problems import Problem

if TYPE_CHECKING:
    from limits import RateLimitItem
    from limits.strategies import RateLimiter

log = logging.getLogger("gavel")

MEMORY: Final = "memory://"
STORES: Final = (MEMORY, "redis://", "rediss://", "redis+unix://")

STORE_SECONDS: Final = 0.25
"""How long a request waits for a store: a count is worth less than a prompt answer."""

SILENT_SECONDS: Final = 2.0
"""How long a store that did not answer is not asked again."""

Rate: TypeAlias = tuple["RateLimitItem", ...]
"""What may be asked in each of several windows, the shortest first."""

Headers: TypeAlias = tuple[tuple[str, str], ...]


def rate_of(text: str) -> Rate:
    """The rate that a text such as `20/second;600/minute` means; raises ValueError for any other text."""
    from limits import parse_many

    try:
        items = parse_many(text)
    except ValueError:
        items = []
    if not items or any(item.amount < 1 for item in items):
        raise ValueError(f"{text!r} is no rate: write 20/second, or 20/second;600/minute")
    windows = {item.get_expiry(): item for item in items}
    if len(windows) < len(items):
        raise ValueError(f"{text!r} is no rate: two of its windows are equally long")
    return tuple(item for _window, item in sorted(windows.items()))


class Rates:
    """Counts what is asked. In memory, each process of the service counts for itself; in Redis, all count together."""

    def __init__(self, store: str = MEMORY, *, closed: bool = False) -> None:
        """`closed`: refuse requests while the store does not answer; else they are let in.

        Raises ValueError for the address of a store that is none, without quoting it.
        """
        if find_spec("limits") is None:
            raise ValueError('API keys and rates need the extra "limits" of Gavel: limits is not installed')
        from limits.errors import ConfigurationError, StorageError

        if not store.startswith(STORES):
            raise ValueError(f"GAVEL_RATE_STORE begins with one of {', '.join(STORES)}")
        try:
            # The store in memory starts a thread, which forks of this process would lack: the first request makes it.
            self._made = None if store == MEMORY else _limiter_in(store)
        except (ConfigurationError, ValueError):
            raise ValueError("GAVEL_RATE_STORE is no address of a store, or its library is not installed") from None
        self._errors = (StorageError,)
        self._closed = closed
        self._silent_until = -math.inf

    @property
    def _limiter(self) -> RateLimiter:
        if self._made is None:
            self._made = _limiter_in(MEMORY)
        return self._made

    def take(self, rate: Rate, who: str) -> Headers:
        """Count one request of somebody's; the headers that tell what is left to them. Raises Problem."""
        if time.monotonic() < self._silent_until:
            return self._uncounted()
        try:
            granted = all(self._limiter.hit(item, who) for item in rate)
            left = [self._limiter.get_window_stats(item, who) for item in rate]
        except self._errors as error:
            # The kind of the error only: an address could hold a password.
            log.warning("The store of rates does not answer (%s)", type(error.storage_error).__name__)
            self._silent_until = time.monotonic() + SILENT_SECONDS
            return self._uncounted()
        now = time.time()
        waits = [max(1, math.ceil(each.reset_time - now)) for each in left]
        remaining = [each.remaining for each in left]
        headers = _headers(rate, remaining, waits)
        if not granted:
            wait = max((wait for wait, rest in zip(waits, remaining, strict=True) if rest == 0), default=1)
            raise Problem(
                "too-many-requests", members={"retry_after": wait}, headers=(("Retry-After", str(wait)), *headers)
            )
        return headers

    def _uncounted(self) -> Headers:
        if self._closed:
            raise Problem("unavailable", headers=(("Retry-After", str(math.ceil(SILENT_SECONDS))),))
        return ()


def _limiter_in(store: str) -> RateLimiter:
    from limits.storage import storage_from_string
    from limits.strategies import SlidingWindowCounterRateLimiter

    waits = {} if store == MEMORY else {"socket_timeout": STORE_SECONDS, "socket_connect_timeout": STORE_SECONDS}
    return SlidingWindowCounterRateLimiter(storage_from_string(store, wrap_exceptions=True, **waits))


def _headers(rate: Rate, remaining: Sequence[int], waits: Sequence[int]) -> Headers:
    """`RateLimit-Policy` and `RateLimit`, as the IETF's draft-ietf-httpapi-ratelimit-headers has them since its -08."""
    names, policy = _policy(rate)
    left = [f"{name};r={rest};t={wait}" for name, rest, wait in zip(names, remaining, waits, strict=True)]
    return ("RateLimit-Policy", policy), ("RateLimit", ", ".join(left))


@lru_cache(maxsize=1024)
def _policy(rate: Rate) -> tuple[Sequence[str], str]:
    """What each window is called, and the header that says what may be asked in it."""
    names = [f'"per-{item.get_expiry()}s"' for item in rate]
    return names, ", ".join(
        f"{name};q={item.amount};w={item.get_expiry()}" for name, item in zip(names, rate, strict=True)
    )
