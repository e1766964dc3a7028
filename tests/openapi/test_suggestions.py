"""The example of a search in the contract."""

from itertools import count

import pytest

from gavel.api.registry import registry
from gavel.openapi.document import INFO
from gavel.openapi.suggestions import suggestion_paths
from gavel.schemas.json_schema import new_spec
from tests.support.contract import document


def test_the_example_of_a_search_is_equal_however_slow_the_machine_is(
    monkeypatch: pytest.MonkeyPatch, subtests: pytest.Subtests
) -> None:
    monkeypatch.setattr("gavel.library.search.monotonic", count(0, 10).__next__)
    for service in registry().values():
        spec, _converter = new_spec("", "", info=INFO)
        suggestion_paths(spec, service)
        for path, operations in spec.to_dict()["paths"].items():
            with subtests.test(path):
                assert answered(operations) == answered(document()["paths"][path])


def answered(operations: dict[str, object]) -> object:
    """The examples of an answer."""
    found: object = operations["post"]
    for name in ("responses", "200", "content", "application/json", "examples"):
        assert isinstance(found, dict)
        found = found[name]
    return found
