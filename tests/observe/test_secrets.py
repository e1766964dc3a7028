"""Whatever is asked, and however it fails: nothing that a client has sent or was given is written by the service."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import requests

from tests.http.wire import TIMEOUT
from tests.observe.collector import Collector, collecting
from tests.observe.secrets import MARK, Stranger
from tests.observe.service import with_a_keeper, with_everything
from tests.support.serving import served_by_granian, serving

pytestmark = pytest.mark.services

FAILING = '''
"""Gavel with a defect: every setup fails with errors that quote the request."""
from dataclasses import replace
from gavel.api.operations import table

def fail(_service, body, _call):
    try:
        raise KeyError(repr(body))
    except KeyError as error:
        raise RuntimeError(f"cannot deal: {body}") from error

table.OPERATIONS["setup"] = replace(table.OPERATIONS["setup"], run=fail)
from gavel.wsgi import app
'''
SERVED = """
import runpy, sys
sys.argv = [*sys.argv[2:], "failing:app"]
runpy.run_module("gunicorn", run_name="__main__")
"""
SERVERS = ["gunicorn", "granian"]


class Writings:
    """All that a service has written: its log of requests, its traces, and what its processes print."""

    def __init__(self, folder: Path) -> None:
        self.collector = Collector()
        self.log, self.printed = folder / "requests.log", folder / "printed"
        self.url = ""
        self.rest = ""

    def __str__(self) -> str:
        return self.log.read_text() + self.collector.text + self.printed.read_text() + self.rest

    def lines(self) -> list[dict[str, Any]]:
        """The lines of the log."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@contextmanager
def service(server: str, folder: Path, *, failing: bool = False) -> Iterator[Writings]:
    """A service with keys, a store, calls and searches that nobody makes; at its end its writings are complete."""
    writings = Writings(folder)
    settings = {**with_everything(folder), "GAVEL_ACCESS_LOG": str(writings.log), "PYTHONPATH": str(folder)}
    settings |= with_a_keeper(folder)
    settings["GAVEL_KEEPER"] = "nobody"  # who is called is read from the store, and not from requests
    (folder / "failing.py").write_text(FAILING)
    (folder / "served.py").write_text(SERVED)
    with writings.printed.open("w+") as printed, collecting() as writings.collector:
        settings |= {"GAVEL_TRACES": writings.collector.url, "OTEL_BSP_SCHEDULE_DELAY": "50"}
        if server == "granian":
            app = "failing:app" if failing else "gavel.wsgi:app"
            with served_by_granian(folder, printed, app, **settings) as writings.url:
                yield writings
            return
        python = (sys.executable, "served.py") if failing else (sys.executable,)
        with serving(folder, printed, python, **settings) as gunicorn:
            writings.url = gunicorn.url
            yield writings
        assert gunicorn.process.stdout is not None
        writings.rest = gunicorn.process.stdout.read() if not gunicorn.process.stdout.closed else ""


def name_of(line: dict[str, Any]) -> str:
    """The operation's id in the contract."""
    return f"{line['game']}-{line['operation']}" if line["game"] else str(line["operation"])


@pytest.mark.parametrize("server", SERVERS)
def test_every_operation_is_logged_and_no_secret_is_written(server: str, tmp_path: Path) -> None:
    with service(server, tmp_path) as writings:
        contract = requests.get(f"{writings.url}/openapi.json", timeout=TIMEOUT).json()
        stranger = Stranger(writings.url, contract)
        stranger.ask_everything()
        stranger.spoil_heads()
        requests.get(f"{writings.url}/v1/version", headers={"X-Request-Id": "the-last"}, timeout=TIMEOUT)
        writings.collector.answered("the-last")
    written = str(writings).casefold()
    assert len(stranger.secrets) > 30, "tokens and keys were answered"
    assert [secret for secret in stranger.secrets if secret.casefold() in written] == []
    declared = {operation["operationId"] for _method, _path, operation in stranger.operations()}
    lines = writings.lines()
    assert declared <= {name_of(line) for line in lines}
    assert {each["operation"] for each in lines} - {None} <= {
        each.attributes.get("gavel.operation") for each in writings.collector.spans
    }
    for game in ("auctionland", "for-sale", "the-estates"):
        answered = {line["operation"] for line in lines if line["game"] == game and line["status"] == 200}
        assert answered >= {"setup", "actions", "views", "sealed-setup", "sealed-views", "sealed-actions"}
    assert {"malformed-json", "member.unknown", "too-large", "http"} <= {line["code"] for line in lines}


@pytest.mark.parametrize("server", SERVERS)
def test_a_defect_is_written_without_the_document_that_it_arose_from(server: str, tmp_path: Path) -> None:
    with service(server, tmp_path, failing=True) as writings:
        answer = requests.post(
            f"{writings.url}/v1/games/for-sale/setup?seed={MARK}",
            json={"players": [f"{MARK}-a", f"{MARK}-b", f"{MARK}-c"], "seed": MARK},
            headers={"X-Request-Id": "one-of-mine"},
            timeout=TIMEOUT,
        )
        assert answer.status_code == 500
        writings.collector.wait_for(lambda each: each.failed)
    [line] = writings.lines()
    assert (line["status"], line["code"], line["operation"]) == (500, "internal", "setup")
    written = str(writings)
    assert "request one-of-mine failed" in written
    assert "builtins.KeyError: …" in written
    assert "builtins.RuntimeError: …" in written
    assert ", in fail" in written
    [span] = writings.collector.spans
    assert (span.failed, span.attributes["gavel.code"], span.events) == (True, "internal", ())
    assert MARK not in written
