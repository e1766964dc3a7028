"""Every row of the threat table names a test; `test_prose.py` finds those that are named."""

import re
from pathlib import Path

TEXT = (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")
ROWS = [line for line in TEXT.splitlines() if line.startswith("|") and not re.match(r"\| (Threat|---)", line)]


def test_every_threat_names_a_test() -> None:
    assert len(ROWS) >= 50
    assert [row for row in ROWS if "::test_" not in row] == []
    assert TEXT.count("::test_") == len(re.findall(r"`tests/[\w/]+\.py::test_\w+`", TEXT))
