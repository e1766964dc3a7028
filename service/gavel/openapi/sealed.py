"""The sealed operations in the OpenAPI document, with deterministic examples."""

from collections.abc import Iterator, Mapping
from functools import partial
from hashlib import shake_256
from typing import Any, Final, NamedTuple

from apispec import APISpec

from gavel.api.played_examples import players_of
from gavel.openapi.answers import OTHER_SEALED_ANSWERS, PROBLEM_SCHEMAS, refusal
from gavel.openapi.example_stores import EXAMPLE_PUSH, ExampleAgenda, ExampleHeads, ExampleVault
from gavel.openapi.posts import Body, post
from gavel.openapi.refusals import AN_EXAMPLE, refused_as
from gavel.sealing import base64url
from gavel.sealing.access import key_of
from gavel.sealing.game import SealedGame
from gavel.sealing.operations.request import SealedRequest
from gavel.sealing.operations.table import OPERATIONS, answer

SCHEME: Final = "SeatKey"
SECURITY_SCHEMES: Final[Mapping[str, Mapping[str, str]]] = {
    SCHEME: {
        "type": "http",
        "scheme": "bearer",
        "bearerFormat": "gvs1",
        "description": "A key of one seat of one sealed table, of its referee (`r`), or of who reports the cards of a "
        "real table (`t`): `gvs1.1.` and 43 characters. `sealed/setup` answers them, or players make their own. An "
        "invitation, `gvi1.` and 22 characters, shows what a spectator sees, lets its holder take a free seat and, "
        "after the end, set up the next game.",
    }
}
NO_STORE: Final[Mapping[str, Any]] = {
    "Cache-Control": {"description": "What is answered is for one reader.", "schema": {"const": "no-store"}}
}

_OPEN_TO_ALL = ("setup", "views", "unseal", "receipts", "transcripts")
"""The operations that need no key; `unseal` only for finished games."""


def sealed_paths(spec: APISpec, sealed: SealedGame) -> None:
    """Add a game's sealed operations to the document."""
    examples = examples_of(sealed)
    for name in OPERATIONS:
        path = f"/v1/games/{sealed.id}/sealed/{name}"
        spec.path(path, operations={"post": _operation(sealed, name, examples[name])})


class Example(NamedTuple):
    """A request, the holder of its key, and its answer or refusal."""

    holder: str | None
    body: Mapping[str, Any]
    answer: Mapping[str, Any]
    is_refused: bool


def _operation(sealed: SealedGame, name: str, examples: Mapping[str, Example]) -> dict[str, Any]:
    declared, request = OPERATIONS[name], sealed.schemas.requests[name]
    accepts = sealed.schemas.accepts[name]
    requests = {each: {"value": example.body} for each, example in examples.items() if accepts(example.body)}
    good = {each: {"value": example.answer} for each, example in examples.items() if not example.is_refused}
    bad = {each: _refused_example(sealed, name, example) for each, example in examples.items() if example.is_refused}
    return post(
        sealed.service.game,
        f"sealed-{name}",
        declared.summary,
        Body(type(request), requests),
        Body(sealed.schemas.answers[name], good),
        refusal(declared.problems, _refusals(sealed, name, declared.problems), bad),
        security=[{SCHEME: []}, *([{}] if name in _OPEN_TO_ALL else [])],
        headers=NO_STORE,
        others=OTHER_SEALED_ANSWERS,
    )


def _refused_example(sealed: SealedGame, name: str, example: Example) -> dict[str, Any]:
    if sealed.schemas.accepts[name](example.body):
        return {"value": example.answer}
    return {"value": example.answer, "x-request": example.body}


def _refusals(sealed: SealedGame, name: str, problems: tuple[str, ...]) -> Any:
    if len(problems) == 1:
        return PROBLEM_SCHEMAS[problems[0]]
    if "not-finished" in problems:
        return {"$ref": f"#/components/schemas/Sealed{name.removesuffix('s').capitalize()}Refusal"}
    return {"$ref": f"#/components/schemas/{sealed.service.shapes.prefix}ActionRefusal"}


# --- examples ---------------------------------------------------------------------------------------------------------


_OWN: Final = base64url.encode(shake_256(b"a secret of ann's").digest(32))
"""The verifier of the key that ann has made."""
_ANOTHERS: Final = base64url.encode(shake_256(b"a secret of another's").digest(32))


