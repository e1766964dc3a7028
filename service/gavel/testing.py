"""Tests of a game for its own distribution: `globals().update(game_tests("my-game"))` in a file of pytest.

They are the checks that a service makes when it starts, one test each, and the conformance cases in the folder `cases`
beside the game's rules.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from gavel.api.registry import registry
from gavel.catalogue import packages
from gavel.checking import CHECKS, Defect, defects_of
from gavel.conformance.cases import Case, cases_in
from gavel.conformance.runner import Send, run_case
from gavel.http.app import create_app

__all__ = ["game_tests"]

Test = Callable[[], None]


def game_tests(name: str) -> dict[str, Test]:
    """The tests of the game of that id, by their names."""
    tests = {f"test_{check.replace(' ', '_')}": _test_of(name, check) for check in CHECKS}
    cases = {f"test_case_{_word(case.id)}": _test_of_case(case) for case in cases_in(files(packages()[name]) / "cases")}
    return {**tests, **cases}


def _test_of(game: str, check: str) -> Test:
    def test() -> None:
        assert [defect.text for defect in _defects(game) if defect.check == check] == []

    return test


def _test_of_case(case: Case) -> Test:
    def test() -> None:
        failure = run_case(case, _send())
        assert failure is None, str(failure)

    return test


def _word(number: str) -> str:
    return "".join([sign if sign.isalnum() else "_" for sign in number])


@cache
def _defects(game: str) -> list[Defect]:
    return defects_of(registry()[game])


@cache
def _send() -> Send:
    """Sends a request to a service in this process."""
    client = create_app().test_client()

    def send(method: str, path: str, body: Any, key: str | None) -> tuple[int, Mapping[str, str], Any]:
        headers = {"Accept-Language": "en", **({} if key is None else {"Authorization": f"Bearer {key}"})}
        answer = client.open(path, method=method, json=body, headers=headers)
        return answer.status_code, {name.lower(): value for name, value in answer.headers.items()}, answer.get_json()

    return send
