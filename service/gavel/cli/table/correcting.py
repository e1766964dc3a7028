"""`referee correct`: question by question to a JSON Patch, on a screen for the referee alone."""

from collections.abc import Sequence
from typing import Any, TypeVar

import click
from rich.columns import Columns

from gavel.cli.input import arguments
from gavel.cli.input.words import numbered_word, separated, term_meant
from gavel.cli.output.answers import Document
from gavel.cli.output.cards import find_card, shortened
from gavel.cli.output.look import look_of
from gavel.cli.output.tables import text
from gavel.cli.table.corrections import (
    Figure,
    Figures,
    Patch,
    Piece,
    Pieces,
    Piles,
    alternatives,
    banked,
    destinations,
    exchanged,
    figures,
    moved,
    recorded,
    set_right,
    uppermost,
)
from gavel.cli.table.entries import Cancelled, NotUnderstood
from gavel.cli.table.prompts import BACK, HELP, QUIT
from gavel.cli.table.referee import Referee
from gavel.engine.patches import PatchFailed, patched

T = TypeVar("T")


def correct(referee: Referee, words: str) -> None:
    """Ask what was noted wrongly and why it is set right, until the service accepts it; raises Cancelled."""
    phrases = referee.session.phrases
    if not referee.yes(phrases("referee-only")):
        return
    with referee.prompter.private():
        done = _corrected(referee, _Draft(referee), words)
    if done:
        referee.tell_events(referee.record.position)


def _corrected(referee: Referee, draft: "_Draft", words: str) -> bool:
    """Whether the correction was accepted; a refused one can be completed, since it may be half of what is needed."""
    phrases, reason = referee.session.phrases, ""
    while draft.extend(words):
        words = ""
        if not draft.patch:
            referee.prompter.tell(phrases("correct-nothing"))
            continue
        reason = reason or _reason(referee)
        if not reason:
            continue
        action = {"type": "correct", "player": "referee", "patch": draft.patch, **draft.bank(), "reason": reason}
        if referee.rule(action, quiet=True):
            return True
    return False


def _reason(referee: Referee) -> str:
    """Why it is set right, which may be called like a command; empty for `back`."""
    while (reason := referee.prompter.line(referee.session.phrases("referee-reason"))) in HELP:
        referee.prompter.tell(referee.session.phrases("question-help"))
    if reason == QUIT:
        raise Cancelled(reason)
    return "" if reason == BACK else reason


