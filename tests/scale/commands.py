"""The command `gavel` as a process: with small pieces, so that small archives have many."""

import subprocess
from pathlib import Path
from typing import Any

from tests.audit.support import begun
from tests.scale.machines import PATIENCE, environment

PROGRAM = """
import os, resource, signal, sys
import gavel.audit.auditing, gavel.audit.cluster, gavel.audit.pieces, gavel.audit.sharing
signal.signal(signal.SIGINT, signal.default_int_handler)
if {room}:
    resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, {room}))
gavel.audit.auditing.PIECE = gavel.audit.auditing.FAR_PIECE = 100_000
gavel.audit.pieces.PART = 150_000
gavel.audit.cluster.PATIENCE = float(os.environ.get("PATIENCE", 120))
gavel.audit.sharing.SLOW = 3
from gavel.cli import main
sys.exit(main(sys.argv[1:]))
"""


IMPATIENT = {"PATIENCE": "3"}
"""Where nobody will come to judge, an audit need not wait for a minute."""


def start(*arguments: str | Path, env: dict[str, str] | None = None, **settings: Any) -> "subprocess.Popen[bytes]":
    """Begin a command."""
    return begun(*arguments, program=PROGRAM, env=environment(**(env or {})), **settings)


def run(*arguments: str | Path, stdin: bytes = b"", **settings: Any) -> tuple[int, str, str]:
    """A command to its end: exit status, standard output, standard error without a traceback."""
    process = start(*arguments, stdin=subprocess.PIPE, **settings)
    return ended(process, stdin)


def ended(process: "subprocess.Popen[bytes]", stdin: bytes | None = None) -> tuple[int, str, str]:
    """How a command ends."""
    out, err = process.communicate(stdin, PATIENCE)
    assert b"Traceback" not in err, err.decode()
    return process.returncode, out.decode(), err.decode()
