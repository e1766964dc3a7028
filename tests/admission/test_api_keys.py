"""API keys: digests at rest, several a client, expiry, and changes while the service runs."""

import json
import time
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from gavel.admission import api_keys
from gavel.admission.api_keys import ApiKeys, ApiKeysRefused, digest_of, today
from gavel.admission.key_files import add, id_of, remove


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a file of keys is to be; it is looked at each time."""
    monkeypatch.setattr(api_keys, "SECONDS_BETWEEN_LOOKS", 0)
    return tmp_path / "api-keys.json"


def named(keys: ApiKeys, key: str) -> str | None:
    client = keys.client(key)
    return None if client is None else client.name


def test_a_file_has_no_key_in_it(path: Path) -> None:
    key = add(path, "club")
    assert key.startswith("gavel_")
    assert key.removeprefix("gavel_") not in path.read_text()
    assert path.stat().st_mode & 0o777 == 0o600
    assert digest_of(key) in path.read_text()


def test_a_client_may_have_several_keys_and_each_is_taken(path: Path) -> None:
    first, second, other = add(path, "club"), add(path, "club"), add(path, "shop")
    keys = ApiKeys(path)
    assert [named(keys, key) for key in (first, second, other)] == ["club", "club", "shop"]
    assert named(keys, "gavel_") is named(keys, "") is named(keys, "\udcff") is None


def test_keys_are_exchanged_while_the_service_runs(path: Path) -> None:
    before = add(path, "club")
    keys = ApiKeys(path)
    after = add(path, "club")
    assert (named(keys, before), named(keys, after)) == ("club", "club")
    assert remove(path, id_of({"sha256": digest_of(before)})) == "club"
    assert (named(keys, before), named(keys, after)) == (None, "club")


def test_a_file_is_not_looked_at_for_each_request(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = add(path, "club")
    monkeypatch.setattr(api_keys, "SECONDS_BETWEEN_LOOKS", 3600)
    keys = ApiKeys(path)
    path.unlink()
    assert named(keys, key) == "club"


def test_a_key_is_taken_until_the_day_on_which_it_expires(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = add(path, "club", days=2)
    keys = ApiKeys(path)
    for days, taken in ((0, "club"), (1, "club"), (2, None), (400, None)):
        day = date.fromisoformat(today()) + timedelta(days)
        with monkeypatch.context() as later:
            later.setattr(api_keys, "today", day.isoformat)
            assert named(keys, key) == taken


@pytest.mark.parametrize("spoilt", [b"", b"{", b"[]", b'{"clients": [{}]}', b'{"clients": [], "more": 1}'])
def test_a_file_that_is_spoilt_later_leaves_the_keys_before_in_force(
    spoilt: bytes, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    key = add(path, "club")
    keys = ApiKeys(path)
    path.write_bytes(spoilt)
    assert named(keys, key) == named(keys, key) == "club"
    assert caplog.text.count("were not read anew") == 1
    path.unlink()
    assert named(keys, key) == "club"
    with pytest.raises(ApiKeysRefused):
        ApiKeys(path)


def record(**changed: Any) -> dict[str, Any]:
    return {"sha256": "0" * 64, "made": "2026-01-31", **changed}


@pytest.mark.parametrize(
    ("clients", "why"),
    [
        ([{"name": "club", "keys": [record(sha256="0" * 63)]}], "/clients/0/keys/0/sha256"),
        ([{"name": "club", "keys": [record(sha256="G" * 64)]}], "/clients/0/keys/0/sha256"),
        ([{"name": "club", "keys": [record(made="2026-02-30")]}], "client club"),
        ([{"name": "club", "keys": [record(expires="soon")]}], "/clients/0/keys/0/expires"),
        ([{"name": "club", "keys": [record(expires="2026-13-01")]}], "client club"),
        ([{"name": "a b", "keys": []}], "/clients/0/name"),
        ([{"name": "club", "keys": [record()]}, {"name": "shop", "keys": [record()]}], "another client's"),
        ([{"name": "club", "keys": []}, {"name": "club", "keys": []}], "two clients have one name"),
        ([{"name": "club", "keys": [], "rate": "often"}], "is no rate"),
        ([{"name": "club", "keys": [record(key="gavel_secret")]}], "/clients/0/keys/0/key"),
    ],
)
def test_a_file_that_cannot_be_is_refused(clients: list[Any], why: str, path: Path) -> None:
    path.write_text(json.dumps({"clients": clients}))
    with pytest.raises(ApiKeysRefused, match=why) as caught:
        ApiKeys(path)
    assert "gavel_secret" not in str(caught.value)


def test_a_client_s_own_rate_is_read(path: Path) -> None:
    key = add(path, "club", rate="50/second")
    add(path, "shop")
    client = ApiKeys(path).client(key)
    assert client is not None
    assert client.rate is not None
    assert [(item.amount, item.get_expiry()) for item in client.rate] == [(50, 1)]


def test_what_the_service_would_refuse_is_not_written(path: Path) -> None:
    add(path, "club")
    before = path.read_bytes()
    for change in (("a b", None, None), ("shop", None, "often"), ("club", None, "1/s;2/s")):
        with pytest.raises(ApiKeysRefused):
            add(path, *change)
    with pytest.raises(ApiKeysRefused, match="has no key"):
        remove(path, "0" * 12)
    assert path.read_bytes() == before
    assert [*path.parent.iterdir()] == [path]


def test_a_change_that_was_broken_off_is_told(path: Path) -> None:
    add(path, "club")
    beside = path.with_name(f".{path.name}.new")
    beside.touch()
    with pytest.raises(ApiKeysRefused, match="is another change under way"):
        add(path, "club")
    assert beside.exists()


def test_the_day_is_that_of_greenwich() -> None:
    assert today() in {time.strftime("%Y-%m-%d", time.gmtime(time.time() + each)) for each in (-1, 0)}
