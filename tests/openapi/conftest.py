"""A service that has every operation of the contract."""

import pytest
from flask.testing import FlaskClient

from gavel.http.app import create_app
from gavel.http.settings import Settings
from gavel.openapi.example_stores import EXAMPLE_PUSH
from gavel.suggesting.searches import Searches
from gavel.suggesting.searching import search
from tests.sealing.table import key_file


@pytest.fixture
def with_everything(monkeypatch: pytest.MonkeyPatch) -> FlaskClient:
    """A client of a service that calls players, and whose searches are made in this process."""
    monkeypatch.setattr(Searches, "ask", lambda _searches, game, body: search(game, body))
    return create_app(Settings(keys=key_file(), suggestions="unix:/nowhere", push=EXAMPLE_PUSH)).test_client()
