"""`python -m gavel.conformance` against a real server on the loopback, and against none."""

import re
import socket
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from werkzeug.middleware.dispatcher import DispatcherMiddleware

from gavel.conformance.__main__ import main
from gavel.conformance.cases import cases
from gavel.conformance.transport import Connection, Unreachable
from gavel.http.app import create_app
from gavel.http.settings import Settings
from tests.sealing.table import key_file
from tests.support.serving import in_this_process

SOME = [argument for case in ("FS.A.08", "FS.B.01", "FS.B.06") for argument in ("--case", case)]


def knows_nothing(_environ: Any, start_response: Any) -> list[bytes]:
    """An app that finds nothing, and does not even say so in JSON."""
    start_response("404 Not Found", [("Content-Type", "text/plain"), ("Content-Length", "2")])
    return [b"no"]


@pytest.fixture(scope="module")
def base_url() -> Iterator[str]:
    with in_this_process(create_app()) as url:
        yield url


@pytest.fixture(scope="module")
def silent_port() -> Iterator[int]:
    """A port where nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield taken.getsockname()[1]


@pytest.mark.long
def test_all_cases_pass_and_are_counted(base_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--base-url", base_url]) == 0
    sealed = len([case for case in cases() if case.steps[0].get("not_offered")])
    told = f"{len(cases()) - sealed} passed, 0 failed, {sealed} not offered by the server\n"
    assert capsys.readouterr().out == told


def test_while_one_case_waits_for_the_servers_clock_the_others_are_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app = create_app(Settings(keys=key_file(), heads=f"sqlite://{tmp_path / 'heads.db'}"))
    waits = ["AL.U.06", "FS.R.06", "ES.W.06"]
    chosen = [argument for case in ["FS.R.09", *waits] for argument in ("--case", case)]
    with in_this_process(app) as url:
        began = monotonic()
        assert main(["--base-url", url, "-v", *SOME, *chosen]) == 0
        took = monotonic() - began
    lines = capsys.readouterr().out.splitlines()
    told = [line.split()[:2] if line.startswith("passed") else line.split()[:3] for line in lines[:-1]]
    passed = [["passed", case] for case in SOME if case.startswith("FS")]
    assert told == [*passed, ["left", "out", "FS.R.09"], *(["passed", case] for case in waits)]
    assert lines[-1] == "6 passed, 0 failed, 1 not offered by the server"
    assert took >= 11


def test_chosen_cases_are_played_and_told_if_wanted(base_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--base-url", base_url, "--game", "for-sale", "-v", *SOME]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines[:-1]] == [
        ["passed", "FS.A.08"],
        ["passed", "FS.B.01"],
        ["passed", "FS.B.06"],
    ]
    assert lines[-1] == "3 passed, 0 failed"


def test_a_base_url_may_have_a_path(capsys: pytest.CaptureFixture[str]) -> None:
    with in_this_process(DispatcherMiddleware(knows_nothing, {"/referee": create_app()})) as url:
        assert main(["--base-url", url + "/referee/", *SOME]) == 0
        assert main(["--base-url", url, *SOME]) == 1
    assert "0 passed, 3 failed" in capsys.readouterr().out


def test_a_failed_case_is_one_line_with_the_first_difference(capsys: pytest.CaptureFixture[str]) -> None:
    with in_this_process(knows_nothing) as url:
        assert main(["--base-url", url, "--case", "FS.B.01"]) == 1
    line, count = capsys.readouterr().out.splitlines()
    assert re.fullmatch(
        r"FAILED FS\.B\.01 .*: step 1, POST /v1/games/for-sale/setup: at /status: expected 200, got 404", line
    )
    assert count == "0 passed, 1 failed"


def test_no_server_is_no_failure_of_a_case(silent_port: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--base-url", f"http://127.0.0.1:{silent_port}", *SOME]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"conformance: http://127.0.0.1:{silent_port}: ")


def test_the_cases_can_be_listed_without_a_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [case.id for case in cases()]


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--base-url", "ftp://127.0.0.1"],
        ["--base-url", "127.0.0.1:8000"],
        ["--base-url", "http://127.0.0.1", "--case", "FS.Z.99"],
        ["--game", "chess"],
    ],
)
def test_wrong_arguments_end_with_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: python -m gavel.conformance" in capsys.readouterr().err


def test_a_connection_that_the_server_closed_is_opened_anew() -> None:
    with in_this_process(create_app()) as url:
        connection = Connection(url)
        assert connection("GET", "/healthz", None)[0] == 200
        connection.close()
        assert connection("GET", "/healthz", None)[0] == 200
        connection.close()
    with pytest.raises(Unreachable):
        connection("GET", "/healthz", None)
