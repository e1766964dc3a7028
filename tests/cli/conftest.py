"""The command in this process, with the language of nobody; and a server that it can ask."""

from collections.abc import Iterator

import pytest
from click.testing import CliRunner, Result

from gavel.cli.app import gavel
from gavel.http.app import create_app
from tests.support.serving import in_this_process

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG", "GAVEL_URL", "NO_COLOR", "FORCE_COLOR", "COLUMNS")


class Runner(CliRunner):
    """Runs the command with these arguments and this standard input."""

    def __call__(self, *arguments: str, stdin: str = "", **environment: str) -> Result:
        return self.invoke(gavel, [*arguments], input=stdin, env=environment, prog_name="gavel")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Runner:
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    return Runner()


@pytest.fixture(scope="session")
def url() -> Iterator[str]:
    """The service on a free port."""
    with in_this_process(create_app()) as found:
        yield found
