"""The folder that a service makes for its keys and the heads of tables: once, for its owner alone, and whole."""

import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from gavel.sealing.data_folder import keep
from gavel.sealing.keys import KeysRefused


def contents(folder: Path) -> dict[str, bytes]:
    """The files of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_first_start_makes_keys_and_a_store_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "share" / "gavel, 100 %"
    kept = keep(folder)
    assert (kept.keys, kept.made) == (str(folder / "keys.json"), True)
    assert kept.heads == f"sqlite://{tmp_path}/share/gavel%2C%20100%20%25/heads.db"
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}
    assert modes.pop(folder.name) == 0o700
    assert modes == dict.fromkeys(("keys.json", "heads.db"), 0o600), "nothing else is left there"


def test_what_is_there_is_never_written_over(tmp_path: Path) -> None:
    keep(tmp_path)
    before = contents(tmp_path)
    assert not keep(tmp_path).made
    assert contents(tmp_path) == before


def test_services_that_start_at_once_take_the_same_keys(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        kept = [*threads.map(lambda _: keep(tmp_path / "data"), range(8))]
    assert [each.made for each in kept].count(True) == 1
    assert len({(each.keys, each.heads) for each in kept}) == 1


def test_another_store_is_used_and_none_made(tmp_path: Path) -> None:
    assert keep(tmp_path, "redis://one").heads == "redis://one"
    assert contents(tmp_path).keys() == {"keys.json"}


def refusal(folder: Path) -> str:
    """Why a folder is refused, and nothing in it changed."""
    before = contents(folder) if folder.is_dir() else {}
    with pytest.raises(KeysRefused) as refused:
        keep(folder)
    assert (contents(folder) if folder.is_dir() else {}) == before
    return str(refused.value)


@pytest.mark.parametrize("half", ["", '{"keys": [', "{}"])
def test_half_written_keys_are_refused_by_name(tmp_path: Path, half: str) -> None:
    keep(tmp_path)
    (tmp_path / "keys.json").write_text(half)
    assert f"{tmp_path}/keys.json: " in refusal(tmp_path)


def test_a_store_that_has_lost_its_keys_is_refused_by_name(tmp_path: Path) -> None:
    keep(tmp_path)
    (tmp_path / "keys.json").unlink()
    assert f"{tmp_path} has heads.db, but no keys.json" in refusal(tmp_path)


def test_a_broken_store_is_refused_by_name(tmp_path: Path) -> None:
    keep(tmp_path)
    (tmp_path / "heads.db").write_bytes(b"no SQLite" * 100)
    assert f"{tmp_path}/heads.db is no store" in refusal(tmp_path)


@pytest.mark.parametrize("name", ["keys.json", "heads.db"])
def test_what_others_can_read_is_refused_by_name(tmp_path: Path, name: str) -> None:
    keep(tmp_path)
    (tmp_path / name).chmod(0o644)
    assert f"{tmp_path}/{name} is open to others (mode 0644)" in refusal(tmp_path)


def test_a_folder_that_cannot_be_made_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert f"{tmp_path}/file is no folder" in refusal(tmp_path / "file")
    assert f"{tmp_path}/file/in it: Not a directory" in refusal(tmp_path / "file" / "in it")