class _Table:
    """The table of a game's examples."""

    def __init__(self, sealed: SealedGame, *, guarded: bool = False) -> None:
        self.keys: dict[str, str] = {}
        self.token = ""
        self.players = players_of(sealed.service.game)
        stores = (ExampleHeads(), ExampleAgenda(), EXAMPLE_PUSH) if guarded else (None, None, None)
        self._asked = SealedRequest(sealed, {}, AN_EXAMPLE, None, ExampleVault(), *stores)

    def set_up(self) -> Example:
        """A table with a referee."""
        example = self.good("setup", {"players": self.players, "referee": True})
        self.token = example.answer["token"]
        self.keys = {**example.answer["seat_keys"], "referee": example.answer["referee_key"]}
        return example

    def ask(self, operation: str, body: Mapping[str, Any], holder: str | None = None) -> Any:
        """The answer to a request with the key of `holder`."""
        key = None if holder is None else key_of({"HTTP_AUTHORIZATION": f"Bearer {self.keys[holder]}"})
        return answer(self._asked._replace(body=body, key=key), operation)

    def good(self, operation: str, body: Mapping[str, Any], holder: str | None = None) -> Example:
        """An example of a request with an answer."""
        return Example(holder, body, self.ask(operation, body, holder), is_refused=False)

    def bad(self, operation: str, body: Mapping[str, Any], holder: str | None = None) -> Example:
        """An example of a refused request."""
        return Example(holder, body, refused_as(partial(self.ask, operation, body, holder)), is_refused=True)

    def acting(self) -> str:
        """The first player to act."""
        to_act: list[str] = self.ask("views", {"token": self.token})["to_act"]
        return to_act[0]

    def default(self, player: str) -> Mapping[str, Any]:
        """The default action of a player."""
        position = self.ask("views", {"token": self.token}, player)
        action: Mapping[str, Any] = position["default_actions"][player]
        return action

    def finished(self) -> Example:
        """The receipt of the table, after default actions to the end."""
        before = self.token
        while self.ask("views", {"token": self.token})["to_act"]:
            self.play()
        example = self.good("receipts", {"token": self.token})
        self.token = before
        return example

    def play(self) -> None:
        """Play the default action of the first player to act."""
        player = self.acting()
        played = self.ask("actions", {"token": self.token, "action": self.default(player)}, player)
        self.token = played["token"]


def examples_of(sealed: SealedGame) -> Mapping[str, Mapping[str, Example]]:
    """Examples of each sealed operation: requests with answers, and at least two refused ones."""
    table, guarded = _Table(sealed), _Table(sealed, guarded=True)
    quick, first = table.set_up(), guarded.set_up().answer["token"]
    guarded.play()
    called = _called(guarded)
    told = guarded.good("transcripts", {"token": guarded.token})
    inviting, invited = _shared(_Table(sealed, guarded=True))
    return {
        "setup": {"quick": quick, **_set_up(table), **inviting},
        **_played(table, table.acting()),
        "seats": {**_seats(table), **invited},
        "unseal": _unsealed(table),
        "transcripts": {
            "running": told,
            "unguarded": table.good("transcripts", {"token": table.token}),
            "no-token": table.bad("transcripts", {}),
            "not-a-player": table.bad("transcripts", {"token": table.token, "names": {"zoe": "Zoe"}}),
        },
        "subscriptions": called,
        "receipts": {
            "of-a-sealed-game": guarded.finished(),
            "not-finished": table.bad("receipts", {"token": table.token}),
            "no-token": table.bad("receipts", {}),
        },
        "heads": {
            "undo": guarded.good("heads", {"token": first}, "referee"),
            "no-token": guarded.bad("heads", {}, "referee"),
            "not-a-token": guarded.bad("heads", {"token": None}, "referee"),
        },
        "merges": {
            **_not_simultaneous(table),
            "one-token": table.bad("merges", {"tokens": [table.token]}, "ann"),
            **dict(_merged(table, sealed)),
        },
    }


def _set_up(table: _Table) -> Mapping[str, Example]:
    players = table.players
    return {
        "fair": table.good("setup", {"players": players, "verifiers": {"ann": _OWN}, "held": True}),
        "with-a-seed": table.bad("setup", {"players": players, "seed": "an example"}),
        "not-a-player": table.bad("setup", {"players": players, "verifiers": {"zoe": _OWN}}),
    }


def _played(table: _Table, player: str) -> Mapping[str, Mapping[str, Example]]:
    """Examples of an action, and of views by others."""
    token = table.token
    return {
        "actions": {
            "default": table.good("actions", {"token": token, "action": table.default(player)}, player),
            "not-legal": _not_legal(table, player),
            "no-token": table.bad("actions", {"action": {"type": "pass", "player": player}}, player),
        },
        "views": {
            "own": table.good("views", {"token": token, "since": 0}, "ann"),
            "spectator": table.good("views", {"token": token}),
            "no-token": table.bad("views", {}),
            "not-a-player": table.bad("views", {"token": token, "names": {"zoe": "Zoe"}}),
        },
    }


