"""The body of a request, which is read once, within its limit and to its announced end, and decoded as strict JSON."""

from contextlib import suppress
from typing import Any, Protocol

from gavel.api.problems import Problem
from gavel.schemas import strict_json
from gavel.schemas.limits import LIMITS
from gavel.schemas.strict_json import MalformedJson

PIECE = 1 << 16
"""The bytes that `drain` reads at once."""


class Stream(Protocol):
    """The source of a body: the `wsgi.input` of PEP 3333."""

    def read(self, size: int, /) -> bytes:
        """At most `size` bytes; none only at the end."""


class Body:
    """The bytes after a request's head. `left`: how many are still to come; None if that is unknown.

    `taken`: how many have come.
    """

    __slots__ = ("_stream", "left", "taken")

    def __init__(self, stream: Stream, length: int | None) -> None:
        self._stream = stream
        self.left = length
        self.taken = 0

    def read(self, limit: int) -> bytes:
        """The whole body; raises Problem if it is longer than `limit`, without reading it if its length is announced.

        It reads a body without a length one byte beyond the limit, to distinguish one that just fits.
        """
        if self.left is not None and self.left > limit:
            raise too_large(limit)
        size = limit + 1 if self.left is None else self.left
        raw = self.piece(size)
        while len(raw) < size and (more := self.piece(size - len(raw))):
            raw += more
        if len(raw) > limit:
            raise too_large(limit)
        return raw

    def piece(self, size: int) -> bytes:
        """The next bytes, at most `size`; none at the end. Raises Problem if the body ends before its length."""
        if self.left is not None and self.left < size:
            size = self.left
        if self.left == 0:
            return b""
        try:
            data = self._stream.read(size)
        except Exception as error:  # each server has its own exceptions for a broken connection
            self.left = 0
            raise broken_off() from error
        self.taken += len(data)
        if self.left is not None:
            if not data:
                self.left = 0
                raise broken_off()
            self.left -= len(data)
        elif not data:
            self.left = 0
        return data

    def stream(self, limit: int) -> Stream:
        """The body as a stream; raises Problem, at its end at the latest, if it exceeds `limit`."""
        if self.left is not None and self.left > limit:
            raise too_large(limit)
        return _Limited(self, limit)

    def drain(self, most: int) -> None:
        """Read and discard at most that many bytes, so that the next request on the connection follows."""
        with suppress(Problem):  # the client has gone
            while most > 0 and (data := self.piece(min(PIECE, most))):
                most -= len(data)


class _Limited:
    """A stream that raises Problem if it is longer than its limit."""

    def __init__(self, body: Body, limit: int) -> None:
        self._body = body
        self._limit = self._allowed = limit

    def read(self, size: int, /) -> bytes:
        """The next bytes; one byte beyond the limit distinguishes a body that is too long from one that just fits."""
        data = self._body.piece(min(size, self._allowed + 1))
        self._allowed -= len(data)
        if self._allowed < 0:
            raise too_large(self._limit)
        return data


def decode(raw: bytes) -> Any:
    """The value of a body, or of a line of a batch, as strict JSON; raises Problem."""
    try:
        return strict_json.loads(raw, max_depth=LIMITS.depth)
    except MalformedJson as refusal:
        raise malformed(refusal) from None


def malformed(refusal: MalformedJson) -> Problem:
    """The problem for malformed JSON, with the offset if it is known."""
    members = {} if refusal.offset is None else {"offset": refusal.offset}
    return Problem("malformed-json", refusal.figures, reason=refusal.reason_code, members=members)


def broken_off() -> Problem:
    """The problem for a body that ends before its length, or has malformed chunks."""
    return malformed(MalformedJson("json.syntax"))


def too_large(limit: int) -> Problem:
    """The problem for a body longer than `limit` bytes."""
    return Problem("too-large", {"limit": limit}, members={"limit": limit})
