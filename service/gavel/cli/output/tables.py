"""Tables for people, by rich: the small pieces that all of them are made of, and the answers that need no board."""

import os
from collections.abc import Iterable, Mapping
from typing import Any

import click
from rich.console import Console, RenderableType
from rich.text import Text

from gavel.cli.output.actions import sentence
from gavel.cli.output.answers import Document
from gavel.cli.output.grids import Grid
from gavel.cli.output.phrases import Phrases
from gavel.cli.output.terminal_safe import printable

MOST_ITEMS = 30
"""Longer lists (the stack of a state) are cut and counted."""


def console(*, stderr: bool = False) -> Console:
    """A console that takes every text as it is; rich minds NO_COLOR and whether there is a terminal."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def show(*parts: RenderableType) -> None:
    """Write to standard output."""
    show_on(console(), *parts)


def show_on(out: Console, *parts: RenderableType) -> None:
    """Write to a console."""
    for part in parts:
        out.print(part)


def page(*parts: RenderableType, pager: bool) -> None:
    """Write to standard output, with a `pager` through that of the user where a terminal is not high enough."""
    out = console()
    with out.capture() as captured:
        show_on(out, *parts)
    shown = captured.get().rstrip("\n")
    if pager and out.is_terminal and shown.count("\n") + 1 >= out.height:
        os.environ.setdefault("LESSCHARSET", "utf-8")
        click.echo_via_pager(shown)
    else:
        click.echo(captured.get(), nl=False)


def text(said: str, style: str = "") -> Text:
    """A text without control characters."""
    return Text(printable(said), style=style)


def hanging(line: Text, console: Console, indent: int) -> list[Text]:
    """A line as it fits into the width; what follows the first is indented."""
    if line.cell_len <= console.width:
        return [line]
    first, *_ = line.wrap(console, console.width)
    rest = line[len(first) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    return [first, *(text(" " * indent) + each for each in rest.wrap(console, console.width - indent))]


def grid(
    heads: Iterable[str],
    rows: Iterable[Iterable[str | Text]],
    title: str | None = None,
    *,
    lead: int = 1,
    turns: int | None = None,
) -> Grid:
    """A table with these headings; columns of whole numbers are set flush right. `lead`, `turns`: as in Grid."""
    lines = [[cell if isinstance(cell, Text) else text(cell) for cell in row] for row in rows]
    return Grid([text(head) for head in heads], lines, text(title, "bold") if title else None, lead, turns)


def brief(value: Any, phrases: Phrases) -> str:
    """Any value of a document in few words."""
    if value is None:
        return "\u2013"
    if isinstance(value, bool):
        return phrases("yes") if value else phrases("no")
    if isinstance(value, Mapping):
        if value.keys() == {"hidden"}:
            return phrases("hidden", count=value["hidden"]) if value["hidden"] else "\u2013"
        if "kind" in value:  # a piece, such as the red cube of 4
            kind, *figures = [value["kind"], *(each for name, each in value.items() if name != "kind")]
            return " ".join([phrases.label(kind), *(brief(each, phrases) for each in figures)])
        members = [
            phrases.in_words(name, each) or f"{phrases.label(name)} {brief(each, phrases)}"
            for name, each in value.items()
        ]
        return ", ".join(members) or "\u2013"
    if isinstance(value, list):
        items = [brief(item, phrases) for item in value[:MOST_ITEMS]]
        between = ", " if " " in "".join(items) else " "
        between = phrases("semicolon") if any(isinstance(item, Mapping) for item in value) else between
        said = between.join(items) or "\u2013"
        return said if len(value) <= MOST_ITEMS else f"{said} \u2026 ({phrases('items', count=len(value))})"
    return phrases.term(value) if isinstance(value, str) else str(value)


def legal_actions(answer: Document, phrases: Phrases) -> RenderableType:
    """Who may act, and what they may do."""
    to_act = ", ".join(map(phrases.named, answer["to_act"]))
    title = phrases("to-act", players=to_act) if to_act else phrases("nobody-to-act")
    rows = [(phrases.named(action["player"]), sentence(action, phrases)) for action in answer["legal_actions"]]
    return grid((phrases.label("player"), phrases.label("action")), rows, title) if rows else text(title, "bold")


def suggestions(player: str, found: Iterable[Document], phrases: Phrases) -> RenderableType:
    """The actions that a search found for a player, with its estimates."""
    heads = map(phrases.label, ("action", "estimate", "playouts"))
    rows = [(sentence(each["action"], phrases), phrases.decimal(each["value"]), str(each["visits"])) for each in found]
    return grid(heads, rows, phrases("suggested", player=player))


def events(listed: Iterable[Document]) -> list[RenderableType]:
    """What happened, a line each."""
    return [text(event["text"]) for event in listed]


def scoresheet(sheet: Document, phrases: Phrases) -> list[RenderableType]:
    """Who stands where, and why; parts of a breakdown that are lists of their own follow line by line."""
    standings = sheet["standings"]
    members = list(dict.fromkeys(name for each in standings for name in each["breakdown"]))
    long = [name for name in members if any(_lines(each["breakdown"].get(name)) for each in standings)]
    flat = [name for name in members if name not in long]
    with_penalties = ["penalties"] if any("penalties" in each for each in standings) else []
    heads = [*map(phrases.label, ("rank", "player", "total", *with_penalties, *flat, "tiebreak"))]
    rows: list[list[str | Text]] = [
        [
            str(each["rank"]),
            text(each["player"], "bold" if each["winner"] else ""),
            str(each["total"]),
            *(str(each.get(name, 0)) for name in with_penalties),
            *(brief(each["breakdown"].get(name), phrases) for name in flat),
            brief(each["tiebreak"], phrases),
        ]
        for each in standings
    ]
    title = phrases("scores-final" if sheet["final"] else "scores-interim", unit=phrases.label(sheet["unit"]))
    verdict = phrases("won-by", winners=sheet["winners"], by=phrases.label(sheet["decided_by"]))
    details = [_details(each, name, phrases) for each in standings for name in long if _lines(each["breakdown"][name])]
    said = [text(verdict)] if sheet["final"] else []
    return [
        grid(heads, rows, title, lead=2, turns=1),
        *details,
        *said,
        *referees_record(sheet.get("referee", {}), phrases),
    ]


def referees_record(document: Document, phrases: Phrases) -> list[RenderableType]:
    """What a referee has done, in the order of doing, by a state, a view, or the member of a scoresheet."""
    named = {
        "corrections": "record-corrected",
        "forfeits": "record-forfeited",
        "penalties": "record-penalty",
        "unsealed": "record-unsealed",
        "rekeyed": "record-rekeyed",
    }
    records = [(each["ply"], name, each) for name in named for each in document.get(name, ())]
    return [text(phrases(named[name], **each)) for _ply, name, each in sorted(records, key=lambda record: record[0])]


def _lines(value: Any) -> list[Document]:
    """A part of a breakdown that needs lines of its own: a list of objects, or objects by kind; else none."""
    if isinstance(value, Mapping) and value and all(isinstance(each, Mapping) for each in value.values()):
        return [{"kind": kind, **each} for kind, each in value.items()]
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def _details(standing: Document, name: str, phrases: Phrases) -> Grid:
    items = _lines(standing["breakdown"][name])
    heads = list(items[0])
    rows = [[_word(item.get(head), phrases) for head in heads] for item in items]
    title = f"{phrases('labelled', label=standing['player'])} {phrases.label(name)}"
    return grid(map(phrases.label, heads), rows, title, lead=_telling(rows))


def _telling(rows: list[list[str]]) -> int:
    """How many columns it takes to tell the rows apart."""
    return next((lead for lead in range(1, len(rows[0])) if len({(*row[:lead],) for row in rows}) == len(rows)), 1)


def _word(value: Any, phrases: Phrases) -> str:
    """A word may be a term of the contract, or the name of a member."""
    return phrases.label(phrases.term(value)) if isinstance(value, str) else brief(value, phrases)


def match_standings(match: Document, phrases: Phrases) -> list[RenderableType]:
    """How a match of several games stands."""
    heads = ("rank", "player", "total", "wins")
    rows = [[*(str(each[head]) for head in heads), brief(each["tiebreak"], phrases)] for each in match["standings"]]
    parts: list[RenderableType] = [grid(map(phrases.label, (*heads, "tiebreak")), rows, lead=2, turns=1)]
    if match["over"]:
        by = phrases.label(match["decided_by"])
        parts.append(text(phrases("won-by", winners=match["winners"], by=by)))
    else:
        cash = ", ".join(f"{player} {amount}" for player, amount in match["cash"].items())
        parts.append(text(phrases("next-game", cash=cash)))
        if match["first_player"] is not None:
            parts.append(text(phrases("next-starter", player=match["first_player"])))
    return parts


def departures(verdict: Document, phrases: Phrases) -> list[RenderableType]:
    """Where a state departs from its record."""
    if verdict["agrees"]:
        return [text(phrases("as-recorded"), "green")]
    if not verdict["departures"]:
        return []
    rows = [
        (each["pointer"], *(brief(each.get(side), phrases) for side in ("recorded", "found")))
        for each in verdict["departures"]
    ]
    found: list[RenderableType] = [
        grid(map(phrases.label, ("pointer", "recorded", "found")), rows, phrases("not-as-recorded"))
    ]
    if more := verdict.get("more"):
        found.append(text(phrases("more", count=more)))
    return found


def violations(answer: Document, phrases: Phrases) -> list[RenderableType]:
    """What an inspection has found."""
    if answer["valid"]:
        return [text(phrases("valid"), "green")]
    rows = [(each["pointer"], each["code"], each["detail"]) for each in answer["violations"]]
    found: list[RenderableType] = [grid(map(phrases.label, ("pointer", "code", "detail")), rows, phrases("invalid"))]
    if more := answer.get("more"):
        found.append(text(phrases("more", count=more)))
    return found
