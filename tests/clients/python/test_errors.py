"""Every problem type of the contract is an exception of its own, which says everything it knows."""

import pickle
from typing import Any

import pytest

import gavel_sdk
from gavel_sdk import (
    Branched,
    Client,
    GavelError,
    Held,
    IllegalAction,
    Internal,
    InvalidRequest,
    InvalidState,
    KeyMissing,
    KeyRefused,
    MalformedJson,
    MethodNotAllowed,
    NotAcceptable,
    NotFinished,
    NotFound,
    Problem,
    ReceiptBroken,
    SealBroken,
    SealedRefused,
    SealingNotConfigured,
    TableUnknown,
    TooLarge,
    TooManyRequests,
    TransportError,
    Unavailable,
    UnknownGame,
    UnsupportedMediaType,
)
from tests.clients.python.scripted_server import says, scripted

TYPES: dict[str, tuple[int, type[Problem], dict[str, Any]]] = {
    "malformed-json": (400, MalformedJson, {"offset": 7}),
    "seal-broken": (400, SealBroken, {}),
    "receipt-broken": (400, ReceiptBroken, {}),
    "unknown-game": (404, UnknownGame, {"games": ["for-sale"]}),
    "not-found": (404, NotFound, {}),
    "method-not-allowed": (405, MethodNotAllowed, {}),
    "not-acceptable": (406, NotAcceptable, {}),
    "too-large": (413, TooLarge, {"limit": 1048576}),
    "unsupported-media-type": (415, UnsupportedMediaType, {}),
    "invalid-request": (422, InvalidRequest, {"errors": [], "more": 2}),
    "invalid-state": (422, InvalidState, {"violations": [], "more": 3}),
    "illegal-action": (422, IllegalAction, {"violations": [], "to_act": ["bob"], "legal_actions": [{"type": "pass"}]}),
    "not-finished": (422, NotFinished, {}),
    "internal": (500, Internal, {}),
    "key-missing": (401, KeyMissing, {}),
    "key-refused": (403, KeyRefused, {}),
    "sealed": (403, SealedRefused, {}),
    "held": (409, Held, {}),
    "branched": (409, Branched, {}),
    "table-unknown": (409, TableUnknown, {}),
    "too-many-requests": (429, TooManyRequests, {}),
    "sealing-not-configured": (501, SealingNotConfigured, {}),
    "unavailable": (503, Unavailable, {}),
}


def document(name: str, status: int, **members: Any) -> dict[str, Any]:
    return {
        "type": f"/problems/{name}",
        "title": f"The title of {name}",
        "status": status,
        "detail": "The detail.",
        "instance": "request-1",
        **members,
    }


def refused(answer: dict[str, Any], status: int, **headers: str) -> Problem:
    """The exception that a call raises when the service answers so."""
    with scripted([says(answer, status, **headers)]) as script, Client(script.url) as client:
        with pytest.raises(Problem) as caught:
            client.game("chess").scores({})
        return caught.value


def test_a_problem_type_is_raised_as_its_own_exception_with_its_members(subtests: pytest.Subtests) -> None:
    for name in TYPES:
        with subtests.test(name=name):
            status, kind, members = TYPES[name]
            problem = refused(document(name, status, **members), status)
            assert type(problem) is kind
            assert (problem.name, problem.status, problem.request_id) == (name, status, "request-1")
            assert (problem.type, problem.title, problem.detail) == (
                f"/problems/{name}",
                f"The title of {name}",
                "The detail.",
            )
            for member, value in members.items():
                found = getattr(problem, member)
                assert (list(found) if isinstance(value, list) else found) == value
            assert problem.raw == document(name, status, **members)


def test_every_exception_for_a_problem_is_exported_and_stands_for_a_type_of_the_contract() -> None:
    exported = [getattr(gavel_sdk, name) for name in gavel_sdk.__all__]
    kinds = {kind for kind in exported if isinstance(kind, type) and issubclass(kind, Problem)}
    assert kinds == {kind for _, kind, _ in TYPES.values()} | {Problem}
    assert all(issubclass(kind, GavelError) for kind in (*kinds, TransportError))


@pytest.mark.parametrize("name", ["about:blank", "/problems/of-tomorrow", "https://elsewhere.example/odd/"])
def test_a_type_that_the_client_does_not_know_is_a_plain_problem(name: str) -> None:
    problem = refused({"type": name, "title": "Odd", "status": 418}, 418)
    assert type(problem) is Problem
    assert problem.type == name
    assert str(problem) == "Odd (418)"


def test_a_type_may_be_a_whole_url() -> None:
    problem = refused(document("not-finished", 422) | {"type": "https://gavel.example/problems/not-finished"}, 422)
    assert type(problem) is NotFinished


def test_status_and_request_id_come_from_the_response_where_the_document_has_none() -> None:
    problem = refused({"type": "/problems/not-found"}, 404, X_Request_Id="of-the-header")
    assert (problem.status, problem.request_id) == (404, "of-the-header")
    assert str(problem) == "not-found (404)\n  request id: of-the-header"


def test_an_illegal_action_tells_each_violation_with_code_rule_pointer_and_figures() -> None:
    low = {
        "code": "bid.too-low",
        "rule": "for-sale/raise-exceed",
        "detail": "A bid must exceed 4.",
        "pointer": "/action/amount",
        "amount": 3,
        "minimum": 5,
    }
    bare = {"code": "odd.thing", "detail": "Odd."}
    problem = refused(document("illegal-action", 422, violations=[low, bare], more=5), 422)
    assert isinstance(problem, IllegalAction)
    violation, other = problem.violations
    assert (violation, other) == (low, bare)
    assert str(problem) == (
        "The title of illegal-action (422): The detail.\n"
        "  bid.too-low at /action/amount (for-sale/raise-exceed): A bid must exceed 4.\n"
        "  odd.thing: Odd.\n"
        "  and 5 more\n"
        "  request id: request-1"
    )


def test_an_invalid_request_tells_each_error() -> None:
    error = {"pointer": "/state/moon", "code": "member.unknown", "detail": "There is no such member."}
    problem = refused(document("invalid-request", 422, errors=[error]), 422)
    assert isinstance(problem, InvalidRequest)
    assert [error["code"] for error in problem.errors] == ["member.unknown"]
    assert "  member.unknown at /state/moon: There is no such member." in str(problem).splitlines()


def test_an_unknown_game_and_a_body_too_large_say_what_would_do() -> None:
    assert "  games: for-sale" in str(refused(document("unknown-game", 404, games=["for-sale"]), 404)).splitlines()
    assert "  limit: 12" in str(refused(document("too-large", 413, limit=12), 413)).splitlines()


def test_a_problem_survives_pickling(subtests: pytest.Subtests) -> None:
    for name in TYPES:
        with subtests.test(name=name):
            status, kind, members = TYPES[name]
            problem = refused(document(name, status, **members), status)
            again = pickle.loads(pickle.dumps(problem))
            assert type(again) is kind
            assert str(again) == str(problem)
            assert again.raw == problem.raw
