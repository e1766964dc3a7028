"""Batches: lines go up in portions, answers come down as they are ready.

A portion is a request of its own, small enough for the buffers between two hosts. So nobody ever waits for a server
that waits for its answers to be read; a line may depend on answers of earlier portions; and a portion can be repeated
where a connection broke, from its first unanswered line on, since every operation is a pure function.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from gavel_client.errors import TransportError
from gavel_client.results import BatchAnswer
from gavel_client.transport import BrokenOff, Transport, chunks, decoded, encoded, read

PORTION: Final = 64 * 1024
"""Bytes. What a fresh TCP connection takes in without anyone reading."""

_NDJSON = "application/x-ndjson"


def answers(
    transport: Transport, lines: Iterable[Mapping[str, Any]], *, portion: int, request_id: str | None
) -> Iterator[BatchAnswer]:
    """One answer for each line, in order."""
    for pending in _portions(lines, portion):
        yield from _answered(transport, pending, request_id)


def _portions(lines: Iterable[Mapping[str, Any]], most: int) -> Iterator[deque[bytes]]:
    """The lines as bytes, in portions of at most `most` bytes, or of a single line that is longer."""
    pending: deque[bytes] = deque()
    size = 0
    for line in lines:
        written = encoded(line) + b"\n"
        if pending and size + len(written) > most:
            yield pending
            pending, size = deque(), 0
        pending.append(written)
        size += len(written)
        if size >= most:
            # Full: what the next line will be may depend on these answers.
            yield pending
            pending, size = deque(), 0
    if pending:
        yield pending


def _answered(transport: Transport, pending: deque[bytes], request_id: str | None) -> Iterator[BatchAnswer]:
    """The answers to one portion; after a break, to what is left of it."""
    retries = transport.retries
    while pending:
        broken = BrokenOff("the batch has fewer answers than lines", request_id=request_id)
        try:
            yield from _answers_once(transport, pending, request_id)
        except BrokenOff as error:
            broken = error
        if pending and not retries:
            raise broken
        retries -= 1


def _answers_once(transport: Transport, pending: deque[bytes], request_id: str | None) -> Iterator[BatchAnswer]:
    """The answers of one request; each takes its line off `pending`."""
    data = b"".join(pending)
    with transport.send(
        "POST", "/v1/batch", accept=_NDJSON, request_id=request_id, data=data, content_type=_NDJSON, stream=True
    ) as response:
        for line in _lines(chunks(response)):
            if not pending:
                raise TransportError("the batch has more answers than lines", request_id=request_id)
            answer = read(BatchAnswer.from_json, decoded(line))
            pending.popleft()
            yield answer


def _lines(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """The lines of a stream of bytes, each as soon as it is complete; blank ones are left out."""
    rest = b""
    for piece in pieces:
        *complete, rest = (rest + piece).split(b"\n")
        yield from filter(None, map(bytes.strip, complete))
    if rest.strip():
        yield rest
