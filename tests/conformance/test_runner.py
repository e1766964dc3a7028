"""The runner finds what is wrong: a case that does not fit the service fails, and so does a server that is wrong."""

import ast
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import gavel.conformance
from gavel.catalogue import games
from gavel.conformance.cases import Case, cases
from gavel.conformance.runner import Failure, NotOffered, Send, run_case
from gavel.http.settings import Settings
from tests.conformance.playing import Answer, exchanges, outcome_of, sending, service
from tests.sealing.table import key_file

CASES = {case.id: case for case in cases()}


def made_of(*steps: Mapping[str, Any]) -> Case:
    return Case("for-sale", "FS.Z.01", "made up", (), (), (), "a test", steps)


# --- expectations that do not hold ----------------------------------------------------------------------------------

Path_ = tuple[str | int, ...]
UNTOUCHED = ("$not", "$same-as", "$matches", "$absent", "$between", "problem")
"""Another argument of these may well hold, or is none that they can have."""


def leaves(expected: Any, path: Path_ = ()) -> Iterator[Path_]:
    """Where an expectation says something that can be turned into something else."""
    if isinstance(expected, dict) and expected:
        for name, value in expected.items():
            if name not in UNTOUCHED:
                yield from leaves(value, (*path, name))
    elif isinstance(expected, list) and expected:
        for index, value in enumerate(expected):
            yield from leaves(value, (*path, index))
    elif expected != {} or path[-1:] == ("$exactly",):
        yield path


def spoilt(value: Any) -> Any:
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int):
        return value + 1
    return value + "?" if isinstance(value, str) else ["?"]


def mutants(case: Case) -> Iterator[Case]:
    """The case with its first expectation turned into something else, and with its last one."""
    steps = [dict(deepcopy(step)) for step in case.steps]
    places = [
        (number, part, path)
        for number, step in enumerate(steps)
        for part in ("expect", "refuse")
        for path in leaves(step.get(part, {}))
    ]
    for number, part, path in dict.fromkeys([*places[:1], *places[-1:]]):
        changed = deepcopy(steps)
        where = changed[number][part]
        for step in path[:-1]:
            where = where[step]
        where[path[-1]] = spoilt(where[path[-1]])
        yield replace(case, steps=changed)


@pytest.mark.parametrize("game", games())
def test_a_case_that_expects_something_else_fails(game: str) -> None:
    """What the service answers to a case is what it would answer to the mutant, whose requests are the same."""
    by_case = groupby(exchanges(game), lambda exchange: exchange.case)
    answers = [(case, [exchange.answer for exchange in asked]) for case, asked in by_case]
    passed = [
        case.id
        for case, told in answers
        for mutant in mutants(case)
        if not isinstance(outcome_of(mutant, telling(told)), Failure)
    ]
    assert len(answers) > 60
    assert passed == []


def test_no_case_passes_against_a_server_that_answers_nothing() -> None:
    def send(method: str, path: str, body: Any, key: str | None) -> Answer:
        status, headers, _answer = service()(method, path, body, key)
        return status, headers, {}

    assert [case for case in CASES if not isinstance(outcome_of(CASES[case], send), Failure)] == []


def test_a_failure_tells_the_step_the_request_and_the_first_difference() -> None:
    start = {"operation": "setup", "body": {"players": ["ann", "bob", "cy"], "seed": "s"}}
    bid = {"play": [{"type": "bid", "player": "ann", "amount": 2}], "expect": {"state": {"ply": 1, "bids": {"ann": 3}}}}
    failure = run_case(made_of(start, bid), service())
    assert isinstance(failure, Failure)
    assert (failure.step, failure.difference.pointer) == (2, "/state/bids/ann")
    assert str(failure) == (
        "FS.Z.01 made up: step 2, POST /v1/games/for-sale/actions (bid ann 2): at /state/bids/ann: expected 3, got 2"
    )


def test_every_action_of_a_play_must_be_accepted() -> None:
    start = {"operation": "setup", "body": {"players": ["ann", "bob", "cy"], "seed": "s"}}
    play = {"play": [{"type": "bid", "player": "ann", "amount": 0}, {"type": "pass", "player": "ann"}]}
    failure = run_case(made_of(start, play), service())
    assert isinstance(failure, Failure)
    assert failure.question.endswith("(bid ann 0)")
    assert failure.difference.expected == 200
    assert failure.difference.actual["violations"][0]["code"] == "bid.too-low"


