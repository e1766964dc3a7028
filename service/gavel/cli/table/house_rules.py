"""House rules at the table: typed in one line, each by itself, so that a slip in one loses none of the others."""

from collections.abc import Collection, Iterable
from typing import Any

import click

from gavel.cli.input import arguments
from gavel.cli.input.words import nearest
from gavel.cli.output.answers import Document
from gavel.cli.output.phrases import Phrases
from gavel.cli.output.typed import WRONG_TYPE, taken, written
from gavel.cli.table.dialogue import Dialogue
from gavel.cli.table.entries import NotUnderstood


class HouseRules:
    """The house rules that a game has, and those that were typed, as NAME=VALUE by name."""

    def __init__(self, sheet: Document, phrases: Phrases) -> None:
        self._known = {option["id"]: option for option in sheet["options"]}
        self._edition = sheet["default_ruleset"]
        self._phrases = phrases
        self._setup: Document = {}
        self._typed: dict[str, str] = {}

    def asked(self, dialogue: Dialogue, setup: Document) -> Document:
        """The house rules that a dialogue comes to after the rest of a setup; raises Cancelled."""
        self._setup = setup
        rules: Document = dialogue.ask(
            "options",
            self._phrases("house-rules"),
            self._read,
            default="",
            said=lambda _: self._line(),
            added=lambda kept, entry: [f"{kept} {entry}"],
            explain=self._listed,
        )
        return rules

    def without(self, refused: Collection[str]) -> str:
        """What was typed but for these, as a line."""
        self._typed = {name: word for name, word in self._typed.items() if name not in refused}
        return self._line()

    def refusal(self, name: str, error: Document) -> str:
        """What is wrong with a house rule, as it was typed."""
        said = taken(self._known[name], self._phrases) if error["code"] == WRONG_TYPE and name in self._known else None
        return f"{self._phrases('labelled', label=self._typed.get(name, name))} {said or error['detail']}"

    def _line(self) -> str:
        return " ".join(self._typed.values())

    def _listed(self) -> Iterable[str]:
        for name, option in self._known.items():
            now = self._phrases("rule-now", value=self._now(option))
            yield f"{self._phrases('labelled', label=name)} {option['decides']} {now}"
        yield self._phrases("house-rules-help")

    def _now(self, option: Document) -> str:
        """What is in force: what was typed, or else what the edition, the variant and the number of players have."""
        if (typed := self._typed.get(option["id"])) is not None:
            return typed.partition("=")[2]
        setup, found = self._setup, option["defaults"]
        for member, wanted in (
            ("ruleset", setup.get("ruleset", self._edition)),
            ("variant", setup.get("variant", found[0]["variant"])),
            ("players", len(setup["players"])),
        ):
            found = [each for each in found if each[member] == wanted] or found
        return written(found[0]["value"], self._phrases)

    def _read(self, entry: str) -> Document:
        """The rules of a line; raises NotUnderstood, which keeps those that can be read."""
        rules: dict[str, Any] = {}
        self._typed, wrong = {}, []
        for word in entry.split():
            name, equals, value = word.partition("=")
            if equals and not value and name in self._known:  # taken out again
                rules.pop(name, None)
                self._typed.pop(name, None)
                continue
            try:
                self._check(name, equals)
                rules.update(arguments.pairs([word], self._phrases("house-rules-short")))
                self._typed[name] = word
            except NotUnderstood as error:
                wrong.append(str(error))
            except click.UsageError as error:
                wrong.append(error.message)
        if wrong:
            raise NotUnderstood("\n".join(wrong), kept=self._line())
        return rules

    def _check(self, name: str, equals: str) -> None:
        if name not in self._known:
            near = nearest(name, self._known)
            raise NotUnderstood(self._phrases("no-such-rule-but" if near else "no-such-rule", rule=name, near=near))
        if not equals:
            raise NotUnderstood(self._phrases("rule-without-value", rule=name))
