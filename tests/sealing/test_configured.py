"""The keys in force: none by default; read anew on demand, and kept where the file is refused."""

import json
import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gavel.api.problems import Problem
from gavel.http.settings import from_environment
from gavel.sealing.configured import NOTHING, Sealing
from gavel.sealing.keys import KeysRefused, new_sealing_key
from tests.sealing.stores import redis_server
from tests.sealing.test_keys import written


def replace(path: Path, *keys: dict[str, Any]) -> None:
    path.write_text(json.dumps({"keys": keys}))


def test_without_keys_any_use_is_refused() -> None:
    with pytest.raises(Problem, match="sealing-not-configured"):
        NOTHING.keys()
    assert NOTHING.reload()


def test_keys_are_read_anew(tmp_path: Path) -> None:
    old, new = new_sealing_key(), new_sealing_key()
    path = written(tmp_path, {"keys": [old]})
    sealing = Sealing(str(path))
    before = sealing.keys()
    replace(path, new, old)
    assert sealing.keys() is before
    assert sealing.reload()
    assert list(sealing.keys().opening) == [new["kid"], old["kid"]]
    assert list(before.opening) == [old["kid"]], "a request under way goes on with what it began with"


@pytest.mark.parametrize("spoil", [Path.unlink, lambda path: path.write_text("{"), lambda path: path.chmod(0o644)])
def test_keys_stay_in_force_where_the_file_is_refused(
    tmp_path: Path, spoil: Any, caplog: pytest.LogCaptureFixture
) -> None:
    path = written(tmp_path, {"keys": [new_sealing_key()]})
    sealing = Sealing(str(path))
    before = sealing.keys()
    spoil(path)
    with caplog.at_level(logging.INFO, "gavel"):
        assert not sealing.reload()
    assert sealing.keys() is before
    assert [record.levelname for record in caplog.records] == ["ERROR"]


def test_a_file_that_is_refused_at_the_start_ends_it(tmp_path: Path) -> None:
    with pytest.raises(KeysRefused, match="No such file"):
        Sealing(str(tmp_path / "missing"))


def test_the_settings_name_the_file_of_keys() -> None:
    assert from_environment({}).keys == ""
    assert from_environment({"GAVEL_KEYS": "/run/keys.json"}).keys == "/run/keys.json"


def test_the_settings_name_the_store_of_the_guard() -> None:
    environment = {"GAVEL_KEYS": "/run/keys.json", "GAVEL_HEADS": "sqlite:///run/heads.db"}
    assert from_environment(environment).heads == "sqlite:///run/heads.db"
    with pytest.raises(ValueError, match="GAVEL_HEADS is of no use without GAVEL_KEYS"):
        from_environment({"GAVEL_HEADS": "sqlite:///run/heads.db"})


def test_a_guard_has_its_store_and_none_is_there_by_default(tmp_path: Path) -> None:
    keys = str(written(tmp_path, {"keys": [new_sealing_key()]}))
    assert NOTHING.heads is Sealing(keys).heads is None
    guarded = Sealing(keys, f"sqlite://{tmp_path / 'heads.db'}")
    assert guarded.heads is not None
    guarded.heads.ping()
    guarded.heads.complaints()


def test_a_store_that_may_lose_heads_or_does_not_answer_is_warned_of_at_the_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    keys = str(written(tmp_path, {"keys": [new_sealing_key()]}))
    with redis_server(tmp_path, "--appendonly", "no") as server:
        Sealing(keys, server.url)
    assert "Redis has appendonly no and not yes" in caplog.text
    assert "Redis has appendfsync everysec and not always" in caplog.text
    caplog.clear()
    assert Sealing(keys, server.url).heads is not None, "it may answer later"
    assert "The store of the tables' heads" in caplog.text


def test_without_the_extra_keys_are_refused_in_a_sentence_and_all_else_is_there(tmp_path: Path) -> None:
    path = written(tmp_path, {"keys": [new_sealing_key()]})
    script = (
        "import sys; [sys.modules.__setitem__(name, None) for name in ('joserfc', 'cryptography', 'cbor2', 'redis')];"
        "from gavel.http.app import create_app; client = create_app().test_client();"
        "print(client.get('/v1/games').status_code, client.get('/v1/keys').status_code)"
    )
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GAVEL_")}
    environment["GAVEL_GAMES"] = os.environ["GAVEL_GAMES"]  # the contract of further games needs the extra, too
    command = [sys.executable, "-c", script]
    without = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert without.stdout.split() == ["200", "501"]
    environment["GAVEL_KEYS"] = str(path)
    refused = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert refused.returncode == 1
    assert 'GAVEL_KEYS needs the extra "sealing" of Gavel: joserfc is not installed' in refused.stderr
