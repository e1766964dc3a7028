"""Words at the edge: nothing lacks its words, no language lacks a translation, and figures are filled in unharmed."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hypothesis import given
from hypothesis import strategies as st

from gavel.rules.catalogue import games
from gavel.rules.game import Game
from gavel.wire import texts
from gavel.wire.problems import STATUS
from gavel.wire.words import LANGUAGES, Words, choose, either, words_for
from tests.support.recordings import Recorder

PACKAGE = Path(str(files("gavel")))
TRANSLATED = [language for language in LANGUAGES if language != "en"]
THREE = {"players": ["ann", "bob", "cy"]}
FOUR = {"players": ["ann", "bob", "cy", "dee"]}

EXTRA_SETUPS: Mapping[str, list[dict[str, Any]]] = {
    "for-sale": [
        {
            "players": ["ann", "bob", "cy", "dee", "eve"],
            "variant": "short-supply",
            "options": {"short_last_round": "discard"},
            "seed": "1",
        },
        {**FOUR, "first_player": "zoe", "seed": "1", "deal": {"houses": [1, 1], "cheques": [99]}},
        {**FOUR, "variant": "unknown", "dealer": "table", "seed": "1", "deal": {"houses": [], "cheques": []}},
        {**FOUR, "options": {"houses": [5, 5, 7], "removed": 9}, "seed": "1"},
        {"players": ["ann", "bob"], "seed": "1"},
    ],
}
"""Setups beside the plain ones, by game: good ones for events that are rare, and bad ones of every kind."""

EXTRA_TALLIES: Mapping[str, list[dict[str, Any]]] = {
    "for-sale": [{"players": [{"id": player, "coins": 99, "cheques": [0, 0, 0, 99]} for player in THREE["players"]]}],
}

each_game = pytest.mark.parametrize("game", games().values(), ids=games())
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", TRANSLATED)


@cache
def recording(game_id: str) -> Recorder:
    recorder = Recorder(games()[game_id])
    recorder.play_all()
    for setup in EXTRA_SETUPS.get(game_id, ()):
        recorder.play(setup)
    for tally in EXTRA_TALLIES.get(game_id, ()):
        recorder.tally(tally)
    return recorder


def tables(game: Game[Any]) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """A game's texts for events and for refusals, by the folder that it has under `gavel.wire`."""
    words = import_module(f"gavel.wire.{game.ID.replace('-', '_')}.words")
    return words.EVENTS, {**texts.FAULTS, **words.REFUSALS}


def slots(template: str) -> set[str]:
    return {name for _literal, name, _spec, _conversion in Formatter().parse(template) if name is not None}


def unfilled(templates: str, figures: Mapping[str, Any]) -> bool:
    """Whether every alternative of a text needs a figure that is not there."""
    return all(slots(template) - set(figures) for template in templates.split("\n"))


def catalogue(*path: str) -> Catalog:
    with PACKAGE.joinpath("locale", *path).open("rb") as source:
        return read_po(source)


def msgids(messages: Iterable[Any]) -> set[str]:
    return {message.id for message in messages if message.id}


# --- nothing lacks its words ----------------------------------------------------------------------------------------


@each_game
def test_every_event_type_has_a_template_and_no_other(game: Game[Any]) -> None:
    assert set(tables(game)[0]) == set(game.EVENTS)


@each_game
def test_every_code_of_a_game_has_a_template_and_its_own_table_no_other(game: Game[Any]) -> None:
    codes = {*game.ILLEGAL, *game.IMPOSSIBLE, *game.BAD_SETUP}
    refusals = tables(game)[1]
    assert codes <= set(refusals)
    assert set(refusals) - set(texts.FAULTS) == codes - set(texts.FAULTS)


@each_game
def test_the_recordings_hold_every_event_type_and_every_code(game: Game[Any]) -> None:
    recorder = recording(game.ID)
    assert set(recorder.events) == set(game.EVENTS)
    assert set(recorder.violations) == {*game.ILLEGAL, *game.IMPOSSIBLE, *game.BAD_SETUP}


