"""Processes beside a service, which end when it has ended, however that ends."""

import os
import subprocess
import sys
from collections.abc import Mapping


def start(
    module: str, *arguments: str, environment: Mapping[str, str] | None = None, pass_fds: tuple[int, ...] = ()
) -> None:
    """Start `python -m module` with these arguments, whose standard input ends with the service.

    The other end is open in this process, in what it becomes and in what it forks, and in no other. `environment`: by
    default this process's; `pass_fds`: descriptors that are open there, too.
    """
    until_the_end, kept_open = os.pipe()
    os.set_inheritable(kept_open, True)
    command = [sys.executable, "-m", module, *arguments]
    subprocess.Popen(command, stdin=until_the_end, env=environment, pass_fds=pass_fds)  # noqa: S603  # no shell
    os.close(until_the_end)
