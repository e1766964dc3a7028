"""One HTTP exchange: the request id, what the client accepts, the JSON body in, JSON and problems out."""

import re
import secrets
from functools import cached_property, lru_cache
from typing import Any

from flask import Request, Response, request
from werkzeug.datastructures import MIMEAccept
from werkzeug.http import parse_accept_header, parse_options_header

from gavel.http.compression import SMALLEST, coding_for, compressed
from gavel.wire import strict_json
from gavel.wire.batches import malformed
from gavel.wire.limits import LIMITS
from gavel.wire.operations import Call
from gavel.wire.problems import Problem
from gavel.wire.sheets import Sheet
from gavel.wire.strict_json import MalformedJson
from gavel.wire.words import Words, choose, words_for

JSON = "application/json"
NDJSON = "application/x-ndjson"
PROBLEM_JSON = "application/problem+json"

_REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,128}")


class Exchange(Request):
    """A request with its id and its language."""

    @cached_property
    def request_id(self) -> str:
        """The caller's `X-Request-Id` if it is one, else a new one."""
        given = self.headers.get("X-Request-Id", "")
        return given if _REQUEST_ID.fullmatch(given) else secrets.token_hex(16)

    @cached_property
    def words(self) -> Words:
        """The words of the language that the client prefers."""
        return words_for(choose(self.headers.get("Accept-Language")))


def exchange() -> Exchange:
    """The exchange under way."""
    current: Any = request
    return current  # type: ignore[no-any-return]  # Flask's proxy stands for the request class of our app


def call() -> Call:
    """What an operation needs to know of the exchange under way."""
    here = exchange()
    return Call(here.words, here.request_id)


# --- in -------------------------------------------------------------------------------------------------------------


def json_body() -> Any:
    """The strictly parsed JSON body of the exchange under way; raises Problem."""
    must_send(JSON)
    raw = exchange().get_data(cache=False)
    if len(raw) > LIMITS.body:
        raise too_large(LIMITS.body)
    try:
        return strict_json.loads(raw, max_depth=LIMITS.depth)
    except MalformedJson as fault:
        raise malformed(fault) from None


def must_accept(media_type: str) -> None:
    """Raise the problem 406 unless the client takes `media_type`."""
    header = exchange().headers.get("Accept")
    if header and not _accepts(header, media_type):
        raise Problem("not-acceptable", {"accept": media_type})


def must_send(media_type: str) -> None:
    """Raise the problem 415 unless the client sends `media_type`, in UTF-8 and not encoded."""
    headers = exchange().headers
    sent = headers.get("Content-Type", "")
    if sent != media_type and not _is(sent, media_type):
        raise Problem("unsupported-media-type", {"expected": media_type})
    if "Content-Encoding" in headers:
        raise Problem("unsupported-media-type", {"expected": media_type})


def too_large(limit: int) -> Problem:
    """The problem with what is longer than `limit` bytes."""
    return Problem("too-large", {"limit": limit}, members={"limit": limit})


@lru_cache(maxsize=256)
def _accepts(header: str, media_type: str) -> bool:
    # Without parameters: "application/json; charset=utf-8" means what we send.
    ranges = [(value.partition(";")[0].strip(), quality) for value, quality in parse_accept_header(header, MIMEAccept)]
    return MIMEAccept(ranges).quality(media_type) > 0


@lru_cache(maxsize=256)
def _is(sent: str, media_type: str) -> bool:
    main, options = parse_options_header(sent)
    return main.lower() == media_type and options.get("charset", "utf-8").lower() in ("utf-8", "utf8")


# --- out ------------------------------------------------------------------------------------------------------------


def json_answer(document: Any, language: str | None = None) -> Response:
    """A successful answer."""
    response = Response(strict_json.dumps(document), mimetype=JSON)
    if language is not None:
        in_language(response, language)
    return response


def static_answer(sheet: Sheet, media_type: str, language: str | None = None) -> Response:
    """A document that changes only with the release, or 304 for those who have it; raises Problem."""
    must_accept(media_type)
    here = exchange()
    asked = here.headers.get("Accept-Encoding")
    coding = coding_for(asked) if asked is not None and len(sheet.body) >= SMALLEST else None
    if coding is not None:
        sheet = compressed(sheet, coding)
    response = Response(sheet.body, mimetype=media_type)
    if coding is not None:
        response.headers["Content-Encoding"] = coding
    response.set_etag(sheet.etag)
    response.headers["Cache-Control"] = "no-cache"
    if language is not None:
        in_language(response, language)
    response.make_conditional(here)
    return response


def problem_answer(problem: Problem) -> Response:
    """An answer that tells a problem."""
    here = exchange()
    document = problem.document(here.words, here.request_id)
    response = Response(strict_json.dumps(document), status=problem.status, mimetype=PROBLEM_JSON)
    return in_language(response, here.words.language)


def in_language(response: Response, language: str) -> Response:
    """Tell the language of an answer, and that it depends on what the client asked for."""
    response.headers["Content-Language"] = language
    response.headers["Vary"] = "Accept-Language"
    return response
