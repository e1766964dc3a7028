"""The threat table names tests that are there, and every row names one."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
TEXT = (PROJECT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", TEXT)))
ROWS = [line for line in TEXT.splitlines() if line.startswith("|") and not re.match(r"\| (Threat|---)", line)]


@cache
def functions_of(file: str) -> set[str]:
    tree = ast.parse((PROJECT / file).read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_every_test_that_is_named_exists(subtests: pytest.Subtests) -> None:
    for file, name in NAMED:
        with subtests.test(file=file, name=name):
            assert name.startswith("test_")
            assert name in functions_of(file)


def test_every_threat_names_a_test() -> None:
    assert len(ROWS) >= 50
    assert [row for row in ROWS if "::test_" not in row] == []
    assert TEXT.count("::test_") == len(re.findall(r"`tests/[\w/]+\.py::test_\w+`", TEXT))
