"""API keys: who may call. A file holds clients, and of each key its digest; it is read anew when it changes."""

import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from gavel.admission.rates import Rate, rate_of
from gavel.api.body import decode
from gavel.api.problems import Problem
from gavel.private_files import FileRefused
from gavel.schemas.explain import schema_errors
from gavel.schemas.fields import Items, Part, Strict
from gavel.schemas.scalars import Text
from gavel.schemas.validators import compile_validator

log = logging.getLogger("gavel")

SECONDS_BETWEEN_LOOKS: Final = 1.0
"""How often, at most, the file is looked at: so long may a key go on that has been taken out."""

MOST_BYTES: Final = 1 << 20
MOST_CLIENTS: Final = 10_000
MOST_KEYS: Final = 20

DAY: Final = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
DIGEST: Final = r"^[0-9a-f]{64}$"
CLIENT: Final = r"^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$"


class ApiKeysRefused(FileRefused, ValueError):
    """The service must not use a file of API keys; the text says why."""


class KeyRecord(Strict):
    """A key: its SHA-256 digest, the day on which it was made, and the first day on which it is not taken any more."""

    sha256 = Text(64, maximum=64, pattern=DIGEST)
    made = Text(10, maximum=10, pattern=DAY)
    expires = Text(10, maximum=10, pattern=DAY, required=False)


class ClientRecord(Strict):
    """Somebody who calls the service, with a rate where it is not that of all clients."""

    name = Text(maximum=64, pattern=CLIENT)
    rate = Text(maximum=200, required=False)
    keys = Items(Part(KeyRecord), 0, maximum=MOST_KEYS)


class ApiKeysFile(Strict):
    """All clients."""

    clients = Items(Part(ClientRecord), 0, maximum=MOST_CLIENTS)


_FILE: Final = ApiKeysFile()
_accepts: Final = compile_validator(_FILE)


@dataclass(frozen=True, slots=True)
class Client:
    """Somebody who calls the service: the name, and a rate of their own, if they have one."""

    name: str
    rate: Rate | None = None


def digest_of(key: str) -> str:
    """The digest under which a key is kept. A key has 256 random bits: nobody guesses it from a plain digest."""
    return sha256(key.encode("utf-8", "surrogateescape")).hexdigest()


def today() -> str:
    """The day, in UTC, as files of keys write it."""
    return datetime.now(UTC).date().isoformat()


class ApiKeys:
    """The keys of a file that may change while the service runs."""

    def __init__(self, path: Path) -> None:
        """Raises ApiKeysRefused. A file that is refused later leaves the keys in force that were read before."""
        self._path = path
        self._seen = _state_of(path)
        self._clients = clients_of(read(path))
        self._looked = time.monotonic()

    def client(self, key: str) -> Client | None:
        """The client with that key; None where nobody has it, or it has expired."""
        self._look()
        client, expires = self._clients.get(digest_of(key), (None, None))
        return client if expires is None or today() < expires else None

    def _look(self) -> None:
        now = time.monotonic()
        if now - self._looked < SECONDS_BETWEEN_LOOKS:
            return
        self._looked = now
        if (state := _state_of(self._path)) == self._seen:
            return
        self._seen = state
        try:
            self._clients = clients_of(read(self._path))
        except ApiKeysRefused as refusal:
            log.error("The API keys were not read anew, the ones before stay in force: %s", refusal)
        else:
            # A warning, since nothing less is written where nobody has set up logging.
            log.warning("The API keys were read anew from %s", self._path)


def read(path: Path) -> dict[str, Any]:
    """The document of a file of API keys, checked by itself; raises ApiKeysRefused."""
    try:
        with path.open("rb") as file:
            document = decode(file.read(MOST_BYTES + 1)[:MOST_BYTES])
    except OSError as error:
        raise ApiKeysRefused(f"{path}: {error.strerror}") from None
    except Problem:
        raise ApiKeysRefused(f"{path} is no JSON of at most {MOST_BYTES} bytes") from None
    return checked(path, document)


def checked(path: Path, document: Any) -> dict[str, Any]:
    """The document of a file, whose members are what they must be; raises ApiKeysRefused for any other."""
    if not _accepts(document):
        error = schema_errors(_FILE, document)[0]
        raise ApiKeysRefused(f"{path}: {error.code} at {error.pointer or 'its beginning'}")
    return dict(document)


def clients_of(document: Mapping[str, Any]) -> dict[str, tuple[Client, str | None]]:
    """By digest: the client of each key, and when it expires; raises ApiKeysRefused where the document contradicts."""
    found: dict[str, tuple[Client, str | None]] = {}
    names = [record["name"] for record in document["clients"]]
    if len(set(names)) < len(names):
        raise ApiKeysRefused("two clients have one name")
    for record in document["clients"]:
        try:
            client = Client(record["name"], rate_of(record["rate"]) if "rate" in record else None)
            for key in record["keys"]:
                for day in ("made", "expires"):
                    date.fromisoformat(key.get(day, key["made"]))
                if found.setdefault(key["sha256"], (client, key.get("expires")))[0] is not client:
                    raise ValueError("a key is another client's too")
        except ValueError as error:
            raise ApiKeysRefused(f"client {record['name']}: {error}") from None
    return found


def _state_of(path: Path) -> tuple[int, ...]:
    """What differs when a file has changed, or another one stands in its place; empty where there is none."""
    try:
        found = path.stat()
    except OSError:
        return ()
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns
