"""Log lines without secrets: nothing that a client has sent, and nothing that looks like a key or a token.

Servers write what they cannot read into their logs: a header line without its colon, a request line with its query.
So it is no use to leave secrets out of what Gavel itself writes; each record is gone through before any handler sees
it. An error's message may quote a document, so where an error is a request's, its traceback names the kinds of the
errors and the lines of code, and no message.
"""

import logging
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from traceback import format_tb
from typing import Any, Final

BLOT = "…"

_SEPARATOR = r"(?:\.|%2e)"
_SECRETS = re.compile(
    # A header line with a key, as it is sent, as WSGI names it or as Python shows it: all that is left of its line.
    r"(?P<header>(?:x[-_]api[-_]key|authorization|cookie)\b)[^\r\n]*"
    # A parameter of a query that is called like a key.
    r"|(?P<parameter>\b(?:[\w.-]{0,40}key|[\w.-]{0,40}token|secret|password)=)[^\s&\"']+"
    # A key of a seat, a referee or a table; an invitation.
    rf"|(?P<key>gv[si]1{_SEPARATOR})[\w.%-]+"
    # A compact token, whose header is JSON in base64url: sealed, or signed.
    r"|(?P<token>eyJ)[\w.%-]{8,}"
    # What is as long as a key without being a digest or an id in hexadecimal digits: the rest of one that broke off.
    r"|(?P<rest>)(?![\da-f-]+(?![\w-]))[\w-]{43,}",
    re.IGNORECASE,
)

_AS_SENT = re.compile(
    # What gunicorn could not read, and what it was about when an app failed; its debug level has every request's line.
    r"(Invalid request from ip=\S*:|Error handling request(?= \S+ /)|[A-Z]{3,10}(?= /)) .*",
    re.DOTALL,
)
_SERVICE: Final = "gavel"
"""The logger of what fails while a request is answered."""
_FAILED_REQUEST = "Error handling"
"""What gunicorn's own lines about such failures begin with."""

_records: Callable[..., logging.LogRecord] = logging.getLogRecordFactory()


def blotted(text: str) -> str:
    """A text in which what looks like a secret is blotted out, and what it is still shows."""
    return _SECRETS.sub(lambda found: f"{found[found.lastgroup or 0]}{BLOT}", text)


def blot_logs() -> None:
    """From now on, no record of `logging` in this process has a secret in its message or its traceback."""
    logging.setLogRecordFactory(_blotted_record)


def blot_output() -> None:
    """From now on, neither a record of `logging` nor an error that ends this process or a thread shows a secret."""
    blot_logs()
    sys.excepthook = lambda _kind, error, _traceback: _print(error)
    threading.excepthook = lambda ended: _print(ended.exc_value)


def traceback_of(error: BaseException) -> str:
    """The traceback of an error, with the kinds of errors and without their messages, which may quote anything."""
    return "\n".join(_without_messages(error))


def _print(error: BaseException | None) -> None:
    if error is not None and sys.stderr is not None:
        sys.stderr.write(f"{traceback_of(error)}\n")


def _blotted_record(*arguments: Any, **named: Any) -> logging.LogRecord:
    record = _records(*arguments, **named)
    with suppress(Exception):  # arguments that do not fit their message: the handler complains about them
        record.msg, record.args = blotted(_AS_SENT.sub(rf"\1 {BLOT}", record.getMessage())), None
    if record.exc_info:
        # What a formatter finds here it does not format again.
        of_a_request = record.name == _SERVICE or str(record.msg).startswith(_FAILED_REQUEST)
        error = record.exc_info[1]
        record.exc_text = (
            traceback_of(error)
            if of_a_request and error is not None
            else blotted(logging.Formatter().formatException(record.exc_info))
        )
    if record.stack_info:
        record.stack_info = blotted(record.stack_info)
    return record


def _without_messages(error: BaseException) -> Iterator[str]:
    """The traceback of an error and, before it, of those that it came from."""
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if earlier is not None:
        yield from _without_messages(earlier)
        yield "\nwhich led to:\n"
    yield "Traceback (most recent call last):"
    yield "".join(format_tb(error.__traceback__)).rstrip()
    yield f"{type(error).__module__}.{type(error).__qualname__}: {BLOT}"
