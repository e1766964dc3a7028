"""Sealed tables for tests: a service with keys, and people who hold nothing but tokens and keys."""

import json
from collections.abc import Mapping
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from flask.testing import FlaskClient

from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel.sealing import base64url
from gavel.sealing.keys import new_sealing_key, new_signing_key

Json = dict[str, Any]

SEALING_KEY = {**new_sealing_key(), "kid": "kid-of-keys", "k": base64url.encode(bytes(range(32)))}
"""The same in all processes, and of the length that random ones have."""


def key_file(*keys: Mapping[str, str]) -> str:
    """A file of keys: these, or one that seals and one that signs."""
    path = Path(mkdtemp()) / "keys.json"
    path.write_text(json.dumps({"keys": list(keys) or [SEALING_KEY, new_signing_key()]}))
    path.chmod(0o600)
    return str(path)


class Answer:
    """What the service has answered."""

    def __init__(self, status: int, headers: Mapping[str, str], raw: bytes) -> None:
        self.status, self.headers, self.raw = status, headers, raw
        self.body: Json = json.loads(raw)

    def __getitem__(self, member: str) -> Any:
        return self.body[member]

    @property
    def problem(self) -> str:
        """The type of the problem."""
        return str(self.body["type"]).removeprefix("/problems/")

    @property
    def codes(self) -> list[str]:
        """The codes of what is wrong."""
        listed: list[Json] = self.body.get("errors") or self.body.get("violations") or []
        return [each["code"] for each in listed]


class Room:
    """A service that seals."""

    def __init__(self, client: FlaskClient | None = None, **settings: Any) -> None:
        self.client = client or create_app(Settings(**{"keys": key_file(), **settings})).test_client()

    def ask(self, game: str, operation: str, body: Any, key: str | None = None, **headers: str) -> Answer:
        """One sealed operation; a key goes where keys go."""
        sent = {} if key is None else {"Authorization": f"Bearer {key}"}
        path = f"/v1/games/{game}/sealed/{operation}"
        answer = self.client.post(path, json=body, headers={**sent, **headers})
        return Answer(answer.status_code, dict(answer.headers), answer.data)

    def plain(self, game: str, operation: str, body: Any) -> Json:
        """One plain operation, which succeeds."""
        answer = self.client.post(f"/v1/games/{game}/{operation}", json=body)
        assert answer.status_code == 200, answer.data
        found: Json = json.loads(answer.data)
        return found

    def table(self, game: str = "for-sale", **request: Any) -> "Table":
        """A new table of ann, bob and cy, unless the request says otherwise."""
        return Table(self, game, {"players": ["ann", "bob", "cy"], **request})


class Table:
    """One table: its newest token, and everybody's keys."""

    def __init__(self, room: Room, game: str, request: Json) -> None:
        self.room, self.game, self.request = room, game, request
        self.first = self.good("setup", request)
        self.players: list[str] = request["players"]
        self.token: str = self.first["token"]
        self.keys: dict[str, str] = dict(self.first["seat_keys"])
        for holder in ("referee", "table"):
            if f"{holder}_key" in self.first.body:
                self.keys[holder] = self.first[f"{holder}_key"]

    def ask(self, operation: str, body: Any, holder: str | None = None) -> Answer:
        """One operation by the holder of a key."""
        return self.room.ask(self.game, operation, body, None if holder is None else self.keys[holder])

    def good(self, operation: str, body: Any, holder: str | None = None) -> Answer:
        """The same, which succeeds."""
        answer = self.ask(operation, body, holder)
        assert answer.status == 200, answer.body
        assert answer.headers["Cache-Control"] == "no-store"
        return answer

    def bad(self, operation: str, body: Any, holder: str | None = None) -> Answer:
        """The same, which is refused."""
        answer = self.ask(operation, body, holder)
        assert 400 <= answer.status < 500, answer.body
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["Content-Type"] == "application/problem+json"
        return answer

    def view(self, holder: str | None = None, token: str | None = None, **body: Any) -> Answer:
        """What somebody sees."""
        return self.good("views", {"token": token or self.token, **body}, holder)

    def act(self, action: Json, token: str | None = None) -> Answer:
        """An action by whoever is to do it, on the newest token, which it replaces; or on another one."""
        answer = self.good("actions", {"token": token or self.token, "action": action}, self.holder_of(action))
        if token is None:
            self.token = answer["token"]
        return answer

    def holder_of(self, action: Json) -> str:
        """Whose key allows it."""
        return str(action["player"])

    def state(self, token: str | None = None) -> Json:
        """The plain state, but for the note that it was given out: the table goes on from the token before that."""
        answer = self.good("unseal", {"token": token or self.token}, "referee" if "referee" in self.keys else None)
        found: Json = answer["state"]
        return {name: value for name, value in found.items() if name != "unsealed"}

    def acting(self) -> list[str]:
        """Who may act."""
        found: list[str] = self.view()["to_act"]
        return found
