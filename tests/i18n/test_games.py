"""Nothing that a game does or refuses lacks its words, and no text is left over."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from gavel.api.desks import desks
from gavel.engine.game import Game
from gavel.games.catalogue import games
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


def package(game: Game[Any]) -> str:
    return f"gavel.games.{game.id.replace('-', '_')}"


@cache
def recording(game_id: str) -> Recorder:
    recorder = Recorder(desks()[game_id])
    recorder.play_all()
    recorder.try_rare(RARE.get(game_id, Rare()))
    return recorder


def recorded(game: Game[Any]) -> Iterator[tuple[Messages, str, list[Figures]]]:
    """Everything that was said: the messages, the key, and the figures of each time."""
    recorder, desk = recording(game.id), desks()[game.id]
    for said, messages in ((recorder.events, desk.event_texts), (recorder.violations, desk.fault_texts)):
        for key, occurrences in said.items():
            yield messages, key, list({repr(figures): figures for figures in occurrences}.values())


def codes_of(game: Game[Any]) -> set[str]:
    """Every code by which the rules refuse something."""
    return {*game.illegal, *game.impossible, *desks()[game.id].request_codes}


def form_said(forms: tuple[Form, ...], figures: Figures) -> Form | None:
    """The first form that has each of its figures."""
    return next((form for form in forms if set(form.figures) <= set(figures)), None)


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
    own = set(read_messages(package(game), "events"))
    assert own <= set(game.events) <= own | set(EVENTS.forms)


@each_game
def test_every_code_of_a_game_has_a_message_and_its_own_file_no_other(game: Game[Any]) -> None:
    own = set(read_messages(package(game), "violations"))
    assert own <= codes_of(game) <= own | set(VIOLATIONS.forms) | set(ERRORS.forms)


def test_no_text_that_games_share_is_left_over() -> None:
    events = {kind for game in games().values() for kind in game.events}
    codes = {code for game in games().values() for code in codes_of(game)}
    assert set(EVENTS.forms) <= events
    assert set(VIOLATIONS.forms) <= codes


@each_game
def test_every_phase_action_type_and_nothing_else_has_a_label(game: Game[Any]) -> None:
    own = read_labels(package(game)).groups
    for group, declared in (("phases", game.phase_names), ("action_types", game.action_types)):
        assert set(own[group]) <= set(declared) <= {*own[group], *LABELS.groups[group]}


@each_game
def test_the_recordings_hold_every_event_type_and_every_code(game: Game[Any]) -> None:
    recorder = recording(game.id)
    assert set(recorder.events) == set(game.events)
    assert set(recorder.violations) == codes_of(game)


@each_game
def test_the_figures_of_every_event_and_violation_fill_a_form_of_its_message(game: Game[Any]) -> None:
    for messages, key, occurrences in recorded(game):
        assert not [figures for figures in occurrences if form_said(messages.forms[key], figures) is None], key


@each_game
def test_every_form_of_a_games_own_message_is_said_somewhere(game: Game[Any]) -> None:
    own = {*read_messages(package(game), "events"), *read_messages(package(game), "violations")}
    for messages, key, occurrences in recorded(game):
        if key in own:
            said = {id(form_said(messages.forms[key], figures)) for figures in occurrences}
            assert said == {id(form) for form in messages.forms[key]}, key


@each_game
def test_every_word_of_the_contract_among_the_figures_has_a_label_and_every_label_is_said(game: Game[Any]) -> None:
    labels = desks()[game.id].event_texts.labels
    used = set()
    for messages, key, occurrences in recorded(game):
        asked = {name for form in messages.forms[key] for name in form.figures} & set(labels.by_figure)
        for name in asked:
            terms = {term for figures in occurrences for term in terms_in(figures.get(name))}
            assert terms <= set(labels.by_figure[name].forms), (key, name)
            used |= terms
    own = read_labels(package(game)).groups
    declared = {*game.phase_names, *game.action_types, *own["decks"], *own.get("colours", ())}
    assert {term for group in own.values() for term in group} <= used | declared


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
