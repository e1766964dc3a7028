"""Names in sentences: said where ids would be, as plain text, and kept within themselves where they turn the text."""

from collections.abc import Mapping
from unicodedata import bidirectional

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gavel.i18n.messages import Form, Messages
from gavel.i18n.naming import FIRST_STRONG_ISOLATE, POP_ISOLATE, Naming, isolated
from gavel.i18n.patterns import figures_of
from gavel.i18n.translator import translator_for


def texts(**patterns: str) -> Messages:
    return Messages({key: (Form({"en": text}, figures_of(text)),) for key, text in patterns.items()})


TEXTS = texts(sold="{player} sells {tile} to {buyers}.", counted="{players} players.", plain="{player} {value}")
PEOPLE: dict[str, frozenset[str]] = {"sold": frozenset({"player", "buyers"}), "counted": frozenset({"players"})}


def said(key: str, figures: Mapping[str, object], names: dict[str, str]) -> str:
    return Naming(translator_for("en"), PEOPLE, names).format(TEXTS, key, figures)


def test_names_stand_where_ids_would() -> None:
    names = {"u-1": "Ann", "u-2": "Bo"}
    figures = {"player": "u-1", "tile": "u-1", "buyers": ["u-2", "u-3"]}
    assert said("sold", figures, names) == "Ann sells u-1 to Bo, u-3."
    assert figures == {"player": "u-1", "tile": "u-1", "buyers": ["u-2", "u-3"]}


def test_players_may_be_called_by_each_others_ids() -> None:
    assert said("sold", {"player": "a", "tile": 1, "buyers": ["b"]}, {"a": "b", "b": "a"}) == "b sells 1 to a."


def test_only_figures_that_are_people_have_names() -> None:
    assert said("counted", {"players": 3}, {"3": "Ann"}) == "3 players."
    assert said("plain", {"player": "a", "value": "a"}, {"a": "Ann"}) == "a a"


@pytest.mark.parametrize(
    "name", ["<b>Ann</b>", "{player}", "{0}", "%s", "Ann & Bo", "“Ann”", "a\u2019b", "\\u0041", "O'Neill"]
)
def test_markup_and_syntax_in_names_are_text(name: str) -> None:
    assert said("sold", {"player": "a", "tile": 1, "buyers": []}, {"a": name}) == f"{name} sells 1 to \u2013."


@pytest.mark.parametrize(
    "name", ["Ann", "Ännchen", "Élodie-Zoë", "安", "Анна", "1", "😀", "Ann\N{COMBINING DIAERESIS}"]
)
def test_a_name_from_left_to_right_stays_as_it_is(name: str) -> None:
    assert isolated(name) == name


@pytest.mark.parametrize(
    "name", ["سارة", "שרה", "Ann שרה", "\N{RIGHT-TO-LEFT OVERRIDE}nna", "\N{ARABIC-INDIC DIGIT ONE}"]
)
def test_a_name_that_turns_the_text_is_kept_within_itself(name: str) -> None:
    assert isolated(name) == f"{FIRST_STRONG_ISOLATE}{name}{POP_ISOLATE}"


TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u05d0a1 "


def isolates_left_open(text: str) -> int:
    """How many isolates the end of a text is in; an exclamation mark outside of all of them breaks the test."""
    opened = 0
    for character in text:
        kind = bidirectional(character)
        if kind in ("LRI", "RLI", "FSI"):
            opened += 1
        elif kind == "PDI":
            opened = max(0, opened - 1)
        else:
            assert opened or kind not in ("LRE", "RLE", "LRO", "RLO", "R"), f"{character!r} stands outside"
    return opened


@given(st.text(st.sampled_from(TURNING), min_size=1, max_size=12))
def test_whatever_a_name_opens_or_closes_ends_with_it(name: str) -> None:
    shown = isolated(name)
    assert name in shown
    assert isolates_left_open(shown) == 0
