"""The messages document and the names in the game sheet: complete, in each language, and the words of the service."""

import json
from typing import Any

import pytest
from icu4py.messageformat import MessageFormat

from gavel.api.documents import catalogue, game_messages, game_sheet
from gavel.api.registry import registry
from gavel.i18n import LANGUAGES
from gavel.i18n.translator import translator_for
from tests.http.asking import get

each_game = pytest.mark.parametrize("game", registry())
each_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(game: str, language: str) -> Any:
    return json.loads(game_messages(game, language).body)


def sheet(game: str, language: str) -> Any:
    return json.loads(game_sheet(game, language).body)


@each_game
@each_language
def test_every_phase_action_type_and_option_of_the_sheet_has_a_name(game: str, language: str) -> None:
    document, labels = sheet(game, language), messages(game, language)["labels"]
    for group in ("phases", "action_types", "options"):
        listed = [*document[group], *(document["match_options"] if group == "options" else ())]
        named = {each["id"]: each["name"] for each in listed}
        assert named == labels[group]
        assert all(named.values())
    rules = registry()[game].game
    assert [each["id"] for each in document["phases"]] == list(rules.phase_names)
    assert [each["id"] for each in document["action_types"]] == list(rules.action_types)


@each_game
def test_names_are_those_of_the_readers_language(game: str) -> None:
    said = [json.dumps(messages(game, language)["labels"]) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    for group, word in (("phases", "finished"), ("action_types", "reveal")):
        assert [messages(game, language)["labels"][group][word] for language in LANGUAGES] == [
            translator_for(language).term(registry()[game].event_texts.labels.by_figure[figure], word)
            for language in LANGUAGES
            for figure in (["phase"] if group == "phases" else ["action"])
        ]


@each_game
def test_all_languages_have_the_same_members(game: str) -> None:
    def members(document: Any) -> Any:
        return {name: members(value) for name, value in document.items()} if isinstance(document, dict) else None

    first, *others = [messages(game, language) for language in LANGUAGES]
    for other in others:
        assert members(other) == members(first)
        assert (other["people"], other["defaults"]) == (first["people"], first["defaults"])


@each_game
@each_language
def test_every_pattern_is_one_that_icu_reads(game: str, language: str) -> None:
    document = messages(game, language)
    for table in ("events", "violations"):
        for pattern in document[table].values():
            assert MessageFormat(pattern, language).format(document["defaults"])


@each_game
def test_every_default_and_every_table_of_words_is_used(game: str) -> None:
    document = messages(game, "en")
    patterns = "".join([*document["events"].values(), *document["violations"].values()])
    assert all(f"{{{argument}, select, yes " in patterns for argument in document["defaults"])
    assert all(f"{figure}}}" in patterns for figure in document["words"])


@each_game
@each_language
def test_messages_are_served_in_the_readers_language_and_known_by_their_tag(game: str, language: str) -> None:
    path = f"/v1/games/{game}/messages"
    answer = get(path, Accept_Language=language)
    assert json.loads(answer.data) == messages(game, language)
    assert answer.headers["Content-Language"] == language
    assert "Accept-Language" in answer.headers["Vary"]
    assert get(path, Accept_Language=language, If_None_Match=answer.headers["ETag"]).status_code == 304
    other = LANGUAGES[LANGUAGES.index(language) - 1]
    assert get(path, Accept_Language=other, If_None_Match=answer.headers["ETag"]).status_code == 200


def test_the_catalogue_leads_to_the_messages() -> None:
    for game in json.loads(catalogue().body)["games"]:
        assert get(game["links"]["messages"]).status_code == 200


def test_messages_of_no_game_are_not_found() -> None:
    assert get("/v1/games/go/messages").status_code == 404
