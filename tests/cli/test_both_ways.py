"""Every command gives the same answer by the rules in process and by a server."""

import json
import socket
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from threading import Thread

import pytest
import requests
from click.testing import Result

from gavel.api.registry import examples_of, registry
from tests.cli.conftest import Runner
from tests.cli.playing import PLAYERS, Document, random_game

GAMES = ["for-sale", "the-estates", "auctionland"]
SETUP: Document = {"players": PLAYERS, "seed": "x"}


def without_instance(text: str) -> str:
    """The text without the request id, which is drawn for each call."""
    if '"instance":"' not in text:
        return text
    before, _, after = text.partition('"instance":"')
    return before + after[32:]


def both(run: Runner, url: str, arguments: list[str], stdin: str = "") -> Result:
    local = run(*arguments, "--local", stdin=stdin)
    remote = run(*arguments, "--url", url, stdin=stdin)
    assert remote.exit_code == local.exit_code, remote.output
    assert without_instance(remote.stdout) == without_instance(local.stdout)
    assert remote.stderr == local.stderr
    assert local.stdout
    return local


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["--json", "--text"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_answers_the_same(
    run: Runner, url: str, game: str, form: str, language: str, tmp_path: Path
) -> None:
    flags = [form, "--language", language]
    transcript, positions = random_game(game, SETUP, Random(7))
    middle = len(positions) // 2
    state, action = json.dumps(positions[middle]), json.dumps(transcript["actions"][middle])
    file = tmp_path / "transcript.json"
    file.write_text(json.dumps(transcript))
    commands = [["legal"], ["act", action], ["view"], ["view", "bob"], ["score"], ["inspect"], ["legal", "--expand"]]
    for command in commands:
        assert both(run, url, [*command, *flags], state).exit_code == 0
    for command in (["games"], ["games", game], ["rules", game], ["messages", game], ["replay", str(file)]):
        assert both(run, url, [*command, *flags]).exit_code == 0
    new = ["new", game, "--players", "ann,bob,cy", "--seed", "x"]
    assert both(run, url, [*new, *flags]).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "stdin"),
    [
        (["act", '{"type":"bid","player":"ann","amount":99}'], "position"),
        (["act", '{"type":"bid","player":"ann","amount":1.5}'], "position"),
        (["act", '{"type":"bid","player":"ann","amount":99999999999999999999999}'], "position"),
        (["view", "dee"], "position"),
        (["score", "--final"], "position"),
        (["legal"], '{"game":"go"}'),
        (["legal"], "{"),
        (["tally", "for-sale"], "{}"),
        (["match", "for-sale"], "{}"),
        (["new", "go", "--players", "ann,bob"], ""),
        (["rules", "go"], ""),
        (["games", "go"], ""),
    ],
)
def test_every_refusal_is_the_same(run: Runner, url: str, arguments: list[str], stdin: str) -> None:
    given = run("new", "for-sale", "--players", "ann,bob,cy", "--seed", "x").stdout if stdin == "position" else stdin
    assert both(run, url, [*arguments, "--json"], given).exit_code == 1


@pytest.mark.parametrize("form", ["--json", "--text"])
@pytest.mark.parametrize(("command", "operation"), [("tally", "tallies"), ("match", "matches")])
def test_tallies_and_matches_answer_the_same(run: Runner, url: str, command: str, operation: str, form: str) -> None:
    bodies = [
        (game, body)
        for game, service in registry().items()
        for body in examples_of(service).get(operation, {}).values()
    ]
    assert bodies
    for game, body in bodies:
        assert both(run, url, [command, game, form], json.dumps(body)).exit_code == 0


def test_the_bytes_are_those_of_the_http_answer(run: Runner, url: str) -> None:
    answer = requests.post(f"{url}/v1/games/for-sale/setup", json=SETUP, timeout=30)
    result = run("new", "for-sale", "--players", "ann,bob,cy", "--seed", "x")
    assert result.stdout_bytes == answer.content + b"\n"


def test_a_table_can_be_refereed_by_a_server(run: Runner, url: str) -> None:
    lines = "3 14 22\nbid 2\nbid 1\npass\nundo\nlog\nquit\n"
    assert both(run, url, ["table", "for-sale", "--players", "ann,bob,cy"], lines).exit_code == 0


def test_the_server_may_be_named_by_the_environment(run: Runner, url: str) -> None:
    nowhere = f"http://127.0.0.1:{free_port()}"
    assert run("games", GAVEL_URL=url).exit_code == 0
    assert run("games", GAVEL_URL=nowhere).exit_code == 3
    assert run("games", "--local", GAVEL_URL=nowhere).exit_code == 0


def test_a_server_that_cannot_be_reached_has_a_status_of_its_own(run: Runner) -> None:
    result = run("games", "--url", f"http://127.0.0.1:{free_port()}")
    assert result.exit_code == 3
    assert result.stdout == ""
    assert "cannot be reached" in result.stderr


class Other(BaseHTTPRequestHandler):
    """Some other server: it answers with pages, with 200 here and 500 there."""

    def do_GET(self) -> None:
        self.send_response(int(self.path.split("/")[1]))
        self.send_header("Content-Type", "application/problem+json" if "problem" in self.path else "text/html")
        self.end_headers()
        self.wfile.write(b'{"type": "/problems/internal", "title": "Internal error", "status": 500, "detail": "Oh."}')

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def other() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Other) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("status", [200, 301, 404, 502])
def test_what_is_no_gavel_has_that_status_too(run: Runner, other: str, status: int) -> None:
    result = run("games", "--url", f"{other}/{status}")
    assert (result.exit_code, result.stdout) == (3, "")
    assert f"answered {status}" in result.stderr


def test_a_server_s_own_defect_has_that_status_and_is_passed_on(run: Runner, other: str) -> None:
    result = run("games", "--url", f"{other}/500/problem")
    assert result.exit_code == 3
    assert json.loads(result.stdout)["type"] == "/problems/internal"
    assert run("legal", stdin=result.stdout).exit_code == 3


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
