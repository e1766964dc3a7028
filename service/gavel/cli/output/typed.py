"""What is refused, by the words that were typed: a flag of the command line, a house rule with its value."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from gavel.cli.output.answers import Document
from gavel.cli.output.phrases import Phrases

FLAGS: Final = ("players", "ruleset", "variant", "first_player", "dealer", "seed", "deal", "names", "player")
"""The members of a request that a flag of the same name gives."""

WRONG_TYPE: Final = "type.wrong"
"""The code of an error that names a type of JSON."""

WRONG_LENGTH: Final = "length.out-of-range"
"""The code of an error that counts the items of a list."""

LONGEST: Final = 12
"""Lists of more items (decks, tile sets) are counted."""

KINDS: Final = {"boolean": ("truth", "true"), "integer": ("number", "1"), "array": ("list", "[1,2,3]")}
"""The kind of a value and an example, by its type in JSON, which nobody at a table has heard of."""


def flag_of(pointer: str, given: Mapping[str, Any]) -> str | None:
    """The flag, as it was typed, that gave what a pointer points to; None where no flag did."""
    member, *inner = pointer.split("/")[1:] or [""]
    if member == "options" and inner:
        typed = _by_name(given.get("options") or ()).get(inner[0])
        return None if typed is None else f"--option {typed}"
    return f"--{member.replace('_', '-')}" if member in FLAGS and given.get(member) else None


def in_flags(
    problem: Document, given: Mapping[str, Any], sheet_of: Callable[[str], Document], phrases: Phrases
) -> Document:
    """The problem with the flag of each error as its `typed`, where a flag gave what is wrong."""
    if "errors" not in problem:
        return problem
    errors = []
    for error in problem["errors"]:
        flag = flag_of(error.get("pointer", ""), given)
        said = {} if flag is None else {"typed": flag}
        if flag == "--players" and error["code"] == WRONG_LENGTH and "game" in given:
            said["detail"] = _count_players(sheet_of(given["game"]), len(given["players"].split(",")), phrases)
        elif flag is not None and error["code"] == WRONG_TYPE and "game" in given:
            rules = [
                each for each in sheet_of(given["game"])["options"] if error["pointer"] == f"/options/{each['id']}"
            ]
            said["detail"] = next((taken(each, phrases) for each in rules), None) or error["detail"]
        errors.append({**error, **said})
    return {**problem, "errors": errors}


def _count_players(sheet: Document, count: int, phrases: Phrases) -> str:
    """How many players there are, and how many a game takes."""
    listed = [each for ruleset in sheet["rulesets"] for each in ruleset["player_counts"]]
    return phrases("players-count", count=count, fewest=min(listed), most=max(listed))


def written(value: Any, phrases: Phrases) -> str:
    """A value of a house rule as it is typed; a long list is counted."""
    if isinstance(value, list) and len(value) > LONGEST:
        return phrases("items", count=len(value))
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def taken(option: Document, phrases: Phrases) -> str | None:
    """The values that a house rule takes, or their kind with one to copy; None where it takes several kinds."""
    schema = option["schema"]
    if "enum" in schema:
        return phrases("possible-values", known=", ".join(map(str, schema["enum"])))
    kind, example = KINDS.get(schema.get("type"), ("", ""))
    return phrases("rule-takes", kind=kind, example=f"{option['id']}={example}") if kind else None


def _by_name(rules: Iterable[str]) -> dict[str, str]:
    return {rule.partition("=")[0]: rule for rule in rules}
