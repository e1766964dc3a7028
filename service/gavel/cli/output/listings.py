"""The documents that change only with the release, for people: catalogue, game sheet, rules, messages."""

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding

from gavel.cli.output.answers import Document
from gavel.cli.output.phrases import Phrases
from gavel.cli.output.tables import brief, grid, text
from gavel.cli.output.typed import LONGEST


def catalogue(document: Document, phrases: Phrases) -> Iterator[RenderableType]:
    """Every game, with its editions."""
    rows = [
        (game["id"], game["name"], _counts(game), ", ".join(ruleset["id"] for ruleset in game["rulesets"]))
        for game in document["games"]
    ]
    yield grid(map(phrases.label, ("game", "name", "players", "rulesets")), rows)


def sheet(document: Document, phrases: Phrases) -> Iterator[RenderableType]:
    """A game's editions and options."""
    default = document["default_ruleset"]
    rows = [
        (
            ruleset["id"] + (" *" if ruleset["id"] == default else ""),
            ruleset["name"],
            _counts(ruleset),
            ", ".join(ruleset["variants"]),
        )
        for ruleset in document["rulesets"]
    ]
    yield grid(map(phrases.label, ("ruleset", "name", "players", "variants")), rows, document["name"])
    heads = map(phrases.label, ("option", "ruling", "default", "decides"))
    yield grid(heads, [_option(option, default, phrases) for option in document["options"]])


def rules(document: Document) -> Iterator[RenderableType]:
    """Clauses with where they hold and come from, situations with their answers, irregularities with advice."""
    for clause in document.get("clauses", ()):
        yield from _paragraph(
            clause["id"], [clause["text"]], f"{', '.join(clause['rulesets'])} \u2013 {clause['source']}"
        )
    for each in document.get("situations", ()):
        yield from _paragraph(each["question"], [each["answer"]], f"{', '.join(each['clauses'])} \u2013 {each['case']}")
    for each in document.get("irregularities", ()):
        shown = f" \u2013 {', '.join(each['cases'])}" if each["cases"] else ""
        yield from _paragraph(each["happened"], [each["advice"], each["reason"]], ", ".join(each["clauses"]) + shown)


def _paragraph(title: str, paragraphs: Iterable[str], where: str) -> Iterator[RenderableType]:
    yield text(title, "bold")
    yield from (Padding(text(words), (0, 0, 0, 2)) for words in paragraphs)
    yield Padding(text(where, "dim"), (0, 0, 1, 2))


def messages(document: Document, phrases: Phrases) -> Iterator[RenderableType]:
    """Every pattern of a game, and what its phases, action types and options are called."""
    for table in ("events", "violations"):
        yield grid((phrases.label(table), ""), document[table].items())
    for table, names in document["labels"].items():
        yield grid((phrases.label(table), ""), names.items())


def _counts(entry: Document) -> str:
    counts = entry["player_counts"]
    return f"{counts[0]}\u2013{counts[-1]}"


def _option(option: Document, ruleset: str, phrases: Phrases) -> tuple[str, str, str, str]:
    values = [each["value"] for each in option["defaults"] if each["ruleset"] == ruleset]
    same = all(value == values[0] for value in values)
    shown = _default(values[0], phrases) if same else phrases("it-depends")
    return option["id"], option["ruling"] or "", shown, option["decides"]


def _default(value: Any, phrases: Phrases) -> str:
    if isinstance(value, list) and len(value) > LONGEST:
        return phrases("items", count=len(value))
    return value if isinstance(value, str) else brief(value, phrases)
