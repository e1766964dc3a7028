"""What the table's shell works out by itself: its modules are tested in Node."""

import subprocess
from pathlib import Path

import pytest

from tests.support.left_out import program

UNITS = sorted((Path(__file__).parent / "units").glob("*.test.mjs"))


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_a_module_of_the_shell_does_what_it_says(unit: Path) -> None:
    node = program("node", "the tests of the table's own modules")
    tested = subprocess.run(
        [node, "--test", "--test-reporter=spec", str(unit)], capture_output=True, text=True, timeout=60, check=False
    )
    assert tested.returncode == 0, tested.stdout + tested.stderr
