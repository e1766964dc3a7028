"""The contract of sealed tables: requests fit it just when they are accepted, and answers do; its examples are real."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gavel.api.registry import registry
from gavel.openapi.example_stores import EXAMPLE_PUSH
from gavel.openapi.sealed import Example, examples_of
from gavel.schemas import strict_json
from gavel.sealing.games import sealed_games
from gavel.sealing.operations.table import OPERATIONS
from tests.openapi.test_contract import examples_in, pointer, resolved
from tests.sealing.table import Room
from tests.support.contract import document, validator
from tests.support.schema_documents import mutated

ROOM = Room(push=EXAMPLE_PUSH)
EXAMPLES = {game: examples_of(sealed) for game, sealed in sealed_games().items()}
EVERY = [
    pytest.param(game, operation, name, example, id=f"{game}-{operation}-{name}")
    for game, operations in EXAMPLES.items()
    for operation, examples in operations.items()
    for name, example in examples.items()
]
ASKED = [(game, operation) for game in registry() for operation in OPERATIONS]


def place(game: str, operation: str, *steps: str) -> str:
    return pointer("paths", f"/v1/games/{game}/sealed/{operation}", "post", *steps)


def described(game: str, operation: str) -> Any:
    return document()["paths"][f"/v1/games/{game}/sealed/{operation}"]["post"]


@pytest.mark.parametrize(("game", "operation", "name", "example"), EVERY)
def test_every_example_is_in_the_contract_and_fits_it(game: str, operation: str, name: str, example: Example) -> None:
    there = described(game, operation)["responses"]
    status, media = ("422", "application/problem+json") if example.is_refused else ("200", "application/json")
    found = there[status]["content"][media]["examples"][name]["value"]
    assert found == json.loads(json.dumps(example.answer))
    validator(place(game, operation, "responses", status, "content", media, "schema")).validate(found)


@pytest.mark.parametrize(("game", "operation"), ASKED)
def test_every_operation_is_refused_in_two_ways_that_the_contract_shows(game: str, operation: str) -> None:
    assert sum(example.is_refused for example in EXAMPLES[game][operation].values()) >= 2


@pytest.mark.parametrize(("game", "operation"), ASKED)
@given(data=st.data())
def test_a_request_fits_the_contract_just_when_the_service_accepts_it(
    game: str, operation: str, data: st.DataObject
) -> None:
    bodies = [example.body for example in EXAMPLES[game][operation].values()]
    body = strict_json.loads(json.dumps(data.draw(mutated(st.sampled_from(bodies)))).encode())
    judge = validator(place(game, operation, "requestBody", "content", "application/json", "schema"))
    assert judge.is_valid(body) == sealed_games()[game].schemas.accepts[operation](body)


@pytest.mark.parametrize("game", registry())
def test_what_is_answered_fits_the_contract(game: str) -> None:
    table = ROOM.table(game, referee=True, held=True)
    player = table.acting()[0]
    action = table.view(player)["default_actions"][player]
    asked = {
        "setup": (table.request, None),
        "views": ({"token": table.token, "since": 0}, player),
        "actions": ({"token": table.token, "action": action}, player),
        "seats": ({"token": table.token, "seat": player}, player),
        "unseal": ({"token": table.token}, "referee"),
        "transcripts": ({"token": table.token}, None),
    }
    for operation, (body, holder) in asked.items():
        answer = table.good(operation, body, holder)
        content = place(game, operation, "responses", "200", "content", "application/json", "schema")
        validator(content).validate(answer.body)
        shape: Any = resolved(described(game, operation)["responses"]["200"]["content"]["application/json"]["schema"])
        members = list(shape["properties"])
        assert list(answer.body) == [member for member in members if member in answer.body]


@pytest.mark.parametrize(("game", "operation"), ASKED)
def test_every_problem_of_sealing_is_one_that_the_contract_tells(game: str, operation: str) -> None:
    table, responses = ROOM.table(game), described(game, operation)["responses"]
    parts: Any = {
        "token": table.token + "A",
        "action": {"type": "pass", "player": "ann"},
        "seat": "ann",
        "subscription": None,
    }
    members = {
        "actions": ("token", "action"),
        "views": ("token",),
        "unseal": ("token",),
        "seats": ("token", "seat"),
        "subscriptions": ("token", "subscription"),
        "heads": ("token",),
        "receipts": ("token",),
        "transcripts": ("token",),
    }
    body: Any = {
        "setup": table.request,
        "merges": {"tokens": [parts["token"]] * 2},
        **{each: {name: parts[name] for name in names} for each, names in members.items()},
    }[operation]
    statuses, bodies = set(), [body, {}]
    for key in (None, table.keys["ann"], "gvs1.1.short"):
        for each in bodies:
            answer = ROOM.ask(game, operation, each, key)
            statuses.add(answer.status)
            if answer.status != 200:
                described_answer = resolved(responses[str(answer.status)])
                shape = described_answer["content"]["application/problem+json"]["schema"]
                types = json.dumps(resolved(shape))
                assert answer["type"] in types or answer.problem in types
    assert statuses <= {200, 400, 401, 403, 422}


def test_the_contract_says_where_a_key_goes_and_which_operations_do_without() -> None:
    schemes = document()["components"]["securitySchemes"]
    assert {name: (each["type"], each["scheme"]) for name, each in schemes.items()} == {"SeatKey": ("http", "bearer")}
    for game in registry():
        told = {operation: described(game, operation)["security"] for operation in OPERATIONS}
        assert told == {
            "setup": [{"SeatKey": []}, {}],
            "actions": [{"SeatKey": []}],
            "views": [{"SeatKey": []}, {}],
            "merges": [{"SeatKey": []}],
            "seats": [{"SeatKey": []}],
            "unseal": [{"SeatKey": []}, {}],
            "receipts": [{"SeatKey": []}, {}],
            "transcripts": [{"SeatKey": []}, {}],
            "subscriptions": [{"SeatKey": []}],
            "heads": [{"SeatKey": []}],
        }
    assert document()["security"] == []


def test_examples_of_the_contract_hold_no_key_or_token_that_any_service_takes() -> None:
    for example in EXAMPLES["for-sale"]["views"].values():
        if not example.is_refused:
            assert ROOM.ask("for-sale", "views", example.body).problem == "seal-broken"


def test_every_response_of_sealing_has_its_example() -> None:
    for name in ("NotOpened", "SeatKeyMissing", "SeatKeyRefused", "SealedConflict", "SealingNotConfigured"):
        [media] = document()["components"]["responses"][name]["content"].values()
        assert examples_in(media)
