"""The service's keys: a strict file, whose faults are named, and which nobody else can read."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gavel.sealing import base64url
from gavel.sealing.keys import KeysRefused, ServiceKeys, load, new_sealing_key, new_signing_key, parse

Keys = list[dict[str, Any]]
ALL_BYTES = bytes(range(32))


def written(folder: Path, keys: object, mode: int = 0o600) -> Path:
    path = folder / "keys.json"
    path.write_text(json.dumps(keys))
    path.chmod(mode)
    return path


def raw(*keys: object) -> bytes:
    return json.dumps({"keys": keys}).encode()


def test_the_first_key_seals_and_all_open(tmp_path: Path) -> None:
    first, second = new_sealing_key(), new_sealing_key()
    keys = load(written(tmp_path, {"keys": [first, second]}))
    assert keys.seal.kid == first["kid"]
    assert {kid: key.as_dict()["k"] for kid, key in keys.opening.items()} == {
        each["kid"]: each["k"] for each in (first, second)
    }
    assert keys.sign is None
    assert keys.public() == {"keys": []}


def test_the_first_key_signs_and_all_verify_also_without_their_private_halves() -> None:
    old = {name: value for name, value in new_signing_key().items() if name != "d"}
    new = new_signing_key()
    keys = parse(raw(new_sealing_key(), new, old))
    assert keys.sign is not None
    assert keys.sign.kid == new["kid"]
    assert list(keys.verifying) == [new["kid"], old["kid"]]


def test_what_is_published_holds_no_secret() -> None:
    sealing, signing = new_sealing_key(), new_signing_key()
    keys = parse(raw(sealing, signing))
    assert keys.public() == {"keys": [{name: value for name, value in signing.items() if name != "d"}]}
    told = json.dumps(keys.public()) + repr(keys) + str(keys)
    assert sealing["k"] not in told
    assert signing["d"] not in told
    assert sealing["kid"] not in told


def test_new_keys_have_ids_and_secrets_of_their_own() -> None:
    drawn = [new_sealing_key() for _ in range(50)]
    assert len({each["kid"] for each in drawn}) == len({each["k"] for each in drawn}) == 50


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda keys: keys.clear(), 'no key with "use": "enc"'),
        (lambda keys: keys.pop(0), 'no key with "use": "enc"'),
        (lambda keys: keys.append(keys[0]), "key 3: it is an earlier key"),
        (lambda keys: keys.append({**keys[0], "kid": "other"}), "key 3: it is an earlier key"),
        (lambda keys: keys.append({**new_sealing_key(), "kid": keys[1]["kid"]}), "key 3: its kid"),
        (lambda keys: keys.append("key"), 'key 3: its "use"'),
        (lambda keys: keys[0].update(use="sig"), 'key 1: its "kty"'),
        (lambda keys: keys[0].update(use=["enc"]), 'key 1: its "use"'),
        (lambda keys: keys[0].pop("use"), 'key 1: its "use"'),
        (lambda keys: keys[0].pop("kid"), 'key 1: its "kid"'),
        (lambda keys: keys[0].update(kid=""), 'key 1: its "kid"'),
        (lambda keys: keys[0].update(kid="a\n"), 'key 1: its "kid"'),
        (lambda keys: keys[0].update(kid="k" * 33), 'key 1: its "kid"'),
        (lambda keys: keys[0].update(kty="RSA"), 'key 1: its "kty"'),
        (lambda keys: keys[0].update(alg="dir"), 'key 1: its "alg"'),
        (lambda keys: keys[0].pop("alg"), 'key 1: its "alg"'),
        (lambda keys: keys[0].update(key_ops=["verify"]), "key 1: it has unknown members.*'key_ops'"),
        (lambda keys: keys[0].pop("k"), "key 1: it has unknown members, or lacks some: 'k'"),
        (lambda keys: keys[0].update(k=base64url.encode(ALL_BYTES[1:])), 'key 1: its "k" is not 32 bytes'),
        (lambda keys: keys[0].update(k=base64url.encode(ALL_BYTES + b"x")), 'key 1: its "k" is not 32 bytes'),
        (lambda keys: keys[0].update(k=base64url.encode(ALL_BYTES) + "="), 'key 1: its "k" is not 32 bytes'),
        (lambda keys: keys[0].update(k=base64url.encode(ALL_BYTES)[:-1] + "9"), 'key 1: its "k" is not 32 bytes'),
        (lambda keys: keys[0].update(k="\N{BULLET}" * 43), 'key 1: its "k" is not 32 bytes'),
        (lambda keys: keys[0].update(k=7), 'key 1: its "k" is not 32 bytes'),
        (lambda keys: keys[0].update(k="A" * 43), 'key 1: its "k" was not drawn at random'),
        (lambda keys: keys[1].update(crv="X25519"), 'key 2: its "crv"'),
        (lambda keys: keys[1].update(alg="EdDSA"), 'key 2: its "alg"'),
        (lambda keys: keys[1].update(x=new_signing_key()["x"]), 'key 2: its "x" is not the public half'),
        (lambda keys: keys[1].pop("d"), 'needs its private half, "d"'),
        (lambda keys: keys[1].pop("x"), "key 2: it has unknown members, or lacks some: 'x'"),
    ],
)
def test_each_fault_of_a_set_is_named(spoil: Callable[[Keys], object], why: str) -> None:
    keys: Keys = [new_sealing_key(), new_signing_key()]
    spoil(keys)
    with pytest.raises(KeysRefused, match=why) as refusal:
        parse(raw(*keys))
    for each in keys:
        if isinstance(each, dict):
            assert str(each.get("k", "\0")) not in str(refusal.value)
            assert str(each.get("d", "\0")) not in str(refusal.value)


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[]", b"{}", b'{"keys": {}}', b'{"keys": [], "more": 1}', b'{"keys":[],"keys":[]}', b"\xff"]
)
def test_what_is_no_set_of_keys_is_refused(text: bytes) -> None:
    with pytest.raises(KeysRefused, match=r"JSON|JWK set"):
        parse(text)


@pytest.mark.parametrize("mode", [0o600, 0o400, 0o440, 0o640])
def test_a_file_may_be_read_by_its_owner_and_its_group(tmp_path: Path, mode: int) -> None:
    assert isinstance(load(written(tmp_path, {"keys": [new_sealing_key()]}, mode)), ServiceKeys)


@pytest.mark.parametrize("mode", [0o644, 0o604, 0o660, 0o602, 0o620, 0o777])
def test_a_file_that_is_open_to_others_is_refused(tmp_path: Path, mode: int) -> None:
    with pytest.raises(KeysRefused, match=f"open to others .mode {mode:04o}.: chmod 600"):
        load(written(tmp_path, {"keys": [new_sealing_key()]}, mode))


def test_a_link_to_a_file_counts_as_the_file(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(written(tmp_path, {"keys": [new_sealing_key()]}))
    assert load(link).sign is None


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KeysRefused, match="No such file"):
        load(tmp_path / "missing")
    with pytest.raises(KeysRefused, match="directory"):
        load(tmp_path)
    long = written(tmp_path, {"keys": [new_sealing_key() for _ in range(700)]})
    with pytest.raises(KeysRefused, match="longer than 65536 bytes"):
        load(long)
