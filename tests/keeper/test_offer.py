"""Which push services are taken, which keys and settings: what leads elsewhere is refused at the door."""

import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import requests
from urllib3.util import parse_url

from gavel.http.settings import from_environment as all_settings
from gavel.keeper.settings import from_environment
from gavel.sealing.keys import KeysRefused
from gavel.sealing.push import KNOWN, Push
from gavel.sealing.push_key import create, is_point, load, public_half

CONTACT = "mailto:referee@example.org"


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://fcm.googleapis.com:443/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://web.push.apple.com/QGq",
        "https://wns2-par02p.notify.windows.com/w/?token=x",
    ],
)
def test_the_push_services_of_browsers_are_taken(endpoint: str) -> None:
    assert Push("a key").takes(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:8443/fcm/send/abc",
        "https://fcm.googleapis.com.example.org/",
        "https://fcm.googleapis.com@127.0.0.1/",
        "https://user:word@fcm.googleapis.com/",
        "https://notify.windows.com/",
        "https://evilnotify.windows.com/",
        "https://push.apple.com.example.org/x",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://[::1",
        "https://fcm.googleapis.com:port/",
        "https://\uff46cm.googleapis.com/",
        "file:///etc/passwd",
        "fcm.googleapis.com/x",
        "",
    ],
)
def test_no_other_address_is(endpoint: str) -> None:
    assert not Push("a key").takes(endpoint)


ODD = [
    *(f"https://{host}{between}.push.apple.com/x" for host in ("127.0.0.1", "evil.example", "[::1]", "127.0.0.1:8443")
      for between in ("\\", "/", "?", "#", ";", "%2f", "%2F", "%5c", "%00", "%23", "@", ":", " ", "\t", "\n", "\r",
                      "\0", "/\\", "\\@", "#@", "?@", "//", "\u3002", "\uff0f", "\uff3c", "\u2100", "\u2044")),
    *(f"https://{before}fcm.googleapis.com{after}" for before, after in (
        ("", ""), ("", ":443"), ("", ":0443/x"), ("", ":/x"), ("", ":80/x"), ("", ":443443/x"), ("", ":٤٤٣/x"),
        ("", "./x"), ("", "../x"), (".", "/x"), ("", "\\x"), ("", "?x"), ("", "#x"), ("", "/x#y"), ("", "/x\\y"),
        ("", "/\\127.0.0.1/"), ("", "//127.0.0.1/"), ("", "/x y"), ("", "/x\n"), ("", "/x\ty"), ("", "/x\0"),
        ("", '/"'), ("", "/<x>"), ("", "/{x}"), ("", "/x|y"), ("", "/x^y"), ("", "/`"), ("", "/%"), ("", "/%zz"),
        ("", "/%2"), ("", "/ü"), ("", "/../../x"), ("", "/./%2e%2e/x"), ("", "/@127.0.0.1/"),
        ("", "/x?y=https://127.0.0.1/"), ("", "/[::1]"), ("@", "/x"), ("user@", "/x"), ("user:word@", "/x"),
        ("127.0.0.1@", "/x"),
        ("127.0.0.1:80@", "/x"), ("127.0.0.1#@", "/x"), ("127.0.0.1?@", "/x"), ("127.0.0.1\\@", "/x"),
        ("127.0.0.1%40", "/x"), (" ", "/x"), ("\t", "/x"), ("\n", "/x"),
        ("/", "/x"), ("//", "/x"), ("\\", "/x"), ("*.", "/x"), ("[", "/x"))),
    *(f"{scheme}fcm.googleapis.com/x" for scheme in (
        "HTTPS://", "Https://", "https:", "https:/", "https:\\\\", "https:///", "https:/\\", "//", "", " https://",
        "\thttps://", "\nhttps://", "ht\ntps://", "http://", "wss://", "ftp://", "https+unix://", "https://https://")),
    "https://FCM.googleapis.com/x", "https://fcm.googleap\u0131s.com/x", "https://\uff46cm.googleapis.com/x",
    "https://fcm。googleapis.com/x", "https://fcm.googleapis｡com/x", "https://fcm.googleapis.com\u200b/x",
    "https://fcm.googleapis.c\u00adom/x", "https://fcm.google\tapis.com/x", "https://fcm.google\napis.com/x",
    "https://xn--fcm-.googleapis.com/x", "https://fcm.googleapis.com.xn--q9jyb4c/x", "https://xn--mgba.push.apple.com/x",
    "https://.push.apple.com/x", "https://push.apple.com/x", "https://a..push.apple.com/x", "https://-.push.apple.com/x",
    "https://a_b.push.apple.com/x", "https://*.push.apple.com/x", "https://web.push.apple.com./x", "https://web.PUSH.apple.com/x",
    "https://ⓦeb.push.apple.com/x", "https://ß.push.apple.com/x", "https://127.0.0.1.push.apple.com/x",
    "https://0x7f000001.push.apple.com/x", "https://web。push.apple.com/x", "https://evil.example/.push.apple.com",
]  # fmt: skip
"""Odd spellings of addresses that some parser takes for a known push service's."""


