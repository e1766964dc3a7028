"""A push service of the tests, and a service that calls players by it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gavel.sealing import push_key
from gavel.sealing.push import Push
from tests.keeper.double import PushDouble, push_double
from tests.sealing.table import SEALING_KEY, Room, key_file

CONTACT = "mailto:referee@example.org"


@pytest.fixture
def double() -> Iterator[PushDouble]:
    with push_double() as double:
        yield double


@pytest.fixture
def key(tmp_path: Path) -> Path:
    """The file of the key that signs messages."""
    file = tmp_path / "push.pem"
    push_key.create(file)
    return file


@pytest.fixture
def push(key: Path, double: PushDouble) -> Push:
    return Push(push_key.public_half(push_key.load(key)), (double.origin,))


@pytest.fixture
def store(tmp_path: Path) -> str:
    return f"sqlite://{tmp_path / 'heads.db'}"


@pytest.fixture
def room(push: Push, store: str) -> Room:
    return Room(keys=key_file(SEALING_KEY), heads=store, push=push)
