"""CORS, as the Fetch standard has it: the origins whose scripts may call from a browser. By default there are none."""

from collections.abc import Collection, Mapping

ANY = "*"

METHODS = "GET, HEAD, POST"
SENT_HEADERS = "Accept, Accept-Language, Authorization, Content-Type, If-None-Match, X-API-Key, X-Request-Id"
"""`X-API-Key` is for what may stand in front of the service, `Authorization` is reserved: nothing here reads either."""
READ_HEADERS = "ETag, Retry-After, X-Request-Id"
PREFLIGHT_SECONDS = "600"
"""How long a browser may remember what a preflight said."""


def variants(vary: str, origins: Collection[str]) -> str:
    """What answers depend on, in Vary: on the origin too, unless all origins are alike."""
    return f"{vary}, Origin" if origins and ANY not in origins else vary


def opening(method: str, environ: Mapping[str, str], origins: Collection[str]) -> list[tuple[str, str]]:
    """The headers that let a script of one of these origins, ANY for all, read the answer to its request.

    `environ` has the headers of the request by their names in WSGI. A preflight is answered too.
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
