"""Write the client's types, and the methods of each game with its own types, from the contract.

    python generate.py openapi.yaml src/gavel_sdk

`types.py` has a TypedDict for each schema, by its name in the contract, and for each answer about a game one of what
all games have in common (`AnyPosition`). `games.py` has the methods of each game, which `game.py` has for any.
"""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import yaml
from any_game import Schema, with_any_game

OPTIONS = (
    "--input-file-type=openapi",
    "--openapi-scopes=schemas",
    "--output-model-type=typing.TypedDict",
    "--target-python-version=3.11",
    "--disable-future-imports",
    "--disable-timestamp",
    "--formatters=builtin",
    "--enum-field-as-literal=all",
    "--no-use-closed-typed-dict",
    "--use-standard-collections",
    "--use-union-operator",
    "--use-schema-description",
    "--use-field-description",
    "--use-inline-field-description",
    "--use-single-line-docstring",
    "--use-double-quotes",
)

HEADER = '"""The shapes of the contract: generated from openapi.yaml by `make clients`."""'


def main(contract: Path, package: Path) -> None:
    """Write both modules into the package."""
    document = with_any_game(yaml.load(contract.read_text("utf-8"), yaml.CSafeLoader))
    (package / "types.py").write_text(types_of(document), "utf-8")
    # The methods follow the package's table of operations, which uses the types just written.
    sys.path.insert(0, str(package.parent))
    from typed_games import module

    (package / "games.py").write_text(module(document, (package / "types.py").read_text("utf-8")), "utf-8")
    written = [str(package / name) for name in ("types.py", "games.py")]
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", *written], check=True)


def types_of(document: Schema) -> str:
    """The module of TypedDicts for the schemas of a contract."""
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "contract.json"), Path(folder, "types.py")
        source.write_text(json.dumps(document), "utf-8")
        generator = [sys.executable, "-m", "datamodel_code_generator", *OPTIONS, "--custom-file-header", HEADER]
        subprocess.run([*generator, "--input", str(source), "--output", str(target)], check=True)
        return target.read_text("utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
