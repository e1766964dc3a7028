"""What the docs name exists, and their links lead somewhere; docstrings are in words that a newcomer knows."""

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote

import pytest
from click import Context

from gavel.cli.app import gavel
from gavel.schemas.statuses import STATUS
from tests.support.pages import PAGES, PROJECT

QUAINT = [
    *("is said", "are said", "said of", "said where", "is said itself", "what is told", "told of", "becomes of"),
    *("lest", "whence", "thereof", "therein", "betwixt", "heretofore", "hang together", "in the air", "at a glance"),
]
"""Words that a newcomer has to read twice; docstrings do without."""

_LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)")
_CODE = re.compile(r"`[^`]*`")


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def test_the_words_of_docstrings_are_plain() -> None:
    quaint = re.compile("|".join(rf"\b{word}\b" for word in QUAINT), re.IGNORECASE)
    found = [
        (source.relative_to(PROJECT), text)
        for source in sorted(PROJECT.glob("service/gavel/**/*.py"))
        for text in docstrings(source)
        if quaint.search(_CODE.sub("", text))
    ]
    assert found == []


def docstrings(source: Path) -> Iterator[str]:
    """The docstrings of a module and of all that stands in it."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


def test_every_link_within_the_project_leads_to_a_file(subtests: pytest.Subtests) -> None:
    for page in PAGES:
        with subtests.test(str(page.relative_to(PROJECT))):
            for target in _LINK.findall(text_of(page)):
                assert (page.parent / unquote(target)).exists(), target


def _named(pattern: str) -> Iterator[tuple[str, str]]:
    """Whatever the pages name so, with the page; a pattern of one group."""
    for page in PAGES:
        for found in re.findall(pattern, text_of(page), re.MULTILINE):
            yield found, page.name


def test_every_target_of_make_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (PROJECT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = list(_named(r"(?:`|^ {4})make ([a-z-]+)"))
    assert named
    assert [each for each in named if each[0] not in targets] == []


def test_every_command_of_gavel_that_is_named_exists() -> None:
    named = list(_named(r"(?:`|^|\| |&& )gavel ([a-z]+(?:-[a-z]+)*)"))
    commands = gavel.list_commands(Context(gavel))
    assert len(named) > 10
    assert [each for each in named if each[0] not in commands] == []


def test_every_module_that_is_run_exists() -> None:
    for module, page in _named(r"python -m (gavel[\w.]*)"):
        assert find_spec(module) is not None, (module, page)


def test_every_setting_that_is_named_is_read_somewhere() -> None:
    sources = [*PROJECT.glob("service/**/*.py"), *PROJECT.glob("tests/**/*.py"), *PROJECT.glob(".ci/*")]
    read = "\n".join(source.read_text(encoding="utf-8") for source in sources if source.is_file())
    named = list(_named(r"\b(GAVEL_[A-Z_]+)\b"))
    assert named
    assert [each for each in named if each[0] not in read] == []


def test_every_problem_type_is_named_where_it_is_reserved() -> None:
    text = text_of(PROJECT / "docs/compatibility.md")
    assert {name for name in STATUS if STATUS[name] in (401, 403, 409, 429, 501, 503)} <= set(
        re.findall(r"`([a-z-]+)`", text)
    )


def test_every_test_that_is_named_exists(subtests: pytest.Subtests) -> None:
    named = set(_named(r"`(tests/[\w/]+\.py::\w+)`"))
    assert len(named) > 50
    for reference, page in sorted(named):
        with subtests.test(reference, page=page):
            file, _, name = reference.partition("::")
            assert f"def {name}(" in text_of(PROJECT / file)
