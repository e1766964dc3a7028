"""Tokens: only what this service has sealed is opened, byte for byte; all else gets one and the same no."""

import json
from collections.abc import Callable, Iterator

import pytest
from joserfc import jwe
from joserfc.errors import DecodeError
from joserfc.jwk import OctKey

from gavel.api.problems import Problem
from gavel.sealing import base64url
from gavel.sealing.keys import ServiceKeys, new_sealing_key, parse
from gavel.sealing.tokens import LONGEST, KeyVault, filled_length

CONTENTS = bytes(range(256)) + bytes(24)


def service_keys(*keys: dict[str, str]) -> ServiceKeys:
    return parse(json.dumps({"keys": keys or [new_sealing_key()]}).encode())


KEYS = service_keys({**new_sealing_key(), "kid": "kid-of-keys", "k": base64url.encode(bytes(range(32)))})
VAULT = KeyVault(KEYS)


def refused(token: str, keys: ServiceKeys = KEYS) -> Problem:
    with pytest.raises(Problem) as caught:
        KeyVault(keys).unseal(token)
    return caught.value


def is_broken(token: str, keys: ServiceKeys = KEYS) -> bool:
    found = refused(token, keys)
    return (found.name, found.status, found.reason, found.figures, found.members) == ("seal-broken", 400, None, {}, {})


def test_what_is_sealed_is_opened() -> None:
    token = VAULT.seal(CONTENTS)
    assert VAULT.unseal(token) == CONTENTS
    assert len(token) == 796 - 256  # the second step


def test_no_two_tokens_of_the_same_contents_are_alike_but_in_their_header_and_length() -> None:
    tokens = {VAULT.seal(CONTENTS) for _ in range(20)}
    assert len(tokens) == 20
    assert len({token.partition(".")[0] for token in tokens}) == len({len(token) for token in tokens}) == 1
    assert len({token.split(".")[1] for token in tokens}) == len({token.split(".")[2] for token in tokens}) == 20


def test_the_header_says_how_to_open_it_and_nothing_else() -> None:
    header = base64url.decode(VAULT.seal(CONTENTS).partition(".")[0])
    assert header == b'{"alg":"A256KW","enc":"A256GCM","kid":"kid-of-keys"}'


def test_every_character_counts() -> None:
    """Any character changed into any other of its alphabet, or into one beside it, breaks the seal."""
    token = VAULT.seal(CONTENTS)
    for at, character in enumerate(token):
        for other in {"A", "B", "_", "=", ".", "+", "é", chr(ord(character) ^ 1)} - {character}:
            assert is_broken(token[:at] + other + token[at + 1 :])


def test_what_is_cut_off_or_added_anywhere_counts() -> None:
    token = VAULT.seal(CONTENTS)
    for at in range(len(token)):
        assert is_broken(token[:at])
        assert is_broken(token[at + 1 :])
        assert is_broken(token[:at] + token[at + 1 :])
        assert is_broken(token[:at] + "A" + token[at:])
    for beside in (token + "\n", " " + token, token + "=", token + ".", token * 2, token + " " + token, ""):
        assert is_broken(beside)


def test_parts_of_two_tokens_make_no_third() -> None:
    one, other = (VAULT.seal(contents).split(".") for contents in (CONTENTS, CONTENTS[::-1]))
    for at in range(1, 5):
        assert is_broken(".".join([*one[:at], other[at], *one[at + 1 :]]))
    for at in range(4):
        swapped = [*one]
        swapped[at], swapped[at + 1] = swapped[at + 1], swapped[at]
        assert is_broken(".".join(swapped))


def test_another_service_cannot_open_it_whatever_its_key_is_called() -> None:
    token = VAULT.seal(CONTENTS)
    assert is_broken(token, service_keys())
    assert is_broken(token, service_keys({**new_sealing_key(), "kid": "kid-of-keys"}))


