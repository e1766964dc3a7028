"""One cluster of two workers and one S3 server for all tests that leave them as they are."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.audit.support import large_archive
from tests.cli.conftest import run
from tests.scale.machines import HOST, KEYS, Cluster, cluster, free_port, packages_of_bulk, s3

__all__ = ["run"]


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return packages_of_bulk(tmp_path_factory.mktemp("packages"))


@pytest.fixture(scope="session")
def endpoint(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """How an S3 server is reached, as environment variables say it."""
    port = free_port()
    with s3(tmp_path_factory.mktemp("s3"), port):
        yield {"AWS_ENDPOINT_URL": f"http://{HOST}:{port}", **KEYS}


@pytest.fixture(scope="session")
def two(tmp_path_factory: pytest.TempPathFactory, packages: Path, endpoint: dict[str, str]) -> Iterator[Cluster]:
    """A cluster with two workers, which reach the S3 server."""
    with cluster(tmp_path_factory.mktemp("cluster"), packages, 2, **endpoint) as made:
        yield made


@pytest.fixture
def own(tmp_path: Path, packages: Path) -> Iterator[Cluster]:
    """A cluster of a test's own, whose two workers it may kill."""
    folder = tmp_path / "cluster"
    folder.mkdir()
    with cluster(folder, packages, 2) as made:
        yield made


@pytest.fixture(scope="session")
def large(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, bytes]:
    """An archive of some seconds' work, and its report by one process."""
    return large_archive(tmp_path_factory.mktemp("large"), 60)
