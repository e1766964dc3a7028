"""Real refusals for examples: the answers to requests that the rules, or their shape, forbid."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from gavel.api.body import decode, too_large
from gavel.api.negotiation import JSON, must_accept, must_send
from gavel.api.operations.call import Call
from gavel.api.operations.table import answer
from gavel.api.problems import Problem
from gavel.api.registry import examples_of, refused_examples_of, service_of
from gavel.api.service import GameService
from gavel.i18n.translator import translator_for

AN_EXAMPLE: Final = Call(translator_for("en"), "example")
"""The call of every example: its language and its request id."""


class Refusal(NamedTuple):
    """A refused request, its answer, and whether the request has the shape of the contract."""

    body: Any
    problem: Mapping[str, Any]
    has_shape: bool


def refusals_of(service: GameService, operation: str) -> dict[str, Refusal]:
    """The refusals of an operation by name, at least two."""
    bodies = {**_common(service, operation), **refused_examples_of(service).get(operation, {})}
    return {name: _refusal(service, operation, body) for name, body in bodies.items()}


def _refusal(service: GameService, operation: str, body: Any) -> Refusal:
    problem = refused_as(partial(answer, service, operation, body, AN_EXAMPLE))
    return Refusal(body, problem, service.schemas.accepts[operation](body))


def problem_example(name: str) -> dict[str, Any]:
    """An example of a problem that belongs to no single operation, by its cause, or by its name alone."""
    return refused_as(_CAUSES.get(name, lambda: _raise(Problem(name))))


def _common(service: GameService, operation: str) -> dict[str, Any]:
    """The requests that every game refuses, with the states of its examples."""
    examples = examples_of(service)
    state = next(iter(examples["legal-actions"].values()))["state"]
    broken = examples["inspections"]["broken"]["state"]
    refused: dict[str, dict[str, Any]] = {
        "setup": {"seed-at-a-real-table": {"players": ["ann", "bob", "cy"], "dealer": "table", "seed": "an example"}},
        "legal-actions": {"not-a-player": {"state": state, "player": "zoe"}, "no-state": {}},
        "scores": {"not-finished": {"state": state, "final": True}, "impossible-state": {"state": broken}},
        "tallies": {"no-players": {"players": []}},
        "views": {"not-a-player": {"state": state, "viewer": "zoe"}, "no-state": {"viewer": "ann"}},
        "inspections": {
            "no-state": {},
            "state-not-an-object": {"state": []},
            "record-of-another-game": _with_another_record(examples["inspections"]["with-its-record"]),
            "impossible-start": {"state": state, "record": {"state": broken, "actions": []}},
        },
        "replays": {
            "bad-setup": {
                "setup": {"players": ["ann", "bob", "cy"], "first_player": "zoe", "seed": "s"},
                "actions": [],
            },
            "neither-setup-nor-state": {"actions": []},
        },
    }
    return refused.get(operation, {})


def _with_another_record(body: Mapping[str, Any]) -> dict[str, Any]:
    setup = dict(body["record"]["setup"])
    if "seed" in setup:
        setup["seed"] = "another example"
    else:
        setup["players"] = [*reversed(setup["players"])]
    return {"state": body["state"], "record": {**body["record"], "setup": setup}}


def refused_as(cause: Callable[[], object]) -> dict[str, Any]:
    """The problem that a call raises."""
    try:
        cause()
    except Problem as problem:
        return problem.document(AN_EXAMPLE.translator, AN_EXAMPLE.instance)
    raise ValueError("an example of a refusal is not refused")


def _raise(problem: Problem) -> None:
    raise problem


_CAUSES: Mapping[str, Callable[[], object]] = {
    "malformed-json": lambda: decode(b'{"players": ["ann", "bob"'),
    "unknown-game": lambda: service_of("chess"),
    "not-acceptable": lambda: must_accept({"HTTP_ACCEPT": "image/png"}, JSON),
    "unsupported-media-type": lambda: must_send({"CONTENT_TYPE": "text/plain"}, JSON),
    "too-large": lambda: _raise(too_large(1 << 20)),
}
"""The calls that raise a problem with more than its name, by that name."""
