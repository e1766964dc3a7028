"""Plays at the table in Debian's Firefox, with the service as it is deployed: `make test-firefox`.

    python -m tests.firefox [option of Node ...] [FILE ...]

Firefox speaks WebDriver BiDi by itself; puppeteer-core speaks it with it, in Node. Home and profiles are thrown away.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.sealing.table import key_file
from tests.support.left_out import program
from tests.support.packages import installed
from tests.support.serving import served, suggesting

HERE = Path(__file__).parent
WHAT = "the table in Firefox"


def main(arguments: list[str]) -> int:
    """Run the tests of these files, or all, with these options; how Node ended."""
    node, firefox = program("node", WHAT), program("firefox-esr", WHAT)
    installed(HERE, WHAT)
    options = [each for each in arguments if each.startswith("-")]
    files = arguments[len(options) :] or sorted(str(each) for each in HERE.glob("*.test.js"))
    with TemporaryDirectory(prefix="gavel-firefox-") as home:
        heads = f"sqlite://{Path(home) / 'heads.db'}"
        with (
            served(Path(home), GAVEL_KEYS=key_file(), GAVEL_HEADS=heads) as url,
            suggesting(Path(home)) as suggesting_url,
        ):
            homes = {"HOME": home, "TMPDIR": home, "XDG_CONFIG_HOME": home, "XDG_CACHE_HOME": home}
            services = {"GAVEL_URL": url, "GAVEL_SUGGESTING_URL": suggesting_url}
            environment = {**os.environ, **homes, **services, "GAVEL_FIREFOX": firefox}
            jobs = os.environ.get("JOBS", "2")
            command = [node, "--test", f"--test-concurrency={jobs}", "--test-reporter=spec"]
            return subprocess.run([*command, *options, *files], check=False, cwd=HERE, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
