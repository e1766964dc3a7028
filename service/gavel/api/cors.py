"""CORS, as the Fetch standard defines it: the origins whose scripts may call from a browser. By default none may."""

from collections.abc import Collection, Mapping

ANY = "*"

METHODS = "GET, HEAD, POST"
SENT_HEADERS = (
    "Accept, Accept-Language, Authorization, Content-Type, If-None-Match, X-API-Key, X-Request-Id, "
    "traceparent, tracestate"
)
"""The request headers that scripts may send."""
READ_HEADERS = "ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id"
PREFLIGHT_SECONDS = "600"
"""The seconds for which a browser may cache the answer to a preflight."""


def variants(vary: str, origins: Collection[str]) -> str:
    """The value of Vary: with `Origin`, unless the answers to all origins are equal."""
    return f"{vary}, Origin" if origins and ANY not in origins else vary


def opening(method: str, environ: Mapping[str, str], origins: Collection[str]) -> list[tuple[str, str]]:
    """The headers that allow a script of one of these origins (ANY for all) to read the answer to its request.

    `environ` has the headers of the request by their names in WSGI. They answer a preflight too.
    """
    origin = environ.get("HTTP_ORIGIN")
    if not origin or not (ANY in origins or origin in origins):
        return []
    headers = [
        ("Access-Control-Allow-Origin", ANY if ANY in origins else origin),
        ("Access-Control-Expose-Headers", READ_HEADERS),
    ]
    if method == "OPTIONS" and "HTTP_ACCESS_CONTROL_REQUEST_METHOD" in environ:
        headers += [
            ("Access-Control-Allow-Methods", METHODS),
            ("Access-Control-Allow-Headers", SENT_HEADERS),
            ("Access-Control-Max-Age", PREFLIGHT_SECONDS),
        ]
    return headers
