"""Files of API keys, which an operator creates and changes: never open to others, and each change is atomic."""

import json
import secrets
from collections.abc import Mapping
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from gavel import private_files
from gavel.admission.api_keys import ApiKeysRefused, checked, clients_of, digest_of, read, today

PREFIX: Final = "gavel_"
"""What every key begins with: tools that search for secrets in public places find it by this."""

ID_LENGTH: Final = 12
"""How much of a key's digest stands for it in lists and commands."""


def add(path: Path, client: str, days: int | None = None, rate: str | None = None) -> str:
    """Give a client, new or known, a further key, for so many days; return the key, which is kept nowhere.

    `rate`: the client's own from now on. The file is made if it is not there. Raises ApiKeysRefused.
    """
    document = read(path) if path.exists() else {"clients": []}
    key = PREFIX + secrets.token_urlsafe(32)
    record = {"sha256": digest_of(key), "made": today()}
    if days is not None:
        record["expires"] = (date.fromisoformat(today()) + timedelta(days)).isoformat()
    found = next((each for each in document["clients"] if each["name"] == client), None)
    if found is None:
        document["clients"].append(found := {"name": client, "keys": []})
    if rate is not None:
        found["rate"] = rate
    found["keys"].append(record)
    _write(path, document)
    return key


def remove(path: Path, key_id: str) -> str:
    """Take out the key with that id; return its client's name. Raises ApiKeysRefused, also where there is none.

    A client without keys stays, with its rate.
    """
    document = read(path)
    for client in document["clients"]:
        for key in client["keys"]:
            if id_of(key) == key_id:
                client["keys"].remove(key)
                _write(path, document)
                return str(client["name"])
    raise ApiKeysRefused(f"{path} has no key {key_id}")


def id_of(key: Mapping[str, Any]) -> str:
    """What stands for a key, of which only the digest is known."""
    return str(key["sha256"])[:ID_LENGTH]


def _write(path: Path, document: Mapping[str, Any]) -> None:
    clients_of(checked(path, document))
    text = json.dumps(document, indent=1) + "\n"
    if path.exists():
        private_files.replace(path, text, read, ApiKeysRefused)
    else:
        private_files.create(path, text, ApiKeysRefused)
