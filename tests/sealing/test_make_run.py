"""`make run`: a service that serves everything, with all that it needs in the user's data folder."""

import json
import os
import re
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from gavel.api.registry import registry
from gavel.http.settings import Settings, from_environment
from gavel.schemas.statuses import STATUS
from gavel.sealing.heads import open_heads
from tests.cli.conftest import Runner, run
from tests.sealing.stores import redis_server
from tests.support.serving import PATIENCE

pytestmark = pytest.mark.services

__all__ = ["run"]

PROJECT = Path(__file__).parents[2]
NOT_CONFIGURED = STATUS["sealing-not-configured"]


def command(*variables: str) -> list[str]:
    """`make run` on a free port, in the environment that is installed already."""
    installed = Path(sys.prefix)
    made = [f"--old-file={installed / stamp}" for stamp in (".run", ".granian")]
    return ["make", "-s", "-C", str(PROJECT), *made, f"VENV={installed}", "PORT=0", *variables, "run"]


def surroundings(**environment: str) -> dict[str, str]:
    """The environment of `make run`, with no setting of whoever runs the tests."""
    settings = {"WEB_CONCURRENCY": "2", "GAVEL_DRAIN_SECONDS": "0", "LANG": "C.UTF-8", "LANGUAGE": "", "LC_ALL": ""}
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("GAVEL_", "XDG_", "MAKE"))}
    return {**inherited, **settings, **environment}


