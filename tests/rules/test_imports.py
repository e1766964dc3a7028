"""Arrows go one way: http, cli → sealing, bulk → api → schemas, rules → engine; each game keeps to its own folder."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import gavel
from tests.support.for_each import for_each
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
    "i18n": {"i18n"},
    "schemas": SHAPES,
    "api": ANSWERS,
    "openapi": {"openapi", "sealing", *ANSWERS},
    "sealing": {"sealing", *ANSWERS},
    "bulk": {"bulk", *ANSWERS},
    "http": {"http", "sealing", *ANSWERS},
    "conformance": {"conformance"},
}
"""The floors of the house, and on which of them each may build. The entrances, above them all, may build on any."""

IN_A_GAME = {"rules": "rules", "schemas": "schemas", "compact": "schemas", "examples": "schemas"}
"""On which floor a module or package of a game's folder stands; its look in a terminal belongs to the command."""


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
    if parts[1:2] == ["games"]:
        # The catalogue, and the folders themselves, say only which games there are.
        return IN_A_GAME.get(parts[3], "") if len(parts) > 3 else "rules"
    return parts[1] if len(parts) > 1 and parts[1] in ALLOWED else ""


def of_game(module: str) -> str:
    """To which game's rooms a module belongs; empty for what all games share."""
    return next((part for part in module.split(".")[2:3] if part in GAMES), "")


def ours(module: str) -> bool:
    return module.split(".")[0] == gavel.__name__


def test_the_house_is_where_it_is_looked_for() -> None:
    assert {floor(module) for module in MODULES} == {*ALLOWED, ""}
    assert {of_game(module) for module in MODULES} == {*GAMES, ""}
    assert set(imported("gavel.games.catalogue")) >= {"functools", "gavel.games", "gavel.engine.game"}


@for_each("module", [module for module in MODULES if floor(module) in RULES])
def test_the_rules_import_the_standard_library_and_themselves_only(module: str) -> None:
    libraries = {name.split(".")[0] for name in imported(module) if not ours(name)}
    assert libraries <= sys.stdlib_module_names


@for_each("module", [module for module in MODULES if floor(module)])
def test_arrows_between_the_floors_go_one_way(module: str) -> None:
    above = {name for name in imported(module) if ours(name) and floor(name) not in ALLOWED[floor(module)]}
    assert above <= {gavel.__name__}, "only the bare package, with its version, lies under every floor"


@for_each("module", [module for module in MODULES if floor(module)])
def test_a_game_is_imported_by_its_own_rooms_only(module: str) -> None:
    visited = {of_game(name) for name in imported(module) if ours(name)} - {""}
    assert visited <= {of_game(module)}


@for_each("module", [module for module in MODULES if floor(module) not in ("", "conformance")])
def test_nothing_but_a_game_decides_by_its_name(module: str) -> None:
    """No `if game == ...` anywhere: outside its rooms, no code compares anything with a game's id."""
    names = {*GAMES, *(game.id for game in every_game())} - {of_game(module), of_game(module).replace("_", "-")}
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    compared = {
        node.value
        for comparison in ast.walk(tree)
        if isinstance(comparison, ast.Compare | ast.MatchValue)
        for node in ast.walk(comparison)
        if isinstance(node, ast.Constant)
    }
    assert not compared & names


@for_each("module", [module for module in MODULES if floor(module) in RULES])
def test_the_rules_look_at_no_clock_and_roll_no_dice(module: str) -> None:
    assert not set(imported(module)) & {"random", "secrets", "time", "datetime", "os", "uuid", "locale", "sys"}