def test_a_refusal_that_does_not_come_is_a_failure() -> None:
    step = {
        "operation": "setup",
        "body": {"players": ["ann", "bob", "cy"], "seed": "s"},
        "refuse": {"problem": "invalid-request"},
    }
    failure = run_case(made_of(step), service())
    assert isinstance(failure, Failure)
    assert (failure.difference.pointer, failure.difference.actual) == ("/status", 200)


# --- servers that are wrong -----------------------------------------------------------------------------------------

Tamper = Callable[[int, Mapping[str, str], Any], Answer]


def changed(change: Callable[[Any, str | int], None], *path: str | int) -> Tamper:
    """A server whose answers are changed at that place, where they have it."""

    def tamper(status: int, headers: Mapping[str, str], answer: Any) -> Answer:
        where = answer
        try:
            for step in path[:-1]:
                where = where[step]
            change(where, path[-1])
        except (KeyError, IndexError, TypeError):
            pass
        return status, headers, answer

    return tamper


def set_at(*path: str | int, value: Any) -> Tamper:
    """A server that says something else there."""

    def change(where: Any, last: str | int) -> None:
        where[last]  # only what is there
        where[last] = value

    return changed(change, *path)


def added_at(*path: str | int, value: Any) -> Tamper:
    """A server that says something more there."""
    return changed(lambda where, last: where.update({last: value}), *path)


def without(*path: str | int) -> Tamper:
    """A server that leaves something out."""
    return changed(lambda where, last: where.pop(last), *path)


def headed(name: str, value: str) -> Tamper:
    """A server with another header."""
    return lambda status, headers, answer: (status, {**headers, name: value}, answer)


OF_BOB = {"type": "pass", "player": "bob"}


def reversed_members(views: Any) -> Any:
    return dict(reversed(views.items())) if views else views


