"""`gavel keys`: files that only their owner can read, exchanged in two steps, never overwritten, never lost halfway."""

import json
import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gavel.sealing.keys import load, new_sealing_key
from tests.cli.conftest import Runner, run
from tests.sealing.test_keys import written

__all__ = ["run"]


@pytest.fixture
def path(run: Runner, tmp_path: Path) -> Path:
    """New keys."""
    path = tmp_path / "keys.json"
    made = run("keys", "new", str(path))
    assert made.exit_code == 0, made.output
    return path


def keys_in(path: Path) -> list[dict[str, Any]]:
    keys: list[dict[str, Any]] = json.loads(path.read_text())["keys"]
    return keys


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_new_keys_seal_and_sign_and_are_their_owner_s_alone(path: Path) -> None:
    keys = load(path)
    assert keys.sign is not None
    assert len(keys.opening) == len(keys.verifying) == 1
    assert mode(path) == 0o600


def test_new_keys_are_their_owner_s_alone_whatever_the_mask(run: Runner, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        run("keys", "new", str(tmp_path / "keys.json"))
        run("keys", "rotate", str(tmp_path / "keys.json"))
    finally:
        os.umask(before)
    assert mode(tmp_path / "keys.json") == 0o600


def test_the_command_says_which_keys_there_are_and_never_a_secret(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "keys.json"
    said = [run("keys", *rest).output for rest in (("new", str(path)), ("rotate", str(path)))]
    said.append(run("keys", "rotate", str(path), "--promote").output)
    secrets = [each[name] for each in keys_in(path) for name in ("k", "d") if name in each]
    assert len(secrets) == 3
    assert not [secret for secret in secrets for text in said if secret in text]
    assert all(any(each["kid"] in text for text in said) for each in keys_in(path))


def test_new_keys_are_never_written_over_others(run: Runner, path: Path) -> None:
    before = path.read_bytes()
    again = run("keys", "new", str(path))
    assert (again.exit_code, again.stdout) == (1, "")
    assert "File exists" in again.stderr
    assert path.read_bytes() == before


def test_keys_are_not_written_through_a_link_that_leads_nowhere(run: Runner, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "elsewhere")
    assert run("keys", "new", str(link)).exit_code == 1
    assert not (tmp_path / "elsewhere").exists()


@pytest.mark.parametrize("use", [("enc", []), ("sig", ["--signing"])], ids=["sealing", "signing"])
def test_a_key_is_exchanged_in_two_steps(run: Runner, path: Path, use: tuple[str, list[str]]) -> None:
    of_use, options = use

    def kids() -> list[str]:
        return [each["kid"] for each in keys_in(path) if each["use"] == of_use]

    [old] = kids()
    assert run("keys", "rotate", str(path), *options).exit_code == 0
    assert kids()[0] == old, "the new key opens, and does not seal before every replica has it"
    assert len(kids()) == 2
    new = kids()[1]
    assert run("keys", "rotate", str(path), "--promote", *options).exit_code == 0
    assert kids() == [new, old]
    assert run("keys", "rotate", str(path), "--promote", *options).exit_code == 0
    assert kids() == [old, new], "promoting once more takes it back"
    assert len(keys_in(path)) == 3, "nothing is lost"
    load(path)


def test_a_further_key_comes_second_too(run: Runner, path: Path) -> None:
    run("keys", "rotate", str(path))
    run("keys", "rotate", str(path), "--promote")
    before = list(load(path).opening)
    run("keys", "rotate", str(path))
    after = list(load(path).opening)
    assert (after[0], after[2]) == (before[0], before[1])


def test_without_a_second_key_there_is_nothing_to_promote(run: Runner, path: Path) -> None:
    before = path.read_bytes()
    refused = run("keys", "rotate", str(path), "--promote")
    assert (refused.exit_code, path.read_bytes()) == (1, before)
    assert "add one first" in refused.stderr


def test_a_set_that_only_seals_can_be_given_a_key_that_signs(run: Runner, tmp_path: Path) -> None:
    path = written(tmp_path, {"keys": [new_sealing_key()]})
    assert run("keys", "rotate", str(path), "--signing").exit_code == 0
    assert load(path).sign is not None


def test_what_the_service_would_refuse_is_not_changed(run: Runner, path: Path) -> None:
    path.chmod(0o644)
    before = path.read_bytes()
    refused = run("keys", "rotate", str(path))
    assert (refused.exit_code, path.read_bytes()) == (1, before)
    assert "open to others" in refused.stderr


def test_a_change_that_was_broken_off_is_told_and_loses_nothing(run: Runner, path: Path) -> None:
    beside = path.with_name(".keys.json.new")
    beside.write_text("")
    before = path.read_bytes()
    refused = run("keys", "rotate", str(path))
    assert (refused.exit_code, path.read_bytes()) == (1, before)
    assert f"{beside}: File exists: is another change under way?" in refused.stderr
    beside.unlink()
    assert run("keys", "rotate", str(path)).exit_code == 0
    assert [each.name for each in path.parent.iterdir()] == ["keys.json"]


def test_a_change_keeps_the_mode_and_goes_through_links(run: Runner, path: Path, tmp_path: Path) -> None:
    path.chmod(0o640)
    link = tmp_path / "link"
    link.symlink_to(path)
    assert run("keys", "rotate", str(link)).exit_code == 0
    assert link.is_symlink()
    assert mode(path) == 0o640
    assert len(load(path).opening) == 2


def test_the_help_has_examples(run: Runner) -> None:
    assert "GAVEL_KEYS=keys.json gavel serve" in run("keys", "new", "--help").output
    assert "gavel keys rotate keys.json --promote" in run("keys", "rotate", "--help").output


@pytest.mark.parametrize("package", ["joserfc", "cryptography"])
def test_without_the_extra_one_line_says_so(package: str, tmp_path: Path) -> None:
    program = f"import sys; sys.modules[{package!r}] = None\nfrom gavel.cli import main\nsys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "keys", "new", str(tmp_path / "keys.json")]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == f'gavel: {package} is not installed: the command needs the extra "sealing" of Gavel\n'
    assert list(tmp_path.iterdir()) == []
