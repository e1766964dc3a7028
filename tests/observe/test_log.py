"""The log of requests: what its lines say, for machines and at a terminal, and that it stands in nobody's way."""

import json
import os
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import requests

from gavel.observe.facts import Answered, Refusal, Request
from gavel.observe.log import LOOK_EVERY, Log
from tests.http.asking import NDJSON
from tests.http.wire import TIMEOUT, connected
from tests.support.serving import serving

NOON = datetime(2026, 11, 26, 12, 0, 0, 123456, UTC)
REFUSED = Request(
    Answered("actions", "for-sale", 422, "iello-2015", Refusal("bid.too-low", "for-sale/bidding"), ends_game=False),
    "mine", "192.0.2.1", 0.0012345, 17, 4711,
)  # fmt: skip
UNKNOWN = Request(Answered("", "", 404, "", None, ends_game=False), "mine", "", 0.0, 0, 0)


def test_a_line_says_what_the_request_was_about(tmp_path: Path) -> None:
    log = Log(str(tmp_path / "log"), lambda: NOON)
    log.ends(REFUSED)
    log.ends(UNKNOWN)
    refused, unknown = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert refused == {
        "time": "2026-11-26T12:00:00.123+00:00",
        "request_id": "mine",
        "client": "192.0.2.1",
        "game": "for-sale",
        "operation": "actions",
        "ruleset": "iello-2015",
        "status": 422,
        "code": "bid.too-low",
        "milliseconds": 1.234,
        "bytes_in": 17,
        "bytes_out": 4711,
    }
    assert [name for name, member in unknown.items() if member is None] == [
        "client", "game", "operation", "ruleset", "code",
    ]  # fmt: skip


def test_an_id_that_looks_like_a_key_is_blotted_out_and_the_line_stays_json(tmp_path: Path) -> None:
    for given in ("gvs1.1." + "k" * 43, "eyJ" + "k" * 50, "x-api-key", "authorization"):
        log = Log(str(tmp_path / given[:4]), lambda: NOON)
        log.ends(REFUSED._replace(request_id=given))
        line = json.loads((tmp_path / given[:4]).read_text())
        assert line["status"] == 422
        assert "kkk" not in line["request_id"]


def test_a_terminal_gets_a_line_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, terminal = os.openpty()
    with os.fdopen(terminal, "w") as output, os.fdopen(ours, "rb", 0) as screen:
        monkeypatch.setattr(sys, "stdout", output)
        Log("-", lambda: NOON).ends(REFUSED)
        line = screen.read(1000).decode()
    expected = "12:00:00 422 1.2 ms 17 > 4711 192.0.2.1 for-sale actions iello-2015 bid.too-low mine"
    assert " ".join(line.split()) == expected


def test_a_log_that_was_moved_goes_on_in_a_new_file(tmp_path: Path) -> None:
    path, moved = tmp_path / "log", tmp_path / "log.1"
    times = iter([NOON, NOON, NOON, NOON + LOOK_EVERY])
    log = Log(str(path), lambda: next(times))
    log.ends(REFUSED)
    path.rename(moved)
    log.ends(REFUSED)
    log.ends(UNKNOWN)
    told = [[json.loads(line)["status"] for line in each.read_text().splitlines()] for each in (moved, path)]
    assert told == [[422, 422], [404]]


def test_a_log_that_cannot_be_written_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Log(str(tmp_path / "nowhere" / "log"))


def test_every_way_to_be_answered_has_its_line(tmp_path: Path) -> None:
    path = tmp_path / "log"
    with serving(GAVEL_ACCESS_LOG=str(path)) as service, requests.Session() as session:
        session.headers["Accept-Encoding"] = "identity"
        setup = f"{service.url}/v1/games/for-sale/setup"
        players = {"players": ["ann", "bob", "cy"]}
        state = session.post(setup, json=players, headers={"X-Request-Id": "mine"}, timeout=TIMEOUT).json()["state"]
        illegal = {"state": state, "action": {"type": "bid", "player": state["players"][0]["id"], "amount": 10_000}}
        answer = session.post(setup.replace("setup", "actions"), json=illegal, timeout=TIMEOUT)
        batch = b'{"operation": "setup", "game": "for-sale", "body": {}}\n' * 3
        answers = session.post(f"{service.url}/v1/batch", batch, headers={"Content-Type": NDJSON}, timeout=TIMEOUT)
        session.get(f"{service.url}/nothing", timeout=TIMEOUT)
        head = session.head(f"{service.url}/v1/games", timeout=TIMEOUT)
        with connected(service.port) as connection:
            connection.write(b"GET /v1/games HTTP/9\r\nHost: x\r\n\r\n")
            refused = connection.answer()
            refused.read()
    lines: list[dict[str, Any]] = [json.loads(line) for line in path.read_text().splitlines()]
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+\+00:00", line["time"]) for line in lines)
    assert {line["client"] for line in lines} == {"127.0.0.1"}
    told = [[line[name] for name in ("game", "operation", "ruleset", "status", "code")] for line in lines]
    [violation, *_] = answer.json()["violations"]
    assert told == [
        ["for-sale", "setup", state["ruleset"], 200, None],
        ["for-sale", "actions", None, 422, violation["code"]],
        [None, "batch", None, 200, None],
        [None, None, None, 404, "not-found"],
        [None, "games", None, 200, None],
        [None, None, None, 400, "http"],
    ]
    assert lines[0]["request_id"] == "mine"
    assert lines[5]["request_id"] == refused.getheader("X-Request-Id")
    assert [line["bytes_in"] for line in lines[1:4]] == [len(answer.request.body or b""), len(batch), 0]
    assert [line["bytes_out"] for line in lines[1:3]] == [len(answer.content), len(answers.content)]
    assert (lines[4]["bytes_out"], int(head.headers["Content-Length"]) > 0) == (0, True)
