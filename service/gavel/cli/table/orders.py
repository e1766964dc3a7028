"""What can be ordered at the table beside playing: undo, redo, log, rules, score, look, save, load, help, quit."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from gavel.cli import listings, tables
from gavel.cli.asking import Refused, accepted
from gavel.cli.boards import board
from gavel.cli.commands_read import clause_of
from gavel.cli.documents import read
from gavel.cli.explaining import explain
from gavel.cli.phrases import Say
from gavel.cli.table.record import BrokenRecord, loaded
from gavel.cli.table.referee import Referee


class Quit(Exception):
    """The evening is over."""


def obeyed(referee: Referee, entry: str) -> bool:
    """Whether an entry was one of these orders, and has been carried out; raises Quit."""
    order, _, argument = entry.partition(" ")
    carry_out = ORDERS.get(order)
    if carry_out is None:
        return False
    carry_out(referee, argument.strip())
    return True


def _show(referee: Referee, _argument: str) -> None:
    referee.show()


def _undo(referee: Referee, _argument: str) -> None:
    _moved(referee, "undone" if referee.record.undo() else "nothing-to-undo")


def _redo(referee: Referee, _argument: str) -> None:
    _moved(referee, "redone" if referee.record.redo() else "nothing-to-redo")


def _moved(referee: Referee, phrase: str) -> None:
    referee.changed()
    referee.prompter.tell(referee.clerk.say(phrase))


def _log(referee: Referee, _argument: str) -> None:
    referee.prompter.tell(*tables.events(referee.record.events()))


def _rules(referee: Referee, clause: str) -> None:
    clauses = accepted(referee.clerk.service.rules(referee.record.game)).document["clauses"]
    found = clause_of(clauses, clause)
    if found is not None:
        referee.prompter.tell(*listings.clauses([found]))
    else:
        referee.prompter.tell(referee.clerk.say("clauses", clauses=" ".join(each["id"] for each in clauses)))


def _score(referee: Referee, _argument: str) -> None:
    """The scoresheet; while the game runs it tells what is hidden, so one person looks."""
    record, say = referee.record, referee.clerk.say
    sheet = accepted(referee.clerk.service.post(record.game, "scores", {"state": record.state})).document
    if sheet["final"]:
        referee.prompter.tell(*tables.scoresheet(sheet, say))
    elif referee.prompter.yes(say("score-tells")):
        with referee.prompter.private():
            referee.prompter.tell(*tables.scoresheet(sheet, say))
            referee.prompter.line(say("enter-hides"))


def _look(referee: Referee, player: str) -> None:
    """What one seat sees, once that player says that nobody else looks."""
    record, say = referee.record, referee.clerk.say.about(referee.record.game)
    ids = [seat["id"] for seat in record.state["players"]]
    if player not in ids:
        referee.prompter.tell(say("who", players=", ".join(ids)))
    elif referee.prompter.yes(say("only-looks", player=player)):
        seen = record.seen_by(player)
        with referee.prompter.private():
            referee.prompter.tell(*board(seen["view"], seen["to_act"], say))
            referee.prompter.tell(tables.legal_actions(seen, say))
            referee.prompter.line(say("enter-hides"))


def _save(referee: Referee, name: str) -> None:
    """Write the transcript, by default to the file it was written to before."""
    path = Path(name) if name else referee.file
    say = referee.clerk.say
    if path is None:
        referee.prompter.tell(say("which-file"))
        return
    if path != referee.file and path.exists() and not referee.prompter.yes(say("overwrite", file=path)):
        return
    referee.save(path)
    if referee.saved:
        referee.file = path
        referee.prompter.tell(say("saved", file=path))


def _load(referee: Referee, name: str) -> None:
    """Go on with the game of a transcript; one that does not hold changes nothing."""
    if name and may_forget(referee):
        try:
            transcript = read(name, referee.clerk, "a transcript")
            referee.record = loaded(referee.clerk.service, referee.record.game, transcript)
        except click.UsageError as fault:
            referee.prompter.tell(fault.message)
        except BrokenRecord as broken:
            tell_broken(referee.clerk.say, broken)
        except Refused as refused:
            explain(refused.answer.document, referee.clerk.say)
        else:
            referee.saved = True


def tell_broken(say: Say, broken: BrokenRecord) -> None:
    """Say on standard error why a transcript does not hold."""
    if broken.problem is None or broken.index is None:
        click.echo(say("history-differs"), err=True)
    else:
        click.echo(say("refused-at", number=broken.index + 1, index=broken.index), err=True)
        explain(broken.problem, say)


def _help(referee: Referee, _argument: str) -> None:
    referee.prompter.tell(referee.clerk.say("table-help"))


def _quit(referee: Referee, _argument: str) -> None:
    if may_forget(referee):
        raise Quit


def may_forget(referee: Referee) -> bool:
    """Whether what is not saved may be lost."""
    return referee.saved or referee.prompter.yes(referee.clerk.say("unsaved"))


ORDERS: Final[dict[str, Callable[[Referee, str], None]]] = {
    "show": _show,
    "undo": _undo,
    "redo": _redo,
    "log": _log,
    "rules": _rules,
    "score": _score,
    "look": _look,
    "save": _save,
    "load": _load,
    "help": _help,
    "?": _help,
    "quit": _quit,
}
