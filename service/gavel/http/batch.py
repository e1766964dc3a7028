"""`POST /v1/batch`: NDJSON in, NDJSON out, each answer sent as it is ready.

A client may well send its whole batch before it reads the first answer. So a thread of its own reads on while answers
are being written (the limit of a batch bounds what can pile up); otherwise both sides would wait for each other.
"""

from collections.abc import Iterator
from io import BufferedReader
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any, cast

from flask import Blueprint, Response
from werkzeug.exceptions import RequestEntityTooLarge

from gavel.api.batches import answer_line, answered
from gavel.api.problems import Problem
from gavel.http.exchange import NDJSON, broken_off, exchange, in_language, must_accept, must_fit, must_send, too_large
from gavel.i18n.words import Words
from gavel.schemas.limits import LIMITS

READ_SIZE = 1024
"""Bytes waited for at once: small, lest a short batch's answers wait for a long one's buffer to fill."""

SKIP_SIZE = 1 << 16


def blueprint() -> Blueprint:
    """The route of batches."""
    routes = Blueprint("batch", __name__)
    routes.post("/v1/batch")(batch)
    return routes


def batch() -> Response:
    """One operation a line, each answered by a line, in the order asked."""
    here = exchange()
    must_accept(here.environ, NDJSON)
    must_send(here.environ, NDJSON)
    must_fit(LIMITS.batch)
    answers = _answers(_Lines(here.stream), here.words, here.request_id)
    return in_language(Response(answers, mimetype=NDJSON), here.words.language)


def _answers(lines: "_Lines", words: Words, request_id: str) -> Iterator[bytes]:
    for number, line in lines:
        instance = f"{request_id}/{number}"
        if isinstance(line, Problem):
            yield answered(None, line.status, line.document(words, instance))
        elif line.strip(b" \t\r\n"):
            yield answer_line(line, words, instance)


class _Lines:
    """The lines of a stream with their numbers, from 1, read ahead by a thread.

    A line that is too long comes as a problem and the next ones follow; a batch that is too long ends with a problem.
    """

    def __init__(self, stream: IO[bytes]) -> None:
        self._lines: SimpleQueue[bytes | Problem | None] = SimpleQueue()
        # Werkzeug's limited stream is a raw one: the buffer gives it lines.
        self._stream = BufferedReader(cast("Any", stream), READ_SIZE)
        Thread(target=self._read, name="gavel-batch-reader", daemon=True).start()

    def __iter__(self) -> Iterator[tuple[int, bytes | Problem]]:
        number = 0
        while (line := self._lines.get()) is not None:
            number += 1
            yield number, line

    def _read(self) -> None:
        try:
            while line := self._stream.readline(LIMITS.line + 1):
                if len(line) <= LIMITS.line or line.endswith(b"\n"):
                    self._lines.put(line)
                else:
                    self._skip_line()
                    self._lines.put(too_large(LIMITS.line))
        except RequestEntityTooLarge:
            self._lines.put(too_large(LIMITS.batch))
        except Exception:
            # Or the client has gone, or the answer was given up and the stream closed: then nobody reads this.
            self._lines.put(broken_off())
        finally:
            self._lines.put(None)

    def _skip_line(self) -> None:
        while (rest := self._stream.readline(SKIP_SIZE)) and not rest.endswith(b"\n"):
            pass
