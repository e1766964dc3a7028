"""The settings of calls by Web Push, from the environment.

`GAVEL_PUSH_CONTACT`: whom the operator of a push service may write to, `mailto:…` or `https://…`; nobody is called
where it is empty. `GAVEL_PUSH_KEY`: the file of the key that signs messages; in the folder of `GAVEL_DATA` the service
makes one. `GAVEL_PUSH_SERVICES`: origins of further push services, separated by commas or white space.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from gavel.extras import needed_by
from gavel.sealing.push import KNOWN, Push

CONTACT: Final = "GAVEL_PUSH_CONTACT"
KEY: Final = "GAVEL_PUSH_KEY"
SERVICES: Final = "GAVEL_PUSH_SERVICES"

_CONTACT = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://[^\s/]+(?:/\S*)?", re.ASCII)
_SERVICE = re.compile(r"(?:https|http)://[A-Za-z0-9.*\[\]:-]+", re.ASCII)


@dataclass(frozen=True, slots=True)
class PushSettings:
    """How players are called."""

    contact: str
    key: Path
    services: tuple[str, ...]

    def offer(self) -> Push:
        """What the service offers to browsers; raises KeysRefused for a file that is no key."""
        from gavel.sealing.push_key import load, public_half

        return Push(public_half(load(self.key)), self.services)


def from_environment(environment: Mapping[str, str]) -> PushSettings | None:
    """The settings that these environment variables make; None where nobody is called.

    Raises ValueError for one that is none, and KeysRefused for a key that cannot be made.
    """
    contact = environment.get(CONTACT, "")
    if not contact:
        return None
    if not _CONTACT.fullmatch(contact):
        raise ValueError(f"{CONTACT} must be such as mailto:you@example.org or https://example.org, not {contact!r}")
    with needed_by(CONTACT, "push"):
        if find_spec("pywebpush") is None:  # found only: to import it would load aiohttp into every worker
            raise ModuleNotFoundError("No module named 'pywebpush'", name="pywebpush")
    return PushSettings(contact, _key(environment), (*KNOWN, *_services(environment.get(SERVICES, ""))))


def _services(text: str) -> list[str]:
    services = text.replace(",", " ").split()
    for each in services:
        if not _SERVICE.fullmatch(each):
            raise ValueError(f"{SERVICES} must be origins such as https://push.example.org, not {each!r}")
    return services


def _key(environment: Mapping[str, str]) -> Path:
    if given := environment.get(KEY, ""):
        return Path(given)
    data = environment.get("GAVEL_DATA", "")
    if not data:
        raise ValueError(f"{CONTACT} needs {KEY}, the file that `gavel keys push` writes, or GAVEL_DATA")
    from gavel.sealing.data_folder import keep_push_key

    return keep_push_key(Path(data))
