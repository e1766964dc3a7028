"""What an operation is called with and gives back."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gavel.i18n.translator import Speaker

Body = Mapping[str, Any]
Answer = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Call:
    """One call: in which words to answer, the request id, and where the body stands in what was sent."""

    translator: Speaker
    instance: str
    at: str = ""
