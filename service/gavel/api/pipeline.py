"""The pipeline of a request: it finds the route, calls its handler, and completes the response to a reply.

`respond` is the same function whether a request comes by the WSGI front or by Flask. Read it beside PEP 3333: the
headers of a request have their names in the WSGI environment.
"""

import logging
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from werkzeug.exceptions import BadRequest, HTTPException, MethodNotAllowed, NotFound, RequestHeaderFieldsTooLarge
from werkzeug.exceptions import NotImplemented as NotUnderstood
from werkzeug.routing import Map, MapAdapter, Rule

from gavel.api import cors
from gavel.api.coding import coding_for, compressed_for, pieces
from gavel.api.exchange import Exchange, Reply, Request, Response
from gavel.api.negotiation import PROBLEM_JSON
from gavel.api.problems import Problem
from gavel.api.witness import WITNESS
from gavel.schemas import strict_json
from gavel.schemas.limits import HEADERS

log = logging.getLogger("gavel")

IN_ALL_LANGUAGES, IN_ONE_LANGUAGE = "Accept-Language, Accept-Encoding", "Accept-Encoding"
"""The header Vary: of answers with localised texts, and of answers without."""

NAMES = {
    404: "not-found",
    405: "method-not-allowed",
    406: "not-acceptable",
    415: "unsupported-media-type",
    500: "internal",
    503: "unavailable",
}
"""The problem type of each HTTP exception of Werkzeug, by status."""


class Route(NamedTuple):
    """A path with parts in angle brackets, its one method, and the handler of requests to it."""

    path: str
    method: str
    handler: Callable[..., Response]
    """Takes the exchange, and the parts of the path by name; raises Problem, or an exception of Werkzeug."""
    name: str

    @property
    def methods(self) -> list[str]:
        """Every method that the route answers."""
        return ["GET", "HEAD", "OPTIONS"] if self.method == "GET" else [self.method, "OPTIONS"]


class Pipeline:
    """Answers requests by these routes; scripts of these origins may read the answers."""

    def __init__(
        self,
        routes: Iterable[Route],
        parts: Mapping[str, Iterable[str]],
        origins: Collection[str] = (),
        admit: Callable[[Exchange, Route], None] | None = None,
    ) -> None:
        """`parts`: likely values of the parts of paths, by name: a dictionary finds the routes of these paths.

        `admit`: lets a request in that has this route, or raises Problem.
        """
        self.routes = tuple(routes)
        self._rules = _rules(self.routes)
        self._static_routes = {path: match for route in self.routes for path, match in _expand_route(route, parts)}
        self._origins = origins
        self._admit = admit
        self._vary_localised = cors.variants(IN_ALL_LANGUAGES, origins)
        self._vary = cors.variants(IN_ONE_LANGUAGE, origins)

    def knows(self, path: str) -> bool:
        """Whether a path has a route."""
        return path in self._static_routes or (not _has_empty_beginning(path) and self._rules.test(path))

    def respond(self, request: Request) -> Reply:
        """The reply to a request; never raises."""
        if _have_too_much(request.headers):
            return self._refuse_headers(request)
        exchange = Exchange(request)
        try:
            response = self._dispatch(exchange)
        except Exception as error:
            response = refused(error, exchange)
        finally:
            exchange.end()
        return self._reply(exchange, response)

    def refuse(self, request: Request, error: Exception) -> Reply:
        """The reply to a request that failed outside this pipeline, with `error`."""
        if _have_too_much(request.headers):
            return self._refuse_headers(request)
        exchange = Exchange(request)
        return self._reply(exchange, refused(error, exchange))

    def _refuse_headers(self, request: Request) -> Reply:
        """The reply to a request whose headers are too long to parse: in English, without compression."""
        kept = {name: request.headers[name] for name in _NEVER_PARSED if name in request.headers}
        exchange = Exchange(request._replace(headers=kept))
        return self._reply(exchange, refused(RequestHeaderFieldsTooLarge(_TOO_MUCH), exchange))

    def _dispatch(self, exchange: Exchange) -> Response:
        method, path, headers, _body = exchange.request
        _check_http11(headers)
        route, parts = self._static_routes.get(path) or self._matched(path)
        exchange.witness.routed(route.name, parts.get("game"))
        if method == route.method or (method == "HEAD" and route.method == "GET"):
            if self._admit is not None:
                self._admit(exchange, route)
            return route.handler(exchange, **parts)
        if method == "OPTIONS":
            return Response(b"", None, headers=(("Allow", ", ".join(route.methods)),))
        raise MethodNotAllowed(route.methods)

    def _matched(self, path: str) -> tuple[Any, Mapping[str, Any]]:
        """The route of a path, and its parts; raises NotFound."""
        if _has_empty_beginning(path):
            raise NotFound
        return self._rules.match(path)

    def _reply(self, exchange: Exchange, response: Response) -> Reply:
        body, coding = response.body, response.coding
        if "HTTP_ACCEPT_ENCODING" in exchange.headers and coding is None:
            body, coding = _encoded(exchange.headers["HTTP_ACCEPT_ENCODING"], body)
        headers = [
            ("Vary", self._vary if response.language is None else self._vary_localised),
            ("X-Request-Id", exchange.request_id),
            ("X-Content-Type-Options", "nosniff"),
            *response.headers,
            *exchange.added_headers,
        ]
        if response.media_type is not None:
            headers.append(("Content-Type", response.media_type))
            if response.language is not None:
                headers.append(("Content-Language", response.language))
        if coding is not None:
            headers.append(("Content-Encoding", coding))
        if isinstance(body, bytes) and response.status != 304:
            headers.append(("Content-Length", str(len(body))))
        if self._origins:
            headers += cors.opening(exchange.request.method, exchange.headers, self._origins)
        return Reply(response.status, headers, b"" if exchange.request.method == "HEAD" else body)


