"""Any game's table in a few lines: what has changed before what is known already, without what is empty or hidden."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from gavel.cli.output.answers import Document
from gavel.cli.output.boards import HEAD, headline, is_by_player
from gavel.cli.output.cards import shortened
from gavel.cli.output.look import Offered, look_of
from gavel.cli.output.phrases import Phrases
from gavel.cli.output.tables import brief, hanging, referees_record, text

MOST_LINES: Final = 8
"""The lines of a compact board, its headline among them."""

MOST_LISTED: Final = 12
"""The values of a list that are listed; those of a longer one that has more runs are counted."""

MARKED: Final = frozenset({"turn", "from"})
"""Members that say who is to act, which the seats show already, or how it has come to that."""

BETWEEN: Final = " | "


@dataclass(frozen=True)
class Section:
    """Items that belong together, which flow over as many lines as they need."""

    label: str
    items: Sequence[Text]
    fleeting: bool = False
    """Whether its items count for as long as they are new, such as what is up for auction."""

    def only(self, wanted: Collection[str]) -> "Section":
        """The section with those items alone."""
        return replace(self, items=[item for item in self.items if item.plain in wanted])

    def lines(self, console: Console) -> list[Text]:
        """Its items after its label, as they fit into the width."""
        flowing = text(f"{self.label} " if self.label else "", "dim")
        lines, empty = [], True
        for item in self.items:
            if not empty and flowing.cell_len + len(BETWEEN) + item.cell_len > console.width:
                lines.append(flowing)
                flowing, empty = text("  " if self.label else ""), True
            flowing = Text.assemble(flowing, text("" if empty else BETWEEN, "dim"), item)
            empty = False
        lines.append(flowing)
        return [part for line in lines for part in hanging(line, console, 2)]


class CompactBoard:
    """The boards of one table, one after the other: each shows what has changed since the one before it."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._known: frozenset[str] = frozenset()

    def lines(self, seen: Document, to_act: Sequence[str], phrases: Phrases, offered: Offered = ()) -> list[Text]:
        """A state or view in MOST_LINES lines at the most; the last one says so where something is left out."""
        sections = [*_sections(seen, to_act, phrases.about(seen["game"]), offered)]
        items = frozenset(item.plain for section in sections for item in section.items)
        changed, self._known = items - self._known, items
        whole = [section.lines(self._console) for section in sections]
        if sum(map(len, whole)) <= MOST_LINES:
            return [line for lines in whole for line in lines]
        more = text(phrases("board-more"), "dim")
        more.truncate(self._console.width)
        return [*self._chosen(sections, changed), more]

    def _chosen(self, sections: Sequence[Section], changed: Collection[str]) -> Iterator[Text]:
        """The lines of what there is room for, in their order: changed items come first, then whole sections."""
        whole = [*enumerate(sections)]
        parts = [(index, section.only(changed)) for index, section in whole]
        parts.sort(key=lambda part: not part[1].fleeting)
        kept: dict[int, list[Text]] = {}
        left = MOST_LINES - 1
        for index, part in [whole[0], *parts, *sorted(whole, key=lambda each: each[1].fleeting)]:
            before = len(kept.get(index, ()))
            lines = part.lines(self._console) if part.items else []
            if index not in kept:
                lines = lines[:left]
            if lines and len(lines) - before <= left:
                kept[index], left = lines, left - (len(lines) - before)
        return (line for index in sorted(kept) for line in kept[index])


def _sections(seen: Document, to_act: Sequence[str], phrases: Phrases, offered: Offered) -> Iterator[Section]:
    """The headline, the seats, all other members, what the game says in short, what a referee has done."""
    look = look_of(seen["game"])
    drawn = look.drawn if look.brief is not None else frozenset()
    yield Section("", [text(headline(seen, phrases), "bold")])
    rest = {name: value for name, value in seen.items() if name not in HEAD | MARKED | drawn}
    columns = {name: value for name, value in rest.items() if is_by_player(value, seen)}
    hidden = look.drawn_of_players
    yield Section("", [_seat(player, to_act, columns, hidden, phrases) for player in seen["players"]])
    others = [_figure(name, value, phrases) for name, value in rest.items() if name not in columns]
    if others := [item for item in others if item.plain]:
        yield Section("", others, fleeting=True)
    for label, items in () if look.brief is None else look.brief(seen, phrases, offered):
        if items:
            yield Section(phrases("labelled", label=label) if label else "", items)
    if record := [part for part in referees_record(seen, phrases) if isinstance(part, Text)]:
        yield Section("", record)


def _seat(player: Document, to_act: Sequence[str], columns: Document, drawn: Collection[str], phrases: Phrases) -> Text:
    """A player with what is known of them, marked where they are to act."""
    name = player["id"]
    own = {member: value for member, value in player.items() if member != "id" and member not in drawn}
    of_all = {member: value for member, value in columns.items() if name in value}
    figures = [_figure(member, value, phrases) for member, value in own.items()]
    for member, value in of_all.items():
        secret = isinstance(value, dict) and value[name] is None
        said_of = True if isinstance(value, list) else value[name]
        figures.append(text(phrases("chosen")) if secret else _figure(member, said_of, phrases))
    said = text(", ".join(figure.plain for figure in figures if figure.plain))
    mark = text("\u25b6 " if name in to_act else "")
    return Text.assemble(mark, text(name, "bold"), text(" " if said.plain else ""), said)


def _figure(member: str, value: Any, phrases: Phrases) -> Text:
    """A member and its value; empty where there is nothing to say."""
    if _is_empty(value):
        return text("")
    label = phrases.label(member)
    if isinstance(value, dict) and "kind" not in value and value.keys() != {"hidden"}:
        inner = [_figure(name, each, phrases).plain for name, each in value.items() if name not in MARKED]
        said = ", ".join(each for each in inner if each)
        return text(f"{label} {said}" if said else "")
    return text(label if value is True else f"{label} {_in_short(value, phrases)}")


def _in_short(value: Any, phrases: Phrases) -> str:
    """A value in few words: a long list by its runs, or counted; of what is hidden, how many there are."""
    if isinstance(value, dict) and "hidden" in value:
        return f"\u00d7{value['hidden']}"
    if not isinstance(value, list) or len(value) <= MOST_LISTED:
        return brief(value, phrases)
    runs = shortened(value) if all(isinstance(each, int | str) for each in value) else ""
    return runs if 0 < len(runs.split()) <= MOST_LISTED else phrases("items", count=len(value))


def _is_empty(value: Any) -> bool:
    """Whether a value says nothing: hidden, none, no, or a list of nothing. A number always says something."""
    return value is None or value is False or value in ("", [], {}, {"hidden": 0})
