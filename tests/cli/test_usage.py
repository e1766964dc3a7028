"""Wrong usage: said in the reader's language, as wide as the terminal."""

import re
import sys
from pathlib import Path

import pytest

from gavel.cli import main
from tests.cli.conftest import LOCALE, Runner
from tests.cli.test_table_commands import at_the_table

WIDTH = 60


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", str(WIDTH))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["rules", "for-sale", "last-bider"],
            "hat keine Regel oder Situation last-bider; gavel rules for-sale z\u00e4hlt",
        ),
        (["rules", "for-sale", "last-bider"], "War last-bidder gemeint?"),
        (["tabel"], "Einen Befehl tabel gibt es nicht. War table gemeint?"),
        (["score", "--state", "/nonexist/a.json"], "Fehler: /nonexist/a.json l\u00e4sst sich nicht lesen: Diese Datei"),
        (["table", "for-sale", "--load", "/"], "/ l\u00e4sst sich nicht lesen: Das ist ein Ordner"),
        (["table", "for-sale", "--against", "1"], "For Sale spielen 3 bis 6, du also gegen 2 bis 5."),
        (["act", "bid", "=3"], "ACTION muss die Form NAME=WERT haben: =3"),
        (["new", "for-sale", "--player", "ann"], "Eine Option --player gibt es nicht. War --players gemeint?"),
        (["new", "for-sale", "--players"], "--players braucht einen Wert."),
        (["new", "for-sale", "--json=1"], "--json braucht keinen Wert."),
        (["new", "for-sale", "--dealer", "tabel"], "kann nicht tabel sein. M\u00f6glich: service, table. War table"),
        (["new"], "Es fehlt GAME. M\u00f6glich: auctionland, for-sale, the-estates."),
        (["new", "for-sale", "ann"], "Das sind zu viele W\u00f6rter: ann."),
        (["completion", "csh"], "SHELL kann nicht csh sein."),
        (["suggest", "--playouts", "0"], "--playouts kann nicht 0 sein. M\u00f6glich: 1\u20131000000."),
        (["suggest", "--playouts", "many"], "--playouts kann nicht many sein."),
        (["suggest", "--seconds", "0"], "--seconds kann nicht 0.0 sein. M\u00f6glich: > 0."),
        (["match", "the-estates", "--rounds", "0"], "--rounds kann nicht 0 sein. M\u00f6glich: \u2265 1."),
        (["games", "--url", "foo"], "--url: foo beginnt nicht mit http:// oder https://"),
        (["new-game", "for-sale"], "Der Name for-sale ist vergeben."),
        (["new-game", "Heap"], "Der Name eines Spiels besteht aus W\u00f6rtern mit a-z"),
        (["setup", "for-sale"], "Einen Befehl setup gibt es nicht. War new gemeint?"),
        (["keys", "nwe"], "Einen Befehl nwe gibt es nicht. War new gemeint?"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_usage_is_said_in_the_language_of_the_reader(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(arguments) == 2
    err = capsys.readouterr().err
    assert said in " ".join(err.split())
    assert "Error" not in err
    assert max(map(len, err.splitlines())) <= WIDTH


def test_a_server_that_does_not_answer_is_said_in_the_language_of_the_reader(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["games", "--url", "http://127.0.0.1:1", "--language", "fr"]) == 3
    assert "Aucune r\u00e9ponse de http://127.0.0.1:1\u00a0: serveur injoignable" in capsys.readouterr().err


def test_for_a_log_it_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    name = f"/nonexist/{'a' * WIDTH}.json"
    assert main(["score", "--state", name]) == 2
    assert f"Error: {name} cannot be read: " in capsys.readouterr().err


def test_the_language_of_the_command_line_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "for-sale", "xylophone", "--language", "fr"]) == 2
    err = capsys.readouterr().err
    assert "Aide\u00a0: gavel rules --help" in err
    assert "Erreur\u00a0: for-sale n\u2019a ni r\u00e8gle ni" in err


def test_a_game_that_cannot_be_saved_is_said_so(run: Runner) -> None:
    flags = ["for-sale", "--players", "ann,bob,cy", "--language", "de"]
    shown = at_the_table(run, "save /nonexist/a.json", "quit", "j", flags=flags)
    assert "/nonexist/a.json l\u00e4sst sich nicht schreiben: Diese Datei oder diesen Ordner gibt es nicht" in shown


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("refund=7", "--option refund=7: Possible: half-up, half-down."),
        ("open_money=yes", "--option open_money=yes: This takes true or false, such as open_money=true."),
        ("rounds=7", "--option rounds=7: There is no member of this name here. Possible: houses, "),
    ],
)
def test_a_house_rule_of_the_wrong_form_brings_what_it_takes(run: Runner, rule: str, said: str) -> None:
    result = run("new", "for-sale", "--players", "ann,bob,cy", "--option", rule)
    assert (result.exit_code, said in " ".join(result.stderr.split())) == (1, True)


def test_no_colon_and_no_semicolon_is_without_its_space_in_french(run: Runner) -> None:
    position = run("new", "for-sale", "--players", "ann,bob,cy").output
    act = ["act", "bid", "amount=0", "--player", "ann"]
    shown = [
        run(*act, "--language", "fr", stdin=position).stderr,
        run("new", "auctionland", "--players", "ann,bob", "--text", "--language", "fr").stdout,
        run("table", "for-sale", "--language", "fr", stdin="ann, bob, cy\n\n\n\n\nhelp\n").stdout,
    ]
    assert "for-sale/bid\u00a0: Une" in shown[0]
    assert "qui distribue\u00a0:" in shown[2]
    for line in "\n".join(shown).splitlines():
        assert not re.search(r"[^\u00a0\u202f ][:;](\s|$)", line), line


@pytest.mark.parametrize("command", ["score", "legal", "suggest", "inspect"])
def test_a_file_that_is_one_word_too_many_is_said_to_go_with_its_option(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    file = tmp_path / "a.json"
    file.write_text("{}")
    for name, is_meant in ((file, True), (tmp_path / "none.json", False)):
        assert main([command, str(name)]) == 2
        assert (f"Did you mean --state {name}?" in capsys.readouterr().err) is is_meant
