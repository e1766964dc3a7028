"""Stores of heads as they are deployed: Debian's redis-server on a free port, and a file."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection, socket

from tests.support.left_out import program

PATIENCE = 30


def free_port() -> int:
    """A port of loopback that nobody listens on."""
    with socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class RedisServer:
    """A redis-server with a folder of its own, which can be killed and started again there."""

    def __init__(self, program: str, folder: Path, *settings: str) -> None:
        self._command = [program, "--port", str(port := free_port()), "--bind", "127.0.0.1", "--dir", str(folder)]
        self._command += ["--save", "", *(settings or ("--appendonly", "yes", "--appendfsync", "always"))]
        self._log = folder / "redis.log"
        self.url = f"redis://127.0.0.1:{port}/0"
        self._port = port
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with self._log.open("a") as log:
            self.process = subprocess.Popen(self._command, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None, self._log.read_text()
            assert time.monotonic() < end, self._log.read_text()
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with create_connection(("127.0.0.1", self._port), 1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(7) == b"+PONG\r\n"
        except OSError:
            return False

    def kill(self) -> None:
        """As a power cut would: nothing is written on the way."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def pause(self) -> None:
        """It holds its connections and says nothing."""
        os.kill(self.process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """It answers again."""
        os.kill(self.process.pid, signal.SIGCONT)


@contextmanager
def redis_server(folder: Path, *settings: str) -> Iterator[RedisServer]:
    """A server until the end of the block."""
    server = RedisServer(program("redis-server", "the guard on Redis"), folder, *settings)
    try:
        yield server
    finally:
        server.go_on()
        server.kill()
