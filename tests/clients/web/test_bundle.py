"""What the service serves of the table is made of its modules, as they are now."""

import subprocess
from pathlib import Path

from tests.support.left_out import program
from tests.support.packages import installed

WEB = Path(__file__).parents[3] / "clients" / "web"


def test_the_bundle_is_made_of_the_modules() -> None:
    node = program("node", "the comparison of the table's bundle with its modules")
    installed(WEB, "the comparison of the table's bundle with its modules")
    command = [node, "scripts/bundle.js", "--check"]
    compared = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=60, check=False)
    assert (compared.stderr, compared.returncode) == ("", 0)


def test_every_module_and_style_sheet_is_in_the_bundle() -> None:
    node = program("node", "the list of what is in the table's bundle")
    installed(WEB, "the list of what is in the table's bundle")
    listed = subprocess.run(
        [node, "scripts/bundle.js", "--list"], cwd=WEB, capture_output=True, text=True, timeout=60, check=True
    )
    there = {
        f"src/{path.relative_to(WEB / 'src')}" for path in (WEB / "src").rglob("*") if path.suffix in (".css", ".js")
    }
    assert set(listed.stdout.split()) == there