@each_game
def test_the_figures_of_every_event_and_violation_fill_its_template(game: Game[Any]) -> None:
    recorder, (events, refusals) = recording(game.ID), tables(game)
    for recorded, templates in ((recorder.events, events), (recorder.violations, refusals)):
        for key, occurrences in recorded.items():
            assert not [figures for figures in occurrences if unfilled(templates[key], figures)], key


@each_game
def test_every_alternative_of_a_games_own_text_is_said_somewhere(game: Game[Any]) -> None:
    recorder, (_events, refusals) = recording(game.ID), tables(game)
    for code in set(refusals) - set(texts.FAULTS):
        said = set()
        for figures in recorder.violations[code]:
            said.add(next(text for text in refusals[code].split("\n") if slots(text) <= set(figures)))
        assert said == set(refusals[code].split("\n")), code


@each_game
@each_translation
def test_the_phases_and_action_types_of_every_game_are_translated(game: Game[Any], language: str) -> None:
    known = msgids(catalogue(language, "LC_MESSAGES", "gavel.po"))
    assert {*game.PHASES, *game.ACTION_TYPES} <= known


def test_every_problem_type_has_its_words_and_no_other() -> None:
    assert set(texts.PROBLEMS) == set(STATUS)
    for problem in texts.PROBLEMS.values():
        assert problem.title
        assert problem.detail.endswith(".")
        assert 2 <= len(re.findall(r"[.?!](?:\s|$)", problem.page)) <= 4
        assert not slots(problem.title + problem.page)


# --- no language lacks a translation --------------------------------------------------------------------------------


def test_the_template_catalogue_is_up_to_date_with_the_sources() -> None:
    extracted = extract_from_dir(PACKAGE, method_map=[("**.py", "python")], keywords={"_": None, "N_": None})
    assert {message for _file, _line, message, _comments, _context in extracted} == msgids(catalogue("gavel.pot"))


@each_translation
def test_every_message_is_translated_and_none_is_stale(language: str) -> None:
    messages = catalogue(language, "LC_MESSAGES", "gavel.po")
    assert msgids(messages) == msgids(catalogue("gavel.pot"))
    assert not messages.obsolete
    for message in messages:
        assert message.string, message.id
        assert not (message.id and message.fuzzy), message.id


@each_translation
def test_a_translation_has_the_placeholders_of_its_original(language: str) -> None:
    for message in catalogue(language, "LC_MESSAGES", "gavel.po"):
        if message.id:
            assert slots(str(message.string)) == slots(str(message.id)), message.id


@each_translation
def test_the_compiled_catalogue_is_what_the_po_file_compiles_to(language: str) -> None:
    compiled = BytesIO()
    write_mo(compiled, catalogue(language, "LC_MESSAGES", "gavel.po"))
    assert PACKAGE.joinpath("locale", language, "LC_MESSAGES", "gavel.mo").read_bytes() == compiled.getvalue()


# --- figures are filled in unharmed ---------------------------------------------------------------------------------

TEXTS = {
    "bid": "{player} had bid {amount}.",
    "cards": "Cards: {cards}.",
    "place": either("Seat {seat} of {seats}.", "Seat {seat}."),
}
SAID_IN_GERMAN = words_for("de")


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ([1, 2, 3], "Cards: 1, 2, 3."),
        ((7,), "Cards: 7."),
        ([True, "x", None], "Cards: true, x, \u2013."),
        ([], "Cards: \u2013."),
        (None, "Cards: \u2013."),
        (False, "Cards: false."),
        (1.5, "Cards: 1.5."),
    ],
)
def test_lists_are_joined_and_nothing_is_a_dash(cards: object, said: str) -> None:
    assert words_for("en").say(TEXTS, "cards", {"cards": cards}) == said


@given(st.text())
def test_whatever_a_player_is_called_stands_in_the_sentence_as_it_is(player: str) -> None:
    for language in LANGUAGES:
        said = words_for(language).say(TEXTS, "bid", {"player": player, "amount": 4})
        assert said == f"{player} had bid 4."


