"""What an operation is called with and gives back."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from gavel.api.problems import Problem
from gavel.i18n.translator import Speaker

Body = Mapping[str, Any]
Answer = dict[str, Any]

Sign: TypeAlias = Callable[[Body, Answer], str]
"""What makes a receipt of a replay's request and its answer."""

Signer: TypeAlias = Callable[[], Sign]
"""What signs receipts at the moment; raises Problem where nothing does."""


def no_signer() -> Sign:
    """What a service without keys has."""
    raise Problem("sealing-not-configured")


class Call(NamedTuple):
    """One call: in which words to answer, the request id, where the body stands in what was sent, who signs."""

    translator: Speaker
    instance: str
    at: str = ""
    signer: Signer = no_signer
