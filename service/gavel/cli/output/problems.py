"""Problems in words for people, on standard error: what, why, by which rule, and what would be legal."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Protocol

import click

from gavel.cli.output.actions import sentence
from gavel.cli.output.answers import Document
from gavel.cli.output.terminal_safe import in_one_line, printable

if TYPE_CHECKING:
    from gavel.cli.output.phrases import Phrases

WIDEST = 100
MOST_ACTIONS = 20
"""Legal actions beyond these are counted; `gavel legal` lists them all."""


class Worded(Protocol):
    """Whatever has phrases, which are read when somebody asks for them."""

    @property
    def phrases(self) -> Phrases:
        """Them."""


def print_problem(problem: Document, phrases: Phrases, said: str | None = None) -> None:
    """Write a problem to standard error; `said`: in these words, where there are better ones than its own."""
    print_lines(problem_lines(problem, phrases) if said is None else [("", in_one_line(said))])


def print_lines(lines: Iterable[tuple[str, str]]) -> None:
    """Write lines to standard error, each after its indentation, as wide as the terminal."""
    width = min(shutil.get_terminal_size().columns, WIDEST)
    for indent, text in lines:
        for part in printable(text).splitlines():
            for line in textwrap.wrap(part, width - len(indent), break_long_words=False, break_on_hyphens=False):
                click.echo(indent + line, err=True)


def print_disagreements(verdict: Document, session: Worded) -> None:
    """Write to standard error what of a transcript does not hold, by the answer to its replay."""
    if (refused := verdict["refused"]) is not None:
        click.echo(session.phrases("refused-at", number=refused["index"] + 1, index=refused["index"]), err=True)
        print_problem(refused["problem"], session.phrases)
    for member, phrase in (("history_matches", "history-differs"), ("scores_match", "scores-differ")):
        if verdict[member] is False:
            click.echo(session.phrases(phrase), err=True)


def problem_lines(problem: Document, phrases: Phrases, *, codes: bool = True) -> Iterator[tuple[str, str]]:
    """A problem's lines, each with its indentation. `codes`: also the codes and places of what a rule refuses.

    Names of members that a file has made up stand in them: none of these begins a line.
    """
    for indent, text in _lines(problem, phrases, codes=codes):
        yield indent, in_one_line(text)


def _lines(problem: Document, phrases: Phrases, *, codes: bool) -> Iterator[tuple[str, str]]:
    if any("typed" in error for error in problem.get("errors", ())):
        yield "", phrases("refused-flags")
    else:
        # Where errors follow, all that the detail says is that a body is wrong, which nobody has typed.
        detail = "" if "errors" in problem else problem.get("detail", "")
        yield "", phrases("refused", title=problem.get("title", ""), detail=detail).rstrip()
    for found in [*problem.get("errors", []), *problem.get("violations", [])]:
        yield from _lines_of(found, phrases, codes=codes)
    if more := problem.get("more"):
        yield "  ", phrases("more", count=more)
    if listed := problem.get("legal_actions"):
        yield "  ", phrases("legal-now", actions=_actions(listed, phrases))
    elif to_act := problem.get("to_act"):  # nothing is legal for who has acted: others are to act
        yield "  ", phrases("to-act", players=", ".join(phrases.named(to_act)))


def _lines_of(found: Document, phrases: Phrases, *, codes: bool) -> Iterator[tuple[str, str]]:
    """An error or a violation: what, its code and place; then its rule."""
    if "typed" in found:
        yield "  ", f"{phrases('labelled', label=found['typed'])} {found['detail']}"
        return
    code, where = found.get("code", ""), f" [{found['pointer']}]" if found.get("pointer") else ""
    places = codes or "rule" not in found  # where a rule refuses, its words have the place
    yield "  ", f"{found.get('detail', code)}{f' ({code})' if codes else ''}{where if places else ''}"
    if "clause" in found:
        yield "    ", f"{phrases('labelled', label=found['rule'])} {found['clause']}"
    elif "rule" in found:
        yield "    ", phrases("rule", rule=found["rule"])
    for each in found.get("against", ()):
        yield "    ", f"- {each['detail']}" + (f" ({each['code']})" if codes else "")


def _actions(listed: list[Any], phrases: Phrases) -> str:
    said = [
        f"{phrases('labelled', label=phrases.named(action['player']))} {sentence(action, phrases)}"
        for action in listed[:MOST_ACTIONS]
    ]
    if len(listed) > MOST_ACTIONS:
        said.append(phrases("more", count=len(listed) - MOST_ACTIONS))
    return phrases("semicolon").join(said)
