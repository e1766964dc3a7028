"""A stream that is read ahead by a thread of its own, up to a bound."""

from collections.abc import Callable
from io import RawIOBase
from threading import Condition, Thread
from typing import TYPE_CHECKING, Any

from gavel.api.body import Stream

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

READ_SIZE = 1024
"""Bytes waited for at once: small, so that what has come is not kept waiting for what has not."""

PIECE = 1 << 16
"""Bytes read at most at once."""


def received(stream: Any) -> int:
    """How many bytes gunicorn has received already of a body that has a length; 0 of any other server's stream."""
    reader: Any = getattr(stream, "reader", None)
    return reader.unreader.buf.getbuffer().nbytes if hasattr(reader, "length") else 0


class ReadAhead(RawIOBase):
    """What `stream` gives, of which at most `most` bytes (and what is read at once) are held before they are asked for.

    What the stream raises is raised when all that came before it has been read. Close it, or read it to its end: else
    its thread waits for ever.
    """

    def __init__(self, stream: Stream, most: int, at_hand: Callable[[], int] = lambda: 0) -> None:
        """`at_hand`: says how many bytes the stream has received, which can be read without waiting."""
        super().__init__()
        self._stream, self._most, self._at_hand = stream, most, at_hand
        self._held = bytearray()
        self._changed = Condition()
        self._ended = self._skipping = False
        self._error: Exception | None = None
        Thread(target=self._read_all, name="gavel-read-ahead", daemon=True).start()

    def readable(self) -> bool:
        """It is."""
        return True

    def readinto(self, buffer: "WriteableBuffer", /) -> int:
        """Wait until there is anything, and give what there is, as far as it fits."""
        target = memoryview(buffer).cast("B")
        with self._changed:
            self._changed.wait_for(lambda: self._held or self._ended)
            if self._error is not None and not self._held:
                raise self._error
            size = min(len(target), len(self._held))
            target[:size] = self._held[:size]
            del self._held[:size]
            self._changed.notify_all()
        return size

    def skip_rest(self) -> None:
        """Wait until the stream has ended, and drop what it gives until then."""
        with self._changed:
            self._skipping = True
            self._held.clear()
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._ended)

    def close(self) -> None:
        """Drop what is held, and read no further; what is being read just now is not waited for."""
        super().close()
        with self._changed:
            self._held.clear()
            self._changed.notify_all()

    def _read_all(self) -> None:
        error = None
        try:
            while not self.closed and (data := self._stream.read(max(READ_SIZE, min(self._at_hand(), PIECE)))):
                self._hold(data)
        except Exception as raised:
            # The limit was passed or the client has gone; or the answer was given up, and then nobody asks.
            error = raised
        with self._changed:
            self._ended, self._error = True, error
            self._changed.notify_all()

    def _hold(self, data: bytes) -> None:
        with self._changed:
            self._changed.wait_for(lambda: len(self._held) < self._most)
            if not (self.closed or self._skipping):
                self._held += data
                self._changed.notify_all()
