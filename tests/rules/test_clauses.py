"""The written rules of every game: complete in all languages, and in step with the code that names them."""

import ast
import re
from importlib.resources import files
from typing import Any

import pytest

from gavel.catalogue import games, packages
from gavel.engine.clauses import Clauses, load
from gavel.engine.game import Game
from gavel.engine.records import MOST_CORRECTIONS, MOST_PENALTIES
from gavel.engine.words import Texts
from gavel.i18n import LANGUAGES

pytestmark = pytest.mark.parametrize("game", games().values(), ids=games())


def written(game: Game[Any]) -> Clauses:
    return load(packages()[game.id])


def all_texts(game: Game[Any]) -> dict[str, Texts]:
    rules = written(game)
    return {
        **{clause.id: clause.text for clause in rules.clauses},
        **rules.ruling_reasons,
        **{f"option {name}": option.decides for name, option in rules.options.items()},
    }


def named_in_the_code(game: Game[Any]) -> set[str]:
    """Every string in the game's source that looks like the id of one of its clauses."""
    pattern = re.compile(re.escape(game.id) + "/[a-z-]+")
    return {
        node.value
        for source in files(packages()[game.id]).joinpath("rules").iterdir()
        if source.name.endswith(".py")
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and pattern.fullmatch(node.value)
    }


def test_every_text_stands_in_every_language(game: Game[Any]) -> None:
    for name, texts in all_texts(game).items():
        assert list(texts) == list(LANGUAGES), name
        for text in texts.values():
            assert text.strip() == text, name
            assert "  " not in text, name
            assert text.endswith("."), name


def test_no_text_was_left_in_another_language(game: Game[Any]) -> None:
    for name, texts in all_texts(game).items():
        assert len(set(texts.values())) == len(LANGUAGES), name


def test_clause_ids_are_unique_and_begin_with_the_game(game: Game[Any]) -> None:
    ids = [clause.id for clause in written(game).clauses]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(re.escape(game.id) + "/[a-z]+(-[a-z]+)*", clause) for clause in ids)


def test_every_clause_that_the_game_declares_is_written(game: Game[Any]) -> None:
    declared = {clause for table in (game.events, game.illegal) for clauses in table.values() for clause in clauses}
    assert declared
    assert declared <= {clause.id for clause in written(game).clauses}


def test_every_clause_that_the_code_names_is_written(game: Game[Any]) -> None:
    named = named_in_the_code(game)
    assert named
    assert named <= {clause.id for clause in written(game).clauses}


def test_every_clause_that_a_text_refers_to_is_written(game: Game[Any]) -> None:
    ids = {clause.id for clause in written(game).clauses}
    for name, texts in all_texts(game).items():
        for text in texts.values():
            assert set(re.findall(re.escape(game.id) + "/[a-z-]+", text)) <= ids, name


def test_clauses_hold_in_rulesets_that_exist_and_name_their_source(game: Game[Any]) -> None:
    rulesets = [ruleset.id for ruleset in game.rulesets]
    for clause in written(game).clauses:
        assert clause.rulesets, clause.id
        assert list(clause.rulesets) == [ruleset for ruleset in rulesets if ruleset in clause.rulesets], clause.id
        assert clause.source.strip(), clause.id


def test_every_ruling_has_a_reason_and_no_other(game: Game[Any]) -> None:
    assert list(written(game).ruling_reasons) == list(dict.fromkeys(ruling.id for ruling in game.rulings))


def test_every_ruling_that_a_source_refers_to_exists(game: Game[Any]) -> None:
    rules = written(game)
    for clause in rules.clauses:
        assert set(re.findall(r"R-[A-Z]+-\d\d", clause.source)) <= set(rules.ruling_reasons), clause.id


def test_every_option_says_what_it_decides_and_where_that_is_written(game: Game[Any]) -> None:
    rules = written(game)
    assert list(rules.options) == [option.id for option in (*game.options, *game.match_options)]
    for name, option in rules.options.items():
        assert option.sources, name
        assert all(source.strip() for source in option.sources), name


def test_the_written_rules_are_read_once(game: Game[Any]) -> None:
    assert written(game) is written(game)


MANY = {
    "correction": (MOST_CORRECTIONS, 20, {"en": "twenty", "fr": "vingt", "de": "zwanzig"}),
    "penalty": (MOST_PENALTIES, 100, {"en": "hundred", "fr": "cent", "de": "hundert"}),
}


@pytest.mark.parametrize("clause", MANY)
def test_clauses_on_records_name_how_many_there_may_be(game: Game[Any], clause: str) -> None:
    most, figure, words = MANY[clause]
    assert most == figure
    text = written(game).texts[f"{game.id}/{clause}"]
    assert all(word in text[language] for language, word in words.items())
