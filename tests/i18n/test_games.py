"""Nothing that a game does or refuses lacks its words, and no text is left over."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from gavel.api.registry import registry
from gavel.catalogue import games, packages
from gavel.engine.game import Game
from gavel.engine.referee_declarations import custody_events
from gavel.i18n import LANGUAGES
from gavel.i18n.common import ERRORS, EVENTS, LABELS, PROBLEMS, VIOLATIONS
from gavel.i18n.messages import Form, Messages, read_labels, read_messages
from gavel.i18n.translator import translator_for
from gavel.schemas.statuses import STATUS
from tests.support.rare_cases import RARE, Rare
from tests.support.recordings import Recorder

each_game = pytest.mark.parametrize("game", games().values(), ids=games())
each_language = pytest.mark.parametrize("language", LANGUAGES)

Figures = Mapping[str, Any]


@cache
def recording(game_id: str) -> Recorder:
    recorder = Recorder(registry()[game_id])
    recorder.play_all()
    recorder.try_rare(RARE.get(game_id, Rare()))
    recorder.referee()
    return recorder


def recorded(game: Game[Any]) -> Iterator[tuple[Messages, str, list[Figures]]]:
    """Everything that was said: the messages, the key, and the figures of each time."""
    recorder, service = recording(game.id), registry()[game.id]
    for said, messages in ((recorder.events, service.event_texts), (recorder.violations, service.code_texts)):
        for key, occurrences in said.items():
            yield messages, key, list({repr(figures): figures for figures in occurrences}.values())


def declared(game: Game[Any]) -> Iterator[tuple[Messages, str, set[str]]]:
    """Everything that the rules declare: the messages, the key, and the names of its figures."""
    service = registry()[game.id]
    for event_type in game.event_types:
        yield service.event_texts, event_type.type, set(event_type.figures)
    for code in (*game.action_codes, *game.breach_codes, *game.setup_codes, *game.match_codes):
        yield service.code_texts, code.code, set(code.figures)


def codes_of(game: Game[Any]) -> set[str]:
    """Every code by which the rules refuse something."""
    return {*game.illegal, *game.breach_names, *registry()[game.id].request_codes}


def form_said(forms: tuple[Form, ...], figures: Figures) -> Form | None:
    """The first form that has a value for each of its figures."""
    valued = {name for name, value in figures.items() if value is not None and value != [] and value != ()}
    return next((form for form in forms if set(form.figures) <= valued), None)


def with_lists_turned(figures: Figures) -> Iterator[Figures]:
    """The figures with a list emptied or an empty one filled: random games nearly always have a winner, for example."""
    for name, value in figures.items():
        if isinstance(value, list | tuple):
            yield {**figures, name: [] if value else [1]}


def terms_in(value: Any) -> Iterator[str]:
    """Every word in a figure that is a word of the contract, a list of them or a piece."""
    if isinstance(value, str):
        yield from value.split("|")
    elif isinstance(value, dict):
        yield from terms_in(value.get("kind"))
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from terms_in(inner)


# --- every text has its use, every use its text ---------------------------------------------------------------------


@each_game
def test_every_event_type_has_a_message_and_no_other(game: Game[Any]) -> None:
    own = set(read_messages(packages()[game.id], "events"))
    assert own <= set(game.events) <= own | set(EVENTS.forms)


@each_game
def test_every_code_of_a_game_has_a_message_and_its_own_file_no_other(game: Game[Any]) -> None:
    own = set(read_messages(packages()[game.id], "violations"))
    assert own <= codes_of(game) <= own | set(VIOLATIONS.forms) | set(ERRORS.forms)


def test_no_text_that_games_share_is_left_over() -> None:
    events = {kind for game in games().values() for kind in game.events}
    codes = {code for game in games().values() for code in codes_of(game)}
    assert set(EVENTS.forms) <= events
    assert set(VIOLATIONS.forms) <= codes


@each_game
def test_every_phase_action_type_and_option_has_a_label_and_no_other(game: Game[Any]) -> None:
    own = read_labels(packages()[game.id]).groups
    options = [option.id for option in (*game.options, *game.match_options)]
    for group, declared in (("phases", game.phase_names), ("action_types", game.action_types), ("options", options)):
        assert set(own[group]) <= set(declared) <= {*own[group], *LABELS.groups.get(group, ())}


@each_game
def test_the_recordings_hold_every_event_type_and_every_code(game: Game[Any]) -> None:
    recorder = recording(game.id)
    # What is done at a sealed table happens in no record: tests/sealing/test_custody.py.
    at_sealed_tables = {each.type for each in custody_events(game.id)}
    assert set(recorder.events) == set(game.events) - at_sealed_tables
    assert set(recorder.violations) == codes_of(game)


@each_game
def test_the_figures_of_every_event_and_violation_fill_a_form_of_its_message(game: Game[Any]) -> None:
    for messages, key, occurrences in recorded(game):
        assert not [figures for figures in occurrences if form_said(messages.forms[key], figures) is None], key


@each_game
def test_the_figures_that_a_game_declares_fill_a_form_of_its_message(game: Game[Any]) -> None:
    for messages, key, figures in declared(game):
        assert any(set(form.figures) <= figures for form in messages.forms[key]), (key, figures)


@each_game
def test_every_form_of_a_games_own_message_is_said_somewhere(game: Game[Any]) -> None:
    own = {*read_messages(packages()[game.id], "events"), *read_messages(packages()[game.id], "violations")}
    said = {id(form_said(messages.forms[key], dict.fromkeys(figures, 1))) for messages, key, figures in declared(game)}
    for messages, key, occurrences in recorded(game):
        varied = [*occurrences, *(turned for figures in occurrences for turned in with_lists_turned(figures))]
        said |= {id(form_said(messages.forms[key], figures)) for figures in varied}
    service = registry()[game.id]
    for messages in (service.event_texts, service.code_texts):
        for key in own & set(messages.forms):
            assert not [form.figures for form in messages.forms[key] if id(form) not in said], key


@each_game
def test_every_word_of_the_contract_among_the_figures_has_a_label_and_every_label_is_said(game: Game[Any]) -> None:
    labels = registry()[game.id].event_texts.labels
    used = set()
    for messages, key, occurrences in recorded(game):
        asked = {name for form in messages.forms[key] for name in form.figures} & set(labels.by_figure)
        for name in asked:
            terms = {term for figures in occurrences for term in terms_in(figures.get(name))}
            assert terms <= set(labels.by_figure[name].forms), (key, name)
            used |= terms
    own = read_labels(packages()[game.id]).groups
    declared = {*game.phase_names, *game.action_types, *own["options"], *own["decks"], *own["rulesets"]}
    declared |= {*own.get("colours", ()), *own.get("sides", ())}
    assert {term for group in own.values() for term in group} <= used | declared


@each_game
def test_an_edition_is_called_in_sentences_as_in_the_sheet(game: Game[Any]) -> None:
    own = read_labels(packages()[game.id]).groups["rulesets"]
    for language in LANGUAGES:
        called = {term: forms[0].patterns[language] for term, forms in own.items()}
        assert called == {ruleset.id: ruleset.name for ruleset in game.rulesets}


def test_every_problem_type_has_its_texts_and_no_other() -> None:
    parts = {"title", "detail", "page"}
    assert set(PROBLEMS.forms) == {f"{name}.{part}" for name in STATUS for part in parts}
    for name in STATUS:
        title, detail, page = (PROBLEMS.forms[f"{name}.{part}"][0] for part in ("title", "detail", "page"))
        assert not title.figures + page.figures
        for language in LANGUAGES:
            assert detail.patterns[language].endswith(".")
            assert 2 <= len(re.findall(r"[.?!](?:\s|$)", page.patterns[language])) <= 4


# --- and says it whatever the figures ------------------------------------------------------------------------------

LONG = "Wilhelmina {0} von und zu Hohenstein-Ypsilon' (die Ältere), %s"


def called(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, list):
        return [called(item, names) for item in value]
    return names.get(value, value) if isinstance(value, str) else value


@each_game
@each_language
def test_every_sentence_is_said_with_numbers_and_names_of_any_kind(game: Game[Any], language: str) -> None:
    translator = translator_for(language)
    for messages, key, occurrences in recorded(game):
        for figures in occurrences[:20]:
            for number in (0, 1, 2, 5, 1000):
                varied = {name: number if type(value) is int else value for name, value in figures.items()}
                varied = {name: called(value, {"ann": LONG, "bob": LONG}) for name, value in varied.items()}
                said = translator.format(messages, key, varied)
                assert said != key
                assert said.endswith((".", "!", "?")), (key, said)
                assert not set("{}") & set(said.replace(LONG, "")), (key, said)


@each_game
@each_language
def test_equal_bounds_are_said_as_one_figure(game: Game[Any], language: str) -> None:
    translator = translator_for(language)
    for messages, key, occurrences in recorded(game):
        for figures in occurrences:
            if {"minimum", "maximum"} <= set(figures) and figures["minimum"] == figures["maximum"]:
                said = re.findall(r"\d+", translator.format(messages, key, {**figures, "minimum": 711, "maximum": 711}))
                assert "711" not in said, (key, said)


@each_language
@pytest.mark.parametrize("code", ["value.out-of-range", "length.out-of-range"])
def test_equal_bounds_of_a_request_are_said_as_one_figure(code: str, language: str) -> None:
    said = translator_for(language).format(ERRORS, code, {"minimum": 8, "maximum": 8, "expected": 8})
    assert re.findall(r"\d+", said) == ["8"]


@each_game
@each_language
def test_a_game_that_nobody_wins_is_told_so(game: Game[Any], language: str) -> None:
    nobody = {"en": "Nobody wins.", "fr": "Personne ne gagne.", "de": "Niemand gewinnt."}[language]
    won = {"en": "Won by: ann, bob.", "fr": "Victoire\xa0: ann, bob.", "de": "Sieg: ann, bob."}[language]
    finished = recording(game.id).events["game-finished"][0]
    translator, messages = translator_for(language), registry()[game.id].event_texts
    assert translator.format(messages, "game-finished", {**finished, "winners": []}).endswith(nobody)
    assert translator.format(messages, "game-finished", {**finished, "winners": ["ann", "bob"]}).endswith(won)


@each_game
@each_language
def test_no_sentence_for_people_has_a_gap_a_members_name_a_pointer_or_a_coordinate(
    game: Game[Any], language: str
) -> None:
    translator = translator_for(language)
    for messages, key, occurrences in recorded(game):
        if key in ERRORS.forms:
            continue
        for figures in occurrences[:50]:
            said = translator.format(messages, key, figures)
            assert not re.search(r"[`_/=\u2013]", said), (key, said)


# --- and gives nothing away -----------------------------------------------------------------------------------------

HIDDEN = {
    "bid.too-high": {"maximum"},
    "bids.not-covered": {"maximum"},
    "house.not-in-hand": {"hand"},
    "choices.not-in-hand": {"house"},
    "coins.too-many": {"coins"},
    "market.not-lowest-first": {"houses"},
    "keep.not-enough-cash": {"cash"},
    "cash-box.too-full": {"cash_box"},
    "keep.not-enough-money": {"money"},
    "position.too-expensive": {"money"},
}
"""Figures that tell what a player has, by code: they stand in their members, and no sentence says them."""


@each_game
def test_no_sentence_says_what_a_player_hides_from_the_others(game: Game[Any]) -> None:
    forms = registry()[game.id].code_texts.forms
    for code, hidden in HIDDEN.items():
        for form in forms.get(code, ()):
            assert not hidden & set(form.figures), code


def test_what_players_hide_is_known_by_codes_that_there_are() -> None:
    assert set(HIDDEN) <= {code for game in games().values() for code in codes_of(game)}


@each_language
def test_points_that_are_taken_away_are_not_told_as_given(language: str) -> None:
    """A figure below 0 stands behind a colon, where no verb gives it."""
    said = translator_for(language).format(EVENTS, "penalty-given", {"seat": "bob", "points": -5, "why": "Late."})
    assert re.search(r"bob\b[^.]*:\s\S5\. ", said), said