class _Draft:
    """A correction as far as it goes: the state that it leads to, and the patch."""

    def __init__(self, referee: Referee) -> None:
        self._changes: Patch = []
        self._written: Patch = []
        self._referee = referee
        self._state: Document = referee.record.state
        self._phrases = referee.phrases
        self._kinds = look_of(referee.record.game).corrections

    @property
    def patch(self) -> Patch:
        """All changes; what was written as a patch comes last."""
        return [*self._changes, *self._written]

    def bank(self) -> Document:
        """What all changes bring from the bank, which the referee is told; nothing where they bring none."""
        before = self._referee.record.state
        try:
            after = patched(before, self.patch)
            coins = sum(banked(kind, before, after) for kind in self._kinds if isinstance(kind, Figures))
        except (PatchFailed, LookupError, TypeError, ValueError):  # written by hand: the service says what is wrong
            return {}
        if coins:
            self._tell(self._phrases("correct-bank", way="from" if coins > 0 else "to", amount=abs(coins)))
        return {"bank": coins} if coins else {}

    def extend(self, word: str) -> bool:
        """Ask for further changes until there are no more; whether there were any."""
        self._written, changed = [], False
        while not self._written and (kind := self._kind(word, more=changed)):
            word = ""
            try:
                if kind == "patch":
                    self._written = self._asked_patch()
                else:
                    self._add(self._changed(kind))
                changed = True
            except NotUnderstood as error:
                self._tell(str(error))
            except Cancelled as cancelled:
                if cancelled.command:
                    raise
        return changed

    def _kind(self, word: str, *, more: bool) -> Any:
        """What kind of thing was wrong; empty if nothing more."""
        named = {kind.kind: kind for kind in self._kinds}
        by_word: dict[str, Any] = {**named, "patch": "patch"}
        by_word |= {self._phrases.label(name).lower(): kind for name, kind in named.items()}
        by_word |= {str(number): kind for number, kind in enumerate([*self._kinds, "patch"], 1)}
        labels = [*(self._phrases.label(name) for name in named), self._phrases("correct-patch")]
        shown = "  ".join(f"{number} {label}" for number, label in enumerate(labels, 1))
        question = self._phrases("correct-more" if more else "correct-what", kinds=shown)
        while True:
            entry = word or self._referee.ask(question)
            if not entry or entry.lower() in by_word:
                return by_word.get(entry.lower())
            word = ""
            self._tell(self._phrases("correct-no-such", entry=entry, known=shown))

    def _changed(self, kind: Figures | Pieces | Piles) -> Patch:
        if isinstance(kind, Figures):
            return self._figure(kind)
        return self._piece(kind) if isinstance(kind, Pieces) else self._place(kind)

    def _add(self, patch: Patch) -> None:
        self._state = patched(self._state, patch)
        self._changes += patch

    # --- figures ----------------------------------------------------------------------------------------------------

    def _figure(self, kind: Figures) -> Patch:
        listed = figures(kind, self._state)
        if not listed:
            raise NotUnderstood(self._phrases("correct-none"))
        said = [f"{self._figure_name(each)}  {self._phrases.named(each.value)}" for each in listed]
        self._tell(*(f"  {number}  {each}" for number, each in enumerate(said, 1)))
        while True:
            entry = self._asked(self._phrases("correct-figure", value=self._phrases.named(listed[0].value)))
            number, *values = separated(entry)
            try:
                figure = self._numbered(listed, number)
                right = self._right_figure(figure, " ".join(values))
            except NotUnderstood as error:
                self._tell(str(error))
            else:
                before, after = self._phrases.named([figure.value, right])
                self._tell_change(self._figure_name(figure), str(before), str(after))
                return set_right(self._state, {figure.place: right})

    def _right_figure(self, figure: Figure, value: str) -> Any:
        if not value:
            raise NotUnderstood(self._phrases("correct-value"))
        if figure.choices is not None:
            known = {self._phrases.named(str(each)): each for each in figure.choices}
            if value not in (*known, *known.values()):
                raise NotUnderstood(self._phrases("correct-no-such", entry=value, known=", ".join(known)))
            return known.get(value, value)
        if not (value.isascii() and value.removeprefix("-").isdigit()):
            raise NotUnderstood(self._phrases("not-a-number", entry=value))
        return int(value)

    def _figure_name(self, figure: Figure) -> str:
        return self._where(figure.where)

    # --- pieces -----------------------------------------------------------------------------------------------------

    def _piece(self, kind: Pieces) -> Patch:
        listed = recorded(kind, self._state)
        if not listed:
            raise NotUnderstood(self._phrases("correct-none"))
        wrong = self._chosen(listed, self._phrases("correct-wrong"))
        possible = alternatives(kind, self._state, self._referee.sheet, wrong)
        right = self._chosen(possible, self._phrases("correct-right"))
        self._tell_change(f"{self._phrases.label(kind.kind)} ({self._said(wrong)})", _code(wrong), _code(right))
        if right.where is not None:  # they change places
            self._tell_change(f"{self._phrases.label(kind.kind)} ({self._said(right)})", _code(right), _code(wrong))
        return exchanged(kind, self._state, wrong, right)

    def _place(self, kind: Piles) -> Patch:
        listed = uppermost(kind, self._state)
        if not listed:
            raise NotUnderstood(self._phrases("correct-none"))
        wrong = self._chosen(listed, self._phrases("correct-misplaced"))
        right = self._one_of(destinations(kind, self._state, wrong))
        self._tell_change(f"{self._phrases.label(kind.kind)} ({_code(wrong)})", self._said(wrong), self._said(right))
        return moved(kind, self._state, wrong, right)

    def _chosen(self, pieces: Sequence[Piece], question: str) -> Piece:
        """The piece that is typed by what stands on it; by number where there are several."""
        codes = list(dict.fromkeys(_code(each) for each in pieces))
        self._referee.prompter.tell(Columns([text(self._short(each)) for each in pieces], padding=(0, 3)))
        while True:
            entry = self._asked(question)
            code = find_card(self._spelled(entry.lower(), pieces), codes)
            if code is not None:
                return self._one_of([each for each in pieces if _code(each) == code])
            self._tell(self._phrases("correct-no-such", entry=entry, known=" ".join(codes)))

    def _spelled(self, entry: str, pieces: Sequence[Piece]) -> str:
        """An entry such as `red5`, in any word for it, as it stands on the piece."""
        word, number = numbered_word(entry)
        named = [each.value.values() for each in pieces if isinstance(each.value, dict)]
        terms = {each: self._phrases.term(each) for values in named for each in values if isinstance(each, str)}
        term = term_meant(word, terms)
        return entry if term is None else term[0] + number

    def _one_of(self, pieces: Sequence[Piece]) -> Piece:
        if len(pieces) == 1:
            return pieces[0]
        self._tell(*(f"  {number}  {self._short(each)}" for number, each in enumerate(pieces, 1)))
        while True:
            try:
                return self._numbered(pieces, self._asked(self._phrases("correct-which")))
            except NotUnderstood as error:
                self._tell(str(error))

    def _numbered(self, listed: Sequence[T], entry: str) -> T:
        """The one that a number means; raises NotUnderstood, which says what numbers there are."""
        if not (entry.isascii() and entry.isdigit() and 1 <= int(entry) <= len(listed)):
            known = shortened(range(1, len(listed) + 1))
            raise NotUnderstood(self._phrases("correct-no-such", entry=entry, known=known))
        return listed[int(entry) - 1]

    def _short(self, piece: Piece) -> str:
        said = self._said(piece)
        if piece.value is None:
            return said
        return f"{_code(piece)} ({said})" if said else _code(piece)

    def _said(self, piece: Piece) -> str:
        return "" if piece.where is None else self._where(piece.where)

    # --- patches and words ------------------------------------------------------------------------------------------

    def _asked_patch(self) -> Patch:
        try:
            found = arguments.value(self._asked(self._phrases("correct-patch-what")), what="JSON Patch")
        except click.UsageError as error:
            raise NotUnderstood(error.message) from None
        if not isinstance(found, list) or not all(_is_operation(each) for each in found):
            raise NotUnderstood(self._phrases("not-a-patch"))
        return found

    def _where(self, where: tuple[str, tuple[str, ...]]) -> str:
        label, names = where
        said = [
            self._phrases.named(name) if name in self._referee.ids() else self._phrases.term(name) for name in names
        ]
        return " ".join([*([self._phrases.label(label)] if label else []), *said])

    def _asked(self, question: str) -> str:
        entry = self._referee.ask(question)
        if not entry:
            raise Cancelled
        return entry

    def _tell_change(self, what: str, before: str, after: str) -> None:
        self._tell(self._phrases("correct-changed", what=what, before=before, after=after))

    def _tell(self, *lines: str) -> None:
        self._referee.prompter.tell(*lines)


def _code(piece: Piece) -> str:
    """What stands on a piece, as it is typed: `14`, `ref-031`, `r5` for the red cube of 5."""
    if not isinstance(piece.value, dict):
        return str(piece.value)
    return "".join(str(each)[0] if isinstance(each, str) else str(each) for each in piece.value.values())


def _is_operation(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(value.get(name), str) for name in ("op", "path"))
