"""A tiny HTTP server on a loopback port that answers by a script, one entry a request, and records what it was sent."""

import json
import socket
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any


@dataclass(frozen=True, slots=True)
class Asked:
    """A request as it came in."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


Answering = Callable[["Handler"], None]


@dataclass(slots=True)
class Script:
    """The answers to come, and the requests that came; the last answer stands for all further requests."""

    answers: list[Answering]
    asked: list[Asked] = field(default_factory=list)
    over: Event = field(default_factory=Event)
    url: str = ""

    def next(self) -> Answering:
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


class Handler(BaseHTTPRequestHandler):
    """Answers any method by the server's script."""

    protocol_version = "HTTP/1.1"
    script: Script

    def handle_any(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.script.asked.append(Asked(self.command, self.path, dict(self.headers), body))
        self.script.next()(self)

    do_GET = do_POST = handle_any  # noqa: N815  # the names that http.server calls

    def log_message(self, format: str, *args: Any) -> None:
        """Stay silent."""

    def answer(self, status: int, body: bytes, headers: Mapping[str, str]) -> None:
        self.send_response(status)
        for name, value in {"Content-Length": str(len(body)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def start_stream(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "application/x-ndjson")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()

    def stream(self, piece: bytes) -> None:
        """One chunk; the empty one is the end."""
        self.wfile.write(b"%x\r\n%s\r\n" % (len(piece), piece))
        self.wfile.flush()


def says(document: Any, status: int = 200, **headers: str) -> Answering:
    """Answer with JSON, problem+json from 400 on; `_` in a header's name stands for a hyphen."""
    kind = "application/json" if status < 400 else "application/problem+json"
    return says_bytes(json.dumps(document).encode(), status, kind, **headers)


def says_bytes(body: bytes, status: int = 200, content_type: str = "text/html", **headers: str) -> Answering:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return lambda handler: handler.answer(status, body, {"Content-Type": content_type, **named})


def drops(handler: Handler) -> None:
    """Close the connection without a word."""
    handler.close_connection = True
    handler.connection.shutdown(socket.SHUT_RDWR)


def breaks_off(handler: Handler) -> None:
    """Promise more than is sent."""
    handler.answer(200, b'{"sta', {"Content-Type": "application/json", "Content-Length": "100"})
    drops(handler)


def hangs(handler: Handler) -> None:
    """Never answer, until the test is over."""
    handler.script.over.wait()
    drops(handler)


@contextmanager
def scripted(answers: Sequence[Answering]) -> Iterator[Script]:
    """A server at `Script.url` that gives these answers in turn."""
    script = Script(list(answers))
    handler = type("ScriptedHandler", (Handler,), {"script": script})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        script.url = f"http://127.0.0.1:{server.server_port}"
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        thread.start()
        try:
            yield script
        finally:
            script.over.set()
            server.shutdown()
            thread.join()
