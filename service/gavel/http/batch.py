"""`POST /v1/batch`: NDJSON in, NDJSON out, each answer sent as it is ready.

A client may send a small batch whole before it reads the first answer. So a thread of its own reads on while answers
wait to be read; otherwise both sides would wait for each other. It reads `READ_AHEAD` bytes further than lines have
been answered and no more: the client of a longer batch has to read answers while it sends.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from io import BufferedReader, RawIOBase

from gavel.api.batches import answer_line, refused_line
from gavel.api.body import Stream, too_large
from gavel.api.exchange import Exchange, Response
from gavel.api.negotiation import NDJSON, must_accept, must_send
from gavel.api.operations.call import Signer, no_signer
from gavel.api.problems import Problem
from gavel.http.read_ahead import ReadAhead, received
from gavel.http.whole_requests import Whole, is_wanted
from gavel.schemas.limits import LIMITS

READ_AHEAD = 1 << 20
"""Bytes of a batch that are read before they are needed: what one batch can make the service hold."""

SKIP_SIZE = 1 << 16

SECONDS_OF_A_TURN = 0.01
"""How long a batch is answered before other requests are let in, where one thread serves them all."""


def batch(exchange: Exchange, signer: Signer = no_signer) -> Response:
    """One operation a line, each answered by a line, in the order asked; receipts are signed by `signer`."""
    must_accept(exchange.headers, NDJSON)
    must_send(exchange.headers, NDJSON)
    stream = exchange.request.body.stream(LIMITS.batch)
    if is_wanted(exchange.headers):
        stream = Whole(stream)
    at_hand = partial(received, exchange.headers.get("wsgi.input"))
    return Response(
        _answers(stream, at_hand, exchange, signer),
        NDJSON,
        exchange.translator.language,
    )


def _answers(stream: Stream, at_hand: Callable[[], int], exchange: Exchange, signer: Signer) -> Iterator[bytes]:
    translator = exchange.translator
    witness = exchange.witness
    # Begun here, so that an answer that nobody asks for starts no thread.
    ahead = ReadAhead(stream, READ_AHEAD, at_hand)
    buffer: BufferedReader[RawIOBase] = BufferedReader(ahead)
    try:
        for number, line in enumerate(_taking_turns(_lines(buffer)), 1):
            instance = f"{exchange.request_id}/{number}"
            if isinstance(line, Problem):
                yield refused_line(line, translator, instance, witness=witness)
            elif line.strip(b" \t\r\n"):
                yield answer_line(line, translator, instance, signer, exchange.count, witness)
        # The connection's next request begins where this one ends.
        ahead.skip_rest()
    finally:
        buffer.close()
        if isinstance(stream, Whole):
            stream.close()


def _taking_turns(lines: Iterator[bytes | Problem]) -> Iterator[bytes | Problem]:
    """Yield the lines, and let the server serve somebody else between two of them when a turn is over."""
    begun = time.monotonic()
    for line in lines:
        yield line
        if time.monotonic() - begun > SECONDS_OF_A_TURN:
            time.sleep(0)  # looked up when it is called: a worker of gevent has put its own in this place
            begun = time.monotonic()


def _lines(stream: "BufferedReader[RawIOBase]") -> Iterator[bytes | Problem]:
    """The lines of a batch, blank ones too. One that is too long is a problem, and the next ones follow.

    A batch that is too long, has too many lines or is broken off ends with a problem.
    """
    try:
        for _ in range(LIMITS.batch_lines):
            if not (line := stream.readline(LIMITS.line + 1)):
                return
            if len(line) <= LIMITS.line or line.endswith(b"\n"):
                yield line
            else:
                _skip_line(stream)
                yield too_large(LIMITS.line)
        if stream.peek(1):
            yield too_many_lines(LIMITS.batch_lines)
    except Problem as problem:
        yield problem


def too_many_lines(limit: int) -> Problem:
    """The problem with a batch of more than `limit` lines."""
    return Problem("too-large", {"limit": limit, "lines": limit}, members={"limit": limit})


def _skip_line(stream: "BufferedReader[RawIOBase]") -> None:
    while (rest := stream.readline(SKIP_SIZE)) and not rest.endswith(b"\n"):
        pass
