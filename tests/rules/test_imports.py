"""Arrows go one way: http, cli → sealing, audit → api → schemas, rules → engine; each game keeps to its own folder."""

import ast
import re
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import benchmarks
import gavel
from tests.support.hooks import package_of
from tests.support.play import every_game

HOUSE = Path(gavel.__file__).parent
MODULES = {
    ".".join((HOUSE.name, *path.relative_to(HOUSE).with_suffix("").parts)).removesuffix(".__init__"): path
    for path in sorted(HOUSE.rglob("*.py"))
}
GAMES = [package_of(game) for game in every_game()]

RULES = {"engine", "rules"}
SHAPES = {"schemas", *RULES}
ANSWERS = {"api", "i18n", *SHAPES}
ALLOWED = {
    "engine": {"engine"},
    "rules": RULES,
    "library": {"library", *RULES},
    "adapters": {"adapters", "library", *RULES},
    "i18n": {"i18n", "engine"},
    "schemas": SHAPES,
    "api": ANSWERS,
    "suggesting": {"suggesting", "library", "observe", *ANSWERS},
    "openapi": {"openapi", "suggesting", "library", "sealing", *ANSWERS},
    "sealing": {"sealing", *ANSWERS},
    "admission": {"admission", *ANSWERS},
    "audit": {"audit", *ANSWERS},
    "checking": {"checking", "library", "openapi", "sealing", *ANSWERS},
    "observe": {"observe", "sealing", *ANSWERS},
    "keeper": {"keeper", "observe", "sealing", *ANSWERS},
    "http": {"http", "admission", "keeper", "observe", "checking", "openapi", "suggesting", "sealing", *ANSWERS},
    "conformance": {"conformance"},
}
"""The floors of the house, and on which of them each may build."""

ENTRANCES = {"cli", "handbook"}
"""The packages above all floors, which may build on any."""

IN_A_GAME = {"rules": "rules", "examples": "schemas"}
"""On which floor a module or package of a game's folder stands. Its looks belong to the command and the handbook."""


def imported(module: str) -> Iterator[str]:
    """The modules that a module imports, anywhere in it; names from a package of ours as modules where they are."""
    path = MODULES[module]
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package.split(".")[: -node.level + 1 or None]) if node.level else ""
            source = ".".join(part for part in (base, node.module) if part)
            for alias in node.names:
                name = f"{source}.{alias.name}"
                yield name if name in MODULES else source


def floor(module: str) -> str:
    """On which floor of the house a module of ours is; empty for the entrances."""
    parts = module.split(".")
    if parts[1:] == ["games"]:
        return "library"  # the bare package is the library's door: it exports what the library has
    if parts[1:2] == ["games"]:
        # The folders themselves say only which games there are.
        return IN_A_GAME.get(parts[3].partition("_of_")[0], "") if len(parts) > 3 else "rules"
    if parts[1:] in (["private_files"], ["extras"], ["companions"]):
        return "schemas"
    if parts[1:] == ["declare"]:
        return "engine"
    if parts[1:] == ["catalogue"]:
        return "rules"
    return parts[1] if len(parts) > 1 and parts[1] in ALLOWED else ""


def of_game(module: str) -> str:
    """To which game's rooms a module belongs; empty for what all games share."""
    return next((part for part in module.split(".")[2:3] if part in GAMES), "")


def ours(module: str) -> bool:
    return module.split(".")[0] == gavel.__name__


def test_every_package_is_a_floor_or_an_entrance() -> None:
    packages = {path.parent.name for path in HOUSE.glob("*/__init__.py")} - {"games"}
    assert packages == (set(ALLOWED) - {"rules"}) | ENTRANCES


def test_no_two_floors_may_build_on_each_other() -> None:
    """CycleError names the floors of a circle."""
    below = {name: allowed - {name} for name, allowed in ALLOWED.items()}
    assert {*TopologicalSorter(below).static_order()} == set(ALLOWED)


def test_the_house_is_where_it_is_looked_for() -> None:
    assert {floor(module) for module in MODULES} == {*ALLOWED, ""}
    assert {of_game(module) for module in MODULES} == {*GAMES, ""}
    assert set(imported("gavel.catalogue")) >= {"functools", "pkgutil", "gavel.engine.game"}


def test_the_rules_import_the_standard_library_and_themselves_only(subtests: pytest.Subtests) -> None:
    for module in [module for module in MODULES if floor(module) in {"library", *RULES}]:
        with subtests.test(module):
            libraries = {name.split(".")[0] for name in imported(module) if not ours(name)}
            assert libraries <= sys.stdlib_module_names


