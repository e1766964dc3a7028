"""The heads of answers as gunicorn writes them, but what it has checked or written before is remembered.

Gunicorn looks at every character of every header, and works out the date, for each answer anew, which takes longer than
to judge an action. Yet the headers of most answers are the same few, and the date changes once a second.
"""

from collections.abc import Iterable
from functools import lru_cache
from time import time
from typing import Any

from gunicorn import util
from gunicorn.http import wsgi

Header = tuple[str, str]

_process_headers = wsgi.Response.process_headers
_http_date = util.http_date


def remember() -> None:
    """Have all answers of this process written so."""
    wsgi.Response.process_headers = _add_headers  # type: ignore[method-assign,assignment]
    util.http_date = _date  # type: ignore[assignment]  # gunicorn asks for none but the present date


def _add_headers(response: Any, headers: Iterable[Header]) -> None:
    for name, value in headers:
        kept, length, upgrade = _checked(name, value)
        response.headers += kept
        response.response_length = response.response_length if length is None else length
        response.upgrade = response.upgrade or upgrade


@lru_cache(maxsize=256)
def _checked(name: str, value: str) -> tuple[tuple[Header, ...], int | None, bool]:
    """What gunicorn makes of one header: what is sent of it, a length, a new protocol. Raises what gunicorn raises."""
    nothing: Any = None
    alone = wsgi.Response(nothing, nothing, nothing)
    _process_headers(alone, [(name, value)])
    return tuple(alone.headers), alone.response_length, alone.upgrade


def _date() -> str:
    return _date_at(int(time()))


@lru_cache(maxsize=1)
def _date_at(second: int) -> str:
    return _http_date(second)
