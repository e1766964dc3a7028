"""Generates a client with every tool, compiles or type-checks it, plays whole games with it, and prints a table.

    python -m tests.generators

The tools are those of `.venv-generators` and of `tests/generators/node_modules`; `make test-generators` installs both.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.support.serving import served

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CONTRACT = str(ROOT / "openapi.yaml")
NODE = HERE / "node_modules" / ".bin"
PYTHON = ROOT / ".venv-generators" / "bin"
GAMES = ("for-sale", "the-estates", "auctionland")
PATIENCE = 300
"""Seconds after which a tool that does not end is given up."""


class Failed(Exception):
    """A tool has failed; what it printed."""


class Tool(NamedTuple):
    """A tool: its name, where its version stands, and what it is put to, which returns the plies of its games."""

    name: str
    version: Callable[[], str]
    put_to_work: Callable[[Path, str], Mapping[str, int]]


def run(command: list[str | Path], folder: Path, **environment: str) -> str:
    """What a command prints; raises Failed if it fails."""
    made = {**os.environ, "PATH": f"{PYTHON}{os.pathsep}{os.environ['PATH']}", "CI": "true", **environment}
    ended = subprocess.run(
        [str(part) for part in command],
        check=False,
        cwd=folder,
        env=made,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    if ended.returncode != 0:
        raise Failed(f"{' '.join(map(str, command))}\n{ended.stdout[-4000:]}{ended.stderr[-4000:]}")
    return ended.stdout


def npm(package: str) -> Callable[[], str]:
    """The version of a package of npm."""
    return lambda: str(json.loads((HERE / "node_modules" / package / "package.json").read_text())["version"])


def pypi(package: str) -> Callable[[], str]:
    """The version of a package of PyPI."""
    code = f"from importlib.metadata import version; print(version({package!r}))"
    return lambda: run([PYTHON / "python", "-c", code], ROOT).strip()


def told(printed: str) -> dict[str, int]:
    """The plies by game, from what a player printed; raises Failed if a game is missing."""
    lines = [json.loads(line) for line in printed.splitlines() if line.startswith("{")]
    plies = {line["game"]: line["plies"] for line in lines if line["refused"]}
    if tuple(plies) != GAMES:
        raise Failed(f"not every game was played to its end: {printed}")
    return plies


# --- linters --------------------------------------------------------------------------------------------------------


def redocly(folder: Path, _url: str) -> dict[str, int]:
    """Judge the contract with Redocly's recommended rules: no error and no warning."""
    found = json.loads(
        run([NODE / "redocly", "lint", CONTRACT, "--extends", "recommended", "--format", "json"], folder)
    )
    if found["totals"]["errors"] or found["totals"]["warnings"]:
        raise Failed(json.dumps(found["problems"])[:4000])
    return {}


def spectral(folder: Path, _url: str) -> dict[str, int]:
    """Judge the contract with Spectral's rules for OpenAPI: no error and no warning."""
    (folder / "rules.yaml").write_text('extends: ["spectral:oas"]\n')
    run([NODE / "spectral", "lint", "--ruleset", "rules.yaml", "--fail-severity", "warn", CONTRACT], folder)
    return {}


# --- TypeScript -----------------------------------------------------------------------------------------------------


def typescript(name: str, generate: Callable[[Path, str], None]) -> Callable[[Path, str], Mapping[str, int]]:
    """Generate into `client`, compile it strictly with the player of that name, and play."""

    def put_to_work(folder: Path, url: str) -> Mapping[str, int]:
        for source in (HERE / "typescript", HERE / "typescript" / name):
            for file in source.glob("*.*"):
                shutil.copy(file, folder)
        (folder / "client").mkdir()
        (folder / "node_modules").symlink_to(HERE / "node_modules")
        generate(folder, url)
        run([NODE / "tsc", "--project", "."], folder)
        return told(run(["node", "build/main.js"], folder, GAVEL_URL=url))

    return put_to_work


def openapi_typescript(folder: Path, _url: str) -> None:
    """Generate the types that openapi-fetch takes."""
    run([NODE / "openapi-typescript", CONTRACT, "--output", "client/schema.ts"], folder)


def hey_api(folder: Path, _url: str) -> None:
    """Generate a client with @hey-api/openapi-ts."""
    run([NODE / "openapi-ts", "--input", CONTRACT, "--output", "client"], folder)


def orval(folder: Path, url: str) -> None:
    """Generate a client with orval."""
    output = {"target": "./client/gavel.ts", "client": "fetch", "mode": "single", "baseUrl": url}
    settings = {"gavel": {"input": CONTRACT, "output": output}}
    (folder / "orval.config.cjs").write_text(f"module.exports = {json.dumps(settings)};\n")
    run([NODE / "orval", "--config", "./orval.config.cjs"], folder)


