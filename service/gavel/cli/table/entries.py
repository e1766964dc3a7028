"""What may be done, as a numbered list; and the action that an entry means."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from types import MappingProxyType
from typing import Any, Final

import click

from gavel.cli.input import arguments
from gavel.cli.input.words import nearest, separated
from gavel.cli.output.actions import is_due, is_range, sentence
from gavel.cli.output.answers import Document
from gavel.cli.output.cards import find_card, shortened
from gavel.cli.output.look import Look
from gavel.cli.output.phrases import Phrases

ALSO: Final = {"bid": "also-bid", "pass": "also-pass"}
"""The phrase with further words for a type of action."""

MOST_EXAMPLES: Final = 3

MOST_LINES: Final = 8
"""Longer lists are shown in groups."""


class NotUnderstood(Exception):
    """An entry that cannot be read; the message says what to do. `kept`: the part of it that can, if it has parts."""

    def __init__(self, message: str, *, kept: str | None = None) -> None:
        super().__init__(message)
        self.kept = kept


class Cancelled(Exception):
    """A question that was answered by nothing, or by a command."""

    def __init__(self, command: str = "") -> None:
        super().__init__(command)
        self.command = command


@dataclass(frozen=True)
class Asker:
    """Where further questions go while an action is completed: `line` puts one, `tell` writes a line."""

    line: Callable[[str], str]
    tell: Callable[[str], None]


@dataclass(frozen=True)
class Item:
    """One line of the list: what to type for it, the listed action, and how it reads.

    `word`: the one value in which it differs from the other lines, if that is no key.
    """

    key: str
    action: Document
    said: str
    note: str = ""
    word: str = ""

    @property
    def text(self) -> str:
        """The action with the note on it."""
        return f"{self.said} ({self.note})" if self.note else self.said


@dataclass(frozen=True)
class Menu:
    """What may be done now. `types` are the action types of the game."""

    items: Sequence[Item]
    to_act: Sequence[str]
    types: Sequence[str]
    phrases: Phrases
    seats: Sequence[str] = ()
    """All who may be named before an action: if it is not their turn, the rules say so."""
    member: str | None = None
    """The member whose values are the keys, if they are not the numbers of the lines."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """What may be typed beside actions, with the reader's word for each."""

    def action(self, entry: str, asker: Asker) -> Document:
        """The action that an entry means, legal or not; raises NotUnderstood or Cancelled.

        An entry is a key of the list, an action's type with its values (`bid 5`, `place upper 3`, `place row=upper
        lot=3`), with the player before it where several may act, or the action as JSON.
        """
        if entry.startswith("{"):
            return _json(entry)
        first, *rest = entry.split()
        asker = self._hearing_actions(asker)
        if (due := self.due) is not None and first not in self.types:
            return _completed(due.action, [first, *rest], asker, self.phrases)
        key = find_card(first, [item.key for item in self.items]) or self._key_of_word(first)
        if key is not None:
            listed = next(item.action for item in self.items if item.key == key)
            amount = None if rest or any(map(is_range, listed.values())) else self._amount_meant(key)
            if amount is not None:
                raise NotUnderstood(
                    self.phrases("line-or-amount", line=key, amount=amount, action=self.phrases.term(listed["type"]))
                )
            return _completed(listed, rest, asker, self.phrases)
        if self.member is not None and first.isascii() and first.isdigit() and not rest:
            return {**self.items[0].action, self.member: int(first)}
        player, words = self._without_player(entry)
        return self._typed(player, words, asker)

    def _hearing_actions(self, asker: Asker) -> Asker:
        """Questions to which an action is an answer, too: whoever passes when asked how much to bid has passed."""

        def line(question: str) -> str:
            answer = asker.line(question)
            kind, values = self._kind_of(answer.split())
            if kind is not None and not values and any(item.action["type"] == kind for item in self.items):
                raise Cancelled(answer)
            return answer

        return Asker(line, asker.tell)

    def _key_of_word(self, entry: str) -> str | None:
        """The key of the line whose one value an entry is, such as `upper`, also in the reader's language."""
        keys = {
            name.casefold(): item.key
            for item in self.items
            if item.word
            for name in (item.word, self.phrases.term(item.word))
        }
        return keys.get(entry.casefold())

    def lines(self) -> list[tuple[str, str]]:
        """What is typed for each action, and how that reads; where cards are due, they are typed themselves."""
        if self.due is not None:
            return [("  ", self.due.text)]
        lines = [(item.key, item.text) for item in self.items]
        if len(lines) > MOST_LINES:
            lines = [*self._in_groups()]
        width = max((len(key) for key, _ in lines), default=0)
        return [(f"  {key:>{width}}  ", said) for key, said in lines]

    def unfit(self, entry: str) -> str:
        """What to say to an entry that makes no action of this phase."""
        word = entry.split()[0]
        return self._expected(word) if word.isdecimal() else self._impossible(entry)

    def _impossible(self, action: str) -> str:
        possible = dict.fromkeys(self.phrases.term(item.action["type"]) for item in self.items)
        return self.phrases("not-now", action=action, possible=[*possible])

    def _in_groups(self) -> Iterator[tuple[str, str]]:
        """Actions that differ in their last value alone share a line; a note that it always has stands below."""
        groups = [[*alike] for _, alike in groupby(self.items, lambda item: _leaves(item.action, but_last=True))]
        several = [item for alike in groups if len(alike) > 1 for item in alike if item.note]
        noted = dict.fromkeys((self._last(item), item.note) for item in several)
        below = len({value for value, _ in noted}) == len(noted)
        for first, *others in groups:
            if not others:
                yield first.key, first.text
                continue
            values = [first.said, *map(self._last, others)]
            notes = ["" if below or not item.note else f" ({item.note})" for item in (first, *others)]
            yield f"{first.key}\u2013{others[-1].key}", ", ".join(map("".join, zip(values, notes, strict=True)))
        if below and noted:
            yield "", " \u00b7 ".join(f"{self.phrases('labelled', label=value)} {note}" for value, note in noted)

    def _last(self, item: Item) -> str:
        """The last value of an action, in words."""
        name, value = _leaves(item.action)[-1]
        if name == "kind":
            return self.phrases.label(value)
        return self.phrases.in_words(name, value) or self.phrases.term(str(value))

    @property
    def due(self) -> Item | None:
        """The one line of the list, if it asks for cards: then cards are all that has to be typed."""
        if len(self.items) != 1 or not any(map(is_due, self.items[0].action.values())):
            return None
        return self.items[0]

    def _without_player(self, entry: str) -> tuple[str | None, list[str]]:
        """The player whom an entry begins with, if any, and the other words."""
        known = [(name, each) for each in self.seats for name in (self.phrases.named(each), each)]
        for name, player in sorted(known, key=lambda each: len(each[0]), reverse=True):
            if entry.casefold().startswith((name.casefold() + " ", name.casefold() + ":")):
                return player, entry[len(name) + 1 :].split()
        return None, entry.split()

    def _expected(self, word: str) -> str:
        """What may be typed in place of a word that means nothing."""
        keys = [item.key for item in self.items]
        if not keys:
            said = self.phrases("not-understood-here")
        elif self.member is None:
            said = self.phrases("not-understood")
        else:
            said = self.phrases("not-understood-keys", keys=", ".join(shortened(keys).split()))
        shown = {word: self.phrases.term(kind) for kind in self.types for word in self._words_for(kind)}
        shown |= self.commands
        shown |= {item.word: item.word for item in self.items if item.word and not item.word.isdigit()}
        begun = [each for each in dict.fromkeys(item.action["type"] for item in self.items) if each.startswith(word)]
        near = begun[0] if word and len(begun) == 1 else nearest(word, shown)
        near = self._amount_meant(word) or (near and shown.get(near, near))
        return said if near is None else f"{said} {self.phrases('did-you-mean', near=near)}"

    def _words_for(self, kind: str) -> list[str]:
        """What people may type for a type of action: its id, the reader's word, and further words for it."""
        also = self.phrases(ALSO[kind]).split() if kind in ALSO else []
        return [kind, self.phrases.term(kind).lower(), *also]

    def examples(self) -> list[str]:
        """Actions that may be typed now in the reader's words, one of each type."""
        first = {item.action["type"]: item.action for item in reversed(self.items)}
        fit = [each for each in reversed(first.values()) if not any(map(is_due, each.values()))]
        return [" ".join(self._example(each)) for each in fit[:MOST_EXAMPLES]]

    def _example(self, action: Document) -> Iterator[str]:
        yield self.phrases.term(action["type"])
        for name, value in _leaves(action):
            if is_range(value):
                yield str(value["minimum"])
            elif name not in ("type", "player"):
                yield self.phrases.term(str(value))

    def _amount_meant(self, word: str) -> str | None:
        """`bid 5` in the reader's words for a 5, where something has an amount."""
        kinds = (item.action["type"] for item in self.items if any(map(is_range, item.action.values())))
        return next((f"{self.phrases.term(kind)} {word}" for kind in kinds), None) if word.isdecimal() else None

    def _typed(self, player: str | None, words: list[str], asker: Asker) -> Document:
        phrases = self.phrases
        kind, values = self._kind_of(words)
        if kind is None:
            raise NotUnderstood(self._expected(words[0] if words else ""))
        candidates = [item.action for item in self.items if item.action["type"] == kind]
        actors = list(dict.fromkeys(action["player"] for action in candidates)) or [*self.to_act]
        if player is None and len(actors) != 1:
            raise NotUnderstood(phrases("who", players=", ".join(phrases.named(actors))))
        player = player or actors[0]
        if not values and not candidates and self.due is None:
            return {"type": kind, "player": player}
        if any("=" in each for each in values):
            try:
                return {"type": kind, "player": player, **arguments.pairs(values, kind)}
            except click.UsageError as error:
                raise NotUnderstood(error.message) from None
        if not candidates:
            raise NotUnderstood(self._impossible(phrases.term(kind)))
        own = [each for each in candidates if each["player"] == player]
        return self._filled(own or [{**each, "player": player} for each in candidates], values, asker)

    def _kind_of(self, words: list[str]) -> tuple[str | None, list[str]]:
        """The type of action that the first words name, and the words after them; None where they name no type."""
        for kind in self.types:
            for name in map(str.split, self._words_for(kind)):
                if [each.lower() for each in words[: len(name)]] == name:
                    return kind, words[len(name) :]
        return None, []

    def _filled(self, candidates: list[Document], values: list[str], asker: Asker) -> Document:
        """The candidate with these values; else the first one's members with these values, for the rules to judge."""
        fixed = [each for each in candidates if not any(is_range(value) or is_due(value) for value in each.values())]
        exact = [each for each in fixed if [*arguments.values_in(each)][: len(values)] == self._in_terms(values, each)]
        if len(exact) == 1:
            return _completed(exact[0], [], asker, self.phrases)
        template = candidates[0]
        open_members = [name for name in template if name not in ("type", "player")]
        if len(candidates) == 1 and not values:
            return _completed(template, values, asker, self.phrases)
        if any(is_due(template[name]) or is_range(template[name]) for name in open_members):
            return _completed(template, values, asker, self.phrases)
        if len(values) != len(open_members) or any(isinstance(template[name], dict) for name in open_members):
            names = [name for name, _ in _leaves(template) if name not in ("type", "player")]
            missing = names[len(values) :] or names
            raise NotUnderstood(self.phrases("which", members=", ".join(map(self.phrases.label, missing))))
        given = {name: arguments.value_or_text(each) for name, each in zip(open_members, values, strict=True)}
        return {**template, **given}

    def _in_terms(self, words: list[str], action: Document) -> list[str]:
        """The words, those in the reader's language as the terms of the action that they mean."""
        terms = {self.phrases.term(each).lower(): each for each in arguments.values_in(action)}
        return [terms.get(each.lower(), each) for each in words]


