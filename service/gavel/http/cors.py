"""CORS, as the Fetch standard has it: the origins whose scripts may call from a browser. By default there are none."""

from collections.abc import Callable, Collection

from flask import Response, request

ANY = "*"

METHODS = "GET, HEAD, POST"
SENT_HEADERS = "Accept, Accept-Language, Content-Type, If-None-Match, X-Request-Id"
READ_HEADERS = "ETag, Retry-After, X-Request-Id"
PREFLIGHT_SECONDS = "600"
"""How long a browser may remember what a preflight said."""


def variants(vary: str, origins: Collection[str]) -> str:
    """What answers depend on, in Vary: on the origin too, unless all origins are alike."""
    return f"{vary}, Origin" if origins and ANY not in origins else vary


def opened_to(origins: Collection[str]) -> Callable[[Response], Response]:
    """What lets scripts of these origins, ANY for all, read an answer; it answers preflights too."""

    def open_up(response: Response) -> Response:
        headers = response.headers
        headers["Vary"] = variants(", ".join(headers.getlist("Vary")), origins)
        origin = request.headers.get("Origin")
        if not origin or not (ANY in origins or origin in origins):
            return response
        headers["Access-Control-Allow-Origin"] = ANY if ANY in origins else origin
        headers["Access-Control-Expose-Headers"] = READ_HEADERS
        if request.method == "OPTIONS" and "Access-Control-Request-Method" in request.headers:
            headers["Access-Control-Allow-Methods"] = METHODS
            headers["Access-Control-Allow-Headers"] = SENT_HEADERS
            headers["Access-Control-Max-Age"] = PREFLIGHT_SECONDS
        return response

    return open_up
