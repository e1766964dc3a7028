"""Words at the edge: nothing lacks its words, no language lacks a translation, and figures are filled in unharmed."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
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

from gavel.api.desks import Desk, desks
from gavel.engine.game import Game
from gavel.games.catalogue import games
from gavel.i18n import texts
from gavel.i18n.words import LANGUAGES, MOST_TERMS, TERM_FIGURES, Sentences, Words, choose, either, words_for
from gavel.schemas.statuses import STATUS
from tests.support.rare_cases import RARE, Rare
from tests.support.recordings import Recorder

PACKAGE = Path(str(files("gavel")))
TRANSLATED = [language for language in LANGUAGES if language != "en"]

each_game = pytest.mark.parametrize("game", games().values(), ids=games())
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", TRANSLATED)


@cache
def recording(game_id: str) -> Recorder:
    recorder = Recorder(desks()[game_id])
    recorder.play_all()
    recorder.try_rare(RARE.get(game_id, Rare()))
    return recorder


def codes_of(game: Game[Any]) -> set[str]:
    """Every code by which the rules refuse something."""
    return {*game.illegal, *game.impossible, *desks()[game.id].request_codes}


def slots(template: str) -> set[str]:
    return {name for _literal, name, _spec, _conversion in Formatter().parse(template) if name is not None}


def unfilled(templates: str, figures: Mapping[str, Any]) -> bool:
    """Whether every alternative of a text needs a figure that is not there."""
    return all(slots(template) - set(figures) for template in templates.split("\n"))


def terms_of(desk: Desk) -> Mapping[str, str]:
    assert isinstance(desk.event_texts, Sentences)
    return desk.event_texts.terms


def terms_in(value: Any) -> Iterator[str]:
    """Every word in a figure that is a term, a list of terms or a piece."""
    if isinstance(value, str):
        yield from value.split("|")
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from terms_in(inner)


def catalogue(*path: str) -> Catalog:
    with PACKAGE.joinpath("i18n", "locale", *path).open("rb") as source:
        return read_po(source)


def msgids(messages: Iterable[Any]) -> set[str]:
    return {message.id for message in messages if message.id}


# --- nothing lacks its words ----------------------------------------------------------------------------------------


@each_game
def test_every_event_type_has_a_template_and_no_other(game: Game[Any]) -> None:
    assert set(desks()[game.id].event_texts) == set(game.events)


@each_game
def test_every_code_of_a_game_has_a_template_and_its_own_table_no_other(game: Game[Any]) -> None:
    codes, refusals = codes_of(game), desks()[game.id].fault_texts
    assert codes <= set(refusals)
    assert set(refusals) - set(texts.FAULTS) == codes - set(texts.FAULTS)


@each_game
def test_the_recordings_hold_every_event_type_and_every_code(game: Game[Any]) -> None:
    recorder = recording(game.id)
    assert set(recorder.events) == set(game.events)
    assert set(recorder.violations) == codes_of(game)


@each_game
def test_the_figures_of_every_event_and_violation_fill_its_template(game: Game[Any]) -> None:
    recorder, desk = recording(game.id), desks()[game.id]
    for recorded, templates in ((recorder.events, desk.event_texts), (recorder.violations, desk.fault_texts)):
        for key, occurrences in recorded.items():
            assert not [figures for figures in occurrences if unfilled(templates[key], figures)], key


@each_game
def test_every_alternative_of_a_games_own_text_is_said_somewhere(game: Game[Any]) -> None:
    recorder, desk = recording(game.id), desks()[game.id]
    own = {code: desk.fault_texts[code] for code in codes_of(game) - set(texts.FAULTS)}
    for recorded, templates in ((recorder.events, desk.event_texts), (recorder.violations, own)):
        for key, template in templates.items():
            alternatives = template.split("\n")
            said = {next(text for text in alternatives if slots(text) <= set(figures)) for figures in recorded[key]}
            assert said == set(alternatives), key


@each_game
@each_translation
def test_the_phases_and_action_types_of_every_game_are_translated(game: Game[Any], language: str) -> None:
    known = msgids(catalogue(language, "LC_MESSAGES", "gavel.po"))
    assert {*game.phase_names, *game.action_types} <= known


@each_game
@each_translation
def test_every_term_among_the_figures_is_translated(game: Game[Any], language: str) -> None:
    known, recorder, desk = msgids(catalogue(language, "LC_MESSAGES", "gavel.po")), recording(game.id), desks()[game.id]
    occurrences = [figures for recorded in (recorder.events, recorder.violations) for figures in recorded.values()]
    said = [figures[name] for found in occurrences for figures in found for name in TERM_FIGURES & set(figures)]
    terms = {term for value in said for term in terms_in(value)}
    assert {text for term in terms for text in terms_of(desk).get(term, term).split("\n")} <= known


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
    assert PACKAGE.joinpath("i18n", "locale", language, "LC_MESSAGES", "gavel.mo").read_bytes() == compiled.getvalue()


# --- figures are filled in unharmed ---------------------------------------------------------------------------------

TEXTS = {
    "bid": "{player} had bid {amount}.",
    "cards": "Cards: {cards}.",
    "offer": "On offer: {piece}.",
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
    assert SAID_IN_GERMAN.say(desks()["for-sale"].event_texts, "pass", {"player": "bid"}) == "bid steigt aus."
    figures = {"player": "pass", "to_act": ["bid", "table"]}
    assert SAID_IN_GERMAN.say(texts.FAULTS, "turn.not-yours", figures).endswith("bid, table.")
    assert SAID_IN_GERMAN.say(texts.FAULTS, "turn.not-yours", figures).startswith("pass ")
    sold = {"player": "mayor", "buyer": "permit-1", "price": 3}
    said = words_for("en").say(desks()["the-estates"].event_texts, "sold", sold)
    assert said == "mayor sells the piece to permit-1 for 3."


def test_terms_are_translated_also_in_lists_and_as_alternatives() -> None:
    figures = {"action": "sell", "phase": "buying", "expected": ["bid", "pass"]}
    said = words_for("fr").say(texts.FAULTS, "phase.wrong-action", figures)
    assert all(term in said for term in ("(vendre)", "(achat)", "enchérir, passer."))
    said = words_for("fr").say(texts.FAULTS, "type.wrong", {"expected": "object|null"})
    assert said.endswith("objet ou null.")
    said = words_for("en").say(texts.FAULTS, "type.wrong", {"expected": "object|null"})
    assert said.endswith("object or null.")


def test_a_reveal_that_names_the_wrong_deck_is_told_which_one_is_due() -> None:
    figures = {"action": "reveal", "phase": "selling", "expected": ["reveal"], "deck": "cheques"}
    said = words_for("en").say(desks()["for-sale"].fault_texts, "phase.wrong-action", figures)
    assert said == "This action (reveal) does not name the deck that is due in this phase (selling): cheques."


PIECES: tuple[tuple[object, str, str, str], ...] = (
    ({"kind": "cube", "colour": "red", "value": 5}, "the red 5", "le 5 rouge", "die rote 5"),
    ({"kind": "rooftop", "value": 3}, "rooftop 3", "le toit 3", "Dach 3"),
    ({"kind": "rooftop"}, "a rooftop", "un toit", "ein Dach"),
    ({"kind": "permit", "value": 2}, "permit 2", "le permis 2", "Baugenehmigung 2"),
    ("permit-2", "permit 2", "le permis 2", "Baugenehmigung 2"),
    ({"kind": "mayor"}, "the mayor", "le maire", "der Bürgermeister"),
    ("mayor", "the mayor", "le maire", "der Bürgermeister"),
    (
        ("mayor", "cancel"),
        "the mayor, the cancel cube",
        "le maire, le cube d\u2019annulation",
        "der Bürgermeister, der Stornowürfel",
    ),
    (
        {"kind": "cube", "row": 1, "end": "left"},
        "the cube at the left end of market row 1",
        "le cube à l\u2019extrémité gauche de la rangée 1 du marché",
        "der Baustein am linken Ende von Marktreihe 1",
    ),
)


@pytest.mark.parametrize("piece", PIECES)
def test_pieces_are_said_by_what_they_are_in_every_language(piece: tuple[object, str, str, str]) -> None:
    texts = desks()["the-estates"].fault_texts
    for language, said in zip(("en", "fr", "de"), piece[1:], strict=True):
        sentence = words_for(language).say(texts, "special.missing", {"piece": piece[0]})
        assert sentence.endswith((f": {said}.", f"\xa0: {said}."))


def test_a_piece_that_has_no_words_is_its_kind_and_one_without_a_kind_its_document() -> None:
    words = words_for("en")
    assert words.say(TEXTS, "offer", {"piece": {"kind": "lift"}}) == "On offer: lift."
    assert words.say(TEXTS, "offer", {"piece": {"value": 2}}) == "On offer: {'value': 2}."
    assert words.say(TEXTS, "bid", {"player": {"kind": "lift"}, "amount": 1}) == "{'kind': 'lift'} had bid 1."


def test_terms_are_said_in_the_words_of_their_own_game() -> None:
    one, other = Sentences(TEXTS, {"lift": "the lift"}), Sentences(TEXTS, {"lift": "the elevator"})
    words = Words("en")
    assert words.say(one, "offer", {"piece": "lift"}) == "On offer: the lift."
    assert words.say(other, "offer", {"piece": "lift"}) == "On offer: the elevator."
    assert words.say(TEXTS, "offer", {"piece": "lift"}) == "On offer: lift."


def test_any_number_of_unheard_of_terms_is_said() -> None:
    words = Words("en")
    for number in range(MOST_TERMS + 10):
        assert words.say(TEXTS, "offer", {"piece": f"lift-{number}"}) == f"On offer: lift-{number}."


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
    refusals = desks()["for-sale"].fault_texts
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
