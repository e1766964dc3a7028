"""The service as it is deployed, by gunicorn with the project's configuration or by granian, from another directory."""

import json
import re
from socket import SHUT_WR
from typing import Any
from unittest.mock import ANY

import pytest

from gavel.schemas.limits import LIMITS
from tests.http.asking import BATCH, JSON, NDJSON, send, setups
from tests.http.wire import Connection, connected

SETUP = setups()[0]
RAW = json.dumps(SETUP.body).encode()


@pytest.fixture(scope="module", autouse=True)
def way() -> None:
    """One way, that of a fresh installation: the server is a process of its own."""


def post(connection: Connection, raw: bytes = RAW, **headers: str) -> None:
    connection.head("POST", SETUP.path, Content_Type=JSON, Content_Length=str(len(raw)), **headers)
    connection.write(raw)


def read(connection: Connection) -> tuple[int, Any]:
    answer = connection.answer()
    return answer.status, json.loads(answer.read())


def test_a_setup_is_answered_as_in_process(deployed_port: int) -> None:
    with connected(deployed_port) as connection:
        post(connection)
        assert read(connection) == (200, send(SETUP).json)


def test_a_body_may_come_in_chunks(deployed_port: int) -> None:
    with connected(deployed_port) as connection:
        connection.head("POST", SETUP.path, Content_Type=JSON, Transfer_Encoding="chunked")
        for place in range(0, len(RAW), 10):
            connection.chunk(RAW[place : place + 10])
        connection.chunk(b"")
        assert read(connection) == (200, send(SETUP).json)


def test_a_connection_serves_request_after_request(deployed_port: int) -> None:
    with connected(deployed_port) as connection:
        for _ in range(5):
            post(connection)
            assert read(connection)[0] == 200
            post(connection, b"{")
            assert read(connection)[0] == 400


def test_a_connection_can_be_used_again_after_a_batch(deployed_port: int) -> None:
    with connected(deployed_port) as connection:
        for _ in range(3):
            connection.head("POST", BATCH, Content_Type=NDJSON, Transfer_Encoding="chunked")
            connection.chunk(b"{}\n{}")
            connection.chunk(b"")
            assert connection.answer().read().count(b"\n") == 2


def test_requests_may_be_written_ahead(gunicorn_port: int) -> None:
    with connected(gunicorn_port) as connection:
        for number in range(2):
            post(connection, X_Request_Id=str(number))
        post(connection, X_Request_Id="2", Connection="close")
        answers = b"".join(iter(lambda: connection.socket.recv(1 << 16), b""))
        assert re.findall(rb"HTTP/1.1 (\d+)", answers) == [b"200"] * 3
        assert re.findall(rb"X-Request-Id: (\d)", answers) == [b"0", b"1", b"2"]


def test_a_client_may_wait_to_be_asked_for_the_body(deployed_port: int) -> None:
    with connected(deployed_port) as connection:
        connection.head("POST", SETUP.path, Content_Type=JSON, Content_Length=str(len(RAW)), Expect="100-continue")
        assert connection.socket.recv(1 << 16).startswith(b"HTTP/1.1 100 ")
        connection.write(RAW)
        assert read(connection)[0] == 200


def test_a_body_that_is_announced_too_large_is_refused_before_it_is_sent(deployed_port: int) -> None:
    with connected(deployed_port) as connection:
        connection.head("POST", SETUP.path, Content_Type=JSON, Content_Length=str(LIMITS.body + 1))
        status, problem = read(connection)
        assert (status, problem["limit"]) == (413, LIMITS.body)


def test_a_body_in_chunks_that_turns_out_too_large_is_refused(deployed_port: int) -> None:
    with connected(deployed_port) as connection:
        connection.head("POST", SETUP.path, Content_Type=JSON, Transfer_Encoding="chunked")
        connection.chunk(b" " * (LIMITS.body + 5000))
        status, problem = read(connection)
        assert (status, problem["limit"]) == (413, LIMITS.body)


def test_a_body_in_chunks_of_just_the_limit_is_read(deployed_port: int) -> None:
    with connected(deployed_port) as connection:
        connection.head("POST", SETUP.path, Content_Type=JSON, Transfer_Encoding="chunked")
        connection.chunk(RAW.ljust(LIMITS.body))
        connection.chunk(b"")
        assert read(connection)[0] == 200


NO_CHUNKS = [b"x\r\n", b"-1\r\n{}\r\n", b"1;=\r\n{\r\n", b"2\r\n{}x\r\n0\r\n\r\n", b"ffffffffffffffffff\r\n{}"]


@pytest.mark.parametrize("raw", NO_CHUNKS)
def test_a_body_in_broken_chunks_is_the_client_s_fault(gunicorn_port: int, raw: bytes) -> None:
    with connected(gunicorn_port) as connection:
        connection.head("POST", SETUP.path, Content_Type=JSON, Transfer_Encoding="chunked")
        connection.write(raw)
        connection.socket.shutdown(SHUT_WR)
        assert read(connection) == (400, ANY)


@pytest.mark.parametrize("raw", NO_CHUNKS)
def test_a_batch_in_broken_chunks_ends_with_a_problem(gunicorn_port: int, raw: bytes) -> None:
    with connected(gunicorn_port) as connection:
        connection.head("POST", BATCH, Content_Type=NDJSON, Transfer_Encoding="chunked")
        connection.chunk(b"{}\n")
        connection.write(raw)
        connection.socket.shutdown(SHUT_WR)
        answers = [json.loads(line) for line in connection.answer().read().splitlines()]
        assert answers[-1]["status"] == 400


def test_a_body_that_ends_before_its_length_is_the_client_s_fault(deployed_port: int) -> None:
    with connected(deployed_port) as connection:
        connection.head("POST", SETUP.path, Content_Type=JSON, Content_Length=str(len(RAW) + 10))
        connection.write(RAW[:-1])
        connection.socket.shutdown(SHUT_WR)
        assert read(connection)[0] == 400


def test_pages_and_health_are_served_from_anywhere(deployed_port: int) -> None:
    with connected(deployed_port) as connection:
        for path in ("/healthz", "/readyz", "/docs", "/openapi.yaml", "/docs/swagger-ui/swagger-ui-bundle.js"):
            connection.head("GET", path)
            answer = connection.answer()
            assert answer.status == 200
            assert answer.read()
