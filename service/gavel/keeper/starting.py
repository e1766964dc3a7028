"""Starts the keeper's process beside a service that calls players."""

import os
import subprocess
import sys
from collections.abc import MutableMapping
from typing import Final

from gavel.keeper.settings import from_environment

STARTED: Final = "GAVEL_KEEPER"
"""Says, in the environment, that there is a keeper."""


def start(environment: MutableMapping[str, str]) -> None:
    """Where the environment asks for calls, start the keeper, unless whoever started this process has done so.

    Raises ValueError for settings that are none, and KeysRefused.
    """
    if environment.get(STARTED) or from_environment(environment) is None:
        return
    from gavel.sealing.data_folder import of_environment

    _keys, store = of_environment(environment)
    if not store:
        raise ValueError("GAVEL_PUSH_CONTACT is of no use without GAVEL_HEADS: only a guarded table knows its turn")
    until_the_end, kept_open = os.pipe()
    os.set_inheritable(kept_open, True)  # for what this process may become
    command = [sys.executable, "-m", "gavel.keeper"]
    subprocess.Popen(command, stdin=until_the_end, env={**environment})  # noqa: S603  # a fixed program, no shell
    os.close(until_the_end)
    environment[STARTED] = "started"
