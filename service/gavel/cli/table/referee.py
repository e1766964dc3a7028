"""The referee at a table: shows what all may see, asks who is to act what they do, says what is illegal and why."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gavel.cli.input.usage import reason_of
from gavel.cli.input.words import nearest
from gavel.cli.output import tables
from gavel.cli.output.actions import sentence
from gavel.cli.output.answers import Answer, Document
from gavel.cli.output.boards import board
from gavel.cli.output.compact import CompactBoard
from gavel.cli.output.look import look_of
from gavel.cli.output.phrases import Phrases, phrases_of
from gavel.cli.output.problems import problem_lines
from gavel.cli.session import Session
from gavel.cli.table.entries import Asker, Cancelled, Menu, NotUnderstood, menu_of
from gavel.cli.table.opponents import Opponents
from gavel.cli.table.prompts import BACK, HELP, Prompter
from gavel.cli.table.record import Record
from gavel.search import Suggestion

SPECTATOR = "spectator"
LEGEND = "legend"
"""The phrase, where a game has it, that explains its signs."""
MOST_EXPLAINED = 3
"""How many of the actions that an opponent has thought of are shown."""


class Referee:
    """One game at one table. `commands` are the words that are a command, whatever the question.

    `file`: where every action is saved; `loaded`: the file that the record comes from.
    """

    def __init__(
        self,
        session: Session,
        prompter: Prompter,
        record: Record,
        sheet: Document,
        *,
        file: Path | None = None,
        loaded: Path | None = None,
        commands: Collection[str] = (),
        opponents: Opponents | None = None,
    ) -> None:
        self.session = session
        self.prompter = prompter
        self.record = record
        self.sheet = sheet
        self.file = file
        self.opponents = opponents
        self.keep(loaded)
        self._autosave = file is not None
        self._commands = commands
        self._viewer = SPECTATOR if opponents is None else opponents.person
        self._look = look_of(record.game)
        self._compact = CompactBoard(prompter.console)

    @property
    def phrases(self) -> Phrases:
        """The phrases about this game, which call its players by their names."""
        return self.session.phrases.about(self.record.game).calling(self.record.names)

    def keep(self, file: Path | None) -> None:
        """The file, if any, holds the record as it stands now."""
        self.kept = file
        self._kept_actions = self.record.actions

    @property
    def saved(self) -> bool:
        """Whether nothing would be lost: the record is as a file has it, or as it began."""
        return self.record.actions == self._kept_actions

    def kept_words(self) -> str:
        """What of the game the last file that was written or read has; empty where there is none."""
        if self.kept is None:
            return ""
        if self.saved:
            return self.phrases("kept-whole", file=self.kept)
        return self.phrases("kept-part", file=self.kept, count=len(self._kept_actions))

    def changed(self) -> None:
        """The record has changed: save it where every action is to be saved."""
        if self._autosave and self.file is not None:
            self.save(self.file)

    def save(self, path: Path) -> bool:
        """Write the transcript; where that fails, say so, and which file has what. Whether it was written."""
        try:
            self.record.save(path)
        except OSError as error:
            failure = self.phrases("unwritable-file", file=path, why=reason_of(error))
            self.prompter.tell(*filter(None, (failure, self.kept_words())))
            return False
        self.keep(path)
        return True

    def ids(self) -> list[str]:
        """The players, in the order of their seats."""
        return [seat["id"] for seat in self.record.state["players"]]

    def seat(self, entry: str) -> str | None:
        """The player whom an entry means by id, or by a name in the same letters; None for nobody."""
        by_name = {self.phrases.named(each).casefold(): each for each in self.ids()}
        return entry if entry in self.ids() else by_name.get(entry.casefold())

    def called(self, players: Iterable[str]) -> str:
        """These players by their names, with commas."""
        return ", ".join(map(self.phrases.named, players))

    def forfeited_to_act(self) -> list[str]:
        """Who is to act, but has forfeited: a referee plays for them."""
        position = self.record.position
        forfeited = {each["seat"] for each in position["state"].get("forfeits", ())}
        return [player for player in position["to_act"] if player in forfeited]

    def rule(self, action: Document, *, quiet: bool = False) -> bool:
        """Play a referee's action, or say why not; whether it was played. `quiet`: without telling what happened."""
        answer = self.record.act(action)
        if not answer.ok:
            self._explain(answer)
            return False
        self.changed()
        if not quiet:
            self.tell_events(self.record.position)
        return True

    def suggest(self, word: str, known: Iterable[str]) -> bool:
        """Say which known word this one was probably meant to be; whether one is like it."""
        near = nearest(word, known)
        if near is not None:
            self.prompter.tell(self.phrases("did-you-mean", near=self.phrases.own_word(near)))
        return near is not None

    def let_opponents_act(self) -> None:
        """Have the opponents act until the person is to act, or nobody is."""
        while self.opponents is not None and (action := self.opponents.action(self.record)) is not None:
            if not self.rule(action):
                return

    def explain_opponent(self) -> None:
        """Show the best actions that the last opponent to act found, unless the choice is still hidden."""
        acted = self.opponents and self.opponents.last
        if not acted or acted[1][0].action["type"] in self._look.sealed:
            self.prompter.tell(self.phrases("nothing-to-explain"))
            return
        self._show_suggestions(*acted)

    def hint(self) -> None:
        """Show the best actions that a search finds for the person against opponents."""
        if self.opponents is None or self.opponents.person not in self.record.position["to_act"]:
            self.prompter.tell(self.phrases("no-hint"))
        else:
            self._show_suggestions(self.opponents.person, self.opponents.hint(self.record))

    def _show_suggestions(self, player: str, found: Sequence[Suggestion]) -> None:
        documents = self.phrases.named([asdict(each) for each in found[:MOST_EXPLAINED]])
        self.prompter.tell(tables.suggestions(self.phrases.named(player), documents, self.phrases))

    def begin(self) -> None:
        """Say how actions are typed, what the signs of the game mean, and what has happened at first."""
        if (against := self.opponents) is not None:
            self.prompter.tell(self.phrases("against", players=self.called(against.others), strength=against.strength))
        self.prompter.tell(self.phrases("table-help-short"))
        if LEGEND in phrases_of(self.record.game).forms:
            self.prompter.tell(tables.text(self.phrases(LEGEND), "dim"))
        self.tell_events(self.record.position)

    # --- showing ----------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Show the table in short, as a spectator or the only person sees it, and who may do what; or the end."""
        position = self.record.position
        menu = self._public_menu() if not position["finished"] and self._choosing() and not self._sealed() else None
        seen = self.record.seen_by(self._viewer)
        self.prompter.tell("", *self._lines(self._compact, seen, position["to_act"], menu))
        if position["finished"]:
            self.prompter.tell(*tables.scoresheet(self.phrases.named(position["scores"]), self.phrases))
            return
        self._tell_due()
        if menu is not None:
            self._show_menu(menu)

    def show_board(self) -> None:
        """Show the whole table as a spectator or the only person sees it."""
        self.show_seen(self.record.seen_by(self._viewer))

    def show_seen(self, seen: Document) -> None:
        """Show the whole table as an answer of /views has it."""
        self.prompter.tell(*self.seen_lines(seen))

    def seen_lines(self, seen: Document) -> Iterable[RenderableType]:
        """The whole table as an answer of /views has it."""
        phrases = self.phrases
        return board(phrases.named(seen["view"]), phrases.named(seen["to_act"]), phrases)

    def _lines(self, compact: CompactBoard, seen: Document, to_act: list[str], menu: Menu | None = None) -> list[Text]:
        offered = [] if menu is None else [(item.key, item.action) for item in menu.items]
        return compact.lines(self.phrases.named(seen["view"]), self.phrases.named(to_act), self.phrases, offered)

    def tell_events(self, position: Document) -> None:
        """Write what has just happened."""
        self.prompter.tell(*tables.events(position["events"]))

    def _tell_due(self) -> None:
        """For whom the referee is to play, and what; no card of a choice that the others may not see."""
        position = self.record.position
        for player in self.forfeited_to_act():
            action = position["default_actions"][player]
            if action["type"] in self._look.sealed:
                self.prompter.tell(self.phrases("forfeited-due-sealed", player=self.phrases.named(player)))
            else:
                said = sentence(self.phrases.named(action), self.phrases)
                self.prompter.tell(self.phrases("forfeited-due", player=self.phrases.named(player), action=said))

    def _choosing(self) -> list[str]:
        """Who is to act, and has not forfeited."""
        forfeited = self.forfeited_to_act()
        return [player for player in self.record.position["to_act"] if player not in forfeited]

    def _show_menu(self, menu: Menu) -> None:
        self.prompter.tell(self.phrases("to-act", players=self.called(menu.to_act)))
        for lead, said in menu.lines():
            self.prompter.hang(lead, said)

    # --- entries ----------------------------------------------------------------------------------------------------

    def question(self) -> str:
        """What to ask next."""
        position = self.record.position
        if position["finished"]:
            return self.phrases("finished-prompt")
        if not self._choosing():
            return self.phrases("forfeited-prompt", players=self.called(position["to_act"]))
        if self._sealed():
            choosing = self._choosing()
            return self.phrases("sealed-prompt", players=self.called(choosing), first=self.called(choosing[:1]))
        return self.phrases("turned-up") if self._public_menu().due is not None else ">"

    def enter(self, entry: str) -> None:
        """Play what an entry means, or say why not; raises Cancelled."""
        if self.record.position["finished"]:
            self.prompter.tell(self.phrases("not-understood-here"))
        elif self._sealed():
            self._choose_in_secret(entry)
        elif entry and self._try(self._public_menu(), entry, Asker(self.ask, self.prompter.tell)):
            self.tell_events(self.record.position)

    def _try(self, menu: Menu, entry: str, asker: Asker) -> bool:
        """Whether the entry has been played."""
        try:
            answer = self.record.act(menu.action(entry, asker))
        except NotUnderstood as error:
            self.prompter.tell(str(error))
            return False
        if not answer.ok:
            if "errors" in answer.document and "=" not in entry and not entry.startswith("{"):
                self.prompter.tell(menu.unfit(entry))
            else:
                self._explain(answer)
            self._show_menu(menu)
            return False
        self.changed()
        return True

    def ask(self, question: str) -> str:
        """The answer to a further question, empty for `back`; a command cancels what was begun."""
        return self._answer(question, self.prompter.line)

    def command_in(self, answer: str) -> None:
        """Raise Cancelled where an answer is a command."""
        if self.session.phrases.command(answer.partition(" ")[0]) in self._commands:
            raise Cancelled(answer)

    def yes(self, question: str) -> bool:
        """Whether the answer is yes; a command cancels the question."""
        return self.prompter.yes(question, self.command_in)

    def show_alone(self, *parts: RenderableType) -> None:
        """Show this on a screen of its own until Enter, or a command, which is done then."""
        with self.prompter.private():
            self.prompter.tell(*parts)
            answer = self.prompter.line(self.phrases("enter-hides"))
        if answer != BACK:
            self.command_in(answer)

    def _answer(self, question: str, line: Callable[[str], str]) -> str:
        while (answer := line(question)) in HELP:
            self.prompter.tell(self.phrases("question-help"))
        if answer == BACK:
            return ""
        self.command_in(answer)
        return answer

    def _ask_in_secret(self, question: str) -> str:
        return self._answer(question, self.prompter.secret)

    def _explain(self, answer: Answer) -> None:
        """Why an action is refused, in words alone; a list of who may do what follows."""
        problem = {name: value for name, value in answer.document.items() if name not in ("legal_actions", "to_act")}
        if "violations" in problem:  # they say it better
            problem["detail"] = ""
        for indent, said in problem_lines(problem, self.phrases, codes=False):
            self.prompter.tell(Padding(tables.text(said), (0, 0, 0, len(indent))))

    # --- sealed choices ---------------------------------------------------------------------------------------------

    def _sealed(self) -> bool:
        """Whether what is chosen now must stay hidden from others at the same screen."""
        if self.opponents is not None:
            return False
        listed = self.record.position["legal_actions"]
        return bool(listed) and all(action["type"] in self._look.sealed for action in listed)

    def _choose_in_secret(self, entry: str) -> None:
        """One player chooses, on a screen that is gone afterwards; Enter lets the next in turn choose."""
        to_act = self._choosing()
        player = self.seat(entry) if entry else to_act[0]
        if player is None or player not in to_act:
            self.prompter.tell(self.phrases("who", players=self.called(to_act)))
            return
        if not self.yes(self.phrases("only-looks", player=self.phrases.named(player))):
            return
        with self.prompter.private():
            seen = self.record.seen_by(player)
            menu = self._menu({**seen, "to_act": [player]}, seen["view"], open_end=False)
            self.prompter.tell(*self._lines(CompactBoard(self.prompter.console), seen, [player]))
            self._show_menu(menu)
            played = False
            while not played and (choice := self._ask_in_secret(self.phrases("choose"))):
                played = self._try_in_secret(menu, choice)
        if played:
            self.tell_events(self.record.position)

    def _try_in_secret(self, menu: Menu, choice: str) -> bool:
        """Whether the choice has been played; what goes back from a further question, chooses anew."""
        try:
            return self._try(menu, choice, Asker(self._ask_in_secret, self.prompter.tell))
        except Cancelled as cancelled:
            if cancelled.command:
                raise
            return False

    def _public_menu(self) -> Menu:
        seen = self.record.seen_by(self._viewer)
        if self.opponents is not None:
            return self._menu({**seen, "to_act": [self._viewer]}, seen["view"], open_end=False)
        return self._menu(self.record.position, seen["view"], open_end=True)

    def examples(self) -> list[str]:
        """Actions that may be typed now; none where those are hidden, or nothing but cards is to be typed."""
        finished = self.record.position["finished"]
        return [] if finished or self._sealed() else self._public_menu().examples()

    def _menu(self, answer: Document, seen: Document, *, open_end: bool) -> Menu:
        phrases = self.session.phrases
        return menu_of(
            answer,
            seen,
            self._look,
            [each["id"] for each in self.sheet["action_types"]],
            self.phrases,
            open_end=open_end,
            commands={each: phrases.own_word(phrases.command(each)) for each in (*self._commands, *phrases.commands)},
        )
