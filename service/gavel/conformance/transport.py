"""A kept-alive connection to a server, with the standard library only."""

import json
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any
from urllib.parse import urlsplit

TIMEOUT = 30.0
"""The seconds after which a missing answer fails."""


class Unreachable(Exception):
    """No server answers at the base address, or it has closed the connection."""


class Connection:
    """A connection to the server at `base_url`, which may have a path of its own; call it to send a request."""

    def __init__(self, base_url: str) -> None:
        parts = urlsplit(base_url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"not an http or https address: {base_url}")
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        self._connection = kind(parts.hostname, parts.port, timeout=TIMEOUT)
        self._prefix = parts.path.rstrip("/")
        self._base_url = base_url

    def __call__(self, method: str, path: str, body: Any, key: str | None = None) -> tuple[int, Mapping[str, str], Any]:
        """Send a request, with a key if there is one; returns status, headers (names in lower case) and parsed answer.

        Every call of the contract is safe to repeat: if the server has closed the connection, it opens a new one, once.
        """
        try:
            return self._exchange(method, path, body, key)
        except (HTTPException, OSError):
            self.close()
        try:
            return self._exchange(method, path, body, key)
        except (HTTPException, OSError) as error:
            self.close()
            raise Unreachable(f"{self._base_url}: {str(error) or type(error).__name__}") from error

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def _exchange(self, method: str, path: str, body: Any, key: str | None) -> tuple[int, Mapping[str, str], Any]:
        headers = {"Accept": "application/json, application/problem+json", "Accept-Language": "en"}
        if key is not None:
            headers["Authorization"] = f"Bearer {key}"
        content = None
        if body is not None:
            content = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
            headers["Content-Type"] = "application/json"
        self._connection.request(method, self._prefix + path, content, headers)
        response = self._connection.getresponse()
        received = response.read()
        return response.status, {name.lower(): value for name, value in response.getheaders()}, parsed(received)


def parsed(content: bytes) -> Any:
    """The JSON in a response's body; None if it holds none."""
    try:
        return json.loads(content)
    except ValueError:
        return None
