"""What a keeper tells about its work: nothing of tables, players or addresses."""

from enum import StrEnum

from gavel.api.witness import Witness
from gavel.sealing.agenda import Kind


class Result(StrEnum):
    """What has become of a call."""

    DELIVERED = "delivered"
    """The push service has taken the message."""
    GONE = "gone"
    """The browser has left; it is not called again."""
    REFUSED = "refused"
    """The push service refuses the message, or this service."""
    BUSY = "busy"
    """The push service had no time, or failed, however often it was asked."""
    UNREACHED = "unreached"
    """The push service did not answer, or leads elsewhere."""
    FAILED = "failed"
    """The message could not be made."""


STORE, ROUND = "store", "round"
"""Where a keeper fails, beside the kinds of what it does: since the store does not answer, or outside of any entry."""


class Keeping(Witness):
    """Who watches a keeper; this one forgets it all."""

    __slots__ = ()

    def begins_round(self, now: float) -> None:
        """The store has answered what is due now, in seconds since 1970."""

    def took(self, seconds_late: float) -> None:
        """The keeper has taken an entry that was due for so many seconds."""

    def called(self, kind: Kind, result: Result) -> None:
        """A browser was called, or was to be."""

    def failed(self, at: str) -> None:
        """The keeper has failed at an entry of this kind, or at one of the other places."""