def menu_of(
    answer: Document,
    seen: Document,
    look: Look,
    types: Sequence[str],
    phrases: Phrases,
    *,
    open_end: bool,
    commands: Mapping[str, str] = MappingProxyType({}),
) -> Menu:
    """The legal actions of an answer as a list for people who see `seen`.

    Where all of them differ in one number only, such as a card's, that is the key; else they are numbered, as are
    words and what the game's look says. With an `open_end`, ranges of players who keep something hidden do not show
    how far they go.
    """
    listed, to_act = answer["legal_actions"], answer["to_act"]
    differing = _one_member(listed)
    numbered = differing in look.numbered or any(isinstance(each.get(differing), str) for each in listed)
    member = None if numbered else differing
    items = []
    for number, action in enumerate(listed, 1):
        said = sentence(phrases.named(action), phrases, open_end=open_end and _keeps_secrets(action["player"], seen))
        note = look.note(action, seen, phrases) if look.note is not None else ""
        who = f"{phrases('labelled', label=phrases.named(action['player']))} " if len(to_act) > 1 else ""
        key = str(number if member is None else action[member])
        word = str(action[differing]) if numbered and differing is not None else ""
        items.append(Item(key, action, f"{who}{said}", note, word))
    seats = list(dict.fromkeys([*to_act, *(seat["id"] for seat in seen["players"])]))
    return Menu(items, to_act, types, phrases, seats, member, commands)


