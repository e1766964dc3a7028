"""The body of a request: read once, within its limit and to its announced end; then decoded as strict JSON."""

from contextlib import suppress
from typing import Any, Protocol

from gavel.api.problems import Problem
from gavel.schemas import strict_json
from gavel.schemas.limits import LIMITS
from gavel.schemas.strict_json import MalformedJson

PIECE = 1 << 16
"""Bytes read at once of what nobody looks at."""


class Stream(Protocol):
    """What a body is read from: the `wsgi.input` of PEP 3333."""

    def read(self, size: int, /) -> bytes:
        """At most so many bytes, and none only at the end."""


class Body:
    """The bytes that follow a request's head. `left`: how many are still to come; None where nobody knows."""

    __slots__ = ("_stream", "left")

    def __init__(self, stream: Stream, length: int | None) -> None:
        self._stream = stream
        self.left = length

    def read(self, limit: int) -> bytes:
        """All of the body; raises Problem if it is longer than `limit`, which is known unread if it is announced.

        A body without a length is read one byte beyond the limit, to tell one that is too long from one that just fits.
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
        """The next bytes, at most so many; none at the end. Raises Problem if the body ends before its length."""
        if self.left is not None and self.left < size:
            size = self.left
        if self.left == 0:
            return b""
        try:
            data = self._stream.read(size)
        except Exception as error:  # each server reports a broken connection by exceptions of its own
            self.left = 0
            raise broken_off() from error
        if self.left is not None:
            if not data:
                self.left = 0
                raise broken_off()
            self.left -= len(data)
        elif not data:
            self.left = 0
        return data

    def stream(self, limit: int) -> Stream:
        """The body as a stream, to be read as it comes; raises Problem as `read` does, at the end if not before."""
        if self.left is not None and self.left > limit:
            raise too_large(limit)
        return _Limited(self, limit)

    def drain(self, most: int) -> None:
        """Read on and look at nothing, at most so many bytes: what follows on the connection is the next request."""
        with suppress(Problem):  # the client has gone
            while most > 0 and (data := self.piece(min(PIECE, most))):
                most -= len(data)


class _Limited:
    """A body that raises Problem where it is longer than its limit."""

    def __init__(self, body: Body, limit: int) -> None:
        self._body = body
        self._limit = self._allowed = limit

    def read(self, size: int, /) -> bytes:
        """What comes next; a byte beyond the limit tells a body that is too long from one that just fits."""
        data = self._body.piece(min(size, self._allowed + 1))
        self._allowed -= len(data)
        if self._allowed < 0:
            raise too_large(self._limit)
        return data


def decode(raw: bytes) -> Any:
    """The value that a body or a line of a batch says as strict JSON; raises Problem."""
    try:
        return strict_json.loads(raw, max_depth=LIMITS.depth)
    except MalformedJson as refusal:
        raise malformed(refusal) from None


def malformed(refusal: MalformedJson) -> Problem:
    """The problem with what is no JSON, with the offset where known."""
    members = {} if refusal.offset is None else {"offset": refusal.offset}
    return Problem("malformed-json", refusal.figures, reason=refusal.reason_code, members=members)


def broken_off() -> Problem:
    """The problem with a body that ends before its length, or whose chunks are none."""
    return malformed(MalformedJson("json.syntax"))


def too_large(limit: int) -> Problem:
    """The problem with what is longer than `limit` bytes."""
    return Problem("too-large", {"limit": limit}, members={"limit": limit})
