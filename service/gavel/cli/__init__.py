"""The command `gavel`: the rules in process or a server's, in a terminal and between pipes.

Nothing but the standard library is imported here: what the command needs is an extra.
"""

import sys
from collections.abc import Sequence
from typing import Final

from gavel.cli.output.statuses import USAGE

OF_SEALING: Final = frozenset({"joserfc", "cryptography", "cbor2"})
"""The packages that only keys and receipts need."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status. Without the extra that it needs, one line says that this is missing."""
    try:
        from gavel.cli.app import run

        return run(arguments)
    except ModuleNotFoundError as missing:
        package = (missing.name or "gavel").partition(".")[0]
        if package == "gavel":
            raise
        extra = "sealing" if package in OF_SEALING else "command"
        print(f'gavel: {package} is not installed: the command needs the extra "{extra}" of Gavel', file=sys.stderr)
        return USAGE
