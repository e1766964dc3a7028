"""A transcript has one written form: what /replays takes is what the schema describes, and all of it counts."""

import copy
import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator, meta

from gavel.api.operations.call import Call
from gavel.api.operations.table import answer
from gavel.api.problems import Problem
from gavel.api.registry import registry
from gavel.i18n.translator import translator_for
from gavel.schemas import strict_json
from gavel.schemas.limits import LIMITS
from tests.cli.playing import random_game
from tests.http.asking import get
from tests.support.examples import bodies
from tests.support.schema_documents import mutated
from tests.support.transcripts import SCHEMA, transcript_errors

Json = dict[str, Any]

each_game = pytest.mark.parametrize("game", registry())


def replayed(game: str, transcript: Json, language: str = "en") -> Json:
    found: Json = dict(answer(registry()[game], "replays", transcript, Call(translator_for(language), "one-request")))
    return found


def finished_game(game: str) -> tuple[Json, Json]:
    """The transcript of a whole game, and its scoresheet."""
    transcript, positions = random_game(game, {"players": ["ann", "bob", "cy"], "seed": "one form"}, Random(game))
    return transcript, positions[-1]["scores"]


def test_the_schema_is_published_and_needs_no_other_document() -> None:
    response = get("/transcript.schema.json")
    assert response.mimetype == "application/schema+json"
    assert json.loads(response.data) == SCHEMA
    meta.validate(SCHEMA)
    text = response.text
    assert "components" not in text
    assert "discriminator" not in text


@cache
def judge_of(prefix: str) -> Draft202012Validator:
    """What judges the transcripts of one game."""
    return Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{prefix}Transcript"}]})


@each_game
@given(data=st.data())
def test_replays_takes_just_what_the_schema_describes(game: str, data: st.DataObject) -> None:
    service = registry()[game]
    examples = [{name: value for name, value in each.items() if name != "viewers"} for each in bodies(game, "replays")]
    claimed = [{**each, "game": game} for each in examples]
    drawn = data.draw(mutated(st.sampled_from([*examples, *claimed])))
    body = strict_json.loads(json.dumps(drawn).encode())
    judge = judge_of(service.shapes.prefix)
    if not (isinstance(body, dict) and "viewers" in body):
        assert judge.is_valid(body) == service.schemas.accepts["replays"](body)


@each_game
def test_a_whole_transcript_is_taken_as_it_is_and_verified(game: str) -> None:
    transcript, scores = finished_game(game)
    whole = {**transcript, "scores": scores}
    assert transcript_errors(whole) == []
    verdict = replayed(game, whole)
    assert (verdict["refused"], verdict["history_matches"], verdict["scores_match"]) == (None, True, True)


@each_game
def test_scores_are_compared_whatever_the_language_of_their_reasons(game: str) -> None:
    transcript, scores = finished_game(game)
    assert replayed(game, {**transcript, "scores": scores}, "fr")["scores_match"] is True


@each_game
def test_without_claimed_scores_none_are_verified(game: str) -> None:
    transcript, _scores = finished_game(game)
    assert replayed(game, transcript)["scores_match"] is None


def _total(scores: Json) -> None:
    scores["standings"][0]["total"] += 1


def _rank(scores: Json) -> None:
    scores["standings"].reverse()


def _winner(scores: Json) -> None:
    scores["winners"] = [standing["player"] for standing in scores["standings"]]


def _ruling(scores: Json) -> None:
    scores["rulings"].pop()


def _interim(scores: Json) -> None:
    scores["final"] = False


@each_game
@pytest.mark.parametrize("spoil", [_total, _rank, _winner, _ruling, _interim])
def test_any_other_result_is_not_that_of_the_record(game: str, spoil: Any) -> None:
    transcript, scores = finished_game(game)
    scores = copy.deepcopy(scores)
    spoil(scores)
    assert replayed(game, {**transcript, "scores": scores})["scores_match"] is False


@each_game
def test_a_game_that_has_not_ended_has_no_result(game: str) -> None:
    transcript, scores = finished_game(game)
    cut = {**transcript, "actions": transcript["actions"][:-1], "scores": scores}
    verdict = replayed(game, cut)
    assert (verdict["scores_match"], verdict["history_matches"]) == (False, False)


@each_game
def test_the_transcript_of_another_game_is_refused(game: str) -> None:
    transcript, _scores = finished_game(game)
    other = next(each for each in registry() if each != game)
    with pytest.raises(Problem) as refused:
        replayed(game, {**transcript, "game": other})
    (error,) = refused.value.members["errors"]
    assert (error["code"], error["pointer"]) == ("value.not-allowed", "/game")


def test_a_transcript_in_a_file_may_be_longer_than_one_replay() -> None:
    transcript, _scores = finished_game("for-sale")
    long = {**transcript, "actions": transcript["actions"][:1] * (LIMITS.replay + 1)}
    assert transcript_errors(long) == []
    assert not registry()["for-sale"].schemas.accepts["replays"](long)
