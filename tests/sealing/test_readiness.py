"""A service that keeps heads of tables is ready while their store answers; nobody waits long to be told."""

from contextlib import suppress
from pathlib import Path
from threading import Barrier, Event, Thread

import pytest
from flask.testing import FlaskClient

from gavel.api.registry import registry
from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel.sealing.heads import HeadsUnavailable, answering
from gavel.sealing.heads.answering import Answering
from tests.sealing.stores import redis_server
from tests.sealing.table import key_file


def service(url: str) -> FlaskClient:
    return create_app(Settings(keys=key_file(), heads=url)).test_client()


def is_ready(client: FlaskClient) -> bool:
    answer = client.get("/readyz")
    if answer.status_code == 200:
        assert answer.json == {"status": "ready", "games": list(registry())}
        return True
    assert (answer.status_code, answer.content_type) == (503, "application/problem+json")
    assert answer.json is not None
    assert answer.json["type"] == "/problems/unavailable"
    assert answer.json["detail"].endswith("The store of the heads of sealed tables does not answer.")
    return False


def test_it_is_ready_while_its_store_answers(url: str) -> None:
    assert is_ready(service(url))


def test_it_is_not_while_its_store_is_silent_and_alive_all_the_same(tmp_path: Path) -> None:
    with redis_server(tmp_path) as server:
        client = service(server.url)
        assert is_ready(client)
        server.pause()
        assert not is_ready(client)
        assert client.get("/healthz").status_code == 200
        server.go_on()
        while not is_ready(client):  # the question that found no answer ends by itself
            pass


def test_it_is_not_while_its_store_is_gone(tmp_path: Path) -> None:
    with redis_server(tmp_path) as server:
        client = service(server.url)
        server.kill()
        assert not is_ready(client)
        server.start()
        assert is_ready(client)


class Silent:
    """A store that answers when it is told to."""

    def __init__(self) -> None:
        self.asked, self.answering = 0, Event()

    def ping(self) -> None:
        self.asked += 1
        assert self.answering.wait(60)


def test_whoever_asks_a_silent_store_waits_for_the_same_answer_and_not_for_ever() -> None:
    store, told, together = Silent(), list[str](), Barrier(10)
    asked = Answering(store)  # type: ignore[arg-type]  # nothing else of a store is asked

    def ask() -> None:
        together.wait()
        with pytest.raises(HeadsUnavailable) as caught:
            asked.check()
        told.append(caught.value.name)

    threads = [Thread(target=ask) for _ in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (told, store.asked) == (["unavailable"] * 10, 1)
    store.answering.set()
    until_it_answers(asked)


def test_whoever_comes_while_a_question_has_been_open_for_long_does_not_wait_for_it_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Probes take their turns on few threads: if each waited anew, the last would be told after many seconds."""
    monkeypatch.setattr(answering, "SECONDS", 3600.0)
    store, clock = Silent(), [0.0]
    asked = Answering(store, lambda: clock[0])  # type: ignore[arg-type]  # nothing else of a store is asked

    def first_of_all() -> None:
        with suppress(HeadsUnavailable):
            asked.check()

    first = Thread(target=first_of_all)
    first.start()
    while store.asked == 0:
        pass
    clock[0] = 3601.0
    with pytest.raises(HeadsUnavailable):
        asked.check()
    assert store.asked == 1
    store.answering.set()
    first.join()
    until_it_answers(asked)


def until_it_answers(asked: Answering) -> None:
    """Ask until there is an answer: it comes by another thread."""
    while True:
        with suppress(HeadsUnavailable):
            return asked.check()


def test_it_is_not_while_its_file_is_gone_or_another_lies_in_its_place(tmp_path: Path) -> None:
    path = tmp_path / "heads.db"
    client = service(f"sqlite://{path}")
    assert is_ready(client)
    path.rename(tmp_path / "away.db")
    assert not is_ready(client)
    assert not path.exists(), "no new one is begun, in which no table is known"
    path.write_bytes((tmp_path / "away.db").read_bytes())
    assert not is_ready(client)
    path.unlink()
    (tmp_path / "away.db").rename(path)
    assert is_ready(client)
