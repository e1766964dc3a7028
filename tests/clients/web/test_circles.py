"""The table's modules import in one direction."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

SOURCES = Path(__file__).parents[3] / "clients" / "web" / "src"

IMPORT = re.compile(r'^(?:import|export)\b[^;]*?"(\.{1,2}/[^"]+)";', re.MULTILINE)


def test_no_modules_import_each_other_in_a_circle() -> None:
    """CycleError names the modules of a circle."""
    modules = {
        path: {(path.parent / name).resolve() for name in IMPORT.findall(path.read_text(encoding="utf-8"))}
        for path in SOURCES.rglob("*.js")
    }
    assert {name for names in modules.values() for name in names} <= {*modules}
    assert len([*TopologicalSorter(modules).static_order()]) == len(modules)