def typescript_fetch(folder: Path, _url: str) -> None:
    """Generate a client with openapi-generator, which validates the contract first."""
    run(
        [PYTHON / "openapi-generator-cli", "generate", "-i", CONTRACT, "-g", "typescript-fetch", "-o", "client"], folder
    )


# --- Python ---------------------------------------------------------------------------------------------------------


def python(name: str, generate: Callable[[Path], None]) -> Callable[[Path, str], Mapping[str, int]]:
    """Generate a package, check the types of the player of that name against it, and play."""

    def put_to_work(folder: Path, url: str) -> Mapping[str, int]:
        generate(folder)
        for file in ("play.py", f"{name}.py"):
            shutil.copy(HERE / "python" / file, folder)
        (folder / "mypy.ini").write_text("[mypy]\nplugins = pydantic.mypy\n")
        run([PYTHON / "python", "-m", "compileall", "-q", "."], folder)
        checked = ["--follow-imports", "silent", "--ignore-missing-imports", f"{name}.py", "play.py"]
        run([PYTHON / "python", "-m", "mypy", "--cache-dir", ".mypy_cache", *checked], folder)
        return told(run([PYTHON / "python", f"{name}.py"], folder, GAVEL_URL=url))

    return put_to_work


def openapi_generator(folder: Path) -> None:
    """Generate a package with openapi-generator, which validates the contract first."""
    command: list[str | Path] = [PYTHON / "openapi-generator-cli", "generate", "-i", CONTRACT, "-g", "python"]
    run([*command, "-o", ".", "--package-name", "gavel_og"], folder)


def openapi_python_client(folder: Path) -> None:
    """Generate a package with openapi-python-client."""
    command: list[str | Path] = [PYTHON / "openapi-python-client", "generate", "--path", CONTRACT]
    run([*command, "--output-path", "gavel_opc", "--meta", "none"], folder)


def datamodel_code_generator(folder: Path) -> None:
    """Generate models of pydantic with datamodel-code-generator."""
    command: list[str | Path] = [PYTHON / "datamodel-codegen", "--input", CONTRACT, "--input-file-type", "openapi"]
    models = ["--output-model-type", "pydantic_v2.BaseModel", "--enum-field-as-literal", "one"]
    run([*command, *models, "--formatters", "builtin", "--output", "gavel_models.py"], folder)


GENERATOR = "openapi-generator-cli"
TOOLS = (
    Tool("Redocly, recommended", npm("@redocly/cli"), redocly),
    Tool("Spectral, oas", npm("@stoplight/spectral-cli"), spectral),
    Tool("openapi-generator, typescript-fetch", pypi(GENERATOR), typescript("typescript-fetch", typescript_fetch)),
    Tool("openapi-generator, python", pypi(GENERATOR), python("openapi_generator", openapi_generator)),
    Tool(
        "openapi-typescript, openapi-fetch", npm("openapi-typescript"), typescript("openapi-fetch", openapi_typescript)
    ),
    Tool("@hey-api/openapi-ts", npm("@hey-api/openapi-ts"), typescript("hey-api", hey_api)),
    Tool("orval", npm("orval"), typescript("orval", orval)),
    Tool(
        "openapi-python-client",
        pypi("openapi-python-client"),
        python("openapi_python_client", openapi_python_client),
    ),
    Tool(
        "datamodel-code-generator",
        pypi("datamodel-code-generator"),
        python("datamodel_code_generator", datamodel_code_generator),
    ),
)


def main() -> int:
    """Put every tool to work; 1 if any fails."""
    rows, failures = [], []
    with served() as url:
        for tool in TOOLS:
            begun = time.monotonic()
            with TemporaryDirectory(prefix="gavel-generators-") as folder:
                try:
                    plies = tool.put_to_work(Path(folder), url)
                    result = "passed"
                except (Failed, subprocess.TimeoutExpired) as failure:
                    plies, result = {}, "FAILED"
                    failures.append(f"{tool.name}: {failure}")
            counted = ", ".join(f"{game} {plies[game]}" for game in GAMES if game in plies) or "-"
            rows.append((tool.name, tool.version(), result, counted, f"{time.monotonic() - begun:.0f} s"))
            print("  ".join(rows[-1]), file=sys.stderr, flush=True)
    print_table([("tool", "version", "result", "plies of the games played", "time"), *rows])
    print("\n\n".join(failures))
    print(f"{len(rows) - len(failures)} passed, {len(failures)} failed")
    return 1 if failures else 0


def print_table(rows: list[tuple[str, ...]]) -> None:
    """Print rows as columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


if __name__ == "__main__":
    sys.exit(main())
