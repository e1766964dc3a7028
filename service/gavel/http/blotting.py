"""Log lines without secrets: whatever looks like a key or a token is blotted out of all that `logging` writes.

Servers write what they cannot read into their logs: a header line without its colon, a request line with its query.
So it is no use to leave secrets out of what Gavel itself writes; each record is gone through before any handler sees
it, tracebacks included.
"""

import logging
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

BLOT = "…"

_SEPARATOR = r"(?:\.|%2e)"
_SECRETS = re.compile(
    # A header line with a key, as it is sent, as WSGI names it or as Python shows it: all that is left of its line.
    r"(?P<header>(?:x[-_]api[-_]key|authorization|cookie)\b)[^\r\n]*"
    # A parameter of a query that is called like a key.
    r"|(?P<parameter>\b(?:[\w.-]{0,40}key|[\w.-]{0,40}token|secret|password)=)[^\s&\"']+"
    # A key of a seat, a referee or a table.
    rf"|(?P<key>gvs1{_SEPARATOR})[\w.%-]+"
    # A compact token, whose header is JSON in base64url: sealed, or signed.
    r"|(?P<token>eyJ)[\w.%-]{8,}"
    # What is as long as a key without being a digest or an id in hexadecimal digits: the rest of one that broke off.
    r"|(?P<rest>)(?![\da-f-]+(?![\w-]))[\w-]{43,}",
    re.IGNORECASE,
)

_records: Callable[..., logging.LogRecord] = logging.getLogRecordFactory()


def blotted(text: str) -> str:
    """A text in which what looks like a secret is blotted out, and what it is still shows."""
    return _SECRETS.sub(lambda found: f"{found[found.lastgroup or 0]}{BLOT}", text)


def blot_logs() -> None:
    """From now on, no record of `logging` in this process has a secret in its message or its traceback."""
    logging.setLogRecordFactory(_blotted_record)


def _blotted_record(*arguments: Any, **named: Any) -> logging.LogRecord:
    record = _records(*arguments, **named)
    with suppress(Exception):  # arguments that do not fit their message: the handler complains about them
        record.msg, record.args = blotted(record.getMessage()), None
    if record.exc_info:
        # What a formatter finds here it does not format again.
        record.exc_text = blotted(logging.Formatter().formatException(record.exc_info))
    if record.stack_info:
        record.stack_info = blotted(record.stack_info)
    return record
