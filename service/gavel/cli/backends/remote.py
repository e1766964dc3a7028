"""A server over HTTP."""

import json
import secrets
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import quote

import requests

from gavel import __version__
from gavel.cli.input.usage import say
from gavel.cli.output.answers import Answer, NoAnswer, encoded

TIMEOUT: Final = (5, 60)
"""Seconds: for connecting, and for each wait for bytes."""

PROBLEM: Final = "application/problem+json"


class RemoteBackend:
    """Answers from the server at a base URL."""

    def __init__(self, url: str, language: str, api_key: str | None = None) -> None:
        self._url = url.rstrip("/")
        self._session = requests.Session()
        self._session.headers["User-Agent"] = f"gavel/{__version__}"
        self._session.headers["Accept"] = f"application/json, {PROBLEM}"
        self._session.headers["Accept-Language"] = language
        if api_key:
            self._session.headers["X-API-Key"] = api_key

    def post(self, game: str, operation: str, body: Any) -> Answer:
        """The answer to one operation on a game."""
        return self._send("POST", f"/v1/games/{quote(game, safe='')}/{operation}", encoded(body))

    def sealed(self, game: str, operation: str, body: Any, key: str | None) -> Answer:
        """The answer to an operation on a sealed table, for the holder of the key."""
        return self._send("POST", f"/v1/games/{quote(game, safe='')}/sealed/{operation}", encoded(body), key)

    def table_of(self, invitation: str) -> Answer:
        """The table of an invitation."""
        return self._send("GET", "/v1/invitation", key=invitation)

    def verify(self, receipt: str) -> Answer:
        """What a receipt says that the service has signed."""
        return self._send("POST", "/v1/receipts/verify", encoded({"receipt": receipt}))

    def catalogue(self) -> Answer:
        """Every game there is."""
        return self._send("GET", "/v1/games")

    def sheet(self, game: str) -> Answer:
        """What a game is."""
        return self._send("GET", f"/v1/games/{quote(game, safe='')}")

    def rules(self, game: str) -> Answer:
        """A game's rule clauses."""
        return self._send("GET", f"/v1/games/{quote(game, safe='')}/rules")

    def messages(self, game: str) -> Answer:
        """A game's sentences as patterns."""
        return self._send("GET", f"/v1/games/{quote(game, safe='')}/messages")

    def _send(self, method: str, path: str, data: bytes | None = None, key: str | None = None) -> Answer:
        headers = {"X-Request-Id": secrets.token_hex(16)}
        if key is not None:
            headers["Authorization"] = f"Bearer {key}"
        # Or else a .netrc or the URL would have its password sent in place of the key.
        auth = None if key is None else _as_it_is
        if data is not None:
            headers["Content-Type"] = "application/json"
        try:
            # A redirected POST would silently become a GET; the service itself never redirects.
            response = self._session.request(
                method, self._url + path, data=data, headers=headers, auth=auth, timeout=TIMEOUT, allow_redirects=False
            )
        except requests.RequestException as error:
            raise NoAnswer(say("no-answer", url=self._url, why=_in_short(error))) from error
        return _answer(response)


def _as_it_is(request: requests.PreparedRequest) -> requests.PreparedRequest:
    return request


def _answer(response: requests.Response) -> Answer:
    """The response as an answer of the contract; raises NoAnswer if it is none."""
    media_type = response.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    expected = "application/json" if response.status_code == HTTPStatus.OK else PROBLEM
    if media_type != expected or not _is_object(response.content):
        raise NoAnswer(say("no-gavel", url=response.url, status=response.status_code))
    return Answer(response.status_code, response.content)


def _is_object(raw: bytes) -> bool:
    try:
        return isinstance(json.loads(raw), dict)
    except ValueError:
        return False


def _in_short(error: requests.RequestException) -> str:
    if isinstance(error, requests.Timeout):
        return say("too-slow")
    return say("unreachable") if isinstance(error, requests.ConnectionError) else str(error)
