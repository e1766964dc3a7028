"""What the clauses say of the rulebooks and of the service, where they once said something else."""

from typing import NamedTuple

import pytest

from gavel.catalogue import packages
from gavel.engine.clauses import load as load_clauses
from gavel.engine.situations import Irregularity
from gavel.engine.situations import load as load_situations
from gavel.engine.words import Texts
from gavel.i18n import LANGUAGES


class Saying(NamedTuple):
    """Words that a text must have in each language, in the order of the languages."""

    game: str
    of: str
    words: tuple[str, str, str]


SAYINGS = (
    Saying(
        "for-sale",
        "for-sale/setup",
        ("lives in the smallest house", "habite la plus petite maison", "im kleinsten Haus wohnt"),
    ),
    Saying(
        "for-sale",
        "R-FS-03",
        ("In 1997 a bid is one or more chips", "un jeton ou plus", "1997 bietet man einen oder mehrere Chips"),
    ),
    Saying("the-estates", "R-ES-12", ("Step 6", "étape 6", "Schritt 6")),
    Saying("the-estates", "the-estates/default", ("shortening before", "raccourcir avant", "kürzen vor")),
)


def texts_of(game: str) -> dict[str, Texts]:
    rules = load_clauses(packages()[game])
    return {**rules.texts, **rules.ruling_reasons}


def source_of(game: str, clause: str) -> str:
    return next(each.source for each in load_clauses(packages()[game]).clauses if each.id == clause)


def misdeal(game: str) -> Irregularity:
    return next(each for each in load_situations(packages()[game]).irregularities if each.id == "misdeal")


@pytest.mark.parametrize("saying", SAYINGS, ids=lambda saying: saying.of)
def test_a_clause_says_what_its_rulebook_does(saying: Saying) -> None:
    found = texts_of(saying.game)[saying.of]
    for language, words in zip(LANGUAGES, saying.words, strict=True):
        assert words in found[language], language


def test_that_bids_lie_open_has_its_rulebooks() -> None:
    source = source_of("for-sale", "for-sale/secrecy")
    assert "IELLO 2015, Bid;" in source
    assert "Heidelberger 2015, Bieten;" in source
    assert "no rulebook" not in source


def test_a_rule_of_our_own_is_told_as_such() -> None:
    assert source_of("auctionland", "auctionland/auction").endswith("Gavel")


@pytest.mark.parametrize("game", packages())
def test_miscounted_money_is_put_right_on_the_table_and_not_in_the_record(game: str) -> None:
    """The service counts from the rules, so the record has the right figures: see the case that is named."""
    found = misdeal(game)
    assert f"{game}/correction" not in found.clauses
    assert not [language for language, words in found.advice.items() if "`correct`" in words]
