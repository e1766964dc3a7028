"""How a message is sent: to known push services alone, whatever comes by the line."""

import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import create_server, socket
from threading import Event, Thread
from typing import Any

import pytest

from gavel.keeper.sending import Sender
from gavel.keeper.settings import PushSettings
from gavel.observe.keeping import Result
from tests.http.wire import TIMEOUT
from tests.keeper.double import Browser, PushDouble

CREATED = b"HTTP/1.1 201 Created\r\n"
PROMPT = 0.3
"""Seconds for an answer in these tests."""


class Server:
    """A server that does as a test says with each connection, until the sender has ended it."""

    def __init__(self, listening: socket, serve: Callable[[socket, Event], None]) -> None:
        self._listening, self._serve = listening, serve
        self.port: int = listening.getsockname()[1]
        self.connections = 0
        self.was_cut = Event()
        Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                connection, _address = self._listening.accept()
                self.connections += 1
                Thread(target=self._answer, args=(connection,), daemon=True).start()

    def _answer(self, connection: socket) -> None:
        with connection:
            try:
                self._serve(connection, self.was_cut)
            except OSError:
                self.was_cut.set()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def served(serve: Callable[[socket, Event], None]) -> Iterator[Server]:
    with create_server(("127.0.0.1", 0)) as listening:
        yield Server(listening, serve)


def dripping(*first: bytes) -> Callable[[socket, Event], None]:
    """A server that sends something, and then a byte again and again."""

    def serve(connection: socket, _cut: Event) -> None:
        connection.recv(65536)
        for each in first:
            connection.sendall(each)
        while True:
            connection.sendall(b"a")
            Event().wait(0.05)

    return serve


def flooding(connection: socket, _cut: Event) -> None:
    connection.recv(65536)
    connection.sendall(CREATED + b"\r\n")
    while True:
        connection.sendall(b"a" * 65536)


def silent(connection: socket, cut: Event) -> None:
    while connection.recv(65536):
        pass
    cut.set()


def sender(key: Path, *services: str) -> Sender:
    return Sender(PushSettings("mailto:referee@example.org", key, services))


def test_a_server_that_never_answers_is_left(key: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gavel.keeper.sending.TIMEOUT", PROMPT)
    monkeypatch.setattr("urllib3.util.Retry.sleep", lambda *_: None)
    with served(silent) as server:
        assert (
            sender(key, server.origin).send(Browser(f"{server.origin}/x").subscription, b"{}", "t") is Result.UNREACHED
        )
        assert (server.was_cut.wait(TIMEOUT), server.connections) == (True, 4)


@pytest.mark.parametrize("serve", [dripping(CREATED + b"\r\n"), flooding], ids=["slow", "endless"])
def test_the_body_of_an_answer_is_not_read(key: Path, serve: Callable[[socket, Event], None]) -> None:
    with served(serve) as server:
        browser = Browser(f"{server.origin}/x")
        assert sender(key, server.origin).send(browser.subscription, b"{}", "t") is Result.DELIVERED
        assert server.was_cut.wait(TIMEOUT)


def test_one_that_answers_at_last_has_the_message(
    key: Path, double: PushDouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("urllib3.util.Retry.sleep", lambda *_: None)
    browser = double.browser("anns")
    double.answers["/send/anns"] = [503, 429, 502]
    assert sender(key, double.origin).send(browser.subscription, b"{}", "t") is Result.DELIVERED
    assert len(double.received) == 4


def test_a_push_service_that_is_not_there_is_logged_without_the_address(
    key: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("urllib3.util.Retry.sleep", lambda *_: None)
    browser = Browser("http://127.0.0.1:1/send/secret")
    sent = sender(key, "http://127.0.0.1:1").send(browser.subscription, b"{}", "topic")
    assert sent is Result.UNREACHED
    assert "was not reached: ConnectionError" in caplog.text
    assert "secret" not in caplog.text


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:{port}\\.push.example.org/secret",
        "http://127.0.0.1:{port}/secret",
        "http://127.0.0.1:{port}#.push.example.org/secret",
        "http://127.0.0.1:{port}\\@a.push.example.org/secret",
        "http://[::1\\.push.example.org/secret",
        "secret",
    ],
)
def test_nothing_is_sent_to_a_stored_address_that_is_not_taken_any_more(
    key: Path, double: PushDouble, caplog: pytest.LogCaptureFixture, endpoint: str
) -> None:
    """Whatever an earlier release has taken: the browser is forgotten."""
    browser = Browser(endpoint.format(port=double.origin.rpartition(":")[2]))
    with caplog.at_level(logging.DEBUG):
        sent = sender(key, "http://*.push.example.org").send(browser.subscription, b"{}", "topic")
    assert (sent, double.received) == (Result.GONE, [])
    assert "leads to no push service that is known" in caplog.text
    assert "secret" not in caplog.text


def test_no_password_for_the_host_is_sent_beside_the_signature(
    key: Path, double: PushDouble, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "netrc").write_text("machine 127.0.0.1 login somebody password secret\n")
    monkeypatch.setenv("NETRC", str(tmp_path / "netrc"))
    browser = double.browser("anns")
    sent: Any = sender(key, double.origin).send(browser.subscription, json.dumps({"kind": "turn"}).encode(), "t")
    assert sent is Result.DELIVERED
    [come] = double.received
    assert come.headers["Authorization"].startswith("vapid t=")
    assert browser.read(come.body) == {"kind": "turn"}
