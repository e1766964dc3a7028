"""The searches that a service asks for suggestions, at an address of their own."""

import json
import socket
from collections.abc import Mapping
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from threading import BoundedSemaphore
from time import time
from typing import Any, Final

from werkzeug.exceptions import ServiceUnavailable

from gavel.engine.verdicts import Violation
from gavel.suggesting.searching import MOST_MILLISECONDS, Result

PATIENCE: Final = 10.0
"""Seconds until an answer: a search takes two at most, and others may come first."""
BEGUN_WITHIN: Final = PATIENCE - MOST_MILLISECONDS / 1000
"""Seconds until a search has to begin: one that begins later would end when nobody waits for it any longer."""
MOST_WAITING: Final = 4
"""The most requests of one process of the service that wait for searches: its other threads go on with rulings."""
RETRY_AFTER_SECONDS: Final = 2


class Searches:
    """The processes that search, at `unix:PATH` or `http://HOST:PORT`."""

    def __init__(self, address: str) -> None:
        """Raises ValueError for an address that is none."""
        kind, _colon, place = address.partition(":")
        host, _colon, port = place.removeprefix("//").partition(":")
        if not (kind == "unix" and place) and not (kind == "http" and host and port.isdigit()):
            raise ValueError(
                "GAVEL_SUGGESTIONS must be the address of searches, unix:PATH or http://HOST:PORT, "
                f"not {address!r}; `gavel serve` takes a number of processes, too"
            )
        self._path = place if kind == "unix" else ""
        self._host, self._port = (host, int(port)) if kind == "http" else ("localhost", 0)
        self._waiting = BoundedSemaphore(MOST_WAITING)

    def ask(self, game: str, body: Mapping[str, Any]) -> Result:
        """The answer to a request, or what is wrong with its record; raises ServiceUnavailable where all are busy."""
        if not self._waiting.acquire(blocking=False):
            raise ServiceUnavailable(retry_after=RETRY_AFTER_SECONDS)
        try:
            status, answer = self._send({"game": game, "body": body, "until": time() + BEGUN_WITHIN})
        except (OSError, HTTPException, ValueError) as error:  # what answers may be something else than searches
            raise ServiceUnavailable(retry_after=RETRY_AFTER_SECONDS) from error
        finally:
            self._waiting.release()
        if status == HTTPStatus.OK:
            return answer, []
        if status == HTTPStatus.UNPROCESSABLE_ENTITY:
            return None, [Violation(each["code"], each["pointer"], figures=each["figures"]) for each in answer]
        raise ServiceUnavailable(retry_after=RETRY_AFTER_SECONDS)

    def _send(self, request: Mapping[str, Any]) -> tuple[int, Any]:
        connection = HTTPConnection(self._host, self._port, timeout=PATIENCE)
        try:
            if self._path:
                # http.client connects by TCP alone, and takes a socket that is connected.
                connection.sock = socket.socket(socket.AF_UNIX)
                connection.sock.settimeout(PATIENCE)
                connection.sock.connect(self._path)
            connection.request("POST", "/", json.dumps(request), {"Content-Type": "application/json"})
            response = connection.getresponse()
            answers = response.status in (HTTPStatus.OK, HTTPStatus.UNPROCESSABLE_ENTITY)
            return response.status, json.loads(response.read()) if answers else None
        finally:
            connection.close()
