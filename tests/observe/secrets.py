"""Requests with secrets in every place where a client may put them, for every operation of a service's contract."""

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import requests

from gavel.schemas.limits import LIMITS
from gavel_sdk import concrete
from tests.http.wire import TIMEOUT, connected

MARK = "Marked7"
"""Too short and too plain to look like a key: what is not to be written has to be left out."""
QUERY = f"?seed={MARK}&q={MARK}"
KEY = f"gvs1.1.{MARK}{'k' * 36}"
DICE = random.Random(MARK)
PEOPLE = ("ann", "bob", "cy", "dee", "eve", "fay")

Json = dict[str, Any]


@dataclass
class Stranger:
    """Asks everything that the contract has, and remembers every secret that is answered."""

    url: str
    contract: Json
    secrets: set[str] = field(default_factory=lambda: {MARK})
    session: requests.Session = field(default_factory=requests.Session)

    def ask(self, method: str, path: str, raw: bytes | None = None, query: str = QUERY, **headers: str) -> Any:
        """The answer, if it is JSON."""
        sent = {"Authorization": f"Bearer {KEY}", "Cookie": MARK, "X-API-Key": MARK, "User-Agent": MARK}
        given = {**sent, **{name.replace("_", "-"): value for name, value in headers.items()}}
        answer = self.session.request(method, self.url + path + query, data=raw, headers=given, timeout=TIMEOUT)
        self.secrets |= {*_keys_in(answer.text)}
        kind = answer.headers.get("Content-Type", "")
        return answer.json() if "+json" in kind or kind.startswith("application/json") else None

    def post(self, path: str, body: Any, key: str = KEY) -> Any:
        """The answer to JSON."""
        headers = {"Content_Type": "application/json", "Authorization": f"Bearer {key}"}
        return self.ask("POST", path, json.dumps(body).encode(), **headers)

    def operations(self) -> Iterator[tuple[str, str, Json]]:
        """Method, path and declaration of each operation."""
        for path, methods in self.contract["paths"].items():
            for method, operation in methods.items():
                if method in ("get", "post"):
                    yield method.upper(), path.replace("{name}", "internal"), operation

    def ask_everything(self) -> None:
        """Every operation, rightly and wrongly."""
        for method, path, operation in self.operations():
            self.ask(method, path)
            self.ask("DELETE", path)
            self.ask(method, path, X_Padding=MARK * (LIMITS.body // 100))
            if method == "POST":
                self._post_everything(path, operation)
        for path in (f"/{MARK}", f"/v1/games/{MARK}", f"/v1/games/{MARK}/setup", f"/problems/{MARK}"):
            self.ask("GET", path)
            self.post(path, {})
        for game in self.ask("GET", "/v1/games", query="")["games"]:
            self._play(f"/v1/games/{game['id']}")

    def _post_everything(self, path: str, operation: Json) -> None:
        for kind, content in operation["requestBody"]["content"].items():
            for example in content.get("examples", {}).values():
                value = example["value"]
                raw = value.encode() if isinstance(value, str) else json.dumps(marked(value)).encode()
                self.ask("POST", path, raw, Content_Type=kind)
            for raw in (b'{"seed": "%b"', b'{"%b": 1}', b'"%b"', b"%b", b'{"seed": "%b", "seed": 1}'):
                self.ask("POST", path, raw % MARK.encode(), Content_Type=kind)
            self.ask("POST", path, MARK.encode() * (LIMITS.body // len(MARK) + 1), Content_Type=kind)
            self.ask("POST", path, MARK.encode(), Content_Type=f"text/{MARK}")

    def _play(self, game: str) -> None:
        """A plain and a sealed table, from the setup on, by what is answered."""
        players = [f"{MARK}-{each}" for each in PEOPLE[:3]]
        named = {"players": players, "names": {each: f"{MARK} of {each}" for each in players}}
        position = self.post(f"{game}/setup", {**named, "seed": MARK})
        state = position["state"]
        for operation in ("legal-actions", "scores", "inspections"):
            self.post(f"{game}/{operation}", {"state": state})
        self.post(f"{game}/views", {"state": state, "viewer": players[0]})
        self.post(f"{game}/actions", {"state": state, "action": concrete(position["legal_actions"][0], DICE)})
        self.post(f"{game}/actions", {"state": state, "action": {"type": MARK, "player": players[0]}})
        table = self.post(f"{game}/sealed/setup", {**named, "referee": True})
        token, keys = table["token"], table["seat_keys"]
        for key in keys.values():
            seen = self.post(f"{game}/sealed/views", {"token": token}, key)
            for action in seen["legal_actions"][:1]:
                self.post(f"{game}/sealed/actions", {"token": token, "action": concrete(action, DICE)}, key)
        for operation in ("unseal", "receipts", "heads", "merges", "seats"):
            self.post(f"{game}/sealed/{operation}", {"token": token, "player": players[0]}, table["referee_key"])

    def spoil_heads(self) -> None:
        """What is no HTTP, with secrets in it."""
        port = int(self.url.rsplit(":", 1)[1])
        mark = MARK.encode()
        for raw in (
            b"GET /v1/games?seed=%b HTTP/9\r\nHost: x\r\n\r\n",
            b"GET /v1/games?seed=%b and more HTTP/1.1\r\nHost: x\r\n\r\n",
            b"GET /v1/games?seed=%b HTTP/1.1\r\nHost: x\r\n%b\r\n\r\n",
            b"GET /v1/games?seed=%b HTTP/1.1\r\nHost: x\r\n(%b): x\r\n\r\n",
            b"GET /v1/games?seed=%b HTTP/1.1\r\nHost: x\r\nExpect: %b\r\n\r\n",
            b"GET /v1/games?seed=%b HTTP/1.1\r\nHost: x\r\nContent-Length: %b\r\n\r\n",
            b"%b\r\n\r\n",
        ):
            with connected(port) as connection:
                connection.write(raw.replace(b"%b", mark))
                connection.answer().read()


def marked(value: Any) -> Any:
    """A document whose seeds, players and names are marked."""
    if isinstance(value, Mapping):
        return {
            marked(name): MARK if name in ("seed", "nonce", "name") and isinstance(member, str) else marked(member)
            for name, member in value.items()
        }
    if isinstance(value, list):
        return [marked(each) for each in value]
    return f"{MARK}-{value}" if value in PEOPLE else value


def _keys_in(text: str) -> Iterator[str]:
    """The ends of keys and tokens in an answer, by which they are found wherever they stand."""
    for word in text.replace("\\", '"').split('"'):
        if word.startswith(("gvs1.", "eyJ")) and len(word) > 40:
            yield word[-24:]
