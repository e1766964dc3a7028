"""Distributions with games, installed for one process of Python alone: a folder on its path, with their metadata."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples" / "games"


def install(distribution: Path, path: Path) -> None:
    """Install the distribution in a folder into a folder of a path, as pip would."""
    project = tomllib.loads((distribution / "pyproject.toml").read_text(encoding="utf-8"))
    name, entries = project["project"]["name"], project["project"]["entry-points"]["gavel.games"]
    metadata = path / f"{name.replace('-', '_')}-1.dist-info"
    metadata.mkdir(parents=True)
    metadata.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    lines = [f"{entry} = {place}\n" for entry, place in entries.items()]
    metadata.joinpath("entry_points.txt").write_text("[gavel.games]\n" + "".join(lines))
    for package in project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
        path.joinpath(package).symlink_to((distribution / package).resolve())


def run(
    arguments: Sequence[str], path: Path, settings: Mapping[str, str] | None = None
) -> "subprocess.CompletedProcess[str]":
    """Run Python with these arguments where the distributions in `path` are installed."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("GAVEL_")}
    environment = {**inherited, "PYTHONPATH": str(path), "PYTHONDONTWRITEBYTECODE": "1", **(settings or {})}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, timeout=120, check=False
    )