WRONG: Mapping[str, tuple[str, Tamper]] = {
    "an extra member in a position": ("FS.B.01", lambda s, h, a: (s, h, {**a, "hint": "bid 3"})),
    "no scores member": ("FS.B.01", without("scores")),
    "an event without text": ("FS.B.01", set_at("events", 0, "text", value="")),
    "an event without rule": ("FS.B.01", without("events", 0, "rule")),
    "finished too early": ("FS.B.01", set_at("finished", value=True)),
    "never finished": ("FS.F.01", set_at("finished", value=False)),
    "nobody to act": ("FS.B.01", set_at("to_act", value=[])),
    "no legal action": ("FS.H.02", set_at("legal_actions", value=[])),
    "a problem as plain JSON": ("FS.B.06", headed("content-type", "application/json")),
    "an answer as text": ("FS.B.01", headed("content-type", "text/plain")),
    "no request id": ("FS.B.01", headed("x-request-id", "")),
    "another instance": ("FS.B.06", set_at("instance", value="elsewhere")),
    "another problem type": ("FS.B.06", set_at("type", value="about:blank")),
    "a status of its own": ("FS.B.06", set_at("status", value=400)),
    "no detail": ("FS.B.06", set_at("detail", value="")),
    "a violation without rule": ("FS.B.06", without("violations", 0, "rule")),
    "a violation without pointer": ("FS.B.06", without("violations", 0, "pointer")),
    "a violation without detail": ("FS.B.06", set_at("violations", 0, "detail", value="")),
    "another code": ("FS.B.06", set_at("violations", 0, "code", value="bid.too-high")),
    "a refusal as a success": ("FS.B.06", lambda s, h, a: (200, h, a)),
    "an error of the server": ("FS.B.01", lambda s, h, a: (500, h, a)),
    "no JSON": ("FS.B.01", lambda s, h, a: (s, h, None)),
    "a faulty state called valid": ("FS.J.05", set_at("valid", value=True)),
    "one fault of two": ("FS.J.11", lambda s, h, a: (s, h, {**a, "violations": a.get("violations", [])[:1]})),
    "more of nothing": ("FS.B.06", lambda s, h, a: (s, h, {**a, "more": 1} if "violations" in a else a)),
    "a hundred and one faults": ("FS.L.17", lambda s, h, a: (s, h, {**a, "violations": [*a["violations"], {}]})),
    "a view that leaks a house": ("FS.I.01", set_at("view", "players", 1, "houses", value=[6])),
    "a view with the history": ("FS.I.03", added_at("view", "history", value="0" * 64)),
    "true for 1": ("FS.B.01", set_at("state", "round", value=True)),
    "another digest": ("FS.M.06", set_at("state", "history", value="0" * 64)),
    "a refused action without its problem": ("FS.M.12", without("refused", "problem")),
    "no views where there are viewers": ("FS.O.01", without("views")),
    "views that nobody asked for": ("FS.B.01", lambda s, h, a: (s, h, {**a, "views": {}})),
    "no view of one who was asked for": ("FS.O.02", without("views", "bob")),
    "a view of one who was not asked for": ("FS.O.03", added_at("views", "bob", value={})),
    "a view without its legal actions": ("FS.O.02", without("views", "spectator", "legal_actions")),
    "another's legal actions beside a view": ("FS.O.02", set_at("views", "ann", "legal_actions", value=[OF_BOB])),
    "a spectator first": ("FS.O.01", lambda s, h, a: (s, h, {**a, "views": reversed_members(a.get("views"))})),
    "views within the position of a replay": ("FS.O.04", added_at("position", "views", value={})),
    "a replay that counts wrongly": ("FS.M.09", set_at("applied", value=0)),
    "a clock that tells nothing": ("FS.R.01", without("clock")),
    "a clock of another time": ("FS.R.01", set_at("clock", "seconds", value=61)),
    "more time than an action has": ("FS.R.01", set_at("clock", "left", value=61)),
    "no time while it runs": ("FS.R.01", set_at("clock", "left", value=None)),
    "a clock that nobody asked for": ("FS.R.02", added_at("clock", value={"seconds": 60, "left": 60})),
    "late players at a table without a clock": ("FS.R.02", added_at("late", value=[{"seat": "ann", "ply": 0}])),
    "any clock": ("FS.R.03", lambda s, h, a: (200, {**h, "content-type": "application/json"}, a)),
    "time that runs while seats are free": ("FS.R.05", set_at("clock", "left", value=60)),
    "an answer that is kept on its way": ("FS.R.01", headed("cache-control", "max-age=60")),
    "a service that plays for nobody": ("FS.R.06", without("late")),
    "another one who was late": ("FS.R.06", set_at("late", 0, "seat", value="bob")),
    "an action that is played too late": ("FS.R.06", lambda s, h, a: (200 if s == 409 else s, h, a)),
    "nobody who has looked": ("FS.R.07", set_at("seen", value={})),
    "somebody who has not looked": ("FS.R.07", added_at("seen", "cy", value=3)),
    "a referee who counts as a player": ("FS.R.08", added_at("seen", "ann", value=0)),
    "a push key that is none": ("FS.R.09", set_at("public_key", value="a key")),
    "a subscription that counts for nothing": ("FS.R.10", set_at("subscribed", value=False)),
    "a subscription without a key": ("FS.R.11", lambda s, h, a: (200 if s == 401 else s, h, a)),
    "any address that is called": ("FS.R.12", set_at("errors", 0, "code", value="text.pattern")),
    "one fault of a subscription": ("FS.R.13", lambda s, h, a: (s, h, {**a, "errors": a.get("errors", [])[:1]})),
}


def tampering(tamper: Tamper) -> Send:
    """A server that changes each answer in this way."""
    return lambda method, path, body, key: tamper(*service()(method, path, body, key))


def test_a_server_that_is_wrong_is_found_out(subtests: pytest.Subtests) -> None:
    for wrong, (case_id, tamper) in WRONG.items():
        with subtests.test(wrong):
            assert outcome_of(CASES[case_id]) is None
            assert isinstance(outcome_of(CASES[case_id], tampering(tamper)), Failure)


def telling(answers: Iterable[Answer]) -> Send:
    """A server that gives these answers, one after the other, whatever it is asked."""
    left = iter(answers)
    return lambda _method, _path, _body, _key: next(left)