def _one_member(listed: Sequence[Document]) -> str | None:
    """The one member in which the actions differ, or the only one that a single action has: a number or a text."""
    if not listed or any(each.keys() != listed[0].keys() for each in listed):
        return None
    differing = [name for name in listed[0] if any(each[name] != listed[0][name] for each in listed)]
    names = differing if len(listed) > 1 else [name for name in listed[0] if name not in ("type", "player")]
    if len(names) != 1 or names[0] in ("type", "player"):
        return None
    return names[0] if all(isinstance(each[names[0]], int | str) for each in listed) else None


def _keeps_secrets(player: str, seen: Document) -> bool:
    """Whether the table does not see all that a player has."""
    return any(player == seat["id"] and None in seat.values() for seat in seen["players"])


def _json(entry: str) -> Document:
    try:
        action = arguments.value(entry, what="ACTION")
    except click.UsageError as error:
        raise NotUnderstood(error.message) from None
    return dict(action)


def _leaves(action: Document, *, but_last: bool = False) -> list[tuple[str, Any]]:
    """The members of an action, those of nested objects in their place; `but_last`: the last one without its value."""
    leaves: list[tuple[str, Any]] = []
    for name, value in action.items():
        nested = isinstance(value, dict) and not is_range(value) and not is_due(value)
        leaves += _leaves(value) if nested else [(name, value)]
    return [*leaves[:-1], (leaves[-1][0], None)] if but_last else leaves


