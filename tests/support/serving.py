"""The service in a process of its own, as it is deployed."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

CONFIGURATION = Path(__file__).parents[2] / "gunicorn.conf.py"
PATIENCE = 30
"""Seconds after which a server that does not stop is given up."""


@contextmanager
def served(**environment: str) -> Iterator[str]:
    """The base URL of a service on a free port of loopback."""
    command = [sys.executable, "-m", "gunicorn", "--config", str(CONFIGURATION)]
    settings = {**os.environ, "HOST": "127.0.0.1", "PORT": "0", "WEB_CONCURRENCY": "1", **environment}
    with (
        TemporaryFile("w+") as complaints,
        subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, stderr=complaints, text=True) as server,
    ):
        assert server.stdout is not None
        try:
            yield _announced(server.stdout, complaints)
        finally:
            server.terminate()
            server.wait(PATIENCE)


def _announced(output: IO[str], complaints: IO[str]) -> str:
    for line in output:
        if found := re.search(r"referees at (http://127\.0\.0\.1:\d+)", line):
            return found[1]
    complaints.seek(0)
    raise AssertionError(f"the service has not said where it listens:\n{complaints.read()}")
