"""The HTTP side of a push service, and browsers that have subscribed there and can read what comes."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Thread
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from gavel.sealing import base64url

PATIENCE = 60


@dataclass
class Browser:
    """A browser: the keys that it has made for its subscription."""

    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def subscription(self) -> dict[str, Any]:
        """What `PushSubscription.toJSON()` gives there."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": base64url.encode(point), "auth": base64url.encode(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, sealed: bytes) -> Any:
        """The message in a sealed body."""
        raw = http_ece.decrypt(sealed, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        return json.loads(raw)


@dataclass
class Push:
    """A message that has come."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushDouble:
    """What has come to a push service, and how it answers."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.received: list[Push] = []
        self.answers: dict[str, list[int]] = {}
        """By path, the statuses of the next answers; 201 when there are no more."""
        self.elsewhere = ""
        """Where a redirection leads."""
        self._come = Condition()

    def browser(self, name: str) -> Browser:
        """A browser that has an address here."""
        return Browser(f"{self.origin}/send/{name}")

    def take(self, push: Push) -> int:
        """Take a message; returns the status of the answer."""
        with self._come:
            self.received.append(push)
            self._come.notify_all()
            waiting = self.answers.get(push.path, [])
            return waiting.pop(0) if waiting else 201

    def wait_for(self, count: int) -> list[Push]:
        """All that has come, once it is so much."""
        with self._come:
            assert self._come.wait_for(lambda: len(self.received) >= count, PATIENCE), self.received
            return [*self.received]


@contextmanager
def push_double() -> Iterator[PushDouble]:
    """A push service on loopback until the end of the block."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = double.take(Push(self.path, {name.title(): value for name, value in self.headers.items()}, body))
            self.send_response(status)
            if status in (301, 302, 307, 308):
                self.send_header("Location", double.elsewhere)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def do_GET(self) -> None:
            double.take(Push(self.path, {name.title(): value for name, value in self.headers.items()}, b""))
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *arguments: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    double = PushDouble(f"http://127.0.0.1:{server.server_address[1]}")
    Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
    try:
        yield double
    finally:
        server.shutdown()
        server.server_close()