def host_of_what_is_sent(endpoint: str) -> str | None:
    """The host to which the library that sends would send."""
    url = requests.Request("POST", endpoint).prepare().url
    assert url is not None
    return parse_url(url).host


@pytest.mark.parametrize("endpoint", ODD)
def test_an_odd_spelling_is_refused_or_leads_to_a_known_host(endpoint: str) -> None:
    if Push("a key").takes(endpoint):
        host = host_of_what_is_sent(endpoint) or ""
        assert host == "fcm.googleapis.com" or host.endswith((".push.apple.com", ".notify.windows.com"))
        assert parse_url(endpoint).host == host == urlsplit(endpoint).hostname
        assert urlsplit(endpoint).port in (None, 443)


def test_of_the_odd_spellings_those_are_taken_that_are_odd_beyond_the_host_alone() -> None:
    assert [each for each in ODD if Push("a key").takes(each)] == [
        "https://fcm.googleapis.com//127.0.0.1/",
        "https://fcm.googleapis.com/../../x",
        "https://fcm.googleapis.com/./%2e%2e/x",
        "https://fcm.googleapis.com/@127.0.0.1/",
        "https://fcm.googleapis.com/x?y=https://127.0.0.1/",
        "https://xn--mgba.push.apple.com/x",
        "https://127.0.0.1.push.apple.com/x",
        "https://0x7f000001.push.apple.com/x",
    ]


def test_a_character_anywhere_leads_nowhere_else() -> None:
    """Each character of ASCII, and some beyond it, at each place of an address."""
    address = "https://web.push.apple.com/x"
    for character in (*map(chr, range(128)), "\x85", "\xa0", "\u2028", "\u3002", "\uff0e", "\uff0f", "\uff3c"):
        for place in range(len(address) + 1):
            spelt = address[:place] + character + address[place:]
            if Push("a key").takes(spelt):
                assert (host_of_what_is_sent(spelt) or "").endswith(".push.apple.com")


def test_an_operator_may_name_further_ones() -> None:
    push = Push("a key", (*KNOWN, "http://127.0.0.1:8099"))
    assert push.takes("http://127.0.0.1:8099/send/1")
    assert not push.takes("http://127.0.0.1:8098/send/1")
    assert not push.takes("https://127.0.0.1:8099/send/1")


@pytest.mark.parametrize(
    ("service", "endpoint"),
    [
        ("https://Push.Example.org", "https://push.example.org/x"),
        ("https://push.example.org:443", "https://push.example.org/x"),
        ("https://push.example.org:443", "https://push.example.org:443/x"),
        ("https://push.example.org:8443", "https://push.example.org:8443/x"),
        ("https://*.example.org", "https://a.b.example.org/x"),
        ("http://[::1]:8099", "http://[::1]:8099/x"),
        ("https://[::1]", "https://[::1]/x"),
    ],
)
def test_an_operators_own_is_taken_as_browsers_write_it(service: str, endpoint: str) -> None:
    assert Push("a key", (service,)).takes(endpoint)


def test_an_operators_own_is_taken_with_its_own_port_alone() -> None:
    for endpoint in (
        "https://push.example.org/x",
        "https://push.example.org:443/x",
        "https://push.example.org:84430/x",
    ):
        assert not Push("a key", ("https://push.example.org:8443",)).takes(endpoint)


# --- keys -------------------------------------------------------------------------------------------------------------


