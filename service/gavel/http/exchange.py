"""One HTTP exchange: the request id, what the client accepts, the JSON body in, JSON and problems out."""

import re
import secrets
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from flask import Request, Response, request
from werkzeug.datastructures import MIMEAccept
from werkzeug.http import parse_accept_header, parse_options_header
from werkzeug.utils import cached_property

from gavel.api.batches import malformed
from gavel.api.operations import Call
from gavel.api.problems import Problem
from gavel.api.sheets import Sheet
from gavel.http.compression import SMALLEST, coding_for, compressed
from gavel.i18n.negotiation import choose
from gavel.i18n.translator import Translator, translator_for
from gavel.schemas import strict_json
from gavel.schemas.limits import LIMITS
from gavel.schemas.strict_json import MalformedJson

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

JSON = "application/json"
NDJSON = "application/x-ndjson"
PROBLEM_JSON = "application/problem+json"

VARIANTS = "Accept-Language, Accept-Encoding"
"""What answers in a language depend on, in Vary."""

_REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{1,128}")


class Exchange(Request):
    """A request with its id and its language."""

    @cached_property
    def request_id(self) -> str:
        """The caller's `X-Request-Id` if it is one, else a new one."""
        return request_id_of(self.environ)

    @cached_property
    def words(self) -> Translator:
        """The words of the language that the client prefers."""
        return words_of(self.environ)


def request_id_of(environ: "WSGIEnvironment") -> str:
    """The caller's `X-Request-Id` if it is one, else a new one with every look."""
    given: str = environ.get("HTTP_X_REQUEST_ID", "")
    return given if _REQUEST_ID.fullmatch(given) else secrets.token_hex(16)


def words_of(environ: "WSGIEnvironment") -> Translator:
    """The words of the language that the client prefers."""
    return translator_for(choose(environ.get("HTTP_ACCEPT_LANGUAGE")))


def exchange() -> Exchange:
    """The exchange under way."""
    current: Exchange = request._get_current_object()  # type: ignore[attr-defined]  # the proxy's own method
    return current


def call() -> Call:
    """What an operation needs to know of the exchange under way."""
    here = exchange()
    return Call(here.words, here.request_id)


# --- in -------------------------------------------------------------------------------------------------------------


def json_body() -> Any:
    """The strictly parsed JSON body of the exchange under way; raises Problem."""
    must_send(exchange().environ, JSON)
    must_fit(LIMITS.body)
    try:
        raw = exchange().get_data(cache=False)
    except Exception as fault:
        raise broken_off() from fault
    if len(raw) > LIMITS.body:
        raise too_large(LIMITS.body)
    try:
        return strict_json.loads(raw, max_depth=LIMITS.depth)
    except MalformedJson as fault:
        raise malformed(fault) from None


def must_accept(environ: "WSGIEnvironment", media_type: str) -> None:
    """Raise the problem 406 unless the client takes `media_type`."""
    header = environ.get("HTTP_ACCEPT")
    if header and not _accepts(header, media_type):
        raise Problem("not-acceptable", {"accept": media_type})


def must_send(environ: "WSGIEnvironment", media_type: str) -> None:
    """Raise the problem 415 unless the client sends `media_type`, in UTF-8 and not encoded."""
    sent = environ.get("CONTENT_TYPE", "")
    if sent != media_type and not _is(sent, media_type):
        raise Problem("unsupported-media-type", {"expected": media_type})
    if "HTTP_CONTENT_ENCODING" in environ:
        raise Problem("unsupported-media-type", {"expected": media_type})


def must_fit(limit: int) -> None:
    """Raise the problem 413 if the body is announced to be longer; else read no more than one byte beyond the limit.

    The one byte tells a body without Content-Length that is too long from one that just fits.
    """
    here = exchange()
    if here.content_length is not None and here.content_length > limit:
        raise too_large(limit)
    here.max_content_length = limit + 1


def broken_off() -> Problem:
    """The problem with a body that ends before its length, or whose chunks are none.

    Each server reports these by exceptions of its own.
    """
    return malformed(MalformedJson("json.syntax"))


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
    response = Response(strict_json.dumps(document), content_type=JSON)
    if language is not None:
        in_language(response, language)
    return response


def static_answer(sheet: Sheet, media_type: str, language: str | None = None) -> Response:
    """A document that changes only with the release, or 304 for those who have it; raises Problem."""
    here = exchange()
    must_accept(here.environ, media_type)
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
    response = Response(strict_json.dumps(document), problem.status, content_type=PROBLEM_JSON)
    return in_language(response, here.words.language)


def in_language(response: Response, language: str) -> Response:
    """Tell the language of an answer, and that it depends on what the client asked for, as every coding does."""
    response.headers.add("Content-Language", language)
    response.headers.add("Vary", VARIANTS)
    return response
