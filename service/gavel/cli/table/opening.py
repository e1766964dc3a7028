"""How a game at the table begins: by flags, or by questions, whose answers have defaults."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gavel.cli.input.words import separated
from gavel.cli.output.answers import Answer, Document, ProblemReceived, encoded
from gavel.cli.output.look import look_of
from gavel.cli.session import Session
from gavel.cli.table.dialogue import Dialogue
from gavel.cli.table.entries import NotUnderstood
from gavel.cli.table.house_rules import HouseRules
from gavel.cli.table.prompts import Prompter
from gavel.cli.table.record import Record, start_game

DEAL = "deal"


def new_game(session: Session, prompter: Prompter, sheet: Document, setup: Document) -> Record:
    """A new game: by the setup if it names the players, else by questions about all that it leaves open.

    What is refused is explained, and only that is asked again. Raises ProblemReceived where nothing that was asked is
    to blame, Cancelled for `quit`.
    """
    setup = {"dealer": "table", **setup}
    opening = _Opening(session, sheet, prompter)
    by_flags = "players" in setup
    if not by_flags:
        prompter.tell(session.phrases("welcome", game=sheet["name"]))
    while True:
        try:
            return start_game(session.backend, sheet["id"], opening.asked(setup, by_flags=by_flags))
        except ProblemReceived as received:
            # A script that has given its players has to be right.
            mends = sys.stdin.isatty() or not by_flags
            if not (mends and opening.concerns(received.answer.document)):
                raise
            prompter.tell(*opening.explained(received.answer.document))
            opening.reopen(received.answer.document)


def _pointers(problem: Document) -> list[list[str]]:
    """The steps of the pointer of each error."""
    return [error["pointer"].split("/")[1:] or [""] for error in problem.get("errors", ())]


class _Opening:
    """The questions before a game, and their answers."""

    def __init__(self, session: Session, sheet: Document, prompter: Prompter) -> None:
        self._backend = session.backend
        self._sheet = sheet
        self._phrases = prompter.phrases
        self._dialogue = Dialogue(prompter)
        self._house_rules = HouseRules(sheet, prompter.phrases)

    def asked(self, setup: Document, *, by_flags: bool) -> Document:
        """The setup with what is asked; raises Cancelled."""
        return self._dialogue.run(lambda _: self._with_deal(setup if by_flags else self._answers(setup)))

    def concerns(self, problem: Document) -> list[str]:
        """The questions whose answers a problem finds wrong."""
        wrong = {pointer[0] for pointer in _pointers(problem) if pointer}
        return [name for name in self._dialogue.names() if name.partition("/")[0] in wrong]

    def explained(self, problem: Document) -> Iterator[str]:
        """What is wrong with the answers, each after the name by which it is asked for or typed."""
        for error, pointer in zip(problem["errors"], _pointers(problem), strict=True):
            if pointer[0] == "options" and len(pointer) > 1:
                yield self._house_rules.refusal(pointer[1], error)
            else:
                label = self._phrases("labelled", label=self._phrases.label(pointer[0]))
                yield f"{label} {error['detail']}"

    def reopen(self, problem: Document) -> None:
        """Have asked again what a problem finds wrong."""
        self._dialogue.reopen(self.concerns(problem))
        refused = {pointer[1] for pointer in _pointers(problem) if pointer[0] == "options" and len(pointer) > 1}
        self._dialogue.keep("options", self._house_rules.without(refused))

    def _answers(self, setup: Document) -> Document:
        phrases, asked, rulesets = self._phrases, dict(setup), self._sheet["rulesets"]
        # What people know comes first; all that follows has a default.
        editions = [each for each in rulesets if each["id"] == asked.get("ruleset")] or rulesets
        counts = sorted({count for each in editions for count in each["player_counts"]})
        question = phrases("players", fewest=counts[0], most=counts[-1])
        players = self._dialogue.ask("players", question, lambda entry: self._players(entry, counts), said=", ".join)
        asked["players"] = players
        if "ruleset" not in asked:
            asked["ruleset"] = self._ruleset(len(players))
        edition = next((each for each in rulesets if each["id"] == asked["ruleset"]), rulesets[0])
        if "variant" not in asked and len(edition["variants"]) > 1:
            asked["variant"] = self._one_of("variant", dict.fromkeys(edition["variants"], ""))
        if "first_player" not in asked:
            asked["first_player"] = self._one_of("first_player", dict.fromkeys(players, ""))
        dealers = {who: phrases("deals", who=who) for who in ("table", "service")}
        asked["dealer"] = self._one_of("dealer", dealers, asked["dealer"])
        if "options" not in asked:
            asked["options"] = self._house_rules.asked(self._dialogue, asked)
        return asked

    def _ruleset(self, players: int) -> str:
        """One of the editions that so many can play."""
        default = self._sheet["default_ruleset"]
        rulesets = {each["id"]: each["name"] for each in self._sheet["rulesets"] if players in each["player_counts"]}
        default = default if default in rulesets else next(iter(rulesets))
        return default if len(rulesets) == 1 else self._one_of("ruleset", rulesets, default)

    def _one_of(self, name: str, choices: Mapping[str, str], default: str | None = None) -> str:
        """One of the choices, each with what it is, by number or by name; Enter takes the default or the first."""
        ids = [*choices]
        listed = "  ".join(f"{number} {choice}" for number, choice in enumerate(ids, 1))

        def read(entry: str) -> str:
            if entry in choices:
                return entry
            if entry.isascii() and entry.isdigit() and 1 <= int(entry) <= len(ids):
                return ids[int(entry) - 1]
            raise NotUnderstood(self._phrases("correct-no-such", entry=entry, known=listed))

        label = self._phrases("labelled", label=self._phrases.label(name))
        question = f"{label} {listed}"
        if any(choices.values()):
            width = max(map(len, ids))
            lines = [f"  {number}  {each:<{width}}  {choices[each]}" for number, each in enumerate(ids, 1)]
            question = "\n".join([label, *lines, self._phrases("number-or-word")])
        chosen: str = self._dialogue.ask(name, question, read, default=default or ids[0], said=str)
        return chosen

    def _players(self, entry: str, counts: Sequence[int]) -> list[str]:
        # Names may have spaces where commas stand between them.
        players = [name.strip() for name in (entry.split(",") if "," in entry else entry.split()) if name.strip()]
        twice = [name for name in dict.fromkeys(players) if players.count(name) > 1]
        if twice:
            raise NotUnderstood(self._phrases("players-twice", players=", ".join(twice)))
        if len(players) not in counts:
            raise NotUnderstood(self._phrases("players-count", count=len(players), fewest=counts[0], most=counts[-1]))
        return players

    def _with_deal(self, setup: Document) -> Document:
        """The setup with what lies open at the beginning, where a real table deals and the game needs to know."""
        ask_deal = look_of(self._sheet["id"]).ask_deal
        if setup["dealer"] != "table" or "deal" in setup or ask_deal is None:
            return setup
        self._check(setup)

        def ask(question: str, read: Any) -> Any:
            def read_words(entry: str) -> Any:
                return read(" ".join(separated(entry)))

            return self._dialogue.ask(
                f"{DEAL}/{question}", question, read_words, added=lambda kept, entry: [entry, f"{kept} {entry}"]
            )

        return {**setup, DEAL: ask_deal(setup, self._sheet, ask, self._phrases.about(self._sheet["id"]))}

    def _check(self, setup: Document) -> None:
        """Raise ProblemReceived where a setup is refused for anything but the deal that it still lacks."""
        answer = self._backend.post(self._sheet["id"], "setup", setup)
        errors = () if answer.ok else answer.document.get("errors", ())
        others = [error for error in errors if error["pointer"].split("/")[1:2] != [DEAL]]
        if others:
            raise ProblemReceived(Answer(answer.status, encoded({**answer.document, "errors": others})))
