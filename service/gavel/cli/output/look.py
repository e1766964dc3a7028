"""How a game looks in a terminal beyond the general tables: the `LOOK` of its module `terminal`, which is optional."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from gavel.catalogue import source_of
from gavel.cli.output.answers import Document
from gavel.cli.output.phrases import Phrases
from gavel.cli.table.corrections import Figures, Pieces, Piles

Ask = Callable[[str, Callable[[str], Any]], Any]
"""Puts a question, and returns what a function makes of the answer; that raises NotUnderstood, which says why."""

Offered = Sequence[tuple[str, Document]]
"""What may be done now, if it is listed below the table: what is typed for each action."""


@dataclass(frozen=True)
class Look:
    """How a game differs from any other; all of it may be left out."""

    draw: Callable[[Document, Phrases], Iterable[RenderableType]] | None = None
    """Draws these members of a state or view:"""
    drawn: frozenset[str] = frozenset()
    drawn_of_players: frozenset[str] = frozenset()

    brief: Callable[[Document, Phrases, Offered], Iterable[tuple[str, Sequence[Text]]]] | None = None
    """Says the drawn members in few words: items under labels, which may be empty. Without it, the general words do."""

    note: Callable[[Document, Document, Phrases], str] | None = None
    """What to say beside a legal action, given the view: which piece lies there, what it costs."""

    turns: bool = False
    """Whether its rounds are turns, counted as such."""

    numbered: frozenset[str] = frozenset()
    """Members of actions by whose values nobody would think of a line: their lines are numbered."""

    sealed: frozenset[str] = frozenset()
    """Types of actions that are chosen in secret."""

    ask_deal: Callable[[Document, Document, Ask, Phrases], Any] | None = None
    """Asks for what lies open when a real table deals, given the setup so far and the game sheet."""

    corrections: Sequence[Figures | Pieces | Piles] = ()
    """What a referee can set right without writing a patch."""


@cache
def look_of(game: str) -> Look:
    """The look of a game: `LOOK` of the module `terminal` in its package, if there is one."""
    source = source_of(game)
    if source is None or find_spec(f"{source.package}.terminal") is None:
        return Look()
    look: Look = import_module(f"{source.package}.terminal").LOOK
    return look
