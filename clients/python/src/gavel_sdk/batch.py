"""Batches: lines go up in portions, answers come down as they are ready.

A portion is a request of its own, small enough for the buffers between two hosts. So nobody ever waits for a server
that waits for its answers to be read; a line may depend on answers of earlier portions; and a portion can be repeated
where a connection broke, from its first unanswered line on, since every operation is a pure function.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from gavel_sdk import operations
from gavel_sdk.calls import BrokenOff, decoded, encoded, required
from gavel_sdk.documents import Json
from gavel_sdk.errors import Problem, TransportError, problem_from_json
from gavel_sdk.transport import Transport, chunks

PORTION: Final = 64 * 1024
"""Bytes. What a fresh TCP connection takes in without anyone reading."""


@dataclass(frozen=True, slots=True)
class BatchAnswer:
    """The answer to one line of a batch: the line's own `id`, an HTTP status, and a result or a problem."""

    id: Any
    status: int
    body: Json

    @property
    def ok(self) -> bool:
        """Whether the line was answered rather than refused."""
        return self.status == 200

    @property
    def problem(self) -> Problem | None:
        """Why the line was refused; None if it was not."""
        return None if self.ok else problem_from_json(self.body, status=self.status)

    def unwrap(self) -> Any:
        """The result, as the call itself would have answered; raises the Problem if the line was refused."""
        if problem := self.problem:
            raise problem
        return self.body


class Portions:
    """Lines as bytes, in portions of at most `most` bytes, or of a single line that is longer."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pending: deque[bytes] = deque()
        self._size = 0

    def add(self, line: Mapping[str, Any]) -> Iterator[deque[bytes]]:
        """Take a line; the portions that are complete with it."""
        written = encoded(line) + b"\n"
        if self._size + len(written) > self._most:
            yield from self.rest()
        self._pending.append(written)
        self._size += len(written)
        if self._size >= self._most:
            # Full: what the next line will be may depend on these answers.
            yield from self.rest()

    def rest(self) -> Iterator[deque[bytes]]:
        """What has been taken and not given yet."""
        pending, self._pending, self._size = self._pending, deque(), 0
        if pending:
            yield pending


class Lines:
    """The lines of a stream of bytes, each as soon as it is complete; blank ones are left out."""

    def __init__(self) -> None:
        self._rest = b""

    def add(self, piece: bytes) -> Iterator[bytes]:
        """Take a piece of the stream; the lines that are complete with it."""
        *complete, self._rest = (self._rest + piece).split(b"\n")
        yield from filter(None, map(bytes.strip, complete))

    def rest(self) -> Iterator[bytes]:
        """The last line, if it lacks its newline."""
        if self._rest.strip():
            yield self._rest


def answers(
    transport: Transport, lines: Iterable[Mapping[str, Any]], *, portion: int, request_id: str | None
) -> Iterator[BatchAnswer]:
    """One answer for each line, in order."""
    portions = Portions(portion)
    for line in lines:
        for pending in portions.add(line):
            yield from _answered(transport, pending, request_id)
    for pending in portions.rest():
        yield from _answered(transport, pending, request_id)


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
    call = operations.batch(b"".join(pending), request_id=request_id)
    lines = Lines()
    with transport.open(call, stream=True) as response:
        for piece in chunks(response):
            for line in lines.add(piece):
                yield answer_to(line, pending, request_id)
        for line in lines.rest():
            yield answer_to(line, pending, request_id)


def answer_to(line: bytes, pending: deque[bytes], request_id: str | None) -> BatchAnswer:
    """The answer in a line, to the first of the pending lines, which is taken off."""
    if not pending:
        raise TransportError("the batch has more answers than lines", request_id=request_id)
    answer = required(decoded(line), ("id", "status", "body"))
    pending.popleft()
    return BatchAnswer(answer["id"], answer["status"], answer["body"])
