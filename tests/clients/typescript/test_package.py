"""The TypeScript client: installed as locked, compiled, compared with the contract, and tested with node.

What takes long, installing and compiling, is done once for all of pytest's processes, and again only when something
that goes into it, or comes out of it, is not what it was.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterable
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[3] / "clients" / "typescript"

EVERYTHING = "GAVEL_EVERYTHING"
"""Set where nothing may be left out: then what is missing fails instead."""

PATIENCE = 300
"""Seconds after which a step that does not end is given up."""


class Package:
    """The steps, each with those that it needs; a step that fails fails the test with all that it printed."""

    def __init__(self, npm: str, stamps: Path) -> None:
        self._npm = npm
        self._stamps = stamps

    def install(self) -> None:
        self._once("install", ["package.json", "package-lock.json"], ["node_modules/.package-lock.json"], "ci")

    def compile(self) -> None:
        self.install()
        self._once("compile", ["package*.json", "tsconfig.json", "src/*"], ["dist/*"], "run", "compile")

    def compile_tests(self) -> None:
        self.compile()
        self._once("tests", ["dist/*", "tsconfig.json", "test/*"], ["build/*.js"], "run", "compile-tests")

    def npm(self, *arguments: str, folder: Path = PACKAGE) -> None:
        done = subprocess.run(
            [self._npm, *arguments],
            cwd=folder,
            env={**os.environ, "PYTHON": sys.executable},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        if done.returncode:
            pytest.fail(f"npm {' '.join(arguments)}\n\n{done.stdout}", pytrace=False)

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
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        left_out = "node and npm are not installed: the tests of the TypeScript client are left out"
        (pytest.fail if os.environ.get(EVERYTHING) else pytest.skip)(left_out)
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


@pytest.mark.long
def test_it_can_be_installed_from_its_folder_and_from_a_packed_file(package: Package, tmp_path: Path) -> None:
    package.install()
    sources = shutil.copytree(
        PACKAGE, tmp_path / "sources", ignore=shutil.ignore_patterns("node_modules", "dist", "build")
    )
    for name, wish in (("linked", sources), ("packed", _packed(package, sources, tmp_path))):
        project = tmp_path / name
        project.mkdir()
        (project / "package.json").write_text('{"private": true, "type": "module"}')
        package.npm("install", str(wish), folder=project)
        (project / "main.js").write_text('import { Client } from "gavel-sdk"; console.log(typeof Client);')
        printed = subprocess.run(["node", "main.js"], cwd=project, capture_output=True, text=True, check=False)
        assert (printed.stdout, printed.stderr) == ("function\n", "")


def _packed(package: Package, sources: Path, folder: Path) -> Path:
    """The file that would be published: built from its sources, with types and licence."""
    package.npm("pack", "--pack-destination", str(folder), folder=sources)
    [packed] = folder.glob("gavel-sdk-*.tgz")
    with tarfile.open(packed) as archive:
        names = {name.removeprefix("package/") for name in archive.getnames()}
    assert {"LICENSE", "README.md", "package.json", "dist/index.js", "dist/index.d.ts", "src/index.ts"} <= names
    assert {name.partition("/")[0] for name in names} == {"LICENSE", "README.md", "package.json", "dist", "src"}
    return packed


def test_the_licence_is_that_of_the_repository() -> None:
    assert (PACKAGE / "LICENSE").read_text() == (PACKAGE.parents[1] / "LICENSE").read_text()


def test_the_client_passes_its_own_tests(package: Package) -> None:
    package.compile_tests()
    package.npm("test", "--ignore-scripts")
