"""Texts follow Accept-Language, in en, fr and de; figures, codes and names do not."""

import json
from typing import Any

import pytest

from tests.http.asking import Post, examples, get, posts, problem, send, send_raw, setups

SETUP = setups()[0]
EXAMPLES = dict(examples())

CHOSEN = {
    "": "en",
    "en": "en",
    "fr": "fr",
    "de": "de",
    "FR": "fr",
    "de-AT": "de",
    "fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5": "fr",
    "en;q=0.5, de;q=0.9": "de",
    "it, de;q=0.1": "de",
    "it, es;q=0.9": "en",
    "de;q=0, fr;q=0.1": "fr",
    "en;q=0, *": "fr",
    "*": "en",
    "nonsense;;q=1": "en",
    "fr;q=oops, de": "de",
    "fr" + ", de;q=0.1" * 500: "fr",
}


def test_the_best_liked_language_is_chosen(subtests: pytest.Subtests) -> None:
    for asked, language in CHOSEN.items():
        with subtests.test(asked=asked):
            assert send(SETUP, Accept_Language=asked).headers["Content-Language"] == language
            assert get("/v1/games/for-sale/rules", Accept_Language=asked).headers["Content-Language"] == language
            refusal = send(Post(SETUP.path, {}), Accept_Language=asked)
            assert refusal.headers["Content-Language"] == language


def test_english_is_spoken_to_whoever_does_not_ask() -> None:
    assert send(SETUP).headers["Content-Language"] == "en"


WORDED = ("text", "why", "detail", "title", "decides", "name", "question", "answer", "happened", "advice", "reason")


def _without_words(document: Any) -> Any:
    if isinstance(document, dict):
        return {name: _without_words(value) for name, value in document.items() if name not in WORDED}
    return [_without_words(item) for item in document] if isinstance(document, list) else document


def _words(document: Any) -> list[str]:
    if isinstance(document, dict):
        own = [value for name, value in document.items() if name in WORDED]
        return own + [word for value in document.values() for word in _words(value)]
    return [word for item in document for word in _words(item)] if isinstance(document, list) else []


def test_only_words_are_translated_and_all_of_them_are(subtests: pytest.Subtests) -> None:
    for language in ["fr", "de"]:
        for label, post in EXAMPLES.items():
            with subtests.test(label, language=language):
                english, foreign = send(post).json, send(post, Accept_Language=language).json
                assert _without_words(foreign) == _without_words(english)
                assert len(_words(foreign)) == len(_words(english))
                assert [each for each in zip(_words(english), _words(foreign), strict=True) if each[0] == each[1]] == []


def test_refusals_are_translated(subtests: pytest.Subtests) -> None:
    for language in ["fr", "de"]:
        for post in posts():
            with subtests.test(str(post), language=language):
                raw = json.dumps({**post.body, "unheard_of": 1}).encode()
                english = problem(send_raw(post.path, raw, X_Request_Id="x"), "invalid-request")
                foreign = problem(
                    send_raw(post.path, raw, X_Request_Id="x", Accept_Language=language), "invalid-request"
                )
                assert _without_words(foreign) == _without_words(english)
                assert [each for each in zip(_words(english), _words(foreign), strict=True) if each[0] == each[1]] == []


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_rules_and_the_sheet_are_translated(language: str) -> None:
    for path in ("/v1/games/for-sale/rules", "/v1/games/for-sale"):
        english, foreign = get(path).json, get(path, Accept_Language=language).json
        assert _without_words(foreign) == _without_words(english)
        assert foreign != english
