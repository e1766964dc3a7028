"""`referee` at the table: forfeits, penalties, default actions and advice; corrections begin here."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from gavel.cli.output import listings
from gavel.cli.output.answers import Document, accepted
from gavel.cli.table.correcting import correct
from gavel.cli.table.dialogue import Dialogue
from gavel.cli.table.entries import Cancelled, NotUnderstood
from gavel.cli.table.prompts import HELP
from gavel.cli.table.referee import Referee

REFEREE: Final = "referee"


def rule(referee: Referee, words: str) -> None:
    """Do what `referee` and these words say, or ask what; raises Cancelled."""
    phrases = referee.session.phrases
    meant = phrases.command
    numbered = {str(number): what for number, what in enumerate(RULINGS, 1)}
    what, _, rest = words.partition(" ")
    what = meant(what)
    if what not in RULINGS:
        referee.prompter.tell(phrases("referee-menu"))
        referee.suggest(what, RULINGS)
    while what not in RULINGS:
        what, _, rest = referee.ask(phrases("referee-what")).partition(" ")
        if not what:
            raise Cancelled
        what = numbered.get(what, meant(what))
        if what not in RULINGS:
            referee.prompter.tell(
                phrases("correct-no-such", entry=what, known=" ".join([*numbered, *map(phrases.own_word, RULINGS)]))
            )
            referee.suggest(what, RULINGS)
    RULINGS[what](referee, rest.strip())


def play_default(referee: Referee, seat: str) -> None:
    """Play the default action of a forfeited seat: of that one, or of the first that is to act."""
    due = referee.forfeited_to_act()
    seat = referee.seat(seat) or seat
    if not (seat or due):
        referee.prompter.tell(referee.session.phrases("nothing-due"))
        return
    referee.rule({"type": "default", "player": REFEREE, "seat": seat or due[0]})


def _sanction(referee: Referee, words: str, *, kind: str, has_points: bool) -> None:
    """Ask whom it is for, how many points where it has some, and why, until the service accepts it."""
    phrases, form = referee.session.phrases, _form(referee)
    seat, rest = _split_seat(referee, words)
    form.given("seat", seat)
    if has_points:
        number, _, rest = rest.partition(" ")
        form.given("points", number)
    form.given("reason", rest.strip())

    def points(entry: str) -> int:
        bare = entry.replace("\u2212", "-")
        if not (bare.isascii() and bare.lstrip("+-").isdigit() and len(bare) - len(bare.lstrip("+-")) <= 1):
            raise NotUnderstood(phrases("not-a-number", entry=entry))
        if bare.isdigit() and int(bare):
            raise NotUnderstood(phrases("give-or-take", points=bare))
        return int(bare)

    def action(form: Dialogue) -> Document:
        whom = {"seat": _seat(referee, form)}
        what = {"points": form.ask("points", phrases("referee-points"), points)} if has_points else {}
        # Here a command is an answer like any other.
        return {
            **whom,
            **what,
            "reason": form.ask("reason", phrases("referee-reason"), str, line=referee.prompter.line),
        }

    while not referee.rule({"type": kind, "player": REFEREE, **form.run(action)}):
        referee.prompter.tell(phrases("referee-again"))
        form.reopen(form.names())


def _form(referee: Referee) -> Dialogue:
    def line(question: str) -> str:
        answer = referee.prompter.line(question)
        if answer not in HELP:  # which a dialogue has of its own
            referee.command_in(answer)
        return answer

    return Dialogue(referee.prompter, line, inner=True)


def _seat(referee: Referee, form: Dialogue) -> Any:
    players, phrases = referee.called(referee.ids()), referee.session.phrases

    def known(entry: str) -> str:
        if (seat := referee.seat(entry)) is None:
            raise NotUnderstood(phrases("who", players=players))
        return seat

    return form.ask("seat", phrases("referee-seat", players=players), known)


def _split_seat(referee: Referee, words: str) -> tuple[str, str]:
    """The player whom the words begin with, and the rest; the first word where that is nobody."""
    known = {*referee.ids(), *map(referee.phrases.named, referee.ids())}
    for player in sorted(known, key=len, reverse=True):
        if words == player or words.startswith(player + " "):
            return player, words[len(player) :].strip()
    first, _, rest = words.partition(" ")
    return first, rest.strip()


def _advice(referee: Referee, name: str) -> None:
    """What to do when something went wrong: all of it, or what goes by that name."""
    phrases = referee.session.phrases
    listed = accepted(referee.session.backend.rules(referee.record.game)).document["irregularities"]
    by_name = {each["id"]: each for each in listed}
    name = "-".join(name.split())
    if not name:
        for each in listed:
            referee.prompter.hang(f"  {each['id']:<24} ", each["happened"])
        name = "-".join(referee.ask(phrases("advice-which", ids=" ".join(by_name))).split())
    if name and name not in by_name:
        referee.prompter.tell(phrases("correct-no-such", entry=name, known=" ".join(by_name)))
        referee.suggest(name, by_name)
        return
    shown = [by_name[name]] if name else listed
    referee.prompter.tell(*listings.rules({"irregularities": shown}))


RULINGS: Final[dict[str, Callable[[Referee, str], None]]] = {
    "correct": correct,
    "forfeit": partial(_sanction, kind="forfeit", has_points=False),
    "penalty": partial(_sanction, kind="penalty", has_points=True),
    "advice": _advice,
    "default": play_default,
}
