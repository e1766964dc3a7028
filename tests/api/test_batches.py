"""Lines of batches, each for itself: whatever a line holds, there is an answer line."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gavel.api.batches import BatchHead, answer_line, answered
from gavel.api.problems import Problem
from gavel.api.registry import examples_of, registry, service_of
from gavel.i18n.translator import translator_for
from gavel.schemas import strict_json
from gavel.schemas.scalars import has_unsafe_integer
from tests.support.schema_documents import SAFE_INTEGER, any_json, documents_for, mutated

WORDS = translator_for("en")


def answer_to(raw: bytes) -> dict[str, Any]:
    line = answer_line(raw, WORDS, "request/7")
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    document: dict[str, Any] = json.loads(line)
    assert list(document) == ["id", "status", "body"]
    return document


def line_for(game: str, operation: str, body: Any, **more: Any) -> bytes:
    return json.dumps({"operation": operation, "game": game, "body": body, **more}).encode()


def test_every_operation_of_every_game_can_be_asked_for(subtests: pytest.Subtests) -> None:
    for game, service in registry().items():
        for operation in service.operations:
            with subtests.test(game=game, operation=operation):
                for name, body in examples_of(registry()[game])[operation].items():
                    assert answer_to(line_for(game, operation, body, id=name))["id"] == name
                    assert answer_to(line_for(game, operation, body))["status"] == 200


@given(raw=st.binary(max_size=80))
def test_any_bytes_get_an_answer(raw: bytes) -> None:
    answer = answer_to(raw)
    assert answer["status"] in (400, 422)
    assert answer["body"]["instance"] == "request/7"


@given(document=any_json() | mutated(documents_for(BatchHead())))
def test_any_json_gets_an_answer(document: Any) -> None:
    answer = answer_to(json.dumps(document).encode())
    assert answer["status"] in (404, 422)


def safe(document: Any) -> bool:
    """Whether every reader of JSON keeps the document exact."""
    return not has_unsafe_integer(strict_json.loads(json.dumps(document).encode()))


@given(identity=any_json(SAFE_INTEGER).filter(safe))
def test_any_id_comes_back(identity: Any) -> None:
    answer = answer_to(json.dumps({"id": identity}).encode())
    assert answer["id"] == identity
    assert answer["status"] == 422


@pytest.mark.parametrize("body", [None, [], "", 0, {"unheard_of": 1}])
@pytest.mark.parametrize("game", registry())
def test_a_body_is_judged_by_the_operation(game: str, body: Any) -> None:
    answer = answer_to(line_for(game, "setup", body))
    assert answer["body"]["type"] == "/problems/invalid-request"
    assert all(each["pointer"].startswith("/body") for each in answer["body"]["errors"])


def test_all_faults_of_a_line_are_told_at_once() -> None:
    answer = answer_to(b'{"game": 1, "operation": "x", "y": 1}')
    found = [(each["pointer"], each["code"]) for each in answer["body"]["errors"]]
    assert found == [
        ("/body", "member.missing"),
        ("/game", "type.wrong"),
        ("/operation", "value.not-allowed"),
        ("/y", "member.unknown"),
    ]


def test_an_answer_line_is_compact_json() -> None:
    line = answered([1, None], 200, {"a": "\u2028é"}, lambda *_: None)
    assert line == '{"id":[1,null],"status":200,"body":{"a":"\u2028é"}}\n'.encode()


def test_an_unknown_game_is_told_with_those_that_there_are() -> None:
    with pytest.raises(Problem) as refused:
        service_of("chess")
    document = refused.value.document(WORDS, "x")
    assert document["games"] == list(registry())
    assert "chess" in document["detail"]
