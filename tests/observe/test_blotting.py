"""No key and no token reaches a log, however a request is spoilt."""

import logging
import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep, time

import pytest
import requests

from benchmarks.servers import HOST, free_port, listens
from gavel.observe.blotting import BLOT, blotted
from tests.http.wire import TIMEOUT, connected
from tests.support.serving import serving

MARK = "MARKED-secret_"
SECRET = (MARK * 4)[:43]
KEYS = {
    "a seat's key": f"gvs1.1.{SECRET}",
    "the referee's key": f"gvs1.r.{SECRET}",
    "an encoded key": f"gvs1%2E1%2E{SECRET}",
    "a sealed token": f"eyJhbGciOiJkaXIi.{MARK}.{MARK}.{MARK}.{MARK}",
    "a receipt": f"eyJhbGciOiJFZERTQSJ9.{MARK}.{MARK}",
    "the rest of a key": SECRET,
}
WHOLE = b"GET /v1/games HTTP/1.1\r\nHost: x\r\n%b\r\n\r\n"


def spoilt(key: str) -> list[bytes]:
    """Requests that are refused, or answered, with a key in each place where it may stand by mistake."""
    raw = key.encode()
    lines = [
        b"Authorization Bearer " + raw,
        b"Authorization : Bearer " + raw,
        b"X-API-Key " + MARK.encode(),
        b"X-API-Key: \x00" + MARK.encode(),
        b"X-API-Key : " + MARK.encode(),
        b"X-Y: x\r\n " + raw,
        raw + b": x",
        b"(" + raw + b"): x",
        b"Expect: " + raw,
        b"Transfer-Encoding: " + raw,
        b"Content-Length: " + raw,
    ]
    return [
        *(WHOLE % line for line in lines),
        b"GET /v1/games?key=" + raw + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /v1/games/" + raw + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /?token=" + MARK.encode() + b" HTTP/9\r\nHost: x\r\n\r\n",
        b"GET /?token=" + raw + b" HTTP/9\r\nHost: x\r\n\r\n",
        b"GET /?api_key=" + MARK.encode() + b" and more HTTP/1.1\r\nHost: x\r\n\r\n",
        raw + b" / HTTP/1.1\r\nHost: x\r\n\r\n",
        raw + b"\r\n\r\n",
    ]


@pytest.mark.parametrize("level", ["info", "debug"])
def test_no_secret_of_a_spoilt_request_is_written(tmp_path: Path, level: str) -> None:
    access, errors = tmp_path / "access.log", tmp_path / "error.log"
    arguments = f"--log-level {level}"
    with errors.open("w+") as complaints:
        with serving(None, complaints, GAVEL_ACCESS_LOG=str(access), GUNICORN_CMD_ARGS=arguments) as service:
            for request in [request for key in KEYS.values() for request in spoilt(key)]:
                with connected(service.port) as connection:
                    connection.write(request)
                    assert connection.answer().status in range(200, 502)
        complaints.seek(0)
        written = complaints.read() + access.read_text()
    assert written.count("Invalid") >= len(KEYS)
    assert BLOT in written or "\\u2026" in written
    assert [line for line in written.splitlines() if MARK.lower() in line.lower()] == []


@pytest.mark.parametrize("key", KEYS.values(), ids=KEYS)
def test_a_secret_in_a_traceback_is_blotted_out(key: str, caplog: pytest.LogCaptureFixture) -> None:
    from gavel.observe.blotting import blot_logs

    before = logging.getLogRecordFactory()
    blot_logs()
    try:
        try:
            raise ValueError(f"not {key}, no")
        except ValueError:
            logging.getLogger("elsewhere").exception("request %s failed: %s", "mine", key)
    finally:
        logging.setLogRecordFactory(before)
    assert "ValueError: not " in caplog.text
    assert "request mine failed" in caplog.text
    assert MARK not in caplog.text


@pytest.mark.parametrize(
    "line",
    [
        "request 0123456789abcdef0123456789abcdef: refused with 400",
        '127.0.0.1 [23/Nov/2026:12:00:00 +0000] "POST /v1/games/for-sale/actions HTTP/1.1" 200 1234 5ms 3f-a',
        "sha256 " + "0123456789abcdef" * 4,
        "Draining for 5 seconds; another SIGTERM stops at once",
    ],
)
def test_a_line_without_secrets_stays_as_it_is(line: str) -> None:
    assert blotted(line) == line


ENDS_BY_AN_ERROR = """
import sys, threading
from gavel.observe.blotting import blot_output
blot_output()
def quote(): raise ValueError(sys.argv[1])
thread = threading.Thread(target=quote)
thread.start()
thread.join()
quote()
"""


@pytest.mark.parametrize("secret", ["https://push.example.org/send/an-address", KEYS["a seat's key"]])
def test_errors_that_end_a_thread_and_a_process_beside_a_service_quote_nothing(secret: str) -> None:
    command = [sys.executable, "-c", ENDS_BY_AN_ERROR, secret]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.count(f"builtins.ValueError: {BLOT}\n") == 2
    assert done.stderr.count(", in quote") == 2
    assert secret not in done.stderr


def test_a_search_that_fails_quotes_nothing_of_the_record(tmp_path: Path) -> None:
    """As gunicorn logs an error of an app; the service accepts no such request, a defect may come to it."""
    (tmp_path / "failing.py").write_text(
        "import gavel.suggesting.app as searches\n"
        "def fail(_game, body):\n    raise RuntimeError(f'cannot search {body}')\n"
        "searches.search = fail\napp = searches.app\n"
    )
    port = free_port()
    command = [sys.executable, "-m", "gunicorn", "--config", "python:gavel.suggesting.server"]
    command += ["--workers", "1", "--bind", f"{HOST}:{port}", "failing:app"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])}
    with (tmp_path / "written").open("w+") as written:
        searches = subprocess.Popen(command, env=environment, stdout=written, stderr=written)
        try:
            until = monotonic() + TIMEOUT
            while not listens(port):
                assert monotonic() < until
                sleep(0.05)
            body = {"game": "for-sale", "body": {"seed": MARK}, "until": time() + 60}
            answer = requests.post(f"http://{HOST}:{port}/?seed={MARK}", json=body, timeout=TIMEOUT)
        finally:
            searches.terminate()
            searches.wait()
        written.seek(0)
        printed = written.read()
    assert answer.status_code == 500
    assert ", in fail" in printed
    assert f"builtins.RuntimeError: {BLOT}" in printed
    assert MARK not in printed