def _completed(action: Document, words: list[str], asker: Asker, phrases: Phrases) -> Document:
    """The action with a number for its range, and with the cards that are due; from the words, or asked for."""
    done: Document = {}
    for name, value in action.items():
        if is_range(value):
            entry = words[0] if words else asker.line(phrases("amount", minimum=value["minimum"]))
            # Also `bid 5`, where only the 5 is asked for.
            for word in (action["type"], phrases.term(action["type"])):
                entry = entry.removeprefix(f"{word} ")
            done[name] = _number(entry, phrases)
        elif is_due(value):
            done[name] = _cards(value, words, asker, phrases)
        else:
            done[name] = value
    return done


def _number(entry: str, phrases: Phrases) -> int:
    if not entry:
        raise Cancelled
    if not entry.removeprefix("-").isdecimal() or not entry.isascii():
        raise NotUnderstood(phrases("not-a-number", entry=entry))
    return int(entry)


def _cards(due: Document, words: list[str], asker: Asker, phrases: Phrases) -> list[Any]:
    """As many cards as are due, one after another; a card that cannot turn up is asked for again."""
    count, rest = due["count"], [*due["from"]]
    cards: list[Any] = []
    replaced: list[Any] = []
    waiting, complaint = separated(" ".join(words)), ""
    while len(cards) < count:
        if not waiting:
            question = phrases("card", number=len(cards) + 1, count=count)
            waiting, complaint = separated(asker.line(complaint + question)), ""
            if cards and len(waiting) == count:  # all of them, typed anew
                replaced = [*cards]
                rest += cards
                cards.clear()
            if not waiting:
                if not cards:
                    raise Cancelled
                rest.append(cards.pop())
                complaint = phrases("taken-out", card=rest[-1]) + " "
                continue
        entry = waiting.pop(0)
        card = find_card(entry, rest)
        if card is None:
            waiting.clear()
            complaint = (
                phrases("not-possible", card=entry) + " " + (phrases("kept", cards=cards) + " " if cards else "")
            )
        else:
            rest.remove(card)
            cards.append(card)
    if any(card not in cards for card in replaced):
        asker.tell(phrases("replaced", before=replaced, after=cards))
    return cards
