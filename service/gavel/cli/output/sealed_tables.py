"""Answers about a sealed table for people: what the key's holder sees and may do, and what to pass on to whom."""

from collections.abc import Iterable
from datetime import timedelta

import click

from gavel.cli.output import tables
from gavel.cli.output.actions import sentence
from gavel.cli.output.answers import Document
from gavel.cli.output.boards import board
from gavel.cli.output.grids import Grid
from gavel.cli.output.phrases import Phrases
from gavel.cli.output.terminal_safe import in_one_line


def show_sealed(answer: Document, phrases: Phrases) -> None:
    """Everything that an answer tells; the token comes last, in one line, so that it can be copied."""
    seen = answer.get("view") or answer.get("state")
    if seen is not None:
        tables.show(*tables.events(answer.get("events", ())))
        tables.show(*board(seen, answer.get("to_act", ()), phrases))
        _show_times(answer, phrases)
        _show_what_follows(answer, phrases.about(seen["game"]))
    for player, key in answer.get("seat_keys", {}).items():
        tables.show(tables.text(phrases("key-of", holder=player)))
        click.echo(in_one_line(key))
    for holder in ("referee", "table"):
        if f"{holder}_key" in answer:
            tables.show(tables.text(phrases("key-of", holder=phrases.label(holder))))
            click.echo(in_one_line(answer[f"{holder}_key"]))
    if answer.get("free_seats"):
        tables.show(tables.text(phrases("free-seats", players=", ".join(answer["free_seats"]))))
    for name, heading in (
        ("invitation", phrases("sealed-invitation")),
        ("next", phrases("sealed-next")),
        ("receipt", phrases("sealed-receipt")),
        ("token", phrases("sealed-token")),
    ):
        if name in answer:
            tables.show(tables.text(heading, "bold"))
            click.echo(in_one_line(answer[name]))


def show_transcript(answer: Document, phrases: Phrases) -> None:
    """What has been played, a line for each event behind the number of its action; the token comes last."""
    if answer["setup_events"] is None:
        tables.show(tables.text(phrases("last-actions")), _actions(answer["actions"], phrases))
    else:
        tables.show(*tables.events(answer["setup_events"]))
        for each in answer["actions"]:
            _show_events(each)
    show_sealed(answer, phrases)


def _show_events(played: Document) -> None:
    out, numbers = tables.console(), [str(played["ply"])]
    for event in played["events"]:
        number = numbers.pop() if numbers else ""
        tables.show_on(out, *tables.hanging(tables.text(f"{number:>4}  {event['text']}"), out, 6))


def _actions(played: Iterable[Document], phrases: Phrases) -> Grid:
    """Public actions, each in words as far as everybody knows it."""
    rows = [
        (str(each["ply"]), each["player"], sentence(each["action"] or {"type": each["type"]}, phrases))
        for each in played
    ]
    return tables.grid((phrases.label("ply"), phrases.label("player"), phrases.label("action")), rows)


def _show_times(answer: Document, phrases: Phrases) -> None:
    """The time that is left, and for whom the service has played."""
    if late := answer.get("late"):
        players = ", ".join(dict.fromkeys(each["seat"] for each in late))
        tables.show(tables.text(phrases("late", players=players)))
    if (answer.get("clock") or {}).get("left") is not None:
        tables.show(tables.text(phrases("time-left", time=str(timedelta(seconds=answer["clock"]["left"])))))


def _show_what_follows(answer: Document, phrases: Phrases) -> None:
    """What waits, or the scores, or what the reader may do; the public actions that were asked for."""
    if "actions" in answer:
        tables.show(_actions(answer["actions"], phrases))
    if answer.get("held"):
        tables.show(tables.text(phrases("held-by", player=answer["held"]["by"])))
    elif answer.get("scores"):
        tables.show(*tables.scoresheet(answer["scores"], phrases))
    elif "to_act" in answer:
        tables.show(tables.legal_actions({"legal_actions": [], **answer}, phrases))
