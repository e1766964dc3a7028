"""The examples of other distributions, installed for the tests of this folder."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gavel import catalogue
from gavel.library import games as library
from tests.adapters.played import NUMBERS
from tests.support.plugins import EXAMPLES, install

HERE = Path(__file__).parent
CACHED = (catalogue.game, catalogue.games, catalogue.packages, catalogue.sources, library.load)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder are about adapters."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("adapters")


@pytest.fixture(scope="package", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("plugins")
    for path in sorted(EXAMPLES.iterdir()):
        if path.name in NUMBERS:
            install(path, folder)
    chosen = os.environ.pop(catalogue.CHOSEN)
    sys.path.insert(0, str(folder))
    forget()
    yield
    sys.path.remove(str(folder))
    os.environ[catalogue.CHOSEN] = chosen
    forget()


def forget() -> None:
    """Have the catalogue look for games anew."""
    for cached in CACHED:
        cached.cache_clear()
