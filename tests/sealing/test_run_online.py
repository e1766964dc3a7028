"""`make run-online`: a service for people who are far from each other, with all that it needs in one folder."""

import json
import os
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from re import search
from typing import Any
from urllib.request import Request, urlopen

import click
import pytest

from gavel.cli.commands.serve import prepare_online
from gavel.sealing.heads import open_heads
from tests.sealing.stores import redis_server
from tests.support.serving import PATIENCE

PROJECT = Path(__file__).parents[2]


@contextmanager
def run_online(folder: Path, **environment: str) -> Iterator[tuple[str, str]]:
    """The base URL of the service, and what was said before it served."""
    installed = Path(sys.prefix)
    command = ["make", "-s", "-C", str(PROJECT), f"--old-file={installed / '.run'}", f"VENV={installed}"]
    command += [f"ONLINE={folder}", "PORT=0", "run-online"]
    settings = {"WEB_CONCURRENCY": "2", "GAVEL_DRAIN_SECONDS": "0", "LANG": "C.UTF-8", "LANGUAGE": "", "LC_ALL": ""}
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("GAVEL_")}
    with subprocess.Popen(
        command,
        env={**inherited, **settings, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        said = []
        try:
            for line in process.stdout:
                if found := search(r"referees at (http://127\.0\.0\.1:\d+)", line):
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
    with run_online(folder) as (url, said):
        assert f"Keys were made in {folder}/keys.json" in said
        assert "newest point" in said
        table = ask(url, "setup", {"players": ["ann", "bob", "cy"]})
        assert table["guarded"] is True
        bid = {"type": "bid", "player": "ann", "amount": 2}
        played = ask(url, "actions", {"token": table["token"], "action": bid}, table["seat_keys"]["ann"])
    keys = (folder / "keys.json").read_bytes()
    assert [stat.S_IMODE(path.stat().st_mode) for path in (folder, folder / "keys.json")] == [0o700, 0o600]
    assert {path.name for path in folder.iterdir()} >= {"keys.json", "heads.db"}
    with run_online(folder) as (url, said):
        assert f"Keys: {folder}/keys.json" in said
        assert ask(url, "views", {"token": table["token"]})["token"] == played["token"]
    assert (folder / "keys.json").read_bytes() == keys


def test_a_store_of_its_own_choice_is_used_and_its_address_not_told(tmp_path: Path) -> None:
    """On several machines the heads are in Redis, and the keys of all are the same file."""
    with redis_server(tmp_path) as server:
        with run_online(tmp_path / "one", GAVEL_HEADS=server.url) as (one, said):
            keys = str(tmp_path / "one" / "keys.json")
            with run_online(tmp_path / "other", GAVEL_HEADS=server.url, GAVEL_KEYS=keys) as (other, _said):
                table = ask(one, "setup", {"players": ["ann", "bob", "cy"]})
                bid = {"type": "bid", "player": "ann", "amount": 2}
                played = ask(other, "actions", {"token": table["token"], "action": bid}, table["seat_keys"]["ann"])
                assert ask(one, "views", {"token": table["token"]})["token"] == played["token"]
        assert open_heads(server.url).read(table["table"]) is not None
    assert server.url not in said
    assert "GAVEL_HEADS" in said
    assert not (tmp_path / "one" / "heads.db").exists()
    assert not (tmp_path / "other").exists(), "nothing is made of which nothing is needed"


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(click.ClickException, match=r"File exists|Not a directory"):
        prepare_online(tmp_path / "file", {})
    with pytest.raises(click.ClickException, match="Not a directory"):
        prepare_online(tmp_path / "file" / "in it", {})


def test_keys_that_are_there_are_never_written_over(tmp_path: Path) -> None:
    assert prepare_online(tmp_path, {}).made
    before = (tmp_path / "keys.json").read_bytes()
    assert not prepare_online(tmp_path, {}).made
    assert (tmp_path / "keys.json").read_bytes() == before
