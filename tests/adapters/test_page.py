"""docs/bots.md leads from an installation to a trained bot."""

from pathlib import Path

from tests.docs.test_snippets import program_of
from tests.support.pages import PROJECT
from tests.support.plugins import EXAMPLES, install, run


def test_the_page_trains_a_bot_that_wins(tmp_path: Path) -> None:
    install(EXAMPLES / "goofspiel", tmp_path)
    done = run(["-c", program_of(PROJECT / "docs/bots.md", "python", "")], tmp_path)
    assert done.returncode == 0, done.stderr
    assert "against random play" in done.stdout
