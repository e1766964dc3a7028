"""What can be typed at the table beside actions, such as undo, rules, look and referee: COMMANDS has all of it."""

from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

import click

from gavel.cli.commands.read import KINDS, names_of, rule_of
from gavel.cli.input.documents import read
from gavel.cli.output import listings, tables
from gavel.cli.output.answers import ProblemReceived, accepted
from gavel.cli.output.problems import print_disagreements, print_problem
from gavel.cli.table.entries import Cancelled
from gavel.cli.table.prompts import HELP, QUIT
from gavel.cli.table.record import BrokenRecord, load_game
from gavel.cli.table.referee import Referee
from gavel.cli.table.rulings import RULINGS, rule

MOST_DIGITS: Final = 6
"""Of the number of actions to take back, more than any game has."""


class Quit(Exception):
    """The game at the table ends here."""


def run_command(referee: Referee, entry: str) -> bool:
    """Whether an entry was one of these commands, and has been run; raises Quit."""
    word, _, argument = entry.partition(" ")
    name = referee.session.phrases.command(word)
    command = COMMANDS.get(name)
    if command is None:
        return False
    if referee.opponents is not None and name in WITHOUT_OPPONENTS:
        referee.prompter.tell(referee.session.phrases("without-opponents"))
    else:
        command(referee, argument.strip())
    return True


def _undo(referee: Referee, times: str) -> None:
    learnt: dict[str, Any] = {}

    def back() -> bool:
        seen = (referee.record.position["undo"] or {}).get("learnt", {})
        undone = referee.record.undo()
        while undone and _was_of_an_opponent(referee):
            undone = referee.record.undo()
        learnt.update(seen if undone else {})
        return undone

    _move(referee, times, back, ("undone", "nothing-to-undo"))
    if learnt and referee.record.state["dealer"] == "service":
        referee.prompter.tell(referee.session.phrases("undone-learnt", players=referee.called(learnt)))


def _was_of_an_opponent(referee: Referee) -> bool:
    """Whether what was undone would be played anew at once: the person wants to go back to an own action."""
    action = referee.record.undone
    return referee.opponents is not None and action is not None and action["player"] != referee.opponents.person


def _redo(referee: Referee, times: str) -> None:
    _move(referee, times, referee.record.redo, ("redone", "nothing-to-redo"))


def _move(referee: Referee, times: str, step: Callable[[], bool], said: tuple[str, str]) -> None:
    """Take a step so many times, once where no number is typed, and say how often it could be taken."""
    phrases, (moved, nothing) = referee.session.phrases, said
    if times and not times.isdecimal():
        referee.prompter.tell(phrases("not-a-number", entry=times))
        return
    wanted = int(times[:MOST_DIGITS] or 1)
    count = sum(takewhile(bool, (step() for _ in range(wanted))))
    referee.changed()
    referee.prompter.tell(phrases(moved, count=count) if count else phrases(nothing))


def _rules(referee: Referee, name: str) -> None:
    document = accepted(referee.session.backend.rules(referee.record.game)).document
    found = rule_of(document, name)
    if found is not None:
        kind, rule = found
        referee.prompter.tell(*listings.rules({kind: [rule]}))
    elif not (name and referee.suggest(name, names_of(document, whole="/" in name))):
        phrases = referee.session.phrases
        referee.prompter.tell(phrases("clauses"))
        for kind in KINDS:
            names = sorted(names_of({kind: document.get(kind, ())}, whole=False))
            referee.prompter.tell(phrases("names-of", kind=kind, names=" ".join(names)))


def _score(referee: Referee, _argument: str) -> None:
    """The scoresheet; while the game runs it gives away what is hidden, so one person looks."""
    record, phrases = referee.record, referee.phrases
    sheet = accepted(referee.session.backend.post(record.game, "scores", {"state": record.state})).document
    if sheet["final"]:
        referee.prompter.tell(*tables.scoresheet(phrases.named(sheet), phrases))
    elif referee.yes(phrases("score-tells")):
        referee.show_alone(*tables.scoresheet(phrases.named(sheet), phrases))


