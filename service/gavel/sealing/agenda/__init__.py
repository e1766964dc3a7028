"""What is still to be done at guarded tables and when, who has looked at them, and how players want to be called.

It lies in the guard's store, beside the heads. Nothing of it is needed to judge an action: what is lost of it is a
call that nobody hears.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from importlib import import_module
from typing import Final, Protocol
from urllib.parse import urlsplit

MOST_SUBSCRIPTIONS: Final = 5
"""The browsers of one seat that are called: who adds another one loses the first."""

DAYS_REMEMBERED: Final = 60
"""The days for which the store remembers a seat after it has looked, but no longer than the head of its table.

A page subscribes again whenever it is opened.
"""

SECONDS_REMEMBERED: Final = DAYS_REMEMBERED * 24 * 60 * 60


class Kind(StrEnum):
    """What is to be done."""

    CLOCK = "clock"
    """To see whether a table's clock has run out."""
    TURN = "turn"
    """To call a seat to its turn."""
    LOOK = "look"
    """To call a seat to look at what another seat has turned up."""
    OVER = "over"
    """To tell a seat that the game is over."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to be done, whenever it is due; a table's clock is no seat's, whose name is empty then."""

    table: str
    seat: str
    kind: Kind
    due: int = field(default=0, compare=False)
    """Until when it was put off, in seconds since 1970; only an entry that was taken tells it."""


class Agenda(Protocol):
    """A store of entries and seats. Safe across threads, processes and forks; every method raises HeadsUnavailable."""

    def put(self, entries: Iterable[Entry], due: int) -> None:
        """Remember entries until a time, in seconds since 1970; equal ones from before are moved to it."""

    def take_clocks(self, now: int, most: int) -> list[Entry]:
        """The clocks that are due, the earliest first, and forget them: nobody else is given them."""

    def take_calls(self, now: int, most: int) -> list[Entry]:
        """The calls that are due, likewise: neither waits for the other."""

    def see(self, table: str, seat: str, at: int) -> None:
        """Remember that a seat has looked at its table."""

    def seen(self, table: str) -> Mapping[str, int]:
        """When each seat of a table last looked; those that never did are missing."""

    def subscribe(self, table: str, seat: str, subscriptions: Sequence[str], at: int) -> None:
        """Replace the subscriptions of a seat, as texts; empty for none."""

    def unsubscribe(self, table: str, seat: str, subscriptions: Sequence[str]) -> None:
        """Take these from the subscriptions of a seat, whatever others it has by now."""

    def subscriptions(self, table: str, seat: str) -> list[str]:
        """The subscriptions of a seat."""


def open_agenda(url: str) -> Agenda:
    """The agenda in the store at an address that `open_heads` takes, without a connection yet."""
    sqlite = urlsplit(url).scheme == "sqlite"
    module, name = ("sqlite", "SqliteAgenda") if sqlite else ("redis", "RedisAgenda")
    store: Agenda = getattr(import_module(f"gavel.sealing.agenda.{module}"), name)(url)
    return store
