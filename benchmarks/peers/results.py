"""What a run has measured, as a file: every figure of every round, and what it was measured with."""

import json
import platform
import subprocess
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeAlias

from benchmarks.peers.engines import PEERS_PYTHON, Turn
from benchmarks.peers.stacks import Found

HERE = Path(__file__).parent
KEPT = HERE / "results.json"
Results: TypeAlias = dict[str, Any]
OF_PYPI = ("chess", "fastapi", "open-spiel", "pokerkit", "pydantic", "uvicorn")
OF_NPM = ("ajv", "boardgame.io", "fastify")
OURS = ("flask", "granian", "gunicorn", "orjson")


def results(engines: Sequence[Mapping[str, Turn]], stacks: Sequence[Found]) -> Results:
    """The whole of it, as JSON."""
    return {
        "versions": versions(),
        "engines": {
            name: [{"moves": each[name].moves, "cpu_seconds": each[name].cpu_seconds} for each in engines]
            for name in sorted(engines[0])
        },
        "stacks": {found.game: _rounds(found) for found in stacks},
        "shapes": {found.game: found.shapes for found in stacks},
        "disturbance": {found.game: round(found.disturbance, 3) for found in stacks},
    }


def _rounds(found: Found) -> dict[str, list[dict[str, float]]]:
    return {
        stack: [
            {
                "per_second": round(each[stack].per_second, 1),
                "cpu_microseconds": round(each[stack].cpu_microseconds, 2),
                "p99_microseconds": each[stack].p99_microseconds,
            }
            for each in found.rounds
        ]
        for stack in found.rounds[0]
    }


def versions() -> dict[str, str]:
    """Of all that was measured."""
    code = f"import importlib.metadata as m; print(*map(m.version, {OF_PYPI!r}))"
    told = subprocess.run([PEERS_PYTHON, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    modules = HERE / "node_modules"
    return {
        "Python": platform.python_version(),
        "Node": subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout.strip("v\n"),
        **{name: version(name) for name in OURS},
        **dict(zip(OF_PYPI, told, strict=True)),
        **{
            name: json.loads((modules / name / "package.json").read_text(encoding="utf-8"))["version"]
            for name in OF_NPM
        },
    }


def read(path: Path = KEPT) -> Results:
    """The results that are committed."""
    found: Results = json.loads(path.read_text(encoding="utf-8"))
    return found


def write(found: Results, path: Path = KEPT) -> None:
    """Commit them."""
    path.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