def test_arrows_between_the_floors_go_one_way(subtests: pytest.Subtests) -> None:
    for module in [module for module in MODULES if floor(module)]:
        with subtests.test(module):
            above = {name for name in imported(module) if ours(name) and floor(name) not in ALLOWED[floor(module)]}
            assert above <= {gavel.__name__}, "only the bare package, with its version, lies under every floor"


def executed(module: str) -> Iterator[str]:
    """The modules of ours that an import of a module executes: those that it names, and the packages around these."""
    for name in imported(module):
        parts = name.split(".")
        around = {".".join(parts[:length]) for length in range(1, len(parts) + 1)} & {*MODULES}
        yield from (each for each in around if not f"{module}.".startswith(f"{each}."))


def test_no_files_import_each_other_in_a_circle() -> None:
    """Whether at the top, within a function or for types alone; CycleError names the files of a circle."""
    assert len([*TopologicalSorter({module: {*executed(module)} for module in MODULES}).static_order()]) == len(MODULES)


def says(path: Path) -> Iterator[str]:
    """What a file says beside its prose: a module's imports, and its constants without docstrings; of others all."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield text
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant):
            yield str(node.value)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield ast.unparse(node)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = None


NAMING = {game: re.compile(rf"\b{game.removeprefix('the_').replace('_', '[-_]')}\b") for game in GAMES}
"""How a game is named: by its package or id, also as a part of a word, and without an article."""


def named(said: str) -> set[str]:
    """The packages of the games that a text names."""
    return {game for game, pattern in NAMING.items() if pattern.search(said)}


HELP = dict.fromkeys(
    (
        "gavel/cli/app.py",
        *(
            f"gavel/cli/commands/{name}.py"
            for name in ("archive", "games", "play", "read", "scores", "sealed", "table")
        ),
    ),
    "examples in the help of commands: whole lines to be typed",
)
BY_NATURE = {
    "benchmarks/archives.py": "one game's transcripts, which the kept ratios are about",
    "benchmarks/costly_records.py": "each game's largest options, and where its unseen cards lie",
    "benchmarks/islands.py": "what Auctionland asks of an island",
    "benchmarks/lighthouse/run.js": "one game's screens, which are marked",
    "benchmarks/scenarios.py": "a moment of each game, chosen by hand",
    "benchmarks/workers.py": "one moment, which the kept ratios are about",
}
NAMES_A_GAME = {**HELP, **BY_NATURE}
"""The files outside of the games' folders that name a game, each with the reason."""

APART = {"node_modules", "__pycache__", "cases"}
WRITTEN = {".py", ".toml", ".json", ".html", ".js", ".cjs"}
MEASURED = {"results.json", "ratios.json"}


def files_of_the_house() -> Iterator[tuple[str, Path]]:
    """The service and its benchmarks as they are written by hand, but for prose and cases."""
    for home in (HOUSE, Path(benchmarks.__file__).parent):
        for path in sorted(home.rglob("*")):
            name = path.relative_to(home.parent)
            apart = APART & {*name.parts} or (HOUSE / "table") in path.parents or path.name in MEASURED
            if path.suffix in WRITTEN and not apart:
                yield name.as_posix(), path


def test_no_file_outside_of_its_folder_names_a_game() -> None:
    """So no `if game == ...` stands anywhere, and a new game is one folder."""
    found = {}
    for name, path in files_of_the_house():
        own = set(name.split("/")[2:3]) if name.startswith("gavel/games/") else set()
        others = set().union(*map(named, says(path))) - own
        if others:
            found[name] = others
    assert set(found) == set(NAMES_A_GAME)


def test_an_example_in_a_help_text_decides_nothing(subtests: pytest.Subtests) -> None:
    for file in HELP:
        with subtests.test(file):
            bare = [said for said in says(HOUSE.parent / file) if named(said) and " " not in said]
            assert not bare, "an example is a whole line, no id by itself"


def test_the_rules_look_at_no_clock_and_roll_no_dice(subtests: pytest.Subtests) -> None:
    # The catalogue reads which games are to be served.
    for module in [module for module in MODULES if floor(module) in RULES and module != "gavel.catalogue"]:
        with subtests.test(module):
            assert not set(imported(module)) & {"random", "secrets", "time", "datetime", "os", "uuid", "locale", "sys"}
