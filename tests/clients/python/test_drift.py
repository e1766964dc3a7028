"""The client keeps up with the contract: no operation, body member or type of openapi.yaml is missing here."""

import inspect
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from operator import methodcaller
from typing import Any, NamedTuple

import pytest

from gavel_sdk import OPERATIONS, Client, GameClient, GavelError, SealedTable
from gavel_sdk.aio import AsyncClient
from gavel_sdk.errors import PROBLEMS
from gavel_sdk.game import AsyncGameClient
from gavel_sdk.sealed import SEALED
from gavel_sdk.tables import AsyncSealedTable
from tests.clients.python.blocking import Kind
from tests.clients.python.scripted_server import says, scripted
from tests.support.contract import document

METHODS = ("get", "put", "post", "delete", "patch", "head", "options", "trace")


class Operation(NamedTuple):
    """One operation of the contract; `pattern` is its id with `{game}` for the game of its path."""

    id: str
    pattern: str
    game: str | None
    http_method: str
    path: str
    spec: dict[str, Any]


def operations() -> Iterator[Operation]:
    for path, item in document()["paths"].items():
        steps = path.split("/")
        game = steps[3] if path.startswith("/v1/games/") else None
        for http_method in METHODS:
            if spec := item.get(http_method):
                name = spec["operationId"]
                pattern = "{game}" + name.removeprefix(game) if game and name.startswith(f"{game}-") else name
                yield Operation(name, pattern, game, http_method, path, spec)


def resolved(schema: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in schema:
        found = document()
        for step in schema["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        schema = found
    return schema


def test_every_operation_of_the_contract_has_a_method(subtests: pytest.Subtests) -> None:
    for operation in operations():
        with subtests.test(operation.id):
            method = OPERATIONS.get(operation.pattern)
            assert method is not None, f"no method for {operation.id}"
            if operation.id == "batch":
                # Many calls: a method that is written out in each client.
                twins = [list(inspect.signature(kind.batch).parameters) for kind in (Client, AsyncClient)]
                assert twins == [["self", "lines", "portion", "request_id"]] * 2
            else:
                owners: tuple[type, type] = (GameClient, AsyncGameClient) if operation.game else (Client, AsyncClient)
                if operation.pattern in SEALED:
                    owners = (SealedTable, AsyncSealedTable)
                assert {getattr(owner, method.__name__).__wrapped__ for owner in owners} == {method}


def test_no_method_is_left_of_an_operation_that_the_contract_has_not() -> None:
    assert OPERATIONS.keys() == {operation.pattern for operation in operations()}


TOKEN, KEY = "some token", "gvs1.1.some-key"

CALLS: dict[str, Callable[[Any], object]] = {
    "{game}-setup": lambda game: game.setup(["ann"]),
    "{game}-actions": lambda game: game.act({}, {}),
    "{game}-legal-actions": lambda game: game.legal_actions({}),
    "{game}-scores": lambda game: game.scores({}),
    "{game}-tallies": lambda game: game.tally([]),
    "{game}-matches": lambda game: game.match(1, []),
    "{game}-views": lambda game: game.view({}, "ann"),
    "{game}-inspections": lambda game: game.inspect({}),
    "{game}-replays": lambda game: game.replay(actions=[]),
    "{game}-suggestions": lambda game: game.suggest({}),
    "{game}-sealed-setup": lambda game: game.sealed_setup(["ann"]),
    "{game}-sealed-actions": lambda table: table.act({}),
    "{game}-sealed-views": lambda table: table.view(),
    "{game}-sealed-merges": lambda table: table.merge([]),
    "{game}-sealed-seats": lambda table: table.new_key("ann"),
    "{game}-sealed-unseal": lambda table: table.unseal(),
    "{game}-sealed-receipts": lambda table: table.receipt(),
    "{game}-sealed-transcripts": lambda table: table.transcript(),
    "{game}-sealed-subscriptions": lambda table: table.subscribe(None),
    "{game}-sealed-heads": lambda table: table.heads(),
    "batch": lambda client: list(client.batch([{}])),
    "invitation": lambda client: client.find_table(KEY),
    "problem": lambda client: client.problem("name"),
    "receipts-verify": lambda client: client.verify_receipt("a receipt"),
}
"""How to call the methods that need arguments; of a sealed table, all."""


def test_a_method_sends_the_verb_to_the_path_of_its_operation_and_takes_its_media_type(
    subtests: pytest.Subtests, kind: Kind
) -> None:
    for operation in operations():
        with subtests.test(operation.id):
            plain = methodcaller(OPERATIONS[operation.pattern].__name__)
            call: Callable[[Any], object] = CALLS.get(operation.pattern, plain)
            with (
                scripted([says({"type": "/problems/not-found"}, 404)]) as script,
                kind(script.url) as client,
                suppress(GavelError),
            ):
                owner: Any = client.game(operation.game) if operation.game else client
                call(owner.sealed(TOKEN, KEY) if operation.pattern in SEALED else owner)
            (asked,) = script.asked
            assert (asked.method.lower(), asked.path) == (
                operation.http_method,
                operation.path.replace("{name}", "name"),
            )
            (media_type,) = operation.spec["responses"]["200"]["content"]
            assert media_type in asked.headers["Accept"]
            if body := operation.spec.get("requestBody"):
                assert list(body["content"]) == [asked.headers["Content-Type"]]


def test_every_member_of_a_body_can_be_given_to_the_method_and_is_sent(subtests: pytest.Subtests) -> None:
    for operation in operations():
        with subtests.test(operation.id):
            content = operation.spec.get("requestBody", {}).get("content", {}).get("application/json")
            if content:
                body: dict[str, Any] = {
                    member: [f"some {member}"] for member in resolved(content["schema"])["properties"]
                }
                given = dict(body)
                whose: list[str | None] = [operation.game] if operation.game else []
                if operation.pattern in SEALED:
                    # A table brings its own token, to those that it is merged with as well.
                    whose += [TOKEN, KEY]
                    if given.pop("token", None):
                        body["token"] = TOKEN
                    else:
                        body["tokens"] = [TOKEN, *given["tokens"]]
                call = OPERATIONS[operation.pattern](*whose, **given)
                assert json.loads(call.data or b"") == body


def test_every_problem_type_of_the_contract_has_an_exception() -> None:
    (page,) = [each.spec for each in operations() if each.id == "problem"]
    (parameter,) = [each for each in page["parameters"] if each.get("name") == "name"]
    assert PROBLEMS.keys() == set(resolved(parameter["schema"])["enum"])
