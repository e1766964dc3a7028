"""The games by themselves need the standard library and nothing else."""

import subprocess
import sys
from pathlib import Path

import gavel
from gavel.catalogue import games

SOURCES = Path(gavel.__file__).parents[1]

PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from importlib import import_module
from pkgutil import walk_packages

import gavel.engine, gavel.games
from gavel.engine.clauses import load
from gavel.catalogue import games, packages

modules = [module.name for module in walk_packages(gavel.engine.__path__, "gavel.engine.")]
for game in games().values():
    rules = import_module(packages()[game.id] + ".rules")
    modules += [module.name for module in walk_packages(rules.__path__, rules.__name__ + ".")]
    state, _ = game.setup({"players": ["ann", "bob", "cy"], "seed": "alone"})
    assert game.to_act(state) and game.legal_actions(state) and game.scores(state)
    assert load(packages()[game.id]).texts
for name in modules:
    import_module(name)
foreign = {name.partition(".")[0] for name in sys.modules} - {"__main__", "gavel"} - set(sys.stdlib_module_names)
print(len(modules), *games(), *sorted(foreign))
"""


def test_rules_and_engine_run_without_any_package_installed() -> None:
    # Isolated and without site: nothing is found but the standard library and these sources.
    command = [sys.executable, "-I", "-S", "-c", PROGRAM, str(SOURCES)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.stderr == ""
    count, *rest = result.stdout.split()
    assert int(count) > 50
    assert rest == list(games())
