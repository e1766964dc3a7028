"""The methods of each game as protocols: those of the package's table of operations, with the types of the game."""

import ast
from collections.abc import Callable, Iterator
from inspect import Parameter, getdoc, signature
from typing import Any

from any_game import Schema

from gavel_sdk.operations import OPERATIONS
from gavel_sdk.sealed import SEALED

HEADER = '''"""The methods of each game with its own types: generated from openapi.yaml by `make clients`.

At run time a game is a `GameClient`; these protocols are for type checkers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Literal, Protocol, Self, overload

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
    games = [path.split("/")[3] for path in document["paths"] if path.endswith("/setup") and "/sealed/" not in path]
    members = _members(ast.parse(types))
    text = HEADER
    for prefix in ("", "Async"):
        names = {game: f"{prefix}{game.title().replace('-', '')}Client" for game in games}
        for game, name in names.items():
            verb = "async def" if prefix else "def"
            table = f"{name.removesuffix('Client')}SealedTable"
            text += _protocol(table, f"A sealed table of {game}.", _table_methods(game, operations, members, verb))
            text += _protocol(name, f"The game {game}.", _methods(game, operations, members, verb, table))
        overloads = "".join(OVERLOAD.format(game=game, name=name) for game, name in names.items())
        text += CHOOSER.format(prefix=prefix, overloads=overloads)
    return text


def _protocol(name: str, words: str, methods: Iterator[str]) -> str:
    return f'\nclass {name}(Protocol):\n    """{words}"""\n\n    id: str\n{"".join(methods)}\n'


Members = dict[str, dict[str, str]]
"""The type of each member of each TypedDict, as it is written in another module."""


def _methods(game: str, operations: Schema, members: Members, verb: str, table: str) -> Iterator[str]:
    for pattern, operation in OPERATIONS.items():
        if "{game}" in pattern and pattern not in SEALED:
            yield from _typed(pattern.replace("{game}", game), operation, operations, members, verb)
    yield METHOD.format(
        verb="def",
        name="sealed",
        parameters="self, token: str, key: str | None = None",
        answer=table,
        words="The sealed table of that token, for whoever holds the key, or for a spectator; makes no call.",
    )
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


def _table_methods(game: str, operations: Schema, members: Members, verb: str) -> Iterator[str]:
    yield "    token: str\n"
    for pattern, operation in SEALED.items():
        yield from _typed(pattern.replace("{game}", game), operation, operations, members, verb)
    yield METHOD.format(
        verb="def",
        name="at",
        parameters="self, token: str",
        answer="Self",
        words="The table at another of its tokens, with the same key; makes no call.",
    )


def _typed(name: str, operation: Callable[..., Any], operations: Schema, members: Members, verb: str) -> Iterator[str]:
    """The method of an operation, if the contract has it for the game."""
    if spec := operations.get(name):
        body, answer = _named(spec.get("requestBody")), f"types.{_named(spec['responses']['200'])}"
        yield _method(operation, _parameters(operation, members.get(body, {})), answer, verb)


def _method(operation: Callable[..., Any], parameters: Iterator[str], answer: str, verb: str) -> str:
    lines = (getdoc(operation) or "").splitlines()
    words = "\n        ".join([*lines, *[""] * (len(lines) > 1)])
    head = ", ".join(["self", *parameters])
    return METHOD.format(verb=verb, name=operation.__name__, parameters=head, answer=answer, words=words)


def _parameters(operation: Callable[..., Any], members: dict[str, str]) -> Iterator[str]:
    """The parameters of an operation that the game has, with the types of its members."""
    keywords = False
    own = signature(operation).parameters
    for parameter in own.values():
        if parameter.kind is Parameter.POSITIONAL_ONLY:  # the game, and of a table its token and key
            continue
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