def _has_empty_beginning(path: str) -> bool:
    """Whether a path begins with several slashes, which Werkzeug would ignore: no such path has a route."""
    return path.startswith("//")


def refused(error: Exception, exchange: Exchange) -> Response:
    """The problem document of an error. An unforeseen error is our defect: it is logged, and not shown."""
    headers: tuple[tuple[str, str], ...] = ()
    if isinstance(error, HTTPException):
        headers = tuple(each for each in error.get_headers() if each[0] not in ("Content-Type", "Content-Length"))
        name = NAMES.get(error.code or 500)
        if name is None:
            return _without_type(error, exchange, headers)
        error = Problem(name, headers=headers)
    elif not isinstance(error, Problem):
        log.error("request %s failed", exchange.request_id, exc_info=error)
        error = Problem("internal")
    document = error.document(exchange.translator, exchange.request_id)
    exchange.witness.answered(document)
    return Response(
        strict_json.dumps(document), PROBLEM_JSON, exchange.translator.language, error.status, error.headers
    )


def _without_type(error: HTTPException, exchange: Exchange, headers: tuple[tuple[str, str], ...]) -> Response:
    """A problem without a type, for a status to which the contract gives none (RFC 9457, section 4.2.1)."""
    document = {
        "type": "about:blank",
        "title": error.name,
        "status": error.code or 500,
        "detail": error.description if error.description != type(error).description else f"{error.name}.",
        "instance": exchange.request_id,
    }
    exchange.witness.answered(document)
    return Response(strict_json.dumps(document), PROBLEM_JSON, None, error.code or 500, headers)


_NEVER_PARSED = ("HTTP_ORIGIN", "HTTP_X_REQUEST_ID", WITNESS)
"""The headers that every reply depends on; the pipeline compares them as they are, however long."""

_TOO_MUCH = f"The headers are longer than {HEADERS} bytes altogether."


def _have_too_much(headers: Mapping[str, Any]) -> bool:
    """Whether the headers exceed their limit; each counts as long as its line in the request."""
    # The prefix `HTTP_` is one byte longer than the rest of a header line beside name and value: ": " and its end.
    sizes = [len(name) + len(value) - 1 for name, value in headers.items() if name.startswith("HTTP_")]
    return sum(sizes) + len(headers.get("CONTENT_TYPE", "")) > HEADERS


def _check_http11(headers: Mapping[str, Any]) -> None:
    """Raise the errors that HTTP/1.1 demands: 400 without a Host, 501 for a transfer coding other than chunked."""
    if "HTTP_HOST" not in headers and headers.get("SERVER_PROTOCOL") == "HTTP/1.1":
        raise BadRequest("A request of HTTP/1.1 needs the header Host.")
    coding = headers.get("HTTP_TRANSFER_ENCODING")
    if coding is not None and coding.strip().lower() != "chunked":
        raise NotUnderstood("No transfer coding but chunked is understood.")


def _encoded(accept_encoding: str, body: bytes | Iterator[bytes]) -> tuple[bytes | Iterator[bytes], str | None]:
    """A body in the content coding that the client prefers, and that coding."""
    if isinstance(body, bytes):
        return compressed_for(accept_encoding, body)
    coding = coding_for(accept_encoding)
    return (body if coding is None else pieces(body, coding)), coding


# --- routes ---------------------------------------------------------------------------------------------------------

Match = tuple[Route, Mapping[str, Any]]


def _rules(routes: Iterable[Route]) -> MapAdapter:
    """An adapter that matches a path, as it was sent, to its route; it ignores method, host and query."""
    rules = Map([Rule(route.path, endpoint=route) for route in routes], merge_slashes=False)
    rules.update()
    return rules.bind("")


def _expand_route(route: Route, parts: Mapping[str, Iterable[str]]) -> Iterable[tuple[str, Match]]:
    """Each concrete path of a route that has at most one part, for the likely values of that part."""
    before, bracket, rest = route.path.partition("<")
    name, _, after = rest.partition(">")
    if not bracket:
        yield route.path, (route, {})
    elif "<" not in after:
        for part in parts.get(name, ()):
            yield f"{before}{part}{after}", (route, {name: part})
