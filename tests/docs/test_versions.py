"""Everything that a release consists of has the version of `service/gavel/__init__.py`."""

import json
import tomllib
from pathlib import Path

import pytest

import gavel_sdk
from gavel import __version__
from gavel.api.documents import CONTRACT
from gavel.openapi.document import contract

PROJECT = Path(__file__).parents[2]
CLIENTS = PROJECT / "clients"


def _toml(path: Path) -> str:
    version: str = tomllib.loads(path.read_text(encoding="utf-8"))["project"]["version"]
    return version


def _json(path: Path) -> str:
    version: str = json.loads(path.read_text(encoding="utf-8"))["version"]
    return version


def test_all_have_one_version(subtests: pytest.Subtests) -> None:
    versions = {
        "the contract": contract()["info"]["version"],
        "the Python client": gavel_sdk.__version__,
        "the Python client's package": _toml(CLIENTS / "python/pyproject.toml"),
        "the TypeScript client's package": _json(CLIENTS / "typescript/package.json"),
        "the TypeScript client's lock": _json(CLIENTS / "typescript/package-lock.json"),
    }
    for place, version in versions.items():
        with subtests.test(place):
            assert version == __version__


def test_the_address_of_the_version_is_that_of_its_contract() -> None:
    assert {path.split("/")[1] for path in contract()["paths"] if path.startswith("/v")} == {f"v{CONTRACT}"}