def test_tokens_survive_the_rotation_of_keys_until_theirs_is_gone() -> None:
    old, new = new_sealing_key(), new_sealing_key()
    token = KeyVault(service_keys(old)).seal(CONTENTS)
    before, after = KeyVault(service_keys(old, new)), KeyVault(service_keys(new, old))
    assert before.unseal(token) == after.unseal(token) == CONTENTS
    assert json.loads(base64url.decode(after.seal(CONTENTS).partition(".")[0]))["kid"] == new["kid"]
    assert is_broken(token, service_keys(new))


def under_its_own_key(header: dict[str, object], contents: bytes = CONTENTS) -> str:
    """What somebody who has the service's key, or a mistake of ours, could make: authentic, with another header."""
    algorithms = [str(header["alg"]), str(header["enc"]), "DEF"]
    return jwe.encrypt_compact(dict(header), contents, KEYS.seal, algorithms=algorithms)


HEADER: dict[str, object] = {"alg": "A256KW", "enc": "A256GCM", "kid": "kid-of-keys"}


def other_headers() -> Iterator[Callable[[], str]]:
    yield lambda: under_its_own_key({**HEADER, "alg": "dir"})
    yield lambda: under_its_own_key({**HEADER, "alg": "A256GCMKW"})
    yield lambda: under_its_own_key({**HEADER, "enc": "A256CBC-HS512"})
    yield lambda: under_its_own_key({**HEADER, "enc": "A128GCM"})
    yield lambda: under_its_own_key({**HEADER, "zip": "DEF"})
    yield lambda: under_its_own_key({**HEADER, "kid": "another"})
    yield lambda: under_its_own_key({"alg": "A256KW", "enc": "A256GCM"})
    yield lambda: under_its_own_key({"enc": "A256GCM", "alg": "A256KW", "kid": "kid-of-keys"})
    yield lambda: under_its_own_key({"kid": "kid-of-keys", "alg": "A256KW", "enc": "A256GCM"})
    yield lambda: under_its_own_key({**HEADER, "typ": "JWE"})
    yield lambda: under_its_own_key({**HEADER, "cty": "JWE"})


def test_a_header_that_the_service_does_not_write_is_none_even_under_its_own_key() -> None:
    assert VAULT.unseal(under_its_own_key(HEADER)) == CONTENTS
    assert all(is_broken(made()) for made in other_headers())


@pytest.mark.parametrize(
    "header",
    [
        {"alg": "none", "enc": "A256GCM", "kid": "kid-of-keys"},
        {"alg": "none"},
        {"alg": "HS256", "kid": "kid-of-keys"},
        {"alg": "PBES2-HS512+A256KW", "enc": "A256GCM", "kid": "kid-of-keys", "p2s": "AAAA", "p2c": 2**53 - 1},
        {**HEADER, "crit": ["exp"], "exp": 0},
        {**HEADER, "jku": "http://127.0.0.1:9/keys"},
        {**HEADER, "jwk": {"kty": "oct", "k": "AAAA"}},
        {**HEADER, "x5u": "http://127.0.0.1:9/x"},
        {**HEADER, "epk": {"kty": "EC"}, "alg": "ECDH-ES"},
        {**HEADER, "alg": ["A256KW"]},
        {**HEADER, "kid": "../../../etc/passwd"},
        {**HEADER, "kid": None},
        {},
        [],
        "A256KW",
    ],
    ids=repr,
)
def test_a_header_that_asks_for_anything_else_is_refused_unread(header: object) -> None:
    _header, *rest = VAULT.seal(CONTENTS).split(".")
    for separators in ((",", ":"), (", ", ": ")):
        made = base64url.encode(json.dumps(header, separators=separators).encode())
        assert is_broken(".".join([made, *rest]))
        assert is_broken(f"{made}....")
        assert is_broken(made + "..")


