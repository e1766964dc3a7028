"""The lines of Python in docs/keys.md verify a receipt, and refuse what is none."""

import re
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from flask.testing import FlaskClient

from gavel.sealing.receipts import digest
from tests.sealing.test_keys import written
from tests.sealing.test_published_keys import client
from tests.sealing.test_receipts import SEALING, SIGNING, canonical_digest, replayed, transcript, verify

PAGE = Path(__file__).parents[2] / "docs" / "keys.md"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    return client(written(tmp_path_factory.mktemp("keys"), {"keys": [SEALING, SIGNING]}))


def test_the_lines_of_the_page_verify_a_receipt(service: FlaskClient) -> None:
    [lines] = re.findall(r"^```\n(import .*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    made: dict[str, Any] = {}
    exec(compile(lines, str(PAGE), "exec"), made)
    keys = service.get("/v1/keys").get_json()
    receipt = replayed(service, transcript())["receipt"]
    assert made["verified"](receipt, keys) == verify(service, receipt)["payload"]
    header, payload, signature = receipt.split(".")
    with pytest.raises(InvalidSignature):
        made["verified"](f"{header}.{payload[:-4]}AAAA.{signature}", keys)


def test_what_the_page_says_of_canonical_json_holds_for_records() -> None:
    assert canonical_digest(transcript()["actions"]) == digest(transcript()["actions"])