def _look(referee: Referee, name: str) -> None:
    """What one seat sees, once that player says that nobody else looks."""
    phrases, ids = referee.phrases, referee.ids()
    if referee.opponents is not None:
        ids = [referee.opponents.person]
    if not name and len(ids) == 1:
        name = ids[0]
    while (player := referee.seat(name)) not in ids:
        if name:
            referee.prompter.tell(phrases("correct-no-such", entry=name, known=referee.called(ids)))
        name = referee.ask(phrases("who", players=referee.called(ids)))
        if not name:
            raise Cancelled
    if referee.yes(phrases("only-looks", player=phrases.named(player))):
        seen = referee.record.seen_by(player)
        referee.show_alone(*referee.seen_lines(seen), tables.legal_actions(phrases.named(seen), phrases))


def _save(referee: Referee, name: str) -> None:
    """Write the transcript, by default to the file it was written to before."""
    path = Path(name) if name else referee.file
    phrases = referee.session.phrases
    if path is None:
        referee.prompter.tell(phrases("which-file"))
        return
    if path != referee.file and path.is_file() and not referee.yes(phrases("overwrite", file=path)):
        return
    if referee.save(path):
        referee.file = path
        referee.prompter.tell(phrases("saved", file=path))


def _load(referee: Referee, name: str) -> None:
    """Go on with the game of a transcript; one that does not hold changes nothing."""
    if name and may_discard(referee):
        try:
            transcript = read(name, referee.session, "wanted-transcript")
            referee.record = load_game(referee.session.backend, referee.record.game, transcript)
        except click.UsageError as error:
            referee.prompter.tell(error.message)
        except BrokenRecord as broken:
            print_disagreements(broken.verdict, referee.session)
        except ProblemReceived as received:
            print_problem(received.answer.document, referee.session.phrases, received.said)
        else:
            referee.keep(Path(name))


def _help(referee: Referee, _argument: str) -> None:
    """What can be typed, but for what this game has no use for."""
    phrases = referee.session.phrases
    useless = ("why", "hint") if referee.opponents is None else WITHOUT_OPPONENTS
    lines = [line.partition("  ") for line in phrases("table-help").strip().splitlines()]
    rows = [(typed, said) for typed, _, said in lines if phrases.command(typed.split()[0]) not in useless]
    examples = referee.examples() or [f"{referee.phrases.term('bid')} 5"]
    said = phrases(
        "table-help-actions", examples=" \u00b7 ".join(examples), player=referee.ids()[-1], first=examples[0]
    )
    referee.prompter.tell(said, tables.grid(("", ""), rows))


def _quit(referee: Referee, _argument: str) -> None:
    if may_discard(referee):
        raise Quit


def may_discard(referee: Referee) -> bool:
    """Whether what is not saved may be lost; raises Cancelled where the answer is another command, such as save."""
    if referee.saved:
        return True
    question = referee.session.phrases("unsaved" if referee.kept is None else "unsaved-since")
    try:
        return referee.yes(f"{referee.kept_words()} {question}".strip())
    except Cancelled as withdrawn:
        if withdrawn.command == QUIT:
            return False
        raise


COMMANDS: Final[dict[str, Callable[[Referee, str], None]]] = {
    "show": lambda referee, _: referee.show(),
    "board": lambda referee, _: referee.show_board(),
    "undo": _undo,
    "redo": _redo,
    "log": lambda referee, _: referee.prompter.tell(*tables.events(referee.record.events())),
    "rules": _rules,
    "score": _score,
    "look": _look,
    "referee": rule,
    **RULINGS,
    "save": _save,
    "load": _load,
    "why": lambda referee, _: referee.explain_opponent(),
    "hint": lambda referee, _: referee.hint(),
    "back": lambda referee, _: referee.prompter.tell(referee.session.phrases("nowhere-back")),
    **dict.fromkeys(HELP, _help),
    "quit": _quit,
}
WITHOUT_OPPONENTS: Final = ("referee", *RULINGS, "load")
"""What cannot be done against opponents: their searches know of no referee, and of no other game."""
