"""Several questions in a row: an answer that cannot be read is asked for again, and no answer is ever lost.

A dialogue is an ordinary function that asks. To go back, it is run again, and what was answered answers for itself.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from gavel.cli.table.entries import Cancelled, NotUnderstood
from gavel.cli.table.prompts import BACK, HELP, QUIT, Prompter

T = TypeVar("T")
Read = Callable[[str], Any]


class _Back(Exception):
    """The question before is to be asked again."""


class Dialogue:
    """Answers by the names of their questions. `line` puts a question and may raise Cancelled.

    At the first question of an `inner` dialogue, `back` leaves it; there, an empty answer goes back, too.
    """

    def __init__(self, prompter: Prompter, line: Callable[[str], str] | None = None, *, inner: bool = False) -> None:
        self._prompter = prompter
        self._line = line or prompter.line
        self._inner = inner
        self._entries: dict[str, str] = {}
        self._settled: set[str] = set()
        self._asked: list[str] = []

    def given(self, name: str, entry: str) -> None:
        """An answer that was typed before the question."""
        if entry:
            self._entries[name] = entry
            self._settled.add(name)

    def run(self, questions: Callable[["Dialogue"], T]) -> T:
        """What comes of the questions; raises Cancelled where it is left."""
        while True:
            self._asked = []
            try:
                return questions(self)
            except _Back:
                if self._asked:
                    self._settled.discard(self._asked[-1])
                elif self._inner:
                    raise Cancelled from None
                else:
                    self._prompter.tell(self._prompter.phrases("first-question"))

    def names(self) -> list[str]:
        """The questions that were asked, in order."""
        return [*self._asked]

    def reopen(self, names: Iterable[str]) -> None:
        """Have these questions asked again, with their answers in brackets."""
        self._settled -= {*names}

    def keep(self, name: str, entry: str) -> None:
        """Change what stands in brackets when a question is asked again."""
        self._entries[name] = entry

    def ask(
        self,
        name: str,
        question: str,
        read: Read,
        *,
        default: str | None = None,
        said: Callable[[Any], str] | None = None,
        added: Callable[[str, str], Sequence[str]] | None = None,
        explain: Callable[[], Iterable[str]] = tuple,
        line: Callable[[str], str] | None = None,
    ) -> Any:
        """What `read` makes of the answer; it raises NotUnderstood, which says what is wrong.

        `default`: what Enter answers the first time. `said`: how the answer is shown when it is asked for again.
        `added`: what an answer may mean after the one before it, the first that can be read. `explain`: what `help`
        tells about this question. `line` puts this question, in place of the dialogue's own.
        """
        kept = self._entries.get(name)
        if name in self._settled and kept is not None:
            try:
                return self._done(name, read(kept), kept, said)
            except NotUnderstood as error:  # what was answered before it has changed since
                self._prompter.tell(str(error))
                kept = error.kept
        while True:
            entry = self._entry(line or self._line, question, default if kept is None else kept, explain)
            meant = added(kept, entry) if kept and entry != kept and added is not None else [entry]
            try:
                value, understood = _readable(read, meant)
                if kept and len(meant) > 1 and understood == entry:  # in place of what stood there, not added to it
                    self._prompter.tell(self._prompter.phrases("replaced", before=kept, after=entry))
                return self._done(name, value, understood, said)
            except NotUnderstood as error:
                self._prompter.tell(str(error))
                kept = kept if error.kept is None else error.kept

    def _entry(
        self, line: Callable[[str], str], question: str, shown: str | None, explain: Callable[[], Iterable[str]]
    ) -> str:
        """What is typed, or what stands in brackets; raises _Back or Cancelled."""
        phrases = self._prompter.phrases
        brackets = "" if shown is None else f" [{shown or phrases('none')}]"
        while True:
            entry = line(question + brackets)
            if entry in HELP:
                self._prompter.tell(*explain(), phrases("dialogue-help"))
            elif entry == BACK or (self._inner and not entry and shown is None):
                raise _Back
            elif entry == QUIT:
                raise Cancelled(QUIT)
            else:
                return entry or shown or ""

    def _done(self, name: str, value: Any, entry: str, said: Callable[[Any], str] | None) -> Any:
        self._entries[name] = entry if said is None else said(value)
        self._settled.add(name)
        self._asked.append(name)
        return value


def _readable(read: Read, entries: Sequence[str]) -> tuple[Any, str]:
    """What comes of the first entry that can be read, and that entry; raises what is wrong with the last one."""
    *others, last = entries
    for entry in others:
        with suppress(NotUnderstood):
            return read(entry), entry
    return read(last), last
