"""The table joins texts by words, too: French has a space before a colon and a semicolon."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "clients" / "web" / "src"
FOR_MACHINES = {"clock.js", "exchange-list.js", "lines.js", "transcript-files.js"}
"""Hours and minutes, headers of a request, properties of a style, cells of a table that programs read."""
JOINED = re.compile(r"""\}[:;] ?(?:\$\{|<)|[:;] \$\{t\(|join\("; "\)""")


def test_no_code_joins_texts_by_a_colon_or_a_semicolon_of_its_own() -> None:
    found = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for room in ("app", "games")
        for path in sorted((SOURCES / room).rglob("*.js"))
        if path.name not in FOR_MACHINES and path.parent.name != "words"
        for line in path.read_text(encoding="utf-8").splitlines()
        if JOINED.search(line) and not line.lstrip().startswith(("*", "//"))
    ]
    assert found == []
