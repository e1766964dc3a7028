"""Archives and reports on S3: a real server over HTTP, and what is told when it cannot be reached or lets nobody in."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest
import requests

from tests.audit.support import plain, some_lines, written
from tests.scale.commands import ended, run, start
from tests.scale.machines import HOST, KEYS, Cluster, free_port, s3

pytestmark = pytest.mark.scale

HERE = "s3://archives"


class Bucket:
    """The bucket `archives` of a server, over plain HTTP: the server checks no signatures."""

    def __init__(self, endpoint: str) -> None:
        self._url = f"{endpoint}/archives"
        self._headers = {"Authorization": "AWS4-HMAC-SHA256 Credential=key/20260101/us-east-1/s3/aws4_request"}
        self.request("PUT", "")

    def request(self, method: str, name: str, data: bytes = b"") -> bytes:
        answer = requests.request(method, f"{self._url}/{name}", data=data, headers=self._headers, timeout=60)
        assert answer.ok, answer.text
        return answer.content

    def put(self, name: str, file: Path) -> None:
        self.request("PUT", name, file.read_bytes())

    def get(self, name: str) -> bytes:
        return self.request("GET", name)

    def names(self) -> str:
        return self.request("GET", "").decode()


@pytest.fixture(scope="module")
def bucket(endpoint: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Bucket:
    made, folder = Bucket(endpoint["AWS_ENDPOINT_URL"]), tmp_path_factory.mktemp("local")
    lines = plain(some_lines(40, "bucket", share=0.4))
    for number, name in enumerate(("a.ndjson", "b.ndjson.gz", "deep/c.ndjson.zst")):
        made.put(f"games/{name}", written(folder / Path(name).name, lines * (number + 1)))
    made.request("PUT", "games/notes.txt", b"no archive")
    return made


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A report that goes elsewhere is made in the folder where one stands."""
    monkeypatch.chdir(tmp_path)


def test_archives_and_report_on_s3_are_those_of_one_process(
    bucket: Bucket, two: Cluster, endpoint: dict[str, str], tmp_path: Path
) -> None:
    local = tmp_path / "local.parquet"
    status, summary, _err = run("audit", f"{HERE}/games", "--out", local, "--processes", "1", env=endpoint)
    assert status == 0
    assert orjson.loads(summary)["transcripts"] == 240
    command = ("audit", f"{HERE}/games", "--out", f"{HERE}/reports/made.parquet", "--scheduler", two.address)
    assert run(*command, env=endpoint) == (0, summary, "")
    assert bucket.get("reports/made.parquet") == local.read_bytes()
    assert "made.parquet.partial" not in bucket.names()
    assert [each.name for each in tmp_path.iterdir()] == ["local.parquet"]
    status, _out, err = run(*command, env=endpoint)
    assert (status, "is there already: --force replaces it" in err) == (2, True)
    assert run(*command, "--force", env=endpoint)[0] == 0


def test_patterns_and_single_files_are_found(bucket: Bucket, endpoint: dict[str, str], tmp_path: Path) -> None:
    for name, count in ((f"{HERE}/games/*.gz", 80), (f"{HERE}/games/a.ndjson", 40)):
        status, summary, _err = run("audit", name, "--out", tmp_path / "r.csv", "--force", env=endpoint)
        assert (status, orjson.loads(summary)["transcripts"]) == (0, count)


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    return written(tmp_path / "games.ndjson", plain(some_lines(3)))


UNREACHABLE = {**KEYS, "AWS_ENDPOINT_URL": f"http://{HOST}:{free_port()}"}


@pytest.mark.parametrize(
    ("source", "out", "env", "said"),
    [
        ("s3://nowhere/games.ndjson", "r.csv", {}, "The specified bucket does not exist"),
        ("s3://nowhere/games/*.gz", "r.csv", {}, "no file is called like s3://nowhere/games/*.gz"),
        (f"{HERE}/games/none.ndjson", "r.csv", {}, "none.ndjson cannot be read: No such file"),
        (f"{HERE}/games/none/", "r.csv", {}, "cannot be read: No such file"),
        ("games.ndjson", "s3://nowhere/r.csv", {}, "cannot be written to s3://nowhere/r.csv: The specified bucket"),
        ("games.ndjson", f"{HERE}/r.txt", {}, "the name of a report ends in"),
        ("games.ndjson", f"{HERE}/r.csv", UNREACHABLE, f"{HERE}/r.csv: Could not connect to the endpoint"),
        (f"{HERE}/games", "r.csv", UNREACHABLE, f"{HERE}/games cannot be read: Could not connect to the endpoint"),
        ("games.ndjson", f"{HERE}/r.csv", dict.fromkeys(KEYS, ""), "Unable to locate credentials"),
        (f"{HERE}/games", "r.csv", dict.fromkeys(KEYS, ""), "cannot be read: Unable to locate credentials"),
    ],
)
def test_what_cannot_be_reached_is_told_before_anything_is_judged(
    source: str,
    out: str,
    env: dict[str, str],
    said: str,
    bucket: Bucket,
    endpoint: dict[str, str],
    archive: Path,
    tmp_path: Path,
) -> None:
    status, summary, err = run("audit", source, "--out", out, env={**endpoint, **env})
    assert (status, summary) == (2, "")
    assert said in " ".join(err.split())
    assert [each.name for each in tmp_path.iterdir()] == ["games.ndjson"]


@pytest.fixture
def ports() -> int:
    return free_port()


@pytest.fixture
def falling(tmp_path: Path, ports: int) -> Iterator[Any]:
    """A server that a test may end."""
    with s3(tmp_path, ports) as server:
        yield server


def test_a_report_that_cannot_be_sent_is_kept_and_sent_later(
    falling: Any, ports: int, archive: Path, tmp_path: Path
) -> None:
    endpoint = {**KEYS, "AWS_ENDPOINT_URL": f"http://{HOST}:{ports}"}
    Bucket(endpoint["AWS_ENDPOINT_URL"])
    command = ("audit", "-", "--out", f"{HERE}/report.csv")
    process = start(*command, "--processes", "1", stdin=-1, env=endpoint)
    data, partial = archive.read_bytes(), tmp_path / "report.csv.progress"
    assert process.stdin is not None
    process.stdin.write(data[:100])
    process.stdin.flush()
    while not partial.exists():
        assert process.poll() is None
        time.sleep(0.05)
    falling.kill()
    status, _out, err = ended(process, data[100:])
    assert status == 3
    assert "The report cannot be written: Could not connect to the endpoint" in err
    assert orjson.loads(partial.read_bytes())["progress"]["transcripts"] == 3
    with s3(tmp_path, ports, "again"):
        again = Bucket(endpoint["AWS_ENDPOINT_URL"])
        assert run(*command, "--resume", stdin=data, env=endpoint)[0] == 0
        assert len(again.get("report.csv").splitlines()) == 4
    assert not partial.exists()
