"""docs/own-game.md, followed step by step: each change is made as it stands there, and has the result that it names."""

import re
from pathlib import Path

import pytest

from gavel.checking.beginnings import write_game
from tests.support.pages import PROJECT
from tests.support.plugins import install, run

PAGE = (PROJECT / "docs" / "own-game.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def change(home: Path, diff: str) -> None:
    """Make a change that a page shows: each part is replaced where the lines around it stand."""
    head, *parts = re.split(r"^@@\n", diff, flags=re.MULTILINE)
    found = re.search(r"^--- (.*)$", head, re.MULTILINE)
    assert found is not None
    file = home / found[1]
    text = file.read_text(encoding="utf-8")
    for part in parts:
        lines = part.splitlines()
        before = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
        after = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    file.write_text(text, encoding="utf-8")


@pytest.fixture
def heap(tmp_path: Path) -> Path:
    home = write_game("heap", tmp_path)
    install(home, tmp_path / "path")
    return home


def test_the_tutorial_leads_where_it_says(heap: Path, tmp_path: Path) -> None:
    check, path = ["-m", "gavel", "check-game", "heap"], tmp_path / "path"
    [no_defect] = re.findall(r"^heap: no defect .*$", PAGE, re.MULTILINE)
    assert run(check, path).stdout == f"{no_defect}\n"

    rules, words = blocks("diff")
    change(heap, rules)
    [defects] = blocks("text")
    checked = run(check, path)
    assert (checked.returncode, checked.stdout) == (1, defects)

    change(heap, words)
    assert run(check, path).stdout == f"{no_defect}\n"

    [case] = blocks("json")
    heap.joinpath("heap", "cases").mkdir()
    heap.joinpath("heap", "cases", "a_end.json").write_text(case, encoding="utf-8")
    tested = run(["-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(heap), str(heap)], path)
    assert "15 passed" in tested.stdout, tested.stdout


def test_the_table_of_checks_is_whole() -> None:
    from gavel.checking import CHECKS

    _before, section = PAGE.split("## What is checked")
    assert set(re.findall(r"^\| `([a-z ]+)` \|", section, re.MULTILINE)) == set(CHECKS)
