"""The WSGI app of the processes that search; the service asks it, and nobody else.

A request has the id of the game, the body as the service has accepted it, and the time by which a search has to begin.
"""

import json
from collections.abc import Iterable
from time import time
from typing import TYPE_CHECKING, Any

from gavel.observe.blotting import blot_logs
from gavel.suggesting.searching import search

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

blot_logs()

OK, REFUSED, TOO_LATE = "200 OK", "422 UNPROCESSABLE CONTENT", "503 SERVICE UNAVAILABLE"


def app(environ: "WSGIEnvironment", start_response: "StartResponse") -> "Iterable[bytes]":
    """Search, unless nobody waits any longer; every fault of the record comes as a violation."""
    request = json.loads(environ["wsgi.input"].read(int(environ["CONTENT_LENGTH"])))
    status, answer = _answer(request)
    body = json.dumps(answer).encode()
    start_response(status, [("Content-Type", "application/json"), ("Content-Length", str(len(body)))])
    return [body]


def _answer(request: Any) -> tuple[str, Any]:
    if time() > request["until"]:
        return TOO_LATE, {}
    try:
        answer, violations = search(request["game"], request["body"])
    except TimeoutError:
        return TOO_LATE, {}
    if answer is not None:
        return OK, answer
    return REFUSED, [{"code": each.code, "pointer": each.pointer, "figures": dict(each.figures)} for each in violations]
