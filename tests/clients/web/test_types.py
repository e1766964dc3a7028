"""The table's modules have no build step; their types, written as comments, are checked all the same."""

import subprocess
from pathlib import Path

from tests.support.left_out import program
from tests.support.packages import installed

WEB = Path(__file__).parents[3] / "clients" / "web"


def test_the_modules_keep_to_their_types() -> None:
    node = program("node", "the type check of the table's modules")
    compiler = installed(WEB, "the type check of the table's modules") / "typescript" / "bin" / "tsc"
    command = [node, str(compiler), "--project", "jsconfig.json"]
    checked = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=300, check=False)
    assert (checked.stdout, checked.returncode) == ("", 0)
