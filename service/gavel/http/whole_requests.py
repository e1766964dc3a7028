"""For proxies that forget the rest of a request when its answer begins: the whole batch first, then the answer.

nginx is one (without `preserve_output`, which only gRPC has): it stops to send a body as soon as the answer's head
has come. A batch is answered while it is read, so a long one would be cut off. A proxy like that asks for it with the
header `X-Gavel-Answer: after-request`; who asks without need only waits longer for the first answer.
"""

from tempfile import SpooledTemporaryFile

from gavel.api.body import Stream
from gavel.api.negotiation import Headers
from gavel.api.problems import Problem

HEADER, VALUE = "HTTP_X_GAVEL_ANSWER", "after-request"
IN_MEMORY = 1 << 20
"""Bytes of a body that are kept in memory; what is longer goes to a temporary file."""

PIECE = 1 << 16


def is_wanted(headers: Headers) -> bool:
    """Whether a request asks to be read before it is answered."""
    return headers.get(HEADER) == VALUE


class Whole:
    """All of a stream, read at once; where it breaks off, `read` gives what came before, then raises the problem."""

    def __init__(self, stream: Stream) -> None:
        self._kept = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115  # `close` does
        self._problem: Problem | None = None
        try:
            while piece := stream.read(PIECE):
                self._kept.write(piece)
        except Problem as problem:
            self._problem = problem
        self._kept.seek(0)

    def read(self, size: int, /) -> bytes:
        """The next bytes; none only at the end."""
        data = self._kept.read(size)
        if not data and self._problem is not None:
            raise self._problem
        return data

    def close(self) -> None:
        """Forget it."""
        self._kept.close()