def test_the_same_header_in_another_writing_is_none() -> None:
    _header, *rest = VAULT.seal(CONTENTS).split(".")
    for text in (
        '{"alg": "A256KW","enc":"A256GCM","kid":"kid-of-keys"}',
        '{"alg":"A256KW","enc":"A256GCM","kid":"kid-of-keys"} ',
        '{"alg":"\\u0041256KW","enc":"A256GCM","kid":"kid-of-keys"}',
        '{"alg":"A256KW","alg":"A256KW","enc":"A256GCM","kid":"kid-of-keys"}',
    ):
        assert is_broken(".".join([base64url.encode(text.encode()), *rest]))


def test_a_token_in_a_token_and_a_signature_are_none() -> None:
    token = VAULT.seal(CONTENTS)
    nested = VAULT.seal(token.encode())
    assert VAULT.unseal(nested) == token.encode()  # authentic, and its contents are no contents: see test_contents
    assert is_broken(".".join(token.split(".")[:3]))
    assert is_broken(json.dumps({"protected": token.split(".")[0], "ciphertext": token.split(".")[3]}))


@pytest.mark.parametrize("length", [LONGEST + 1, LONGEST * 4])
def test_what_is_longer_than_any_token_is_too_large_and_unread(length: int) -> None:
    for text in ("A" * length, "é" * length, VAULT.seal(CONTENTS).ljust(length, "A")):
        found = refused(text)
        assert (found.name, found.status, found.members) == ("too-large", 413, {"limit": 16384})
    assert is_broken("A" * LONGEST)
    assert is_broken("." * LONGEST)


def test_contents_that_make_too_long_a_token_are_not_sealed() -> None:
    most = (LONGEST - 166) * 3 // 4
    assert len(VAULT.seal(bytes(most))) <= LONGEST
    with pytest.raises(Problem) as caught:
        VAULT.seal(bytes(most + 2))
    assert (caught.value.name, caught.value.members) == ("too-large", {"limit": 16384})


def test_no_refusal_tells_a_secret() -> None:
    token = VAULT.seal(b"a secret of the table" * 8)
    for broken in (token[:-1], token + "A", token.replace(".", "", 1)):
        found = refused(broken)
        assert "secret" not in repr((found, found.args, found.__cause__, found.figures, found.members))


@pytest.mark.parametrize(("length", "filled"), [(0, 88), (88, 88), (89, 280), (280, 280), (281, 472), (473, 664)])
def test_contents_are_filled_up_in_steps(length: int, filled: int) -> None:
    assert filled_length(length) == filled


def test_a_step_is_256_characters() -> None:
    key = OctKey.import_key(KEYS.seal.as_dict())
    assert key.kid == "kid-of-keys"
    lengths = [len(VAULT.seal(bytes(filled_length(length)))) for length in (1, 89, 281, 473, 665)]
    assert lengths == [284, 540, 796, 1052, 1308]


def test_a_library_of_jwe_opens_what_is_sealed_and_seals_what_is_opened() -> None:
    """The composition of RFC 7516 is ours, for speed: so another one reads and writes the same."""
    algorithms = ["A256KW", "A256GCM"]
    for contents in (CONTENTS, b"", bytes(664)):
        assert jwe.decrypt_compact(VAULT.seal(contents), KEYS.seal, algorithms=algorithms).plaintext == contents
        assert VAULT.unseal(jwe.encrypt_compact(dict(HEADER), contents, KEYS.seal, algorithms=algorithms)) == contents


def test_what_is_broken_for_us_is_broken_for_the_library_too() -> None:
    """Each byte of each part, altered; the library is held to the same two algorithms."""
    header, *parts = VAULT.seal(CONTENTS).split(".")
    for number, part in enumerate(parts):
        raw = base64url.decode(part)
        for at in range(len(raw)):
            altered = raw[:at] + bytes([raw[at] ^ 1 << at % 8]) + raw[at + 1 :]
            token = ".".join([header, *parts[:number], base64url.encode(altered), *parts[number + 1 :]])
            assert is_broken(token)
            with pytest.raises(DecodeError):
                jwe.decrypt_compact(token, KEYS.seal, algorithms=["A256KW", "A256GCM"])
