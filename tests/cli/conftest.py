"""The command in this process, with the language of nobody; and a server that it can ask."""

from collections.abc import Iterator
from threading import Thread

import pytest
from click.testing import CliRunner, Result
from werkzeug.serving import WSGIRequestHandler, make_server

from gavel.cli.app import gavel
from gavel.http.app import create_app

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG", "GAVEL_URL", "NO_COLOR", "FORCE_COLOR", "COLUMNS")


class Silent(WSGIRequestHandler):
    """Logs no requests."""

    def log(self, type: str, message: str, *args: object) -> None:
        pass


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
    server = make_server("127.0.0.1", 0, create_app(), threaded=True, request_handler=Silent)
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
