"""Problems in words for people, on standard error: what, why, by which rule, and what would be legal."""

import shutil
import textwrap
from collections.abc import Iterator
from typing import Any

import click

from gavel.cli.actions import sentence
from gavel.cli.asking import Document
from gavel.cli.phrases import Say
from gavel.cli.plain import printable

WIDEST = 100
MOST_ACTIONS = 20
"""Legal actions beyond these are counted; `gavel legal` lists them all."""


def explain(problem: Document, say: Say) -> None:
    """Write a problem to standard error."""
    width = min(shutil.get_terminal_size().columns, WIDEST)
    for indent, text in explanation(problem, say):
        for line in textwrap.wrap(printable(text), width, initial_indent=indent, subsequent_indent=indent):
            click.echo(line, err=True)


def explanation(problem: Document, say: Say) -> Iterator[tuple[str, str]]:
    """A problem's lines, each with its indentation."""
    yield "", say("refused", title=problem.get("title", ""), detail=problem.get("detail", ""))
    for fault in [*problem.get("errors", []), *problem.get("violations", [])]:
        yield from _fault(fault, say)
    if more := problem.get("more"):
        yield "  ", say("more", count=more)
    if "legal_actions" in problem:
        yield "  ", say("legal-now", actions=_actions(problem["legal_actions"], say) or say("nothing"))


def _fault(fault: Document, say: Say) -> Iterator[tuple[str, str]]:
    where = f" [{fault['pointer']}]" if fault.get("pointer") else ""
    yield "  ", f"{fault.get('detail', fault.get('code', ''))} ({fault.get('code', '')}){where}"
    if "clause" in fault:
        yield "    ", f"{fault['rule']}: {fault['clause']}"
    elif "rule" in fault:
        yield "    ", say("rule", rule=fault["rule"])


def _actions(listed: list[Any], say: Say) -> str:
    said = [f"{action['player']}: {sentence(action, say)}" for action in listed[:MOST_ACTIONS]]
    if len(listed) > MOST_ACTIONS:
        said.append(say("more", count=len(listed) - MOST_ACTIONS))
    return "; ".join(said)
