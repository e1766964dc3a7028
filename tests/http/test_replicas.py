"""Processes that have nothing in common but the release give the same answers, past Flask and through it."""

import json
import os
import subprocess
import sys
from hashlib import sha256

import pytest

from tests.http.asking import Post, examples, posts

REPLICA = """
import json, sys
from gavel.http.app import create_app
from gavel.i18n import LANGUAGES
client = create_app().test_client()
for path, body in json.load(sys.stdin):
    for language in ("en", "fr", "de"):
        headers = {"X-Request-Id": "one-request", "Accept-Language": language}
        sys.stdout.buffer.write(client.post(path, json=body, headers=headers).data + b"\\n")
"""


@pytest.fixture(scope="module", autouse=True)
def way() -> None:
    """Each process goes its own."""


def test_processes_that_hash_differently_give_the_same_answers() -> None:
    """Sets and hashes of strings differ from process to process; answers must not."""
    spoilt = [Post(post.path, {"x": 1, "y": 2, **post.body, "state": {"z": 1, "a": [1]}}) for post in posts()]
    asked = [*(post for _name, post in examples()), *spoilt]
    told = set()
    for environment in ({"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "2", "GAVEL_FAST_PATH": "0"}):
        replica = subprocess.run(
            [sys.executable, "-c", REPLICA],
            input=json.dumps(asked).encode(),
            capture_output=True,
            env={**os.environ, **environment},
            check=True,
            timeout=300,
        )
        assert replica.stdout.count(b"\n") == 3 * len(asked)
        told.add(sha256(replica.stdout).hexdigest())
    assert len(told) == 1
