"""The command's own words: complete in every language; names of cards; looks that fit their games."""

import re
from collections.abc import Iterable
from importlib.resources import files

import pytest

from gavel.api.registry import registry
from gavel.catalogue import packages
from gavel.cli.output.cards import find_card, shortened
from gavel.cli.output.look import look_of
from gavel.cli.output.phrases import HEADINGS, PHRASES, phrases_for, phrases_of
from gavel.cli.output.terminal_safe import printable

HOME = files("gavel.cli")
IDS = [f"ref-{number:03}" for number in range(1, 30)]


FOLDERS = ("", "backends", "commands", "input", "output", "table")
COMMAND = [file for folder in FOLDERS for file in HOME.joinpath(folder).iterdir()]
LOOKS = {game: files(package).joinpath("terminal.py") for game, package in packages().items()}


def asked_for(sources: Iterable[str]) -> set[str]:
    """The phrases that are asked for outright."""
    return {name for source in sources for name in re.findall(r'_?phrases\(\s*"([a-z-]+)"', source)}


def quoted_in(sources: Iterable[str]) -> set[str]:
    """Whatever may be the name of a phrase."""
    return {name for source in sources for name in re.findall(r"""["']([a-z-]+)["']""", source)}


def test_no_phrase_of_the_command_is_left_over_and_none_is_missing() -> None:
    sources = [file.read_text() for file in COMMAND if file.name.endswith(".py")]
    assert asked_for(sources) <= set(PHRASES.forms)
    looks = [look.read_text() for look in LOOKS.values() if look.is_file()]
    assert set(PHRASES.forms) <= quoted_in([*sources, *looks])


@pytest.mark.parametrize("game", packages())
def test_no_phrase_of_a_game_is_left_over_and_none_is_missing(game: str) -> None:
    look = [LOOKS[game].read_text()] if LOOKS[game].is_file() else []
    own = set(phrases_of(game).forms) - set(PHRASES.forms)
    assert asked_for(look) <= {*PHRASES.forms, *own}
    with_values = {name for name in own if name.endswith("-in-words")}
    assert own - with_values <= quoted_in(look)
    assert {name.removesuffix("-in-words") for name in with_values} <= set(HEADINGS.forms)


def test_the_phrases_of_a_game_are_read_where_it_has_some() -> None:
    assert any(len(phrases_of(game).forms) > len(PHRASES.forms) for game in packages())
    assert phrases_of("no-such-game").forms == phrases_of(None).forms == PHRASES.forms


def test_a_heading_needs_no_figures() -> None:
    assert not [name for name, forms in HEADINGS.forms.items() if forms[0].figures]


def test_words_are_those_of_the_game_that_is_talked_about() -> None:
    phrases = phrases_for("de")
    assert phrases.about("auctionland").term("place") == "anlegen"
    assert phrases.about("auctionland").phase("place") == "Anlegen"
    assert phrases.about("the-estates").term("place") == "setzen"
    assert phrases.about("for-sale").term("houses") == "Gebäude"
    assert phrases.about("the-estates").term("reveal") == "aufdecken"
    assert phrases.about("no-such-game").term("buying") == phrases.term("buying") == "Kauf"
    assert phrases.term("no-such-word") == "no-such-word"


def test_a_game_or_match_that_nobody_wins_is_told_so() -> None:
    assert phrases_for("en")("won-by", winners=[], by="nobody") == "Nobody wins."
    assert phrases_for("de")("won-by", winners=["bob", "cy"], by="Summe") == "Sieg: bob, cy (Summe)."


def test_what_has_no_heading_is_called_by_its_name() -> None:
    assert phrases_for("de").label("no_such_member") == "no such member"


@pytest.mark.parametrize("game", registry())
def test_a_look_knows_only_what_its_game_has(game: str) -> None:
    look, rules = look_of(game), registry()[game].game
    assert look.sealed <= set(rules.action_types)
    state, _events = rules.setup({"players": ["ann", "bob", "cy"], "seed": "x"})
    document = rules.dump(state)
    assert look.drawn <= set(document)
    assert look.drawn_of_players <= set(document["players"][0])


@pytest.mark.parametrize("game", ["go", "", "look", "../x", "no-such-game"])
def test_a_game_without_a_look_is_shown_all_the_same(game: str) -> None:
    assert look_of(game).draw is None


@pytest.mark.parametrize(
    ("entry", "candidates", "expected"),
    [
        ("3", [1, 3, 3], 3),
        ("03", [1, 3], None),
        ("ref-017", IDS, "ref-017"),
        ("17", IDS, "ref-017"),
        ("017", IDS, "ref-017"),
        ("99", IDS, None),
        ("1", ["a1", "b1"], None),
        ("a", IDS, None),
        ("", IDS, None),
        ("\u0663", [3], None),
    ],
)
def test_a_card_may_be_named_in_short(entry: str, candidates: list[object], expected: object) -> None:
    assert find_card(entry, candidates) == expected


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([], ""),
        ([0, 0, 2, 2, 3, 3, 4], "0 2\u20134"),
        ([1, 2, 5], "1 2 5"),
        (IDS, "ref-001\u2013ref-029"),
        (["ref-099", "ref-100", "ref-101", "own"], "ref-099\u2013ref-101 own"),
    ],
)
def test_long_lists_are_told_in_runs(values: list[object], expected: str) -> None:
    assert shortened(values) == expected


def test_text_keeps_its_lines_and_loses_what_steers_a_terminal() -> None:
    assert printable("a\nb\x1b[31m\x9b\u202ec") == "a\nb\ufffd[31m\ufffd\ufffdc"
