"""The command `gavel`: the rules in process or a server's, in a terminal and between pipes.

This module imports nothing that the service has no use for: what the command needs beside it is an extra.
"""

import sys
from collections.abc import Sequence
from typing import Final

OK: Final = 0
REFUSED: Final = 1
USAGE: Final = 2
NO_ANSWER: Final = 3
INTERRUPTED: Final = 130

EXTRA: Final = ("click", "requests", "rich")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status. Without the extra, it says in one line how to get it."""
    try:
        from gavel.cli.app import run

        return run(arguments)
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in EXTRA:
            raise
        wanted = " ".join(EXTRA)
        message = f'gavel: the extra "command" is not installed; get it with: python -m pip install {wanted}'
        print(message, file=sys.stderr)
        return USAGE
