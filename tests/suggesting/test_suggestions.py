"""Suggestions over HTTP: what is answered, refused and kept apart. The searches run in processes of their own."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http import HTTPStatus
from http.client import HTTPConnection
from io import BytesIO
from pathlib import Path
from time import monotonic, sleep, time
from typing import Any, NamedTuple

import pytest

from benchmarks.servers import free_port
from gavel import games
from gavel.api.exchange import LARGE
from gavel.http.app import create_app
from gavel.http.settings import Settings, from_environment
from gavel.suggesting.searches import MOST_WAITING, Searches
from tests.http.asking import a_client

pytestmark = pytest.mark.services

PATIENCE = 60
PLAYERS = ["ann", "bob", "cy"]

Json = dict[str, Any]


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    raw: bytes

    @property
    def body(self) -> Json:
        body: Json = json.loads(self.raw)
        return body


class Service:
    """A running `gavel serve` with searches beside it."""

    def __init__(self, port: int, process: "subprocess.Popen[bytes]") -> None:
        self.port, self.process = port, process

    def ask(self, method: str, path: str, body: Any = None) -> Answer:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"Content-Type": "application/json"}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = connection.getresponse()
        answer = Answer(response.status, dict(response.getheaders()), response.read())
        connection.close()
        return answer

    def suggest(self, game: str, body: Any) -> Answer:
        return self.ask("POST", f"/v1/games/{game}/suggestions", body)

    def is_ready(self) -> bool:
        try:
            return self.ask("GET", "/readyz").status == HTTPStatus.OK
        except OSError:
            return False


def children(process: int) -> list[int]:
    """The processes that a process has started, and that these have started."""
    listed = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [each for child in map(int, listed) for each in (child, *children(child))]


def until(happened: Any) -> None:
    deadline = monotonic() + PATIENCE
    while not happened():
        assert monotonic() < deadline
        sleep(0.05)


def searchers(service: Service) -> list[int]:
    """The processes that search: those of the lowest priority."""
    return [each for each in children(service.process.pid) if os.getpriority(os.PRIO_PROCESS, each) == 19]


def open_files(process: int) -> set[str]:
    """What a process has open, each connection under a number of its own."""
    found = set[str]()
    for each in Path(f"/proc/{process}/fd").iterdir():
        with suppress(FileNotFoundError):  # it has been closed since
            found.add(str(each.readlink()))
    return found


@pytest.fixture(scope="module", params=["gunicorn", "granian"])
def service(request: pytest.FixtureRequest) -> Iterator[Service]:
    port = free_port()
    environment = {**os.environ, "GAVEL_DRAIN_SECONDS": "0"}
    command = [sys.executable, "-m", "gavel", "serve", "--port", str(port), "--workers", "1", "--suggestions", "1"]
    process = subprocess.Popen([*command, "--server", request.param], env=environment)
    running = Service(port, process)
    try:
        until(running.is_ready)
        yield running
    finally:
        beside = children(process.pid)
        process.terminate()
        process.wait(PATIENCE)
        until(lambda: not any(Path(f"/proc/{each}/cmdline").exists() for each in beside))


def record(game: str, plies: int = 0, seed: str = "a game") -> tuple[games.State, Json]:
    """A state, and what the player knows who is to act in it."""
    state = games.load(game).new(PLAYERS, seed=seed)
    for _ply in range(plies):
        state.play(next(iter(state.default_actions().values())))
    return state, state.record(next(iter(state.default_actions())))


# --- answers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.ids())
def test_legal_actions_are_suggested_as_by_the_library(game: str, service: Service) -> None:
    state, known = record(game, 7)
    answer = service.suggest(game, asked := {"record": known, "playouts": 20, "milliseconds": 2000, "seed": 4})
    assert answer.status == HTTPStatus.OK, answer.raw
    while answer.body["playouts"] < 20:  # its time was over first, on a machine with much else to do
        answer = service.suggest(game, asked)
    assert (answer.body["player"], answer.body["playouts"]) == (known["seat"], 20)
    legal = state.legal_actions(known["seat"], expand=True)
    assert all(each["action"] in legal for each in answer.body["suggestions"])
    expected = games.load(game)
    from gavel.search import suggest

    assert [(each["action"], each["visits"]) for each in answer.body["suggestions"]] == [
        (each.action, each.visits) for each in suggest(expected, known, playouts=20, seed=4)
    ]


def test_a_frontend_makes_the_record_of_what_it_was_answered(service: Service) -> None:
    setup = {"players": PLAYERS, "seed": "a secret"}
    position = service.ask("POST", "/v1/games/for-sale/setup", {**setup, "viewers": ["bob"]}).body
    events, beginning = position["events"], position["views"]["bob"]["view"]
    bid = {"type": "bid", "player": "ann", "amount": 1}
    body = {"state": position["state"], "action": bid, "viewers": ["bob"]}
    position = service.ask("POST", "/v1/games/for-sale/actions", body).body
    known = {
        "game": "for-sale",
        "seat": "bob",
        "setup": setup,
        "beginning": beginning,
        "events": [*events, *position["events"]],
        "actions": [],
        "view": position["views"]["bob"]["view"],
    }
    answer = service.suggest("for-sale", {"record": known, "playouts": 20, "milliseconds": 2000})
    assert answer.status == HTTPStatus.OK, answer.raw
    assert {each["action"]["type"] for each in answer.body["suggestions"]} == {"bid", "pass"}


def test_equal_records_of_two_worlds_get_equal_bytes(service: Service) -> None:
    """Ann sees the same houses on the market of both, which other houses follow."""
    game, dealt, answers = games.load("for-sale"), set(), set()
    for step in (1, -1):
        draws = game.draws({"players": PLAYERS})
        deal = {each.name: [*each.cards[:3], *each.cards[3 : each.number][::step]] for each in draws}
        state = game.new(PLAYERS, deal=deal)
        dealt.add(str(state.document()["decks"]))
        known = {**state.record("ann"), "setup": {"players": PLAYERS, "deal": deal}}
        answers.add(service.suggest("for-sale", {"record": known, "playouts": 20, "milliseconds": 2000}).raw)
    assert (len(dealt), len(answers)) == (2, 1)


def test_nothing_is_suggested_to_a_player_who_may_not_act(service: Service) -> None:
    state, _known = record("for-sale")
    answer = service.suggest("for-sale", {"record": state.record("cy")})
    assert answer.body == {"player": "cy", "suggestions": [], "playouts": 0}


def test_the_limits_are_told_and_kept(service: Service) -> None:
    limits = service.ask("GET", "/v1/suggestions").body
    assert limits == {"playouts": 100_000, "milliseconds": 2000}
    _state, known = record("for-sale")
    beyond = {"record": known, "playouts": 100_001, "milliseconds": 2001, "seed": -1}
    refused = service.suggest("for-sale", beyond)
    assert refused.status == HTTPStatus.UNPROCESSABLE_ENTITY
    assert [each["pointer"] for each in refused.body["errors"]] == ["/milliseconds", "/playouts", "/seed"]
    ended = service.suggest("for-sale", {"record": known, "playouts": 100_000, "milliseconds": 50})
    assert 0 < ended.body["playouts"] < 100_000


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_a_record_that_no_game_can_have_led_to_is_refused_with_its_place(service: Service) -> None:
    _state, known = record("for-sale")
    for spoilt, code, pointer in (
        ({**known, "events": []}, "record.impossible", "/record"),
        ({**known, "seat": "zoe"}, "player.unknown", "/record/seat"),
        ({**known, "view": 3}, "type.wrong", "/record/view"),
        ({**known, "game": "the-estates"}, "value.not-allowed", "/record/game"),
        ({**known, "hand": []}, "member.unknown", "/record/hand"),
    ):
        refused = service.suggest("for-sale", {"record": spoilt})
        assert refused.status == HTTPStatus.UNPROCESSABLE_ENTITY
        assert (refused.body["errors"][0]["code"], refused.body["errors"][0]["pointer"]) == (code, pointer)
        assert refused.body["errors"][0]["detail"]


def test_a_record_in_which_a_referee_has_acted_is_refused(service: Service) -> None:
    state, _known = record("for-sale")
    state.play({"type": "penalty", "player": "referee", "seat": "bob", "points": -1, "reason": "late"})
    refused = service.suggest("for-sale", {"record": state.record("ann")})
    assert [each["code"] for each in refused.body["errors"]] == ["record.of-a-referee"]


def test_a_service_without_searches_has_no_suggestions() -> None:
    for method, path in (("GET", "/v1/suggestions"), ("POST", "/v1/games/for-sale/suggestions")):
        answer = a_client().open(path, method=method, json={} if method == "POST" else None)
        assert answer.status_code == HTTPStatus.NOT_FOUND


@pytest.mark.parametrize("address", ["2", "unix:", "http://host", "http://host:port", "tcp://127.0.0.1:1"])
def test_an_address_that_is_none_stops_the_start(address: str) -> None:
    with pytest.raises(ValueError, match="GAVEL_SUGGESTIONS must be the address"):
        create_app(from_environment({"GAVEL_SUGGESTIONS": address}))


# --- apart ------------------------------------------------------------------------------------------------------------


def test_searches_that_are_not_there_are_unavailable_and_rulings_go_on(tmp_path: Path) -> None:
    client = create_app(Settings(suggestions=f"unix:{tmp_path}/searches")).test_client()
    answer = client.post("/v1/games/for-sale/suggestions", json={"record": record("for-sale")[1]})
    assert (answer.status_code, answer.get_json()["type"]) == (503, "/problems/unavailable")
    assert int(answer.headers["Retry-After"]) > 0
    assert client.post("/v1/games/for-sale/setup", json={"players": PLAYERS}).status_code == HTTPStatus.OK


def test_more_than_may_wait_are_sent_away_at_once_and_rulings_are_made_meanwhile(service: Service) -> None:
    _state, known = record("auctionland", 5)
    body = {"record": known, "playouts": 100_000, "milliseconds": 1500}
    with ThreadPoolExecutor(MOST_WAITING + 2) as pool:
        asked = [pool.submit(service.suggest, "auctionland", body) for _ in range(MOST_WAITING + 2)]
        until(lambda: any(each.done() for each in asked))
        setup = service.ask("POST", "/v1/games/for-sale/setup", {"players": PLAYERS})
        busy = [each for each in asked if not each.done()]
        statuses = [each.result().status for each in asked]
    assert setup.status == HTTPStatus.OK
    assert busy, "rulings are made while searches go on"
    assert statuses.count(HTTPStatus.SERVICE_UNAVAILABLE) >= 2
    assert statuses.count(HTTPStatus.OK) >= 1
    assert {*statuses} == {HTTPStatus.OK, HTTPStatus.SERVICE_UNAVAILABLE}


class SilentSearches:
    """Searches that answer nothing until they are closed."""

    def __init__(self, folder: Path) -> None:
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.settimeout(PATIENCE)
        self._listening.bind(f"{folder}/searches")
        self._listening.listen()
        self._asked: list[socket.socket] = []

    def wait_for_request(self) -> None:
        self._asked.append(self._listening.accept()[0])

    def close(self) -> None:
        for each in (*self._asked, self._listening):
            each.close()


def test_large_suggestions_that_wait_for_a_search_keep_no_large_request_waiting(tmp_path: Path) -> None:
    client = create_app(Settings(suggestions=f"unix:{tmp_path}/searches")).test_client
    padding = b" " * LARGE
    suggestions = json.dumps({"record": record("for-sale")[1]}).encode() + padding
    setup = json.dumps({"players": PLAYERS}).encode() + padding

    def send(operation: str, raw: bytes) -> int:
        answer = client().post(f"/v1/games/for-sale/{operation}", data=raw, content_type="application/json")
        return answer.status_code

    searches = SilentSearches(tmp_path)
    with ThreadPoolExecutor(MOST_WAITING + 1) as pool:
        try:
            waiting = [pool.submit(send, "suggestions", suggestions) for _ in range(MOST_WAITING)]
            for _ in waiting:
                searches.wait_for_request()
            one_too_many = pool.submit(send, "suggestions", suggestions)
            assert one_too_many.result() == HTTPStatus.SERVICE_UNAVAILABLE
            assert send("setup", setup) == HTTPStatus.OK
            assert not any(each.done() for each in waiting)
        finally:
            searches.close()
        assert {each.result() for each in waiting} == {HTTPStatus.SERVICE_UNAVAILABLE}


def test_a_killed_search_is_unavailable_and_another_process_takes_its_place(service: Service) -> None:
    _state, known = record("auctionland", 5)
    [killed] = searchers(service)
    before = open_files(killed)
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(service.suggest, "auctionland", {"record": known, "playouts": 100_000})
        until(lambda: open_files(killed) - before)  # it has taken the request: another process cannot
        os.kill(killed, signal.SIGKILL)
        assert asked.result().status == HTTPStatus.SERVICE_UNAVAILABLE
    until(lambda: service.suggest("auctionland", {"record": known, "playouts": 5}).status == HTTPStatus.OK)
    assert searchers(service) != [killed]


def status_of_search(request: Json) -> str:
    """The status line with which the processes that search answer."""
    from gavel.suggesting.app import app  # it blots the logs of its process

    raw, statuses = json.dumps(request).encode(), list[str]()

    def start_response(status: str, _headers: Any, _error: Any = None) -> Any:
        statuses.append(status)

    assert [*app({"wsgi.input": BytesIO(raw), "CONTENT_LENGTH": str(len(raw))}, start_response)] == [b"{}"]
    return statuses[0]


def test_an_answer_that_comes_too_late_is_not_searched_for() -> None:
    assert status_of_search({"game": "for-sale", "body": {}, "until": 0}) == "503 SERVICE UNAVAILABLE"


def test_a_record_that_no_game_was_found_for_in_time_is_unavailable_and_not_called_impossible() -> None:
    state, known = record("auctionland", 60)
    body = {"record": {**known, "view": {**known["view"], "ply": state.ply + 1}}, "playouts": 1, "milliseconds": 1}
    request = {"game": "auctionland", "body": body, "until": time() + PATIENCE}
    assert status_of_search(request) == "503 SERVICE UNAVAILABLE"


@pytest.mark.parametrize(
    "status", ["500 Internal Server Error", "404 Not Found", "200 OK", "422 Unprocessable Content"]
)
def test_what_answers_without_being_a_search_is_unavailable(status: str, tmp_path: Path) -> None:
    page = b"<html><h1>Something else</h1></html>"
    answer = f"HTTP/1.1 {status}\r\nContent-Type: text/html\r\nContent-Length: {len(page)}\r\n\r\n".encode() + page
    with ThreadPoolExecutor(1) as pool, socket.socket(socket.AF_UNIX) as listening:
        listening.bind(f"{tmp_path}/searches")
        listening.listen()
        listening.settimeout(PATIENCE)
        client = create_app(Settings(suggestions=f"unix:{tmp_path}/searches")).test_client()
        body = {"record": record("for-sale")[1]}
        asked = pool.submit(client.post, "/v1/games/for-sale/suggestions", json=body)
        connection, _address = listening.accept()
        with connection:
            connection.recv(1 << 20)
            connection.sendall(answer)
            assert asked.result().status_code == HTTPStatus.SERVICE_UNAVAILABLE


def test_searches_on_another_machine_are_asked_by_tcp() -> None:
    port = free_port()
    command = [sys.executable, "-m", "gunicorn", "--config", "python:gavel.suggesting.server"]
    searching = subprocess.Popen([*command, "--bind", f"127.0.0.1:{port}"])
    try:
        searches, body = Searches(f"http://127.0.0.1:{port}"), {"record": record("for-sale")[1], "playouts": 5}
        client = create_app(Settings(suggestions=f"http://127.0.0.1:{port}")).test_client()
        path = "/v1/games/for-sale/suggestions"
        until(lambda: client.post(path, json=body).status_code == HTTPStatus.OK)
        answer, violations = searches.ask("for-sale", body)
        assert (violations, answer and answer["playouts"]) == ([], 5)
    finally:
        searching.terminate()
        searching.wait(PATIENCE)
