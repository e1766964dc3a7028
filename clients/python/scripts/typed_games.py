"""The methods of each game as protocols: those of the package's table of operations, with the types of the game."""

import ast
from collections.abc import Callable, Iterator
from inspect import Parameter, getdoc, signature
from typing import Any

from any_game import Schema

from gavel_sdk.operations import OPERATIONS

HEADER = '''"""The methods of each game with its own types: generated from openapi.yaml by `make clients`.

At run time a game is a `GameClient`; these protocols are for type checkers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Literal, Protocol, overload

from gavel_sdk import types
from gavel_sdk.game import AsyncGameClient, GameClient
'''

CHOOSER = '''
class {prefix}Games(ABC):
    """The games by their ids."""

{overloads}
    @overload
    def game(self, game: str) -> {prefix}GameClient: ...

    def game(self, game: str) -> Any:
        """The operations on the game of that id; makes no call."""
        return self._game(game)

    @abstractmethod
    def _game(self, game: str) -> {prefix}GameClient: ...
'''

# The ids of games are strings, too; but no program relies on the general answer where the id is known.
OVERLOAD = """
    @overload
    def game(self, game: Literal["{game}"]) -> {name}: ...  # type: ignore[overload-overlap]
"""

METHOD = '''
    {verb} {name}({parameters}) -> {answer}:
        """{words}"""
        ...
'''

CHOICES = ("amount: int | None = None", "*", "cards: Iterable[Any] | None = None")


def module(document: Schema, types: str) -> str:
    """The text of the module, for a contract and the module of its types."""
    operations = {each["operationId"]: each for item in document["paths"].values() for each in item.values()}
    games = [path.split("/")[3] for path in document["paths"] if path.endswith("/setup")]
    members = _members(ast.parse(types))
    text = HEADER
    for prefix in ("", "Async"):
        names = {game: f"{prefix}{game.title().replace('-', '')}Client" for game in games}
        for game, name in names.items():
            methods = "".join(_methods(game, operations, members, "async def" if prefix else "def"))
            text += f'\nclass {name}(Protocol):\n    """The game {game}."""\n\n    id: str\n{methods}\n'
        overloads = "".join(OVERLOAD.format(game=game, name=name) for game, name in names.items())
        text += CHOOSER.format(prefix=prefix, overloads=overloads)
    return text


Members = dict[str, dict[str, str]]
"""The type of each member of each TypedDict, as it is written in another module."""


def _methods(game: str, operations: Schema, members: Members, verb: str) -> Iterator[str]:
    for pattern, operation in OPERATIONS.items():
        spec = operations.get(pattern.replace("{game}", game))
        if "{game}" not in pattern or spec is None:
            continue
        body, answer = _named(spec.get("requestBody")), f"types.{_named(spec['responses']['200'])}"
        yield _method(operation, _parameters(operation, members.get(body, {})), answer, verb)
    listed = members[_named(operations[f"{game}-setup"]["responses"]["200"])]["legal_actions"]
    listed = listed.removeprefix("list[").removesuffix("]")
    action = members[_named(operations[f"{game}-actions"]["requestBody"])]["action"]
    yield METHOD.format(
        verb="def",
        name="choose",
        parameters=", ".join(["self", f"legal_action: {listed}", *CHOICES]),
        answer=action,
        words="The listed action with this amount, or these cards: see `gavel_sdk.choose`.",
    )


def _method(operation: Callable[..., Any], parameters: Iterator[str], answer: str, verb: str) -> str:
    lines = (getdoc(operation) or "").splitlines()
    words = "\n        ".join([*lines, *[""] * (len(lines) > 1)])
    head = ", ".join(["self", *parameters])
    return METHOD.format(verb=verb, name=operation.__name__, parameters=head, answer=answer, words=words)


def _parameters(operation: Callable[..., Any], members: dict[str, str]) -> Iterator[str]:
    """The parameters of an operation that the game has, with the types of its members."""
    keywords = False
    own = signature(operation).parameters
    for parameter in list(own.values())[1:]:
        if parameter.kind is Parameter.VAR_KEYWORD:
            yield from (
                f"{name}: {kind} | None = None" for name, kind in members.items() if name not in own or name == "game"
            )
            continue
        kind = "str" if parameter.name == "request_id" else members.get(parameter.name)
        if kind is None:
            continue
        if "Iterable" in str(parameter.annotation):
            kind = f"Iterable{kind.removeprefix('list')}"
        if parameter.kind is Parameter.KEYWORD_ONLY and not keywords:
            keywords = True
            yield "*"
        yield f"{parameter.name}: {kind}" + ("" if parameter.default is Parameter.empty else " | None = None")


def _named(holder: Schema | None) -> str:
    """The name of the schema of a body; empty if it has none."""
    return "" if holder is None else str(holder["content"]["application/json"]["schema"]["$ref"]).rsplit("/", 1)[-1]


def _members(types: ast.Module) -> Members:
    found: Members = {}
    for each in types.body:
        if isinstance(each, ast.ClassDef):
            lines = [line for line in each.body if isinstance(line, ast.AnnAssign)]
            found[each.name] = {ast.unparse(line.target): _elsewhere(line.annotation) for line in lines}
    return found


def _elsewhere(annotation: ast.expr) -> str:
    """A member's type as it is written in another module: without NotRequired, with the shapes' module."""
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "NotRequired":
        annotation = annotation.slice
    for node in ast.walk(annotation):
        if isinstance(node, ast.Name) and node.id[0].isupper() and node.id not in {"Any", "Literal"}:
            node.id = f"types.{node.id}"
    return ast.unparse(annotation)
