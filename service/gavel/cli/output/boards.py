"""Any game's table for people: what all games share as small tables, and what a game's look draws itself."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from gavel.catalogue import game, source_of
from gavel.cli.output import tables
from gavel.cli.output.answers import Document
from gavel.cli.output.look import Look, look_of
from gavel.cli.output.phrases import Phrases
from gavel.cli.output.tables import brief, grid, text

HEAD = {
    "game",
    "schema_version",
    "ruleset",
    "variant",
    "options",
    "dealer",
    "deal",
    "players",
    "phase",
    "round",
    "ply",
    "history",
    "corrections",
    "forfeits",
    "penalties",
    "unsealed",
    "rekeyed",
}


def show_position(position: Document, phrases: Phrases) -> None:
    """What happened, the table, and who may do what; or the scoresheet, once finished."""
    phrases = phrases.about(position["state"]["game"])
    tables.show(*tables.events(position["events"]))
    tables.show(*board(position["state"], position["to_act"], phrases))
    if position["finished"]:
        tables.show(*tables.scoresheet(position["scores"], phrases))
    else:
        tables.show(tables.legal_actions(position, phrases))


def show_views(answer: Document, to_act: Sequence[str], phrases: Phrases) -> None:
    """The views of an answer, one after the other, each under its viewer."""
    for viewer, seen in answer.get("views", {}).items():
        tables.show(text(phrases("seen-by", viewer=viewer), "bold"))
        tables.show(*board(seen["view"], to_act, phrases))
        tables.show(tables.legal_actions({**seen, "to_act": to_act}, phrases.about(seen["view"]["game"])))


def board(seen: Document, to_act: Sequence[str], phrases: Phrases) -> Iterator[RenderableType]:
    """A state or view as tables."""
    phrases, look = phrases.about(seen["game"]), look_of(seen["game"])
    yield text(headline(seen, phrases), "bold")
    rest = {name: value for name, value in seen.items() if name not in HEAD and name not in look.drawn}
    columns = {name: value for name, value in rest.items() if is_by_player(value, seen)}
    yield _players(seen, to_act, columns, look, phrases)
    if look.draw is not None:
        yield from look.draw(seen, phrases)
    rows = [(phrases.label(name), brief(value, phrases)) for name, value in rest.items() if name not in columns]
    shown = [(name, value) for name, value in rows if value != "\u2013"]
    if shown:
        yield grid(("", ""), shown)
    yield from tables.referees_record(seen, phrases)


def headline(seen: Document, phrases: Phrases) -> str:
    """Which game, by which edition, and how far it is."""
    variant = [] if seen["variant"] == "standard" else [phrases.term(seen["variant"])]
    edition = " ".join([phrases.term(seen["ruleset"]), *variant])
    name = seen["game"] if source_of(seen["game"]) is None else game(seen["game"]).name
    phase = phrases("over") if seen["phase"] == "finished" else phrases.phase(seen["phase"])
    key = "headline-of-turns" if look_of(seen["game"]).turns else "headline"
    return phrases(key, game=name, edition=edition, round=seen["round"], phase=phase)


def _players(
    seen: Document, to_act: Sequence[str], columns: dict[str, Any], look: Look, phrases: Phrases
) -> RenderableType:
    members = [name for name in seen["players"][0] if name not in look.drawn_of_players]
    heads = ["", *(phrases.label("player" if name == "id" else name) for name in members), *map(phrases.label, columns)]
    rows: list[list[str | Text]] = []
    for player in seen["players"]:
        mark = text("\u25b6" if player["id"] in to_act else " ")
        own = [_seat(name, player[name], phrases) for name in members]
        rows.append([mark, *own, *(_of_player(player["id"], value, phrases) for value in columns.values())])
    return grid(heads, rows, lead=2)


def _seat(name: str, value: Any, phrases: Phrases) -> Text:
    if name == "id":
        return text(value, "bold")
    return text(phrases("unseen") if value is None else brief(value, phrases))


def is_by_player(value: Any, seen: Document) -> bool:
    """Whether a member is about players: amounts by player, or a list of players."""
    ids = {player["id"] for player in seen["players"]}
    return isinstance(value, dict | list) and bool(value) and all(isinstance(x, str) and x in ids for x in value)


def _of_player(player: str, value: Any, phrases: Phrases) -> str:
    if player not in value:
        return ""
    if isinstance(value, list):
        return phrases("yes")
    return phrases("chosen") if value[player] is None else brief(value[player], phrases)