@contextmanager
def make_run(*variables: str, **environment: str) -> Iterator[tuple[str, str]]:
    """The base URL of the service, and what was said before it served."""
    with subprocess.Popen(
        command(*variables),
        env=surroundings(**environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        said = []
        try:
            for line in process.stdout:
                if found := re.search(r"referees at (http://127\.0\.0\.1:\d+)", line):
                    break
                said.append(line)
            else:
                raise AssertionError(f"it does not serve: {''.join(said)}")
            yield found[1], "".join(said)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(PATIENCE)


def ask(url: str, operation: str, body: Any, key: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
    request = Request(f"{url}/v1/games/for-sale/sealed/{operation}", json.dumps(body).encode(), headers)
    with urlopen(request) as response:
        found: dict[str, Any] = json.load(response)
    return found


def test_it_keeps_keys_and_tables_so_that_a_game_goes_on_after_it_was_stopped(tmp_path: Path) -> None:
    folder = tmp_path / "kept for friends, 100 %"
    with make_run(f"DATA={folder}") as (url, said):
        assert f"Keys were made in {folder}/keys.json" in said
        assert "newest point" in said
        table = ask(url, "setup", {"players": ["ann", "bob", "cy"]})
        assert table["guarded"] is True
        bid = {"type": "bid", "player": "ann", "amount": 2}
        played = ask(url, "actions", {"token": table["token"], "action": bid}, table["seat_keys"]["ann"])
    keys = (folder / "keys.json").read_bytes()
    assert [stat.S_IMODE(path.stat().st_mode) for path in (folder, folder / "keys.json")] == [0o700, 0o600]
    assert {path.name for path in folder.iterdir()} >= {"keys.json", "heads.db"}
    with make_run(f"DATA={folder}") as (url, said):
        assert f"Keys: {folder}/keys.json" in said
        assert ask(url, "views", {"token": table["token"]})["token"] == played["token"]
    assert (folder / "keys.json").read_bytes() == keys


def test_a_store_of_its_own_choice_is_used_and_its_address_not_told(tmp_path: Path) -> None:
    """On several machines the heads are in Redis, and the keys of all are the same file."""
    with redis_server(tmp_path) as server:
        with make_run(f"DATA={tmp_path / 'one'}", GAVEL_HEADS=server.url) as (one, said):
            keys = str(tmp_path / "one" / "keys.json")
            others = {"GAVEL_HEADS": server.url, "GAVEL_KEYS": keys}
            with make_run(f"DATA={tmp_path / 'other'}", **others) as (other, _said):
                table = ask(one, "setup", {"players": ["ann", "bob", "cy"]})
                bid = {"type": "bid", "player": "ann", "amount": 2}
                played = ask(other, "actions", {"token": table["token"], "action": bid}, table["seat_keys"]["ann"])
                assert ask(one, "views", {"token": table["token"]})["token"] == played["token"]
        assert open_heads(server.url).read(table["table"]) is not None
    assert server.url not in said
    assert "GAVEL_HEADS" in said
    assert not (tmp_path / "one" / "heads.db").exists()
    assert not (tmp_path / "other").exists(), "nothing is made of which nothing is needed"


def statuses(url: str) -> dict[str, int]:
    """How the service answers every operation of its contract, each asked for with an empty object."""
    with urlopen(f"{url}/openapi.json") as response:
        paths: dict[str, dict[str, Any]] = json.load(response)["paths"]
    found = {}
    for path, methods in paths.items():
        for method in methods.keys() & {"get", "post"}:
            address = url + re.sub(r"\{game\}", next(iter(registry())), path)
            body = b"{}" if method == "post" else None
            asked = Request(address, body, {"Content-Type": "application/json"}, method=method.upper())
            try:
                with urlopen(asked) as response:
                    found[f"{method} {path}"] = response.status
            except HTTPError as refusal:
                found[f"{method} {path}"] = refusal.code
    return found


def test_it_serves_every_operation_from_the_first_start_in_the_users_data_folder(tmp_path: Path) -> None:
    with make_run(XDG_DATA_HOME=str(tmp_path)) as (url, _said):
        found = statuses(url)
    assert len(found) > 20
    assert [name for name, status in found.items() if status == HTTPStatus.NOT_IMPLEMENTED] == []
    assert found["get /v1/keys"] == HTTPStatus.OK
    assert (tmp_path / "gavel" / "keys.json").exists()


@pytest.mark.parametrize("relative", ["", "relative"])
def test_without_a_data_home_it_keeps_them_where_xdg_says(tmp_path: Path, relative: str) -> None:
    environment = surroundings(HOME=str(tmp_path), XDG_DATA_HOME=relative)
    planned = subprocess.run([*command(), "--dry-run"], env=environment, capture_output=True, text=True, check=True)
    assert f"GAVEL_DATA='{tmp_path}/.local/share/gavel'" in planned.stdout


def test_a_service_without_keys_says_so_where_the_page_can_read_it(tmp_path: Path) -> None:
    with make_run("DATA=", HOME=str(tmp_path)) as (url, said):
        found = statuses(url)
    assert said.strip() == ""
    assert found["get /v1/keys"] == NOT_CONFIGURED
    assert [name for name in found if "/sealed/" in name] == [], "its contract has no operation that needs keys"
    assert [*tmp_path.iterdir()] == [], "nothing is kept"


def test_a_broken_folder_ends_it_by_name(tmp_path: Path) -> None:
    (tmp_path / "keys.json").touch(0o600)
    result = subprocess.run(
        command(f"DATA={tmp_path}"), env=surroundings(), capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert result.returncode != 0
    assert f"{tmp_path}/keys.json: this is no JSON" in result.stderr
    assert "Traceback" not in result.stderr


# --- the setting, for what has no command line ----------------------------------------------------------------------


def test_the_settings_make_what_is_missing_in_the_folder_of_data(tmp_path: Path) -> None:
    expected = Settings(keys=f"{tmp_path}/keys.json", heads=f"sqlite://{tmp_path}/heads.db")
    for _start in range(2):
        assert from_environment({"GAVEL_DATA": str(tmp_path)}) == expected
    chosen = from_environment({"GAVEL_DATA": str(tmp_path), "GAVEL_HEADS": "redis://one"})
    assert chosen == Settings(keys=expected.keys, heads="redis://one")


def test_keys_of_an_operators_own_count_before_the_folder(tmp_path: Path) -> None:
    environment = {"GAVEL_DATA": str(tmp_path / "data"), "GAVEL_KEYS": "/run/keys.json"}
    assert from_environment(environment) == Settings(keys="/run/keys.json", heads="")
    assert not (tmp_path / "data").exists()


# --- which server ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("server", "serving"),
    [
        ("gunicorn", "gunicorn --config python:gavel"),
        ("granian", "granian --interface wsgi --http 1 --no-ws --host ::1"),
    ],
)
def test_both_servers_are_given_what_the_folder_keeps(
    run: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, server: str, serving: str
) -> None:
    started: list[tuple[str, dict[str, str]]] = []
    monkeypatch.setattr(
        "gavel.cli.commands.serve.os.execve", lambda _, words, given: started.append((" ".join(words), given))
    )
    assert run("serve", "--server", server, "--data", str(tmp_path), "--host", "::1").exit_code == 0
    [(words, given)] = started
    assert serving in words
    assert given["GAVEL_KEYS"] == f"{tmp_path}/keys.json"
    assert given["GAVEL_HEADS"] == f"sqlite://{tmp_path}/heads.db"
