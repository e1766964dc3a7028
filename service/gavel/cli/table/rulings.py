"""`referee` at the table: forfeits, penalties, default actions and advice; corrections begin here."""

from collections.abc import Callable
from typing import Any, Final

from gavel.cli import listings
from gavel.cli.answers import Document, accepted
from gavel.cli.table.correcting import correct
from gavel.cli.table.entries import Cancelled, NotUnderstood
from gavel.cli.table.referee import Referee

REFEREE: Final = "referee"
Read = Callable[[str], Any]


def rule(referee: Referee, words: str) -> None:
    """Do what `referee` and these words say, or ask what; raises Cancelled."""
    numbered = {str(number): what for number, what in enumerate(RULINGS, 1)}
    what, _, rest = words.partition(" ")
    if what not in RULINGS:
        referee.prompter.tell(referee.session.phrases("referee-menu"))
    while what not in RULINGS:
        what, _, rest = referee.ask(referee.session.phrases("referee-what")).partition(" ")
        if not what:
            raise Cancelled
        what = numbered.get(what, what)
    RULINGS[what](referee, rest.strip())


def play_default(referee: Referee, seat: str) -> None:
    """Play the default action of a forfeited seat: of that one, or of the first that is to act."""
    due = referee.forfeited_to_act()
    if not (seat or due):
        referee.prompter.tell(referee.session.phrases("nothing-due"))
        return
    referee.rule({"type": "default", "player": REFEREE, "seat": seat or due[0]})


class Form:
    """Answers by name. After a refusal they are asked for again, and those given before are kept by Enter."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._answers: Document = {}
        self._typed: dict[str, str] = {}

    def given(self, name: str, entry: str) -> None:
        """An answer that was typed before the question."""
        if entry:
            self._typed[name] = entry

    def ask(self, name: str, question: str, read: Read, *, commands: bool = True) -> Any:
        """The answer, asked for until it can be read; raises Cancelled. Without `commands` any text is an answer."""
        line = self._referee.ask if commands else self._referee.prompter.line
        before = self._answers.get(name)
        while True:
            hint = "" if before is None else f" [{before}]"
            entry = self._typed.pop(name, None) or line(question + hint)
            if not entry:
                if before is None:
                    raise Cancelled
                return before
            try:
                self._answers[name] = read(entry)
            except NotUnderstood as error:
                self._referee.prompter.tell(str(error))
            else:
                return self._answers[name]


def _forfeit(referee: Referee, words: str) -> None:
    def action(form: Form) -> Document:
        return {"seat": _seat(referee, form), "reason": _reason(referee, form)}

    form = Form(referee)
    seat, rest = _split_seat(referee, words)
    form.given("seat", seat)
    form.given("reason", rest)
    _until_accepted(referee, form, "forfeit", action)


def _penalty(referee: Referee, words: str) -> None:
    phrases = referee.session.phrases

    def points(entry: str) -> int:
        bare = entry.replace("\u2212", "-")
        if not (bare.isascii() and bare.lstrip("+-").isdigit() and len(bare) - len(bare.lstrip("+-")) <= 1):
            raise NotUnderstood(phrases("not-a-number", entry=entry))
        return int(bare)

    def action(form: Form) -> Document:
        seat = _seat(referee, form)
        return {
            "seat": seat,
            "points": form.ask("points", phrases("referee-points"), points),
            "reason": _reason(referee, form),
        }

    form = Form(referee)
    seat, rest = _split_seat(referee, words)
    number, _, reason = rest.partition(" ")
    form.given("seat", seat)
    form.given("points", number)
    form.given("reason", reason.strip())
    _until_accepted(referee, form, "penalty", action)


def _until_accepted(referee: Referee, form: Form, kind: str, action: Callable[[Form], Document]) -> None:
    while not referee.rule({"type": kind, "player": REFEREE, **action(form)}):
        referee.prompter.tell(referee.session.phrases("referee-again"))


def _seat(referee: Referee, form: Form) -> Any:
    ids, phrases = referee.ids(), referee.session.phrases

    def known(entry: str) -> str:
        if entry not in ids:
            raise NotUnderstood(phrases("who", players=", ".join(ids)))
        return entry

    return form.ask("seat", phrases("referee-seat", players=", ".join(ids)), known)


def _reason(referee: Referee, form: Form) -> Any:
    return form.ask("reason", referee.session.phrases("referee-reason"), str, commands=False)


def _split_seat(referee: Referee, words: str) -> tuple[str, str]:
    """The player whom the words begin with, and the rest; the first word where that is nobody."""
    for player in sorted(referee.ids(), key=len, reverse=True):
        if words == player or words.startswith(player + " "):
            return player, words[len(player) :].strip()
    first, _, rest = words.partition(" ")
    return first, rest.strip()


def _advice(referee: Referee, name: str) -> None:
    """What to do when something went wrong: all of it, or what goes by that name."""
    phrases = referee.session.phrases
    listed = accepted(referee.session.backend.rules(referee.record.game)).document["irregularities"]
    by_name = {each["id"]: each for each in listed}
    if not name:
        referee.prompter.tell(*(f"  {each['id']:<24} {each['happened']}" for each in listed))
        name = referee.ask(phrases("advice-which", ids=" ".join(by_name)))
    if name and name not in by_name:
        referee.prompter.tell(phrases("correct-no-such", entry=name, known=" ".join(by_name)))
        return
    shown = [by_name[name]] if name else listed
    referee.prompter.tell(*listings.rules({"irregularities": shown}))


RULINGS: Final[dict[str, Callable[[Referee, str], None]]] = {
    "correct": correct,
    "forfeit": _forfeit,
    "penalty": _penalty,
    "advice": _advice,
    "default": play_default,
}
