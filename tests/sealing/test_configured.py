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


def test_without_the_extra_keys_are_refused_in_a_sentence_and_all_else_is_there(tmp_path: Path) -> None:
    path = written(tmp_path, {"keys": [new_sealing_key()]})
    script = (
        "import sys; [sys.modules.__setitem__(name, None) for name in ('joserfc', 'cryptography', 'cbor2', 'redis')];"
        "from gavel.http.app import create_app; client = create_app().test_client();"
        "print(client.get('/v1/games').status_code, client.get('/v1/keys').status_code)"
    )
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GAVEL_")}
    command = [sys.executable, "-c", script]
    without = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert without.stdout.split() == ["200", "501"]
    environment["GAVEL_KEYS"] = str(path)
    refused = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert refused.returncode == 1
    assert 'GAVEL_KEYS needs the extra "sealing" of Gavel: joserfc is not installed' in refused.stderr
