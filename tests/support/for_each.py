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
    listed = list(cases)
    assert listed, "no case at all"
    rows = [dict(zip(members, _values(case, len(members)), strict=True)) for case in listed]
    named = ids if ids is None or callable(ids) else [str(label) for label in ids]
    assert not isinstance(named, list) or len(named) == len(rows), "not as many names as cases"

    def label(index: int) -> str:
        if isinstance(named, list):
            return named[index]
        # As pytest does it: a function is asked about each value.
        return _name(listed[index]) if named is None else "-".join(map(named, rows[index].values()))

    def decorate(test: Test) -> Test:
        @wraps(test)
        def all_of_them(**fixtures: Any) -> None:
            tried = [(index, _tried(test, {**fixtures, **row})) for index, row in enumerate(rows)]
            failed = [(label(index), failure) for index, failure in tried if failure is not None]
            for name, failure in failed:
                failure.add_note(f"In the case {name}")
            if failed:
                told = f"{len(failed)} of {len(rows)} cases: {', '.join(name for name, _failure in failed)}"
                raise BaseExceptionGroup(told, [failure for _name, failure in failed])

        asked = signature(test)
        fixtures = [parameter for name, parameter in asked.parameters.items() if name not in members]
        assert len(fixtures) == len(asked.parameters) - len(members), f"{test.__name__} does not take {names}"
        all_of_them.__signature__ = asked.replace(parameters=fixtures)  # type: ignore[attr-defined]  # pytest reads it
        return all_of_them

    return decorate


def _values(case: Any, members: int) -> Sequence[Any]:
    """The values of a case, which may be a `pytest.param`."""
    if isinstance(case, ParameterSet):
        assert not case.marks, "a case has no marks of its own"
        return case.values
    values: Sequence[Any] = case if members > 1 else (case,)
    return values


def _name(case: Any) -> str:
    """The name of a case that brings none but its values."""
    return str(case.id or case.values) if isinstance(case, ParameterSet) else shorten(repr(case), 80)


def _tried(test: Test, arguments: dict[str, Any]) -> BaseException | None:
    try:
        test(**arguments)
    except (Exception, pytest.fail.Exception) as failure:
        return failure
    return None
