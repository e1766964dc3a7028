"""What CONTRIBUTING says of declarations: a code or an event type stands in one file of rules, and in one of texts."""

from collections.abc import Iterator
from pathlib import Path

import gavel
from gavel.games.catalogue import games
from tests.support.hooks import package_of

HOME = Path(gavel.__file__).parent

COMMON = {"player.unknown", "variant.unknown"}
"""Codes of schemas, setups and actions alike, which the common code finds in several places."""


def sources(*suffixes: str) -> dict[Path, str]:
    """The files of the service by path, cases apart."""
    return {
        path.relative_to(HOME): path.read_text(encoding="utf-8")
        for path in sorted(HOME.rglob("*"))
        if path.suffix in suffixes and "cases" not in path.parts
    }


def declared() -> Iterator[tuple[str, str]]:
    """Every code and type of event, with the folder of its game."""
    for game in games().values():
        names = {*game.illegal, *game.impossible, *game.bad_setup, *game.bad_match} - COMMON
        yield from ((package_of(game), name) for name in sorted(names))


def test_a_code_is_declared_in_one_file_and_worded_in_one() -> None:
    rules, texts = sources(".py"), sources(".toml")
    for game, code in declared():
        in_rules = [path for path, text in rules.items() if _is_of(path, game) and f'"{code}"' in text]
        in_texts = [path for path, text in texts.items() if _is_of(path, game) and f"[{code}]" in text]
        assert (len(in_rules), len(in_texts)) == (1, 1), (game, code, in_rules, in_texts)


def test_a_type_of_event_is_worded_in_one_file() -> None:
    texts = sources(".toml")
    for game in games().values():
        for event in game.events:
            found = [path for path, text in texts.items() if path.name == "events.toml" and f"[{event}]" in text]
            own = [path for path in found if _is_of(path, package_of(game))]
            assert len(own) >= 1, (game.id, event)


def _is_of(path: Path, game: str) -> bool:
    """Whether a file belongs to that game, or to all."""
    return path.parts[0] != "games" or path.parts[1] == game
