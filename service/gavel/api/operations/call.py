"""The arguments and results of operations."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from gavel.api.problems import Problem
from gavel.i18n.translator import Speaker

Body = Mapping[str, Any]
Answer = dict[str, Any]

Sign: TypeAlias = Callable[[Body, Answer], str]
"""Makes a receipt from a replay's request and its answer."""

Signer: TypeAlias = Callable[[], Sign]
"""Returns the current function that signs receipts; raises Problem if there is none."""


def no_signer() -> Sign:
    """The signer of a service without keys: it refuses."""
    raise Problem("sealing-not-configured")


class Call(NamedTuple):
    """One call: its translator, the request id, the pointer to the body within the request, and the signer."""

    translator: Speaker
    instance: str
    at: str = ""
    signer: Signer = no_signer
