"""Builds are compared: equal ones have no differences, and an answer that differs is found and named."""

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

from tests.same.steps import comparable, differences

PROJECT = Path(__file__).parents[2]
SESSIONS, SHARDS, SHARD = 8, 4, 2


def _shard(file: Path, *more: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "tests.same", "--shard", str(SHARD), "--sessions", str(SESSIONS)]
    environment = {**os.environ, "PYTHONPATH": str(PROJECT / "service"), "PYTHONHASHSEED": "0"}
    asked = [*command, "--file", str(file), *more]
    return subprocess.run(asked, cwd=PROJECT, env=environment, capture_output=True, text=True, check=False)


def test_a_build_answers_as_it_did_and_an_answer_that_differs_is_named(tmp_path: Path) -> None:
    file = tmp_path / "answers.jsonl.gz"
    assert _shard(file, "--record").returncode == 0
    again = _shard(file)
    assert again.returncode == 0, again.stdout
    assert " 0 answers differ" in again.stdout

    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    number, step, status, answer = json.loads(lines[-1])
    lines[-1] = json.dumps([number, step, status + 1, answer])
    file.write_bytes(gzip.compress("\n".join(lines).encode()))
    changed = _shard(file)
    assert changed.returncode == 1
    assert " 1 answers differ" in changed.stdout
    assert f"session {number}, {step[0]}: /status was {status + 1}, is {status}" in changed.stdout


def test_order_types_and_lengths_count_and_a_token_is_its_length() -> None:
    assert [*differences({"a": 1, "b": [1]}, {"a": 1, "b": [1]})] == []
    assert [*differences({"a": 1, "b": 2}, {"b": 2, "a": 1})] == [" had the members ['a', 'b'], has ['b', 'a']"]
    assert [*differences({"a": [1, True]}, {"a": [1, 1]})] == ["/a/1 was True, is 1"]
    assert [*differences([1], [1, 2])] == [" was [1], is [1, 2]"]
    assert comparable({"view": [{"token": "abc"}]}) == {"view": [{"token": "3 characters"}]}