def test_a_key_is_made_for_its_owner_alone_and_its_public_half_is_a_point(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    public = create(file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert public == public_half(load(file))
    assert is_point(public)
    with pytest.raises(KeysRefused, match="File exists"):
        create(file)


def test_openssl_reads_it(tmp_path: Path) -> None:
    create(tmp_path / "push.pem")
    told = subprocess.run(
        ["openssl", "pkey", "-in", tmp_path / "push.pem", "-noout", "-text"], capture_output=True, text=True, check=True
    )
    assert "prime256v1" in told.stdout


@pytest.mark.parametrize("text", ["", "A" * 87, "B" * 87, "BCVxsr7N", "ü" * 87, "=" * 87])
def test_what_is_no_point_is_told(text: str) -> None:
    assert not is_point(text)


@pytest.mark.parametrize(
    "command", [["genpkey", "-algorithm", "ed25519"], ["ecparam", "-name", "secp384r1", "-genkey"]]
)
def test_a_key_of_another_kind_is_refused(tmp_path: Path, command: list[str]) -> None:
    file = tmp_path / "push.pem"
    subprocess.run(["openssl", *command, "-out", file], check=True, capture_output=True)
    file.chmod(0o600)
    with pytest.raises(KeysRefused):
        load(file)


@pytest.mark.parametrize("text", ["", "no key", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"])
def test_what_is_no_key_is_refused_and_not_repeated(tmp_path: Path, text: str) -> None:
    file = tmp_path / "push.pem"
    file.write_text(text)
    file.chmod(0o600)
    with pytest.raises(KeysRefused) as refused:
        load(file)
    assert "AAAA" not in str(refused.value)


def test_a_key_that_others_can_read_is_refused(tmp_path: Path) -> None:
    create(tmp_path / "push.pem")
    (tmp_path / "push.pem").chmod(0o644)
    with pytest.raises(KeysRefused, match="chmod 600"):
        load(tmp_path / "push.pem")


# --- settings ---------------------------------------------------------------------------------------------------------


def test_nobody_is_called_unless_a_contact_says_so() -> None:
    assert from_environment({}) is None
    assert all_settings({}).push is None


def test_the_folder_of_a_service_has_its_key_from_then_on(tmp_path: Path) -> None:
    environment = {"GAVEL_PUSH_CONTACT": CONTACT, "GAVEL_DATA": str(tmp_path / "data"), "GAVEL_KEEPER": "started"}
    once, twice = all_settings(environment).push, all_settings(environment).push
    assert once is not None
    assert once == twice
    assert (tmp_path / "data" / "push.pem").is_file()


def test_a_key_of_its_own_counts(tmp_path: Path) -> None:
    public = create(tmp_path / "mine.pem")
    environment = {"GAVEL_PUSH_CONTACT": CONTACT, "GAVEL_PUSH_KEY": str(tmp_path / "mine.pem")}
    settings = from_environment({**environment, "GAVEL_PUSH_SERVICES": "https://push.example.org, http://127.0.0.1:1"})
    assert settings is not None
    assert settings.offer() == Push(public, (*KNOWN, "https://push.example.org", "http://127.0.0.1:1"))


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"GAVEL_PUSH_CONTACT": "referee@example.org"}, "GAVEL_PUSH_CONTACT"),
        ({"GAVEL_PUSH_CONTACT": "mailto:"}, "GAVEL_PUSH_CONTACT"),
        ({"GAVEL_PUSH_CONTACT": "http://example.org"}, "GAVEL_PUSH_CONTACT"),
        ({"GAVEL_PUSH_SERVICES": "push.example.org"}, "GAVEL_PUSH_SERVICES"),
        ({"GAVEL_PUSH_SERVICES": "https://push.example.org/path"}, "GAVEL_PUSH_SERVICES"),
        ({"GAVEL_DATA": ""}, "GAVEL_PUSH_KEY"),
        ({"GAVEL_KEEPER": ""}, "gavel serve"),
    ],
)
def test_a_setting_that_is_none_is_named(tmp_path: Path, changed: dict[str, str], named: str) -> None:
    environment = {"GAVEL_PUSH_CONTACT": CONTACT, "GAVEL_DATA": str(tmp_path), "GAVEL_KEEPER": "started", **changed}
    with pytest.raises(ValueError, match=named):
        all_settings(environment)


def test_a_service_that_guards_no_table_calls_nobody(tmp_path: Path) -> None:
    create(tmp_path / "mine.pem")
    environment = {"GAVEL_PUSH_CONTACT": CONTACT, "GAVEL_PUSH_KEY": str(tmp_path / "mine.pem"), "GAVEL_KEEPER": "1"}
    with pytest.raises(ValueError, match="GAVEL_HEADS"):
        all_settings(environment)


def test_without_the_extra_the_setting_names_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def missing(_name: str) -> Any:
        return None

    monkeypatch.setattr("gavel.keeper.settings.find_spec", missing)
    with pytest.raises(ValueError, match='the extra "push" of Gavel: pywebpush is not installed'):
        from_environment({"GAVEL_PUSH_CONTACT": CONTACT, "GAVEL_DATA": str(tmp_path)})
