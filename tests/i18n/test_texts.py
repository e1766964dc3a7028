"""Every text stands in every language, asks for the same figures in each, and is a pattern that ICU understands."""

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest
from icu4py.messageformat import MessageFormat

from gavel.i18n import LANGUAGES
from gavel.i18n.messages import Form, Messages
from gavel.i18n.patterns import Slot, figures_of, template_of
from gavel.i18n.translator import Translator
from tests.i18n.sources import PACKAGES, every_text

TEXTS = list(every_text())
LONG = "Wilhelmina {0} von und zu Hohenstein-Ypsilon' (die Ältere), %s {player}"


def test_there_are_texts_of_every_kind() -> None:
    assert len(TEXTS) > 500
    assert {text.where.split()[0] for text in TEXTS} == set(PACKAGES)


def test_every_text_stands_in_every_language_and_in_no_other() -> None:
    for where, form in TEXTS:
        assert tuple(form.patterns) == LANGUAGES, where
        assert all(form.patterns.values()), where


def test_every_file_of_texts_is_written_as_one_expects() -> None:
    for package in PACKAGES:
        for file in files(package).joinpath("texts").iterdir():
            assert file.name.endswith(".toml"), file
            assert tomllib.loads(file.read_text(encoding="utf-8"))


def test_a_text_asks_for_the_same_figures_in_every_language(subtests: pytest.Subtests) -> None:
    for language in LANGUAGES:
        with subtests.test(language=language):
            for where, form in TEXTS:
                assert set(figures_of(form.patterns[language])) == set(form.figures), where


def test_no_text_has_an_apostrophe_which_would_quote(subtests: pytest.Subtests) -> None:
    for language in LANGUAGES:
        with subtests.test(language=language):
            for where, form in TEXTS:
                assert "'" not in form.patterns[language], f"{where}: use \u2019"


def figures_with(form: Form, language: str, value: Any) -> dict[str, Any]:
    """This value for every figure of a text, in words where words are chosen by them."""
    words = {slot.figure for slot in template_of(form.patterns[language])[1] if slot.chosen_by is str}
    return {name: str(value) if name in words else value for name in form.figures}


def test_every_pattern_is_one_of_icu_and_says_any_number(subtests: pytest.Subtests) -> None:
    for language in LANGUAGES:
        for value in [0, 1, 2, 5, 21, 999, 1000, -1]:
            with subtests.test(language=language, value=value):
                for where, form in TEXTS:
                    said = MessageFormat(form.patterns[language], language).format(figures_with(form, language, value))
                    assert said, where
                    assert not set("{}") & set(said), where


def test_a_text_is_filled_in_as_icu_would(subtests: pytest.Subtests) -> None:
    for language in LANGUAGES:
        for value in [0, 1, 2, 7, 999, -999, 1000, LONG]:
            with subtests.test(language=language, value=value):
                translator = Translator(language)
                for where, form in TEXTS:
                    pattern = form.patterns[language]
                    if isinstance(value, str) and any(slot.choice for slot in template_of(pattern)[1]):
                        continue
                    figures = figures_with(form, language, value)
                    said = translator.format(Messages({"key": (form,)}), "key", figures)
                    assert said == MessageFormat(pattern, language).format(figures), where


@pytest.mark.parametrize(
    ("pattern", "figures"),
    [
        ("", ()),
        ("No figures.", ()),
        ("{a} and { b }, {a}", ("a", "b")),
        ("{n, plural, =0 {none} one {one thing} other {# of {n}}}", ("n",)),
        ("{who, select, table {the table} other {{who}}}{end}{who}", ("who", "end")),
        ("{n, selectordinal, one {#st} other {#th}}", ("n",)),
    ],
)
def test_the_figures_of_a_pattern_are_found(pattern: str, figures: tuple[str, ...]) -> None:
    assert figures_of(pattern) == figures
    assert MessageFormat(pattern, "en").pattern == pattern


@pytest.mark.parametrize(
    "pattern",
    [
        "{",
        "}",
        "{}",
        "{a",
        "{a,}",
        "{a b}",
        "{n, plural}",
        "{n, plural, one {x}",
        "{n, number, integer}",
        "a}",
        "{n, plural, one {{a}} other {#}}",
    ],
)
def test_a_malformed_pattern_is_refused(pattern: str) -> None:
    with pytest.raises(ValueError, match=re.escape(pattern)):
        figures_of(pattern)


def test_a_pattern_is_taken_apart_into_text_and_slots() -> None:
    assert template_of("{a} and {b}, {a}") == ("{} and {}, {}", (Slot("a"), Slot("b"), Slot("a")))
    assert template_of("None.") == ("None.", ())
    coins = "{n, plural, one {# coin} other {# coins}}"
    assert template_of(f"For {coins}.") == ("For {}.", (Slot("n", int, coins),))
    who = "{who, select, table {the table} other {{who}}}"
    assert template_of(who) == ("{}", (Slot("who", str, who),))
