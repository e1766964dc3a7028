"""The runbook has ten incidents, and of each there is a test that brings it about."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
RUNBOOK = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8").partition("\n## Runbook\n")[2]
INCIDENTS = re.split(r"\n### ", RUNBOOK)[1:]
TEST = re.compile(r"^`(tests/[\w/]+\.py)::(test_\w+)`$", re.MULTILINE)


def test_there_are_ten_each_with_what_is_seen_what_to_do_and_when_it_is_over() -> None:
    assert [incident.partition(".")[0] for incident in INCIDENTS] == [str(number) for number in range(1, 11)]
    for incident in INCIDENTS:
        places = [incident.find(f"\n*{word}:* ") for word in ("Seen", "Do", "Over")]
        assert places == sorted(places)
        assert min(places) > 0


def test_each_is_brought_about_by_a_test_that_is_there() -> None:
    for incident in INCIDENTS:
        named = TEST.findall(incident)
        assert named, incident.partition("\n")[0]
        for file, name in named:
            tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
            assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_no_incident_is_tried_that_the_runbook_does_not_have() -> None:
    file = "tests/production/test_runbook.py"
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    tried = {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}
    assert tried == {name for path, name in TEST.findall(RUNBOOK) if path == file}