def _seats(table: _Table) -> Mapping[str, Example]:
    """Examples of new keys, by a seat's own key and the referee's."""
    token = table.token
    return {
        "by-the-referee": table.good("seats", {"token": token, "seat": "bob"}, "referee"),
        "own": table.good("seats", {"token": token, "seat": "ann", "verifier": _OWN}, "ann"),
        "not-a-player": table.bad("seats", {"token": token, "seat": "zoe"}, "referee"),
        "no-verifier": table.bad("seats", {"token": token, "seat": "ann", "verifier": "short"}, "ann"),
    }


def _shared(table: _Table) -> tuple[Mapping[str, Example], Mapping[str, Example]]:
    """Examples of the setup of a shared table, and of its seats, one of which has been taken."""
    request = {"players": table.players, "shared": True}
    made = table.good("setup", request)
    table.keys["invitation"] = made.answer["invitation"]
    too_soon = table.bad("setup", request, "invitation")
    take = {"token": made.answer["token"], "seat": "ann", "verifier": _OWN}
    taken = table.good("seats", take, "invitation")
    another = {**take, "verifier": _ANOTHERS}
    sat = {"by-invitation": taken, "taken": table.bad("seats", another, "invitation")}
    return {"shared": made, "not-finished": too_soon}, sat


_SUBSCRIPTION: Final[Mapping[str, Any]] = {
    "endpoint": "https://fcm.googleapis.com/fcm/send/an-example",
    "expirationTime": None,
    "keys": {"p256dh": EXAMPLE_PUSH.public_key, "auth": base64url.encode(shake_256(b"of a browser").digest(16))},
}


def _called(table: _Table) -> Mapping[str, Example]:
    """Examples of a seat that is to be called, and of one that is not to be any more."""
    elsewhere = {**_SUBSCRIPTION, "endpoint": "https://192.0.2.1/send"}
    return {
        "to-be-called": table.good("subscriptions", {"token": table.token, "subscription": _SUBSCRIPTION}, "ann"),
        "not-any-more": table.good("subscriptions", {"token": table.token, "subscription": None}, "ann"),
        "elsewhere": table.bad("subscriptions", {"token": table.token, "subscription": elsewhere}, "ann"),
        "no-subscription": table.bad("subscriptions", {"token": table.token}, "ann"),
    }


def _unsealed(table: _Table) -> Mapping[str, Example]:
    token = table.token
    return {
        "by-the-referee": table.good("unseal", {"token": token}, "referee"),
        "no-token": table.bad("unseal", {}),
        "not-a-token": table.bad("unseal", {"token": None}),
    }


def _not_legal(table: _Table, player: str) -> Example:
    """An example of an action out of turn, or of a second choice where all choose at once."""
    other = next(each for each in table.players if each != player)
    action = table.default(player)
    if other not in table.ask("views", {"token": table.token})["to_act"]:
        return table.bad("actions", {"token": table.token, "action": {**action, "player": other}}, other)
    chosen = table.ask("actions", {"token": table.token, "action": action}, player)["token"]
    return table.bad("actions", {"token": chosen, "action": action}, player)


def _not_simultaneous(table: _Table) -> Mapping[str, Example]:
    """An example of tokens whose actions were taken in turn, where the game begins with such actions."""
    if len(table.ask("views", {"token": table.token})["to_act"]) > 1:
        return {}
    return {"not-simultaneous": table.bad("merges", {"tokens": [table.token, table.token]}, "ann")}


def _merged(table: _Table, sealed: SealedGame) -> Iterator[tuple[str, Example]]:
    """Examples of merged simultaneous choices, in games that have such choices."""
    if all(phase.has_chosen is None for phase in sealed.service.game.phases):
        return
    while len(table.ask("views", {"token": table.token})["to_act"]) < 2:
        table.play()
    base = table.token
    first_two = table.ask("views", {"token": base})["to_act"][:2]
    chosen = [table.ask("actions", {"token": base, "action": table.default(each)}, each) for each in first_two]
    tokens = [each["token"] for each in chosen]
    yield "two-choices", table.good("merges", {"tokens": tokens}, "ann")
    elsewhere = table.ask("setup", {"players": table.players})["token"]
    yield "unrelated", table.bad("merges", {"tokens": [tokens[0], elsewhere]}, "ann")
