"""Figures are filled in unharmed, words of the contract are translated, and nothing makes a sentence fail."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gavel.api.registry import registry
from gavel.i18n import LANGUAGES
from gavel.i18n.common import CODES
from gavel.i18n.messages import Form, Labels, Messages
from gavel.i18n.patterns import figures_of
from gavel.i18n.translator import MOST_WORDS, Translator, _Terms, translator_for


def form(pattern: str) -> Form:
    return Form(dict.fromkeys(LANGUAGES, pattern), figures_of(pattern))


def messages(labels: dict[str, str] | None = None, **patterns: str | list[str]) -> Messages:
    forms = {
        key: tuple(map(form, alternatives if isinstance(alternatives, list) else [alternatives]))
        for key, alternatives in patterns.items()
    }
    group = {term: (form(text),) for term, text in (labels or {}).items()}
    return Messages(forms, Labels({"pieces": group}, {"piece": ("pieces",)}))


TEXTS = messages(
    bid="{player} had bid {amount}.",
    cards="Cards: {cards}.",
    offer="On offer: {piece}.",
    place=["Seat {seat} of {seats}.", "Seat {seat}."],
    won=["Won by: {winners}.", "Nobody wins."],
    paid="{player} pays {amount, plural, one {one coin} other {# coins}}.",
    seat="{who, select, table {the table} other {{who}}} reports.",
    left=["{count, plural, =0 {None is left.} other {Left: #.}}", "Who knows."],
)
ENGLISH = translator_for("en")
GERMAN = translator_for("de")


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
        ([999, 1000], "Cards: 999, 1,000."),
    ],
)
def test_lists_are_joined_and_nothing_is_a_dash(cards: object, said: str) -> None:
    assert ENGLISH.format(TEXTS, "cards", {"cards": cards}) == said


@pytest.mark.parametrize("amount", [0, 1, 999, -999, 1000, -1000, 12345, 2**53 - 1, 2**80])
def test_numbers_are_written_as_the_reader_writes_them_wherever_they_stand(amount: int) -> None:
    for language, mark in (("en", ","), ("fr", "\u202f"), ("de", ".")):
        written = f"{amount:,}".replace(",", mark)
        translator = translator_for(language)
        assert translator.format(TEXTS, "bid", {"player": "ann", "amount": amount}) == f"ann had bid {written}."
        assert translator.format(TEXTS, "cards", {"cards": [amount]}) == f"Cards: {written}."
        if abs(amount) > 1:
            assert translator.format(TEXTS, "paid", {"player": "ann", "amount": amount}) == f"ann pays {written} coins."


def test_a_plural_is_chosen_by_the_rules_of_the_language() -> None:
    said = {
        language: translator_for(language).format(TEXTS, "paid", {"player": "x", "amount": 0}) for language in LANGUAGES
    }
    assert said == {"en": "x pays 0 coins.", "fr": "x pays one coin.", "de": "x pays 0 coins."}
    assert ENGLISH.format(TEXTS, "paid", {"player": "x", "amount": 1}) == "x pays one coin."
    assert ENGLISH.format(TEXTS, "left", {"count": 0}) == "None is left."


@given(st.text())
def test_whatever_a_player_is_called_stands_in_the_sentence_as_it_is(player: str) -> None:
    for language in LANGUAGES:
        translator = translator_for(language)
        assert translator.format(TEXTS, "bid", {"player": player, "amount": 4}) == f"{player} had bid 4."
        assert translator.format(TEXTS, "paid", {"player": player, "amount": 4}) == f"{player} pays 4 coins."


def test_a_player_called_like_a_word_of_the_contract_is_not_translated() -> None:
    assert GERMAN.format(registry()["for-sale"].event_texts, "pass", {"player": "bid"}) == "bid steigt aus."
    figures = {"player": "pass", "to_act": ["bid", "table"]}
    assert GERMAN.format(CODES, "turn.not-yours", figures).endswith("bid, table.")
    assert GERMAN.format(CODES, "turn.not-yours", figures).startswith("pass ")
    sold = {"player": "mayor", "buyer": "permit-1", "price": 3}
    said = ENGLISH.format(registry()["the-estates"].event_texts, "sold", sold)
    assert said == "mayor sells the piece to permit-1 for 3 million."


def test_words_of_the_contract_are_translated_also_in_lists_and_as_alternatives() -> None:
    figures = {"action": "sell", "phase": "buying"}
    said = translator_for("fr").format(registry()["for-sale"].code_texts, "phase.wrong-action", figures)
    assert all(term in said for term in ("(vendre)", "(achat)"))
    listed = {"piece": "mayor", "available": ["permit-1", "permit-2"]}
    said = translator_for("fr").format(registry()["the-estates"].code_texts, "special.not-available", listed)
    assert said.endswith("le permis 1, le permis 2.")
    said = translator_for("fr").format(CODES, "type.wrong", {"expected": "object|null"})
    assert said.endswith("objet ou null.")
    said = ENGLISH.format(CODES, "type.wrong", {"expected": "object|null"})
    assert said.endswith("object or null.")


def test_a_reveal_that_names_the_wrong_deck_is_told_which_one_is_due() -> None:
    figures = {"action": "reveal", "phase": "selling", "expected": ["reveal"], "deck": "cheques"}
    said = ENGLISH.format(registry()["for-sale"].code_texts, "phase.wrong-action", figures)
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
        "der Bürgermeister, der Stornostein",
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
    texts = registry()["the-estates"].code_texts
    for language, said in zip(LANGUAGES, piece[1:], strict=True):
        sentence = translator_for(language).format(texts, "special.missing", {"piece": piece[0]})
        assert sentence.endswith((f": {said}.", f"\xa0: {said}."))


def test_a_piece_that_has_no_label_is_its_kind_and_one_without_a_kind_its_document() -> None:
    assert ENGLISH.format(TEXTS, "offer", {"piece": {"kind": "lift"}}) == "On offer: lift."
    assert ENGLISH.format(TEXTS, "offer", {"piece": {"value": 2}}) == "On offer: {'value': 2}."
    assert ENGLISH.format(TEXTS, "bid", {"player": {"kind": "lift"}, "amount": 1}) == "{'kind': 'lift'} had bid 1."


def test_words_are_said_as_their_own_game_has_them() -> None:
    one = messages({"lift": "the lift"}, offer="On offer: {piece}.")
    other = messages({"lift": "the elevator"}, offer="On offer: {piece}.")
    translator = Translator("en")
    assert translator.format(one, "offer", {"piece": "lift"}) == "On offer: the lift."
    assert translator.format(other, "offer", {"piece": "lift"}) == "On offer: the elevator."
    assert translator.format(TEXTS, "offer", {"piece": "lift"}) == "On offer: lift."


def test_any_number_of_unheard_of_words_is_said() -> None:
    translator = Translator("en")
    for number in range(MOST_WORDS + 10):
        assert translator.format(TEXTS, "offer", {"piece": f"lift-{number}"}) == f"On offer: lift-{number}."


def test_no_more_words_are_kept_than_a_contract_has_however_many_are_said() -> None:
    translator = Translator("en")
    words = _Terms(TEXTS, translator)
    for number in range(MOST_WORDS + 10):
        assert words[f"lift-{number}"] == f"lift-{number}"
    assert len(words) == MOST_WORDS


def test_of_several_forms_the_first_is_said_whose_figures_all_have_a_value() -> None:
    assert ENGLISH.format(TEXTS, "place", {"seat": 1, "seats": 3}) == "Seat 1 of 3."
    assert ENGLISH.format(TEXTS, "place", {"seat": 1}) == "Seat 1."
    assert ENGLISH.format(TEXTS, "place", {"seat": 1, "seats": None}) == "Seat 1."
    assert ENGLISH.format(TEXTS, "won", {"winners": ["bob", "cy"]}) == "Won by: bob, cy."
    assert ENGLISH.format(TEXTS, "won", {"winners": []}) == "Nobody wins."


@pytest.mark.parametrize(
    ("key", "figures", "said"),
    [
        ("unheard-of", {}, "unheard-of"),
        ("place", {}, "Seat \u2013."),
        ("bid", {"player": "ann"}, "ann had bid \u2013."),
        ("bid", {"player": "\ud800", "amount": 1}, "\ud800 had bid 1."),
        ("paid", {"player": "ann"}, "paid"),
        ("paid", {"player": "ann", "amount": "five"}, "paid"),
        ("paid", {"player": "\ud800", "amount": 1}, "\ud800 pays one coin."),
        ("seat", {"who": "table"}, "the table reports."),
        ("seat", {"who": "ann"}, "ann reports."),
        ("seat", {"who": "\ud800"}, "other reports."),
        ("seat", {"who": 5}, "seat"),
        ("left", {}, "Who knows."),
        ("left", {"count": "many"}, "Who knows."),
    ],
)
def test_want_of_a_message_or_of_a_figure_is_no_failure(key: str, figures: dict[str, object], said: str) -> None:
    assert ENGLISH.format(TEXTS, key, figures) == said


def test_equal_keys_of_different_messages_are_not_mixed_up() -> None:
    translator = Translator("en")
    for number in range(100):
        assert translator.format(messages(key=f"Text {number}."), "key", {}) == f"Text {number}."


def test_a_refusal_names_its_figures_in_every_language() -> None:
    refusals = registry()["for-sale"].code_texts
    said = {
        language: translator_for(language).format(refusals, "bid.too-low", {"amount": 2, "minimum": 5, "highest": 4})
        for language in LANGUAGES
    }
    assert said == {
        "en": "A bid of 2 is not enough: it takes at least 5.",
        "fr": "Une enchère de 2 ne suffit pas\xa0: il faut au moins 5.",
        "de": "Ein Gebot von 2 genügt nicht: Es braucht mindestens 5.",
    }


def test_there_are_no_texts_in_other_languages() -> None:
    with pytest.raises(ValueError, match="'la'"):
        translator_for("la")