def test_an_answer_with_its_members_in_another_order_is_not_the_same() -> None:
    body = {"players": ["ann", "bob", "cy"], "seed": "s"}
    first = {"operation": "setup", "body": body, "as": "first"}
    case = made_of(first, {"operation": "setup", "body": body, "expect": {"$same-as": {"answer": "first"}}})
    answers = [service()("POST", "/v1/games/for-sale/setup", body) for _call in range(2)]
    assert run_case(case, telling(answers)) is None
    status, headers, second = answers[1]
    answers[1] = (status, headers, dict(reversed(second.items())))
    failure = run_case(case, telling(answers))
    assert isinstance(failure, Failure)
    assert str(failure.difference.expected).startswith("members in the order state, to_act, ")


# --- servers that do not offer everything ----------------------------------------------------------------------------

SEALED = {case: whole for case, whole in CASES.items() if whole.steps[0].get("not_offered")}


def outcomes(send: Send) -> tuple[set[str], set[str]]:
    """The sealed cases that pass there, and those that are left out; none fails."""
    found = {case: outcome_of(whole, send) for case, whole in SEALED.items()}
    assert not [str(each) for each in found.values() if isinstance(each, Failure)]
    passed = {case for case, outcome in found.items() if outcome is None}
    return passed, {case for case, outcome in found.items() if isinstance(outcome, NotOffered)}


def test_a_server_that_does_not_seal_is_asked_for_nothing_sealed() -> None:
    assert outcomes(sending(Settings())) == (set(), {*SEALED})


def test_a_server_that_guards_nothing_is_asked_for_no_clock() -> None:
    passed, left_out = outcomes(sending(Settings(keys=key_file())))
    assert passed == {case for case in SEALED if case.endswith((".02", ".16"))} | {"FS.R.18"}
    assert passed | left_out == {*SEALED}


def test_a_server_that_calls_nobody_is_asked_for_no_subscription(tmp_path: Path) -> None:
    guarding = Settings(keys=key_file(), heads=f"sqlite://{tmp_path / 'heads.db'}")
    _passed, left_out = outcomes(sending(guarding))
    assert left_out == {case for case in SEALED if SEALED[case].steps[0].get("get") == "/v1/push"}
    assert len(left_out) == 3 * 6


def test_a_refusal_that_the_contract_does_not_have_is_a_failure() -> None:
    """A server without the guard says so in the contract's words, or the case fails."""
    send = sending(Settings(keys=key_file()))

    def in_other_words(method: str, path: str, body: Any, key: str | None) -> Answer:
        status, headers, answer = send(method, path, body, key)
        for error in answer.get("errors", []):
            error["code"] = "clock-unknown"
        return status, headers, answer

    assert isinstance(outcome_of(CASES["FS.R.01"], in_other_words), Failure)


def test_a_key_goes_where_keys_go_and_is_sent_by_the_step_that_has_it() -> None:
    sent: list[str | None] = []

    def send(method: str, path: str, body: Any, key: str | None) -> Answer:
        sent.append(key)
        return service()(method, path, body, key)

    setup = {"sealed": "setup", "body": {"players": ["ann", "bob", "cy"]}, "as": "table"}
    body = {"token": {"$answer": "table", "pointer": "/token"}}
    key = {"$answer": "table", "pointer": "/seat_keys/bob"}
    look = {"sealed": "views", "body": body}
    assert outcome_of(made_of(setup, {**look, "key": key}, look), send) is None
    assert sent[0] is sent[2] is None
    assert str(sent[1]).startswith("gvs1.2.")


def test_a_case_pauses_for_as_long_as_it_says() -> None:
    pauses: list[float] = []
    look = {"get": "/v1/games", "expect": {}}
    assert run_case(made_of({"wait": 11}, look, {"wait": 3}, look), service(), pauses.append) is None
    assert pauses == [11, 3]


# --- the suite stands on its own ------------------------------------------------------------------------------------


def modules() -> list[Path]:
    return sorted(Path(gavel.conformance.__path__[0]).glob("*.py"))


@pytest.mark.parametrize("module", modules(), ids=lambda path: str(path.name))
def test_the_runner_imports_the_standard_library_and_itself_only(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    named = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    named += [node.module or "." for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert [
        name
        for name in named
        if not name.startswith("gavel.conformance") and name.split(".")[0] not in sys.stdlib_module_names
    ] == []


def test_playing_the_cases_loads_nothing_of_the_service() -> None:
    code = "import sys, gavel.conformance.__main__; print(*sorted(m for m in sys.modules if m.startswith('gavel')))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in loaded if name != "gavel" and not name.startswith("gavel.conformance")] == []
