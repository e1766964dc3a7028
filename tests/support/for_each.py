"""Cases that are data: one test tries them all, and tells all that fail, each by its name."""

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from inspect import signature
from textwrap import shorten
from typing import Any

import pytest
from _pytest.mark import ParameterSet

Test = Callable[..., None]


def for_each(
    names: str | Sequence[str], cases: Iterable[Any], ids: Iterable[str] | Callable[[Any], str] | None = None
) -> Callable[[Test], Test]:
    """Like `pytest.mark.parametrize`, where a test of its own for every case would cost more than what it checks.

    Every case is tried, whatever becomes of the others. What a test gets from fixtures is the same for all cases.
    """
    members = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    given = [_case(case, len(members)) for case in cases]
    assert given, "no case at all"
    rows = [dict(zip(members, values, strict=True)) for values, _name in given]
    labels = [name for _values, name in given] if ids is None else _labels(ids, [values for values, _name in given])

    def decorate(test: Test) -> Test:
        @wraps(test)
        def all_of_them(**fixtures: Any) -> None:
            tried = [(label, _tried(test, label, {**fixtures, **row})) for label, row in zip(labels, rows, strict=True)]
            failed = [(label, failure) for label, failure in tried if failure is not None]
            if failed:
                told = f"{len(failed)} of {len(rows)} cases: {', '.join(label for label, _failure in failed)}"
                raise BaseExceptionGroup(told, [failure for _label, failure in failed])

        asked = signature(test)
        fixtures = [parameter for name, parameter in asked.parameters.items() if name not in members]
        assert len(fixtures) == len(asked.parameters) - len(members), f"{test.__name__} does not take {names}"
        all_of_them.__signature__ = asked.replace(parameters=fixtures)  # type: ignore[attr-defined]
        return all_of_them

    return decorate


def _case(case: Any, members: int) -> tuple[Sequence[Any], str]:
    """The values of a case, which may be a `pytest.param`, and its name."""
    if isinstance(case, ParameterSet):
        assert not case.marks, "a case has no marks of its own"
        return case.values, str(case.id or case.values)
    return (case if members > 1 else (case,)), shorten(repr(case), 80)


def _labels(ids: Iterable[str] | Callable[[Any], str], rows: list[Sequence[Any]]) -> list[str]:
    """As pytest does it: a function is asked about each value."""
    return ["-".join(map(ids, values)) for values in rows] if callable(ids) else [str(label) for label in ids]


def _tried(test: Test, label: str, arguments: dict[str, Any]) -> BaseException | None:
    try:
        test(**arguments)
    except (Exception, pytest.fail.Exception) as failure:
        failure.add_note(f"In the case {label}")
        return failure
    return None
