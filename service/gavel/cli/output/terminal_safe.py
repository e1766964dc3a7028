"""Text that may be written to a terminal."""

import re
from typing import Final

_CONTROL: Final = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def printable(text: str) -> str:
    """The text without what could steer a terminal; line ends stay."""
    return _CONTROL.sub("\ufffd", text)


def in_one_line(text: str) -> str:
    """The text without what could steer a terminal, or begin a line that looks like the command's own."""
    return printable(text).replace("\n", "\ufffd")
