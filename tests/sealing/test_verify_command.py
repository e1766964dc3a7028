"""`gavel verify`: by the service or by its public keys alike; whether a receipt is one of a record."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel.sealing.keys import new_sealing_key, new_signing_key
from gavel.sealing.receipts import of_sealed
from tests.cli.conftest import Runner, run
from tests.sealing.test_keys import raw, written
from tests.sealing.test_receipts import KEYS, SEALING, SIGNING, replayed, transcript, verify
from tests.support.serving import in_this_process

__all__ = ["run"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("receipts")


@pytest.fixture(scope="module")
def app(folder: Path) -> Iterator[tuple[FlaskClient, str]]:
    """A service that signs: in this process, and by its URL."""
    made = create_app(Settings(keys=str(written(folder, {"keys": [SEALING, SIGNING]}))))
    with in_this_process(made) as url:
        yield made.test_client(), url


@pytest.fixture(scope="module")
def files(folder: Path, app: tuple[FlaskClient, str]) -> Path:
    """A receipt, the answer that it came with, its record, and the public keys, in a folder."""
    service, _url = app
    verdict = replayed(service, transcript())
    (folder / "receipt.txt").write_text(verdict["receipt"] + "\n")
    (folder / "answer.json").write_text(json.dumps(verdict))
    (folder / "record.json").write_text(json.dumps(transcript()))
    (folder / "public.json").write_bytes(service.get("/v1/keys").data)
    return folder


@pytest.mark.parametrize("name", ["receipt.txt", "answer.json"])
@pytest.mark.parametrize("by", ["--url", "--keys"])
def test_a_receipt_is_verified_by_the_service_or_by_its_keys(
    run: Runner, app: tuple[FlaskClient, str], files: Path, name: str, by: str
) -> None:
    service, url = app
    found = run("verify", str(files / name), by, url if by == "--url" else str(files / "public.json"))
    assert found.exit_code == 0, found.output
    assert json.loads(found.stdout) == verify(service, (files / "receipt.txt").read_text().strip())


def test_a_receipt_may_come_by_a_pipe(run: Runner, files: Path) -> None:
    found = run("verify", "-", "--keys", str(files / "public.json"), stdin=(files / "answer.json").read_text())
    assert found.exit_code == 0


@pytest.mark.parametrize("by", ["--url", "--keys"])
def test_an_altered_receipt_is_refused_alike(
    run: Runner, app: tuple[FlaskClient, str], files: Path, tmp_path: Path, by: str
) -> None:
    receipt = (files / "receipt.txt").read_text()
    for text in (receipt[:-3], "x" + receipt, "\N{SNOWMAN}", "\x00"):
        (tmp_path / "altered").write_text(text)
        refused = run("verify", str(tmp_path / "altered"), by, app[1] if by == "--url" else str(files / "public.json"))
        assert refused.exit_code == 1
        problem = json.loads(refused.stdout)["type"]
        assert problem == "/problems/receipt-broken" or (text == "" and problem == "/problems/invalid-request")
        assert "Refused: " in refused.stderr


def test_another_service_s_keys_verify_nothing(run: Runner, files: Path, tmp_path: Path) -> None:
    (tmp_path / "other.json").write_bytes(raw(new_signing_key()))
    assert run("verify", str(files / "receipt.txt"), "--keys", str(tmp_path / "other.json")).exit_code == 1


def test_a_receipt_is_held_against_a_record(run: Runner, files: Path, tmp_path: Path) -> None:
    arguments = ("verify", str(files / "receipt.txt"), "--keys", str(files / "public.json"), "--record")
    assert run(*arguments, str(files / "record.json")).exit_code == 0
    other = {**transcript(), "actions": transcript()["actions"][:-1]}
    (tmp_path / "other.json").write_text(json.dumps(other))
    refused = run(*arguments, str(tmp_path / "other.json"))
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert "of another record" in refused.stderr


def test_a_sealed_game_s_receipt_is_held_against_the_history_of_a_record(
    run: Runner, app: tuple[FlaskClient, str], files: Path, tmp_path: Path
) -> None:
    position = replayed(app[0], transcript())["position"]
    assert KEYS.sign is not None
    receipt = of_sealed(
        KEYS.sign,
        position["state"],
        position["scores"],
        table="t-1",
        guarded=True,
        custody={
            "unsealed": [{"by": "referee", "ply": 1}],
            "rekeyed": [{"seat": "bob", "by": "referee", "ply": 2}],
        },
    )
    (tmp_path / "receipt.txt").write_text(receipt)
    arguments = ("verify", str(tmp_path / "receipt.txt"), "--keys", str(files / "public.json"))
    assert run(*arguments, "--record", str(files / "record.json")).exit_code == 0
    # A record counts by what leads to its history, not by the history that it claims.
    untold = {name: value for name, value in transcript().items() if name != "history"}
    (tmp_path / "untold.json").write_text(json.dumps(untold))
    assert run(*arguments, "--record", str(tmp_path / "untold.json")).exit_code == 0
    other_deal = {**transcript()["setup"], "seed": "another seed"}
    for claim in (
        {"history": "0" * 64},
        {"actions": transcript()["actions"][:-1]},
        {"setup": other_deal},
        {"setup": other_deal, "actions": []},
        {"game": "the-estates"},
    ):
        (tmp_path / "other.json").write_text(json.dumps({**transcript(), **claim}))
        refused = run(*arguments, "--record", str(tmp_path / "other.json"))
        assert refused.exit_code == 1, claim
        assert "of another record" in refused.stderr, claim
    shown = run(*arguments, "--text").stdout
    assert "at table t-1" in shown
    assert "one line only" in shown
    assert "A referee has seen" in shown
    assert "bob was given a new key by referee after 2 actions." in " ".join(shown.split())


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_people_read_who_won_and_what_a_receipt_is_worth(run: Runner, files: Path, language: str) -> None:
    arguments = ("verify", str(files / "receipt.txt"), "--keys", str(files / "public.json"), "--text")
    shown = run(*arguments, "--language", language).stdout
    for word in (SIGNING["kid"], "for-sale", "ann", "bob", "cy"):
        assert word in shown
    assert {"en": "anyone may have invented it", "fr": "inventé", "de": "erfunden"}[language] in " ".join(shown.split())


def test_the_service_or_its_keys_must_be_given(run: Runner, files: Path) -> None:
    refused = run("verify", str(files / "receipt.txt"))
    assert refused.exit_code == 2
    assert "--url" in refused.stderr
    assert "--keys" in refused.stderr


@pytest.mark.parametrize("content", ["", "{", "[]", '{"keys": []}', json.dumps({"keys": [new_sealing_key()]})])
def test_keys_that_verify_nothing_are_a_wrong_usage(run: Runner, files: Path, tmp_path: Path, content: str) -> None:
    (tmp_path / "keys.json").write_text(content)
    refused = run("verify", str(files / "receipt.txt"), "--keys", str(tmp_path / "keys.json"))
    assert (refused.exit_code, refused.stdout) == (2, "")


@pytest.mark.parametrize("content", ["{}", '{"receipt": null}', '{"receipt": 1}'])
def test_a_document_without_a_receipt_is_a_wrong_usage(run: Runner, files: Path, tmp_path: Path, content: str) -> None:
    (tmp_path / "answer.json").write_text(content)
    refused = run("verify", str(tmp_path / "answer.json"), "--keys", str(files / "public.json"))
    assert refused.exit_code == 2
    assert "no receipt" in refused.stderr
