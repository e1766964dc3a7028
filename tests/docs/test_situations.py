"""What the handbook answers: complete in every language, in step with the clauses, and shown by cases that are run."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from gavel.catalogue import games, packages
from gavel.engine.clauses import load as load_clauses
from gavel.engine.situations import Situation, load
from gavel.engine.words import Texts
from gavel.handbook.examples import KINDS, cases_of, example
from gavel.handbook.pages import verdict_of
from gavel.handbook.words import common
from gavel.i18n import LANGUAGES

SITUATIONS = [(game, each) for game, package in packages().items() for each in load(package).situations]
IRREGULARITIES = [(game, each) for game, package in packages().items() for each in load(package).irregularities]
ALL: list[tuple[str, Any]] = [*SITUATIONS, *IRREGULARITIES]

EVERY_TABLE = {"misdeal", "wrong-change", "out-of-turn", "player-leaves", "wrong-score"}
"""What goes wrong with any game; an exposed card and a wrong report are named by what the game deals."""


AT_THE_TABLE_ALONE = {"exposed-card", "exposed-rooftop", "exposed-tile"}
"""What the service has no part in, so that no case can show it."""

DECIDED_BY_A_RULING = {
    ("auctionland", "highest-bidder-passes"): "R-AL-14",
    ("auctionland", "two-players-second-bid"): "R-AL-15",
    ("auctionland", "bonus-costs"): "R-AL-13",
    ("auctionland", "forgotten-bonus"): "R-AL-13",
    ("the-estates", "last-rooftop"): "R-ES-01",
}
"""What no rulebook answers, so that the answer has to name its ruling."""

CLAUSE_OF = {"correct": "correction", "forfeit": "forfeit", "default": "default", "penalty": "penalty"}
"""The clause of each action of the referee."""


def texts(each: Any) -> Iterator[Texts]:
    members = ("question", "answer") if isinstance(each, Situation) else ("happened", "advice", "reason")
    return (getattr(each, member) for member in members)


def verdict(answer: str, language: str) -> str | None:
    """Whether an answer begins with a yes or a no."""
    said = verdict_of(answer, language)
    return next((name for name in ("yes", "no") if said == common()[name][language]), None)


@pytest.mark.parametrize("game", packages())
def test_every_game_has_its_situations_and_irregularities(game: str) -> None:
    own = load(packages()[game])
    assert len(own.situations) >= 12
    assert {each.id for each in own.irregularities} >= EVERY_TABLE
    ids = [each.id for each in own.situations] + [each.id for each in own.irregularities]
    names = [clause.partition("/")[2] for clause in load_clauses(packages()[game]).texts]
    assert len({*ids, *names}) == len(ids) + len(names), "each is found by its name: gavel rules GAME NAME"
    assert all(re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", each) for each in ids)


def test_a_text_stands_in_every_language_as_a_whole_sentence(subtests: pytest.Subtests) -> None:
    for game, each in ALL:
        with subtests.test(game=game, id=each.id):
            for words in texts(each):
                assert list(words) == list(LANGUAGES)
                assert len(set(words.values())) == len(LANGUAGES)
                for text in words.values():
                    assert text.strip() == text
                    assert "  " not in text
                    assert "'" not in text
            for sentence in list(texts(each))[1:]:
                assert all(text.endswith(".") for text in sentence.values())


def test_a_question_is_one(subtests: pytest.Subtests) -> None:
    for game, each in SITUATIONS:
        with subtests.test(game=game, id=each.id):
            assert all(text.endswith("?") for text in each.question.values())


def test_the_clauses_that_are_named_are_written(subtests: pytest.Subtests) -> None:
    for game, each in ALL:
        with subtests.test(game=game, id=each.id):
            assert each.clauses
            assert set(each.clauses) <= set(load_clauses(packages()[game]).texts)


def test_the_rulings_that_are_named_exist_and_are_the_same_in_every_language(subtests: pytest.Subtests) -> None:
    for game, each in ALL:
        with subtests.test(game=game, id=each.id):
            rulings = {ruling.id for ruling in games()[game].rulings}
            for words in texts(each):
                named = {language: set(re.findall(r"\bR-[A-Z]+-\d+\b", text)) for language, text in words.items()}
                assert named["en"] <= rulings
                assert all(each == named["en"] for each in named.values()), named


def test_an_irregularity_names_cases_that_show_it_by_a_clause_that_it_names(subtests: pytest.Subtests) -> None:
    for game, each in IRREGULARITIES:
        with subtests.test(game=game, id=each.id):
            known = cases_of(game)
            assert set(each.cases) <= set(known)
            if each.id not in AT_THE_TABLE_ALONE:
                assert [name for name in each.cases if set(each.clauses) & set(known[name].clauses)]


def test_an_advice_that_names_an_action_of_the_referee_names_its_clause(subtests: pytest.Subtests) -> None:
    for game, each in IRREGULARITIES:
        with subtests.test(game=game, id=each.id):
            for words in each.advice.values():
                advised = set(re.findall(r"`([a-z]+)`", words))
                assert advised <= set(CLAUSE_OF)
                assert {f"{game}/{CLAUSE_OF[action]}" for action in advised} <= set(each.clauses)


@pytest.mark.parametrize(("where", "ruling"), DECIDED_BY_A_RULING.items(), ids=str)
def test_an_answer_that_no_rulebook_gives_names_its_ruling(where: tuple[str, str], ruling: str) -> None:
    (found,) = (each for game, each in ALL if (game, each.id) == where)
    assert all(ruling in text for text in list(texts(found))[1].values())


def test_an_answer_that_a_bonus_lapses_is_shown_by_the_event() -> None:
    (found,) = (each for game, each in SITUATIONS if game == "auctionland" and each.id == "bonus-lapses")
    assert found.shown_by == {"event": {"type": "bonus-lapsed"}}


def test_a_case_that_exists_shows_the_answer_by_a_clause_that_is_named(subtests: pytest.Subtests) -> None:
    for game, each in SITUATIONS:
        with subtests.test(game=game, id=each.id):
            assert each.case in cases_of(game)
            assert list(each.shown_by) in [[kind] for kind in KINDS]
            found = example(each, game, "en")
            assert found.refused is ("refusal" in each.shown_by)


def test_the_answer_is_the_same_in_every_language_and_fits_what_the_case_shows(subtests: pytest.Subtests) -> None:
    for game, each in SITUATIONS:
        with subtests.test(game=game, id=each.id):
            verdicts = {verdict(text, language) for language, text in each.answer.items()}
            assert len(verdicts) == 1
            if "refusal" in each.shown_by:
                assert verdicts == {"no"}
