"""The exit statuses of the command, and what else its shell goes by."""

from typing import Final

OK: Final = 0
REFUSED: Final = 1
USAGE: Final = 2
NO_ANSWER: Final = 3
INTERRUPTED: Final = 130
NOT_READ: Final = 141
"""Whoever read the output has gone, as after `| head`."""

COMPLETE: Final = "_GAVEL_COMPLETE"
"""The variable by which a shell asks what completes a command line."""
