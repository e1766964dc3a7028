"""`python -m benchmarks.marks`: Lighthouse's marks of the table's first screen, a setup and a game, in Chromium.

What does not depend on the machine has to be good enough. The marks for speed do: they are printed.
"""

import json
import subprocess
import sys
from pathlib import Path

from tests.support.left_out import program
from tests.support.packages import installed
from tests.support.serving import served

FOLDER = Path(__file__).parent / "lighthouse"
GOOD, STEADY = 95, 0.1
"""The fewest marks of a hundred; the most by which a screen may shift while it is loaded."""

FIXED = ("accessibility", "best-practices")


def main() -> None:
    """Print the marks; end with 1 where one that any machine gives is too low."""
    node, chromium = program("node", "Lighthouse"), program("chromium", "Lighthouse")
    installed(FOLDER, "Lighthouse")
    with served() as url:
        command = [node, "run.js", url, chromium]
        run = subprocess.run(command, cwd=FOLDER, check=False, stdout=subprocess.PIPE, text=True)
    if run.returncode:
        sys.exit("Lighthouse gave no marks: what stopped it stands above.")
    found: dict[str, dict[str, float]] = json.loads(run.stdout)
    print(f"  {'screen':<8}{'performance':>14}{'accessibility':>16}{'best practices':>16}{'shift':>8}")
    for name, marks in found.items():
        row = [marks["performance"], marks["accessibility"], marks["best-practices"]]
        print(f"  {name:<8}{row[0]:>14}{row[1]:>16}{row[2]:>16}{marks['shift']:>8.3f}")
    if poor := [
        name for name, marks in found.items() if marks["shift"] > STEADY or min(marks[each] for each in FIXED) < GOOD
    ]:
        sys.exit(f"Too low: {', '.join(poor)}.")


if __name__ == "__main__":
    main()
