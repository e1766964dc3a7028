"""Content negotiation by a request's headers: media types, languages, and the request id."""

import re
from collections.abc import Mapping
from functools import lru_cache
from random import getrandbits
from typing import Any

from werkzeug.datastructures import LanguageAccept, MIMEAccept
from werkzeug.http import parse_accept_header, parse_options_header

from gavel.api.problems import Problem
from gavel.i18n import LANGUAGES

JSON = "application/json"
NDJSON = "application/x-ndjson"
PROBLEM_JSON = "application/problem+json"

Headers = Mapping[str, Any]
"""The headers of a request by their names in WSGI: `HTTP_ACCEPT`, `CONTENT_TYPE`."""

_REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,128}")


def must_accept(headers: Headers, media_type: str) -> None:
    """Raise the problem 406 unless the client accepts `media_type`."""
    accept = headers.get("HTTP_ACCEPT")
    if accept and not _accepts(accept, media_type):
        raise Problem("not-acceptable", {"accept": media_type})


def must_send(headers: Headers, media_type: str) -> None:
    """Raise the problem 415 unless the client sends `media_type`, in UTF-8 and without a content coding."""
    sent = headers.get("CONTENT_TYPE", "")
    if (sent != media_type and not _is(sent, media_type)) or "HTTP_CONTENT_ENCODING" in headers:
        raise Problem("unsupported-media-type", {"expected": media_type})


def request_id_of(headers: Headers) -> str:
    """The caller's `X-Request-Id` if it is valid, else a new one with every call."""
    given: str | None = headers.get("HTTP_X_REQUEST_ID")
    return given if given is not None and _REQUEST_ID.fullmatch(given) else new_request_id()


def new_request_id() -> str:
    """A unique id of an exchange. It is no secret; a forked process has its own random numbers."""
    return f"{getrandbits(128):032x}"


@lru_cache(maxsize=256)
def language_of(accept_language: str | None) -> str:
    """The one of LANGUAGES that an Accept-Language header (RFC 9110) prefers; English if it names none of them.

    A region counts for its language (fr-CH is fr); of equal weights the first named wins; malformed parts do not count.
    """
    liked: dict[str, float] = {}
    for tag, quality in parse_accept_header(accept_language, LanguageAccept):
        language, _, region = tag.lower().partition("-")
        if quality or not region:
            liked[language] = max(quality, liked.get(language, 0.0))
    return preferred(liked, LANGUAGES) or LANGUAGES[0]


def preferred(liked: Mapping[str, float], offered: tuple[str, ...]) -> str | None:
    """The client's preference among the offered values: by weight, then its order, then ours; None for none."""
    others = liked.get("*", 0.0)
    candidates = [*(each for each in liked if each in offered), *(each for each in offered if each not in liked)]
    best = max(candidates, key=lambda each: liked.get(each, others))
    return best if liked.get(best, others) else None


@lru_cache(maxsize=256)
def _accepts(header: str, media_type: str) -> bool:
    # Without parameters: "application/json; charset=utf-8" is the type that we send.
    ranges = [(value.partition(";")[0].strip(), quality) for value, quality in parse_accept_header(header, MIMEAccept)]
    return MIMEAccept(ranges).quality(media_type) > 0


@lru_cache(maxsize=256)
def _is(sent: str, media_type: str) -> bool:
    main, options = parse_options_header(sent)
    return main.lower() == media_type and options.get("charset", "utf-8").lower() in ("utf-8", "utf8")
