"""The shape of `/actions` of each game, for stacks that check shapes by other means: as JSON Schema, and as models.

Both are made from openapi.yaml when the benchmark begins: what a peer checks is what Gavel's contract says today.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, TypeAlias

import yaml

from benchmarks.servers import ROOT

PREFIX = "#/components/schemas/"
Document: TypeAlias = Any

OPTIONS = (
    "--input-file-type=jsonschema",
    "--output-model-type=pydantic_v2.BaseModel",
    "--target-python-version=3.11",
    "--enum-field-as-literal=all",
    "--use-enum-values-in-discriminator",
    *("--strict-types", "str", "int", "float", "bool"),
    "--extra-fields=forbid",
    "--class-name=Request",
    "--formatters=builtin",
    "--disable-timestamp",
)


def write(games: list[str], folder: Path) -> None:
    """Write `<game>.schema.json` and the module `<game>_models.py` with `Request` for each game."""
    schemas = yaml.load((ROOT / "openapi.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)["components"]["schemas"]
    for game in games:
        schema = folder / f"{game}.schema.json"
        schema.write_text(json.dumps(schema_of(game, schemas)), encoding="utf-8")
        models = folder / f"{game.replace('-', '_')}_models.py"
        command = [sys.executable, "-m", "datamodel_code_generator", *OPTIONS]
        subprocess.run([*command, "--input", str(schema), "--output", str(models)], check=True)


def schema_of(game: str, schemas: Document) -> Document:
    """The request's schema with all that it refers to, complete in itself."""
    name = "".join(word.capitalize() for word in game.split("-")) + "ActionsRequest"
    needed: dict[str, Document] = {}
    waiting = [name]
    while waiting:
        if (each := waiting.pop()) not in needed:
            needed[each] = schemas[each]
            waiting += _references(schemas[each])
    own = needed.pop(name)
    return _within({"$schema": "https://json-schema.org/draft/2020-12/schema", **own, "$defs": needed})


def _references(part: Document) -> Iterator[str]:
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].removeprefix(PREFIX)
        for each in part.values():
            yield from _references(each)
    elif isinstance(part, list):
        for each in part:
            yield from _references(each)


def _within(part: Document) -> Document:
    """The same with references to its own definitions, and without what only documentation needs."""
    if isinstance(part, list):
        return [_within(each) for each in part]
    if not isinstance(part, dict):
        return part
    kept = {name: _within(each) for name, each in part.items() if name != "mapping"}
    if isinstance(kept.get("$ref"), str):
        kept["$ref"] = kept["$ref"].replace(PREFIX, "#/$defs/")
    return kept


# --- requests of the wrong shape ------------------------------------------------------------------------------------


def spoilt(body: Document) -> Iterator[Document]:
    """Requests that differ from a good one in one place, each likely to be of the wrong shape."""
    for path in _places(body):
        value = _at(body, path)
        for change in (change for change in _changes(value) if change != value):
            changed = deepcopy(body)
            _at(changed, path[:-1])[path[-1]] = change
            yield changed
        if isinstance(path[-1], str):
            changed = deepcopy(body)
            del _at(changed, path[:-1])[path[-1]]
            yield changed
    yield {**body, "unknown": 1}
    yield {**body, "state": {**body["state"], "unknown": 1}}


def _changes(value: Document) -> list[Document]:
    if isinstance(value, int | float):
        return [str(value), -1, -1.5, None, [True]]
    if isinstance(value, str):
        return [1, "", "A" * 1000, ["a"]]
    return [0, "text"]


def _places(value: Document, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The paths of all that a document consists of; of a list, the first item's."""
    if path:
        yield path
    if isinstance(value, dict):
        for name, each in value.items():
            yield from _places(each, (*path, name))
    elif isinstance(value, list) and value:
        yield from _places(value[0], (*path, 0))


def _at(document: Document, path: tuple[str | int, ...]) -> Document:
    for step in path:
        document = document[step]
    return document