def test_a_player_called_like_a_term_is_not_translated() -> None:
    assert SAID_IN_GERMAN.say(tables(games()["for-sale"])[0], "pass", {"player": "bid"}) == "bid steigt aus."
    figures = {"player": "pass", "to_act": ["bid", "table"]}
    assert SAID_IN_GERMAN.say(texts.FAULTS, "turn.not-yours", figures).endswith("bid, table.")
    assert SAID_IN_GERMAN.say(texts.FAULTS, "turn.not-yours", figures).startswith("pass ")


def test_terms_are_translated_also_in_lists_and_as_alternatives() -> None:
    figures = {"action": "sell", "phase": "buying", "expected": ["bid", "pass"]}
    said = words_for("fr").say(texts.FAULTS, "phase.wrong-action", figures)
    assert all(term in said for term in ("(vendre)", "(achat)", "enchérir, passer."))
    said = words_for("fr").say(texts.FAULTS, "type.wrong", {"expected": "object|null"})
    assert said.endswith("objet ou null.")
    said = words_for("en").say(texts.FAULTS, "type.wrong", {"expected": "object|null"})
    assert said.endswith("object or null.")


def test_of_several_alternatives_the_first_that_fits_is_said() -> None:
    words = words_for("en")
    assert words.say(TEXTS, "place", {"seat": 1, "seats": 3}) == "Seat 1 of 3."
    assert words.say(TEXTS, "place", {"seat": 1}) == "Seat 1."


def test_want_of_a_text_or_of_a_figure_is_no_failure() -> None:
    words = words_for("en")
    assert words.say(TEXTS, "unheard-of", {}) == "unheard-of"
    assert words.say(TEXTS, "place", {}) == "Seat \u2013."
    assert words.say(TEXTS, "bid", {"player": "ann"}) == "ann had bid \u2013."


def test_equal_keys_of_different_tables_are_not_mixed_up() -> None:
    words = Words("en")
    for number in range(100):
        assert words.say({"key": f"Text {number}."}, "key", {}) == f"Text {number}."


def test_a_refusal_names_its_figures_in_every_language() -> None:
    refusals = tables(games()["for-sale"])[1]
    said = {
        language: words_for(language).say(refusals, "bid.too-low", {"amount": 2, "minimum": 5, "highest": 4})
        for language in LANGUAGES
    }
    assert said == {
        "en": "A bid of 2 is not enough: it takes at least 5.",
        "fr": "Une enchère de 2 ne suffit pas\xa0: il faut au moins 5.",
        "de": "Ein Gebot von 2 genügt nicht: Es braucht mindestens 5.",
    }


def test_there_are_no_words_in_other_languages() -> None:
    with pytest.raises(ValueError, match="'la'"):
        words_for("la")


# --- which language the reader wants --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("*", "en"),
        ("fr", "fr"),
        ("FR", "fr"),
        ("fr-CH", "fr"),
        ("de-Latn-AT-1996", "de"),
        ("es, pt;q=0.5", "en"),
        ("es, de;q=0.1", "de"),
        ("fr;q=0.5, de;q=0.7", "de"),
        ("fr ; q=0.7 ,\tde;q=0.7", "fr"),
        ("da, en-GB;q=0.8, de;Q=0.9", "de"),
        ("de;q=0.8, *;q=0.9", "en"),
        ("en;q=0, *", "fr"),
        ("en;q=0, fr;q=0, *", "de"),
        ("fr;q=0", "en"),
        ("fr;q=0, de;q=0, *;q=0", "en"),
        ("fr-CH;q=0, fr;q=0.4", "fr"),
        ("fr;q=nan, de;q=0.1", "de"),
        ("fr;q=1e400, de;q=0.1", "de"),
        ("fr;q=-1, de;q=0.1", "de"),
        ("fr;level=1, de;q=0.1", "de"),
        (",;,q=,;;=, de", "de"),
        ("français, de;q=0.1", "de"),
    ],
)
def test_the_best_liked_language_is_chosen(header: str | None, language: str) -> None:
    assert choose(header) == language


@given(st.text() | st.text(alphabet="enfrd-*;q=01., \t"))
def test_any_header_leads_to_a_language(header: str) -> None:
    assert choose(header) in LANGUAGES
