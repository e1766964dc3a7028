"""No key and no token reaches a log, however a request is spoilt."""

import logging
from pathlib import Path

import pytest

from gavel.observe.blotting import BLOT, blotted
from tests.http.wire import connected
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
            requests = [request for key in KEYS.values() for request in spoilt(key)]
            for request in requests:
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
