"""Stores in which the guard keeps the head of each table: one record, which only a caller that knows it can replace.

A store holds sealed tokens and digests, which reveal nothing about a game.
"""

import logging
from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol
from urllib.parse import urlsplit

from gavel.api.problems import Problem
from gavel.extras import needed_by

log = logging.getLogger("gavel")

DAYS_KEPT: Final = 400
"""The days for which a record stays after its last change."""

SECONDS_KEPT: Final = DAYS_KEPT * 24 * 60 * 60

SECONDS_UNTOUCHED: Final = 24 * 60 * 60
"""The seconds for which the record of a table without any action stays: anybody may set up as many as they like."""


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a table: its newest token."""

    counter: int
    """A number that grows with every change."""
    token: str
    before: bytes
    """The digest of the base from which the last settled step was played."""
    actions: tuple[bytes, ...] = ()
    """The digests of the last settled step's actions: several where choices were simultaneous."""
    transcript: str = ""
    """All that has been played, sealed; empty where it is not known, as at tables that an older service has begun."""


class Heads(Protocol):
    """A store of heads. Safe across threads, processes and forks; every method raises HeadsUnavailable."""

    def create(self, table: str, head: Head, ttl: int = SECONDS_KEPT) -> bool:
        """Store the first head of a table for `ttl` seconds; False, without a change, if the table has another head.

        True also if the table has this very head, so that a client can repeat a call whose answer was lost.
        """

    def read(self, table: str) -> Head | None:
        """The head of a table; None if it has none, or if the record has expired."""

    def swap(self, table: str, counter: int, head: Head, ttl: int = SECONDS_KEPT) -> bool:
        """Replace the head with this counter by `head`; False, without a change, if the table has no such head.

        The store keeps it for `ttl` seconds from now. True also if the table has this very head, as in `create`.
        """

    def ping(self) -> None:
        """Return if the store answers; raise otherwise."""

    def complaints(self) -> list[str]:
        """A sentence for each setting of the store that may lose a written head."""


class HeadsUnavailable(Problem):
    """The store does not answer, or gives a wrong answer; the service replies with 503."""

    def __init__(self, error: Exception | str, *, written: bool = False) -> None:
        """`written`: whether a change was sent, which the store may or may not have made."""
        super().__init__("unavailable", reason="heads.uncertain" if written else "heads.unavailable")
        # The kind and text of the error only: an address could hold a password.
        log.warning("The store of the tables' heads: %s", error)


def open_heads(url: str) -> Heads:
    """The store at `redis://…` (`rediss://…`, `unix://…`) or `sqlite:///absolute/path`, without a connection yet.

    Raises ValueError for any other address, without quoting it, or if the extra `guard` is missing.
    """
    try:
        scheme = urlsplit(url).scheme
    except ValueError:
        scheme = ""
    if scheme == "sqlite":
        return _made("gavel.sealing.heads.sqlite", "SqliteHeads", url)
    if scheme in ("redis", "rediss", "unix"):
        return _made("gavel.sealing.heads.redis", "RedisHeads", url)
    raise ValueError("GAVEL_HEADS begins with redis://, rediss://, unix:// or sqlite:///")


def _made(module: str, name: str, url: str) -> Heads:
    with needed_by("GAVEL_HEADS", "guard"):
        store: Heads = getattr(import_module(module), name)(url)
    return store
