"""Names beside ids: sentences say them, members keep the ids, and no state knows a name."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

from gavel.api.batches import answer_line
from gavel.api.operations.call import Call
from gavel.api.problems import Problem
from gavel.api.registry import examples_of, registry
from gavel.api.service import GameService
from gavel.engine.game import RESERVED
from gavel.i18n import LANGUAGES
from gavel.i18n.translator import translator_for
from tests.api.asking import ask
from tests.conformance.playing import exchanges, service
from tests.support.play import Combination, concrete, every_combination, some_combinations

Json = dict[str, Any]

every_game = pytest.mark.parametrize("service", registry().values(), ids=registry())
EVERY_OPERATION = [(service, operation) for service in registry().values() for operation in service.operations]
SENTENCES = ("text", "detail")


def reply_to(service: GameService, operation: str, body: Json, language: str = "en") -> Json:
    """The answer, or the problem, as a client reads it."""
    call = Call(translator_for(language), "one-request")
    try:
        return ask(service, operation, body, call)
    except Problem as problem:
        return problem.document(call.translator, call.instance)


def example(service: GameService, operation: str) -> Json:
    return dict(next(iter(examples_of(service)[operation].values())))


def players(body: Any) -> list[Any]:
    """Everyone who plays, whatever the operation."""
    if "results" in body:
        return [standing["player"] for standing in body["results"][0]["standings"]]
    seats = body.get("setup", body.get("state", body))["players"]
    return [seat if isinstance(seat, str) else seat["id"] for seat in seats]


def marked(ids: list[str]) -> dict[str, str]:
    """Names that can be found again: each id in brackets that no text has."""
    return {player: f"\u27e6{player}\u27e7" for player in ids}


def unmarked(text: str) -> str:
    return text.replace("\u27e6", "").replace("\u27e7", "")


def sentences(document: Any) -> Iterator[str]:
    """Every sentence of an answer."""
    if isinstance(document, dict):
        for name, value in document.items():
            if name in SENTENCES:
                yield value
            else:
                yield from sentences(value)
    elif isinstance(document, list):
        for each in document:
            yield from sentences(each)


def without_strangers(document: Any) -> Any:
    """The answer without what it says of people who are not at the table: their ids may be anything."""
    if isinstance(document, dict):
        return {name: without_strangers(value) for name, value in document.items()}
    if not isinstance(document, list):
        return document
    strangers = ("player.unknown", "player.stranger", "cash.stranger")
    return [
        without_strangers(each) for each in document if not (isinstance(each, dict) and each.get("code") in strangers)
    ]


def without_sentences(document: Any) -> Any:
    if isinstance(document, dict):
        return {name: without_sentences(value) for name, value in document.items() if name not in SENTENCES}
    return [without_sentences(each) for each in document] if isinstance(document, list) else document


# --- sentences and members ------------------------------------------------------------------------------------------


def events_say_names(combination: Combination, languages: Iterator[Sequence[str]]) -> None:
    """In a random game, where they would say ids; each step in the next of these languages."""
    service, rng = registry()[combination.game.id], Random(f"names {combination}")
    request = combination.request({}, rng)
    names = marked(request["players"])
    operation, body = "setup", request
    while True:
        position = reply_to(service, operation, body)
        for language in next(languages):
            named, plain = (reply_to(service, operation, each, language) for each in ({**body, "names": names}, body))
            assert without_sentences(named) == without_sentences(position) | {"scores": named["scores"]}
            assert [unmarked(text) for text in sentences(named)] == list(sentences(plain))
            for event in named["events"]:
                said = {player for player, name in names.items() if name in event["text"]}
                figures = [value for name, value in event.items() if name != "reveals"]
                told = [each for value in figures for each in (value if isinstance(value, list) else [value])]
                assert said == {player for player in names if player in told}
        if position["finished"]:
            break
        action = concrete(rng.choice(position["legal_actions"]), rng)
        operation, body = "actions", {"state": position["state"], "action": action}


@pytest.mark.parametrize("combination", some_combinations(), ids=str)
def test_events_say_names_where_they_would_say_ids(combination: Combination) -> None:
    events_say_names(combination, cycle([[language] for language in LANGUAGES]))


@pytest.mark.long
@pytest.mark.parametrize("combination", every_combination(), ids=str)
def test_events_say_names_in_every_language_at_every_step(combination: Combination) -> None:
    events_say_names(combination, cycle([list(LANGUAGES)]))


@pytest.mark.parametrize("game", registry())
@pytest.mark.parametrize("step", [5, pytest.param(1, marks=pytest.mark.long)])
def test_no_sentence_of_any_case_has_an_id_that_has_a_name(game: str, step: int) -> None:
    """Whatever is refused or told: what the service says with names is what it says without, but for the names."""
    told = 0
    for case, method, path, body, plain in islice(exchanges(game), 0, None, step):
        ids = ids_in(path, body) if method == "POST" else []
        if not ids:
            continue
        named = service()(method, path, {**body, "names": marked(ids)})
        assert named[0] == plain[0], case.id
        texts = list(sentences(named[2]))
        assert [unmarked(text) for text in texts] == list(sentences(plain[2])), case.id
        ours = re.compile(rf"(?<!\u27e6)\b({'|'.join(map(re.escape, sorted(ids, key=len, reverse=True)))})\b(?!\u27e7)")
        for text in sentences(without_strangers(named[2])):
            assert not ours.search(text), (case.id, text)
        told += any("\u27e6" in text for text in texts)
    assert told > 100


def ids_in(path: str, body: Any) -> list[str]:
    """Who plays in a request to which names can be added; nobody where it is drawn, or where it cannot be known."""
    if not isinstance(body, Mapping) or "names" in body:
        return []
    try:
        ids = players(body)
    except (KeyError, TypeError, AttributeError, IndexError):
        return []
    sound = all(isinstance(player, str) and 0 < len(player) < 60 and player.isprintable() for player in ids)
    drawn = path.endswith("/setup") and {"seed", "deal", "dealer"}.isdisjoint(body)
    return [] if drawn or not sound or len(ids) > 6 or not {*ids}.isdisjoint(RESERVED) else ids


def test_all_but_the_sentences_is_the_same_with_names_and_without(subtests: pytest.Subtests) -> None:
    for game_service, operation in EVERY_OPERATION:
        for language in LANGUAGES:
            with subtests.test(game=game_service.game.id, operation=operation, language=language):
                for body in examples_of(game_service)[operation].values():
                    names = dict.fromkeys(players(body), "<i>Élodie</i>")
                    named, plain = (
                        reply_to(game_service, operation, {**body, "names": names}, language),
                        reply_to(game_service, operation, dict(body)),
                    )
                    assert list(named) == list(plain)
                    assert "lodie" not in json.dumps(without_sentences(named))
                    members = [name for name in plain if name not in ("scores", "rulings")]
                    assert [without_sentences(named[each]) for each in members] == [
                        without_sentences(plain[each]) for each in members
                    ]


@every_game
def test_who_has_no_name_is_called_by_the_id(service: GameService) -> None:
    body = example(service, "actions")
    first, second = players(body)[:2]
    body["action"] = {**body["action"], "player": second}
    state = {**body["state"], "players": body["state"]["players"]}
    said = reply_to(service, "actions", {**body, "state": state, "names": {first: "The First"}})
    plain = reply_to(service, "actions", body)
    assert list(sentences(said)) == [re.sub(rf"\b{first}\b", "The First", text) for text in sentences(plain)]


@every_game
def test_no_names_are_as_good_as_none(service: GameService) -> None:
    body = example(service, "actions")
    assert reply_to(service, "actions", {**body, "names": {}}) == reply_to(service, "actions", body)


@every_game
def test_a_refused_action_of_a_replay_is_told_by_name(service: GameService) -> None:
    body = example(service, "replays")
    ids = players(body)
    to_act = reply_to(service, "replays", body)["position"]["to_act"]
    body["actions"] = [*body["actions"], {"type": "pass", "player": next(each for each in ids if each not in to_act)}]
    refused = reply_to(service, "replays", {**body, "names": marked(ids)})["refused"]["problem"]
    assert any("\u27e6" in text for text in sentences(refused["violations"]))


@every_game
def test_a_line_of_a_batch_takes_names(service: GameService) -> None:
    body = example(service, "setup")
    names = dict.fromkeys(body["players"], "Somebody")
    line = {"operation": "setup", "game": service.game.id, "body": {**body, "names": names}}
    answered = json.loads(answer_line(json.dumps(line).encode(), translator_for("en"), "line/1"))
    assert "Somebody begins." in answered["body"]["events"][0]["text"]


# --- bad input ------------------------------------------------------------------------------------------------------


def errors(service: GameService, operation: str, body: Json, language: str = "en") -> list[tuple[str, str]]:
    problem = reply_to(service, operation, body, language)
    assert problem["type"] == "/problems/invalid-request", problem
    return [(each["pointer"], each["code"]) for each in problem["errors"]]


def test_a_name_for_a_stranger_is_refused(subtests: pytest.Subtests) -> None:
    for game_service, operation in EVERY_OPERATION:
        with subtests.test(game=game_service.game.id, operation=operation):
            body = example(game_service, operation)
            names = {players(body)[0]: "Ann", "a/b~c": "Nobody", "table": "Table", "spectator": "All", "referee": "Ref"}
            assert errors(game_service, operation, {**body, "names": names}) == [
                ("/names/a~1b~0c", "player.unknown"),
                ("/names/referee", "player.unknown"),
                ("/names/spectator", "player.unknown"),
                ("/names/table", "player.unknown"),
            ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stranger_is_told_by_id_whatever_the_name(language: str) -> None:
    service = registry()["for-sale"]
    body = {**example(service, "setup"), "names": {"zoe": "Zo\u00eb", "ann": "Ann B."}}
    [error] = reply_to(service, "setup", body, language)["errors"]
    assert error["detail"].startswith("zoe ")
    assert error["detail"].endswith("Ann B., bob, cy.")


def test_what_is_no_name_is_refused(subtests: pytest.Subtests) -> None:
    for game_service, operation in EVERY_OPERATION:
        for name, code in [
            ("", "length.out-of-range"),
            ("a" * 65, "length.out-of-range"),
            ("a\nb", "format.wrong"),
            ("\x7f", "format.wrong"),
            ("\x85", "format.wrong"),
            (1, "type.wrong"),
            (None, "type.wrong"),
            (["Ann"], "type.wrong"),
        ]:
            with subtests.test(game=game_service.game.id, operation=operation, name=name, code=code):
                body = example(game_service, operation)
                player = players(body)[0]
                assert errors(game_service, operation, {**body, "names": {player: name}}) == [
                    (f"/names/{player}", code)
                ]


def test_names_are_an_object_of_no_more_than_six(subtests: pytest.Subtests) -> None:
    for game_service, operation in EVERY_OPERATION:
        with subtests.test(game=game_service.game.id, operation=operation):
            body = example(game_service, operation)
            for names in (["Ann"], "Ann", None, 1):
                assert errors(game_service, operation, {**body, "names": names}) == [("/names", "type.wrong")]
            many = {f"p{number}": "Ann" for number in range(7)}
            assert ("/names", "length.out-of-range") in errors(game_service, operation, {**body, "names": many})


@every_game
def test_names_may_be_alike_long_and_in_any_script(service: GameService) -> None:
    body = example(service, "setup")
    for name in ("a" * 64, "\U0001f3b2" * 64, "<script>alert(1)</script>", "{player}", "\u202ex", " "):
        said = reply_to(service, "setup", {**body, "names": dict.fromkeys(body["players"], name)})
        assert name in said["events"][0]["text"]


@every_game
def test_a_state_with_names_is_refused(service: GameService) -> None:
    body = example(service, "inspections")
    body["state"] = {**body["state"], "names": {}}
    assert errors(service, "inspections", body) == [("/state/names", "member.unknown")]
