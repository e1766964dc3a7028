"""The TypeScript client: installed as locked, compiled, compared with the contract, and tested with node.

What takes long, installing and compiling, is done once for all of pytest's processes, and again only when something
that goes into it, or comes out of it, is not what it was.
"""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.support.left_out import program

PACKAGE = Path(__file__).parents[3] / "clients" / "typescript"

PATIENCE = 300
"""Seconds after which a step that does not end is given up."""


class Package:
    """The steps, each with those that it needs; a step that fails fails the test with all that it printed."""

    def __init__(self, npm: str, stamps: Path) -> None:
        self._npm = npm
        self._stamps = stamps

    def install(self) -> None:
        self._once(
            "install",
            ["package.json", "package-lock.json"],
            ["node_modules/.package-lock.json"],
            "ci",
            "--ignore-scripts",
        )

    def compile(self) -> None:
        self.install()
        self._once("compile", ["package*.json", "tsconfig.json", "src/*"], ["dist/*"], "run", "compile")

    def compile_tests(self) -> None:
        self.compile()
        sources = ["dist/*", "tsconfig.json", "test/*", "README.md", "scripts/snippets.js"]
        self._once("tests", sources, ["build/*.js"], "run", "compile-tests")

    def npm(self, *arguments: str, folder: Path = PACKAGE) -> str:
        done = subprocess.run(
            [self._npm, *arguments],
            cwd=folder,
            env={**os.environ, "PYTHON": sys.executable},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        if done.returncode:
            pytest.fail(f"npm {' '.join(arguments)}\n\n{done.stdout}{done.stderr}", pytrace=False)
        return done.stdout

    def _once(self, step: str, sources: list[str], products: list[str], *arguments: str) -> None:
        stamp = self._stamps / step
        with (self._stamps / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not stamp.exists() or stamp.read_text() != digest([*sources, *products]):
                self.npm(*arguments)
                stamp.write_text(digest([*sources, *products]))


def digest(patterns: Iterable[str]) -> str:
    """Of the names and contents of the package's files that match."""
    found = hashlib.sha256()
    for path in sorted({path for pattern in patterns for path in PACKAGE.glob(pattern)}):
        found.update(f"{path.name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


@pytest.fixture
def package(pytestconfig: pytest.Config) -> Package:
    npm, _node = (program(name, "the TypeScript client") for name in ("npm", "node"))
    return Package(npm, pytestconfig.cache.mkdir("gavel-typescript"))


def test_the_packages_can_be_installed_as_they_are_locked(package: Package) -> None:
    package.install()


def test_the_lock_names_no_registry() -> None:
    assert '"resolved"' not in (PACKAGE / "package-lock.json").read_text()


def test_the_client_compiles(package: Package) -> None:
    package.compile()


def test_what_must_compile_against_the_client_does_and_what_must_not_does_not(package: Package) -> None:
    package.compile_tests()


def test_the_generated_types_are_those_of_the_contract(package: Package) -> None:
    package.install()
    package.npm("run", "check-schema")


def test_the_copy_in_the_web_table_is_this_build(package: Package) -> None:
    package.compile()
    package.npm("run", "check-copy")


def test_what_would_be_published_is_what_a_user_needs_and_no_more(package: Package, tmp_path: Path) -> None:
    package.compile()
    # Packing compiles anew, which would pull dist from under the tests of other processes.
    said = package.npm("pack", "--dry-run", "--json", "--ignore-scripts", "--silent")
    [packed] = json.loads(said)
    modules = [path.stem for path in (PACKAGE / "src").iterdir()]
    built = {f"dist/{name}{end}" for name in modules for end in (".js", ".js.map", ".d.ts", ".d.ts.map")}
    about = {"LICENSE", "README.md", "package.json"}
    assert {each["path"] for each in packed["files"]} == about | built | {f"src/{name}.ts" for name in modules}
    assert packed["bundled"] == []


def test_every_file_that_the_package_names_is_published() -> None:
    described = json.loads((PACKAGE / "package.json").read_text())
    entry = described["exports"]["."]
    assert (described["main"], described["types"]) == (entry["default"], entry["types"])
    # TypeScript takes the first condition that it knows.
    assert next(iter(entry)) == "types"
    assert described["files"] == ["dist", "src"]
    assert "dependencies" not in described
    assert described["sideEffects"] is False


PROGRAM = """
import { Client, choose, type Position } from "gavel-sdk";
const at = async (client: Client): Promise<Position<"for-sale">> => {
    const { state, legal_actions } = await client.game("for-sale").setup({ players: ["ann", "bob", "cy"] });
    return client.game("for-sale").act(state, choose(legal_actions[0]!, 3));
};
console.log(typeof at, typeof Client);
"""


@pytest.mark.long
@pytest.mark.parametrize("kind", ["folder", "packed file", "git repository"])
def test_it_can_be_installed_and_used_by_an_empty_project(package: Package, tmp_path: Path, kind: str) -> None:
    package.install()
    ignored = shutil.ignore_patterns("node_modules", "dist", "build")
    sources = shutil.copytree(PACKAGE, tmp_path / "sources", ignore=ignored)
    project = tmp_path / "project"
    project.mkdir()
    (project / "package.json").write_text('{"private": true, "type": "module"}')
    package.npm("install", _wish(package, kind, sources), folder=project)
    (project / "main.ts").write_text(PROGRAM)
    compiler = PACKAGE / "node_modules/typescript/bin/tsc"
    for command in ([str(compiler), "--strict", "--target", "es2022", "--module", "nodenext", "main.ts"], ["main.js"]):
        done = subprocess.run(["node", *command], cwd=project, capture_output=True, text=True, check=False)
        assert (done.stderr, done.returncode) == ("", 0), done.stdout
    assert done.stdout == "function function\n"


def _wish(package: Package, kind: str, sources: Path) -> str:
    """What npm is asked to install: each is compiled on the way, by the package's `prepare`."""
    if kind == "packed file":
        package.npm("pack", "--pack-destination", str(sources.parent), folder=sources)
        [packed] = sources.parent.glob("gavel-sdk-*.tgz")
        return str(packed)
    if kind == "git repository":
        author = ["-c", "user.name=Test", "-c", "user.email=test@localhost"]
        for command in (["init", "-q"], ["add", "-A"], [*author, "commit", "-q", "-m", "The package"]):
            subprocess.run(["git", *command], cwd=sources, check=True)
        return f"git+file://{sources}"
    return str(sources)


def test_the_licence_is_that_of_the_repository() -> None:
    assert (PACKAGE / "LICENSE").read_text() == (PACKAGE.parents[1] / "LICENSE").read_text()


def test_the_client_passes_its_own_tests(package: Package) -> None:
    package.compile_tests()
    package.npm("test", "--ignore-scripts")
