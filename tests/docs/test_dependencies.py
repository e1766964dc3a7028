"""What pyproject.toml says of dependencies is what the modules import."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import gavel

HOME = Path(gavel.__file__).parent
PROJECT = Path(__file__).parents[2]
NO_PACKAGES = {"gavel", "_typeshed", "compression"}
"""Ours, what only type checkers see, and what is in the standard library of newer Pythons."""


def test_a_package_that_is_imported_is_asked_for_by_an_extra() -> None:
    """One that comes along with another package today need not do so tomorrow."""
    distributions, undeclared = packages_distributions(), set()
    for path in HOME.rglob("*.py"):
        declared = {each for extra in extras_for(path.relative_to(HOME)) for each in asked_for(extra)}
        for package in set(imports(path)) - sys.stdlib_module_names - NO_PACKAGES:
            if not declared & {canonicalize_name(name) for name in distributions.get(package, ())}:
                undeclared.add((str(path.relative_to(HOME)), package))
    assert undeclared == set()


def extras_for(path: Path) -> set[str]:
    """The extras with which a module of ours is there to be used."""
    if path.parts[0] == "sealing":
        return {"service", "sealing", "guard"}
    if path.parts[0] == "keeper":
        return {"service", "sealing", "guard", "push"}
    if path.parts[0] == "openapi":  # the contract is made by developers, who have all extras; a service only serves it
        return {"service", "sealing"}
    if path.parts[0] == "admission":
        return {"service", "limits"}
    if path.parts[0] == "adapters":  # each module is there with the extra of its name
        return {path.stem} & {"openspiel", "pettingzoo"}
    if path == Path("observe/traces.py"):
        return {"service", "traces"}
    if path.parts[0] == "audit":
        return {"service", "bulk"}
    return {"service", "command"} if path.parts[0] == "cli" or path.name == "terminal.py" else {"service"}


def asked_for(extra: str) -> set[str]:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {canonicalize_name(Requirement(each).name) for each in project["optional-dependencies"][extra]}


def imports(path: Path) -> Iterator[str]:
    """The top-level packages that a module imports, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
            yield node.module.partition(".")[0]
