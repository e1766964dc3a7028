"""`deploy/gavel.service`: systemd accepts it, its sandbox is narrow, and gunicorn tells systemd when it is ready."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.left_out import program

PROJECT = Path(__file__).parents[2]
UNIT = PROJECT / "deploy/gavel.service"
pytestmark = pytest.mark.production
MOST_EXPOSED = 2.0
"""Of 10, by `systemd-analyze security`; systemd calls up to 4 fine."""
PATIENCE = 60


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with the Python of this environment, since systemd looks for the program."""
    text = UNIT.read_text(encoding="utf-8")
    assert "ExecStart=/opt/gavel/bin/python " in text
    path = tmp_path / UNIT.name
    path.write_text(text.replace("/opt/gavel/bin/python", sys.executable), encoding="utf-8")
    return path


def analyzed(verb: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [program("systemd-analyze", f"what systemd says of {UNIT.name}"), verb, "--no-pager", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_systemd_accepts_the_unit(unit: Path) -> None:
    done = analyzed("verify", "--recursive-errors=no", str(unit))
    assert (done.returncode, done.stderr) == (0, "")


def test_its_sandbox_is_narrow(unit: Path) -> None:
    done = analyzed("security", "--offline=yes", str(unit))
    exposed = re.search(r"exposure level for gavel.service: ([\d.]+)", done.stdout)
    assert exposed is not None, done.stderr
    assert float(exposed[1]) <= MOST_EXPOSED


def test_the_server_says_when_it_is_ready(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(tmp_path / "notify"))
        listener.settimeout(PATIENCE)
        inherited = {name: value for name, value in os.environ.items() if name != "GAVEL_DATA"}
        settings = {
            "NOTIFY_SOCKET": str(tmp_path / "notify"),
            "GAVEL_DATA": str(tmp_path / "data"),
            "GAVEL_DRAIN_SECONDS": "0",
            "PORT": "0",
            "WEB_CONCURRENCY": "1",
        }
        command = [sys.executable, "-m", "gunicorn", "--config", str(PROJECT / "gunicorn.conf.py")]
        with subprocess.Popen(
            command, env={**inherited, **settings}, cwd=tmp_path, stderr=subprocess.DEVNULL
        ) as server:
            try:
                assert b"READY=1" in listener.recv(4096)
                assert sorted(path.name for path in (tmp_path / "data").iterdir())
            finally:
                server.send_signal(signal.SIGTERM)
            assert server.wait(PATIENCE) == 0
