"""Records with anything in them get suggestions, or are refused with a reason: no search fails, and none takes long."""

import io
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from http import HTTPStatus
from random import Random
from typing import Any

import pytest
from werkzeug.exceptions import ServiceUnavailable

from gavel import games
from gavel.api.body import Body
from gavel.api.exchange import Request
from gavel.api.pipeline import Pipeline
from gavel.search import suggest
from gavel.suggesting.routes import routes
from gavel.suggesting.searching import Result, search
from tests.library.test_possible import PLAYERS, TABLE, onwards, played
from tests.rules.test_declared_games import imported
from tests.support.plugins import EXAMPLES

Json = dict[str, Any]

EXPECTED = (HTTPStatus.OK, HTTPStatus.UNPROCESSABLE_ENTITY, HTTPStatus.SERVICE_UNAVAILABLE)
MILLISECONDS = 30
"""Enough for a search in a true record, and for some tries in a spoilt one."""
VALUES: list[Any] = [
    None, True, False, 0, -1, 1, 3, 0.5, 1e300, 10**6, 2**53 - 1, -(2**53) + 1, "", "x", "ann", "bob", "table", "bid",
    [], [[]], [{}], [None], [True], ["ann"], [1] * 300, {}, {"a": 1}, {"hidden": 5}, {"hidden": -1}, {"hidden": "x"},
    {"hidden": 10**9}, {"hidden": 2**53 - 1}, {"hidden": 0.5}, {"hidden": []}, {"minimum": 0, "maximum": 10**9},
]  # fmt: skip


def records() -> Iterator[tuple[str, Json]]:
    """True records of every game, by both dealers, with a first player who was drawn, and at several stages."""
    for game in games.ids():
        for plies in (0, 9, 40):
            yield game, played(game, f"game {plies}", plies).record("ann")
        yield game, played(game, "drawn", 9, first_player={"draw": True}).record("bob")
        yield game, played(game, "at a table", 12, dealer="table", **TABLE[game]).record("cy")


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every list or object in a value, with the index or the name of each of its parts."""
    if isinstance(value, dict | list):
        for step in value if isinstance(value, dict) else range(len(value)):
            yield value, step
            yield from places(value[step])


def spoilt(record: Json, random: Random) -> Json:
    """A copy of a record in which a few parts are left out, doubled, exchanged or replaced by anything."""
    copy: Json = json.loads(json.dumps(record))
    for _change in range(random.choice((1, 1, 1, 2, 4))):
        part = random.choice([name for name in ("setup", "beginning", "events", "actions", "view") if name in copy])
        found = [*places(copy[part])]
        if not found:
            continue
        inside, step = random.choice(found)
        kind = random.random()
        if kind < 0.15:
            del inside[step]
        elif kind < 0.3 and isinstance(inside, list):
            inside.insert(step, json.loads(json.dumps(inside[step])))
        elif kind < 0.45:
            other, from_ = random.choice(found)
            inside[step] = json.loads(json.dumps(other[from_]))
        elif kind < 0.5 and isinstance(inside, dict):
            inside[random.choice(["x", "type", "player", "deal", "hidden"])] = random.choice(VALUES)
        else:
            inside[step] = json.loads(json.dumps(random.choice(VALUES)))
    return copy


def search_here(game: str, body: Mapping[str, Any]) -> Result:
    """A search in this process, in which every error shows but for the one that is foreseen."""
    try:
        return search(game, body)
    except TimeoutError as error:
        raise ServiceUnavailable from error


def status_of(game: str, record: Json) -> int:
    """The status of the answer to a request for suggestions."""
    raw = json.dumps({"record": record, "playouts": 3, "milliseconds": MILLISECONDS, "seed": 1}).encode()
    headers, body = {"CONTENT_TYPE": "application/json"}, Body(io.BytesIO(raw), len(raw))
    pipeline = Pipeline(routes(search_here), {"game": games.ids()})
    return pipeline.respond(Request("POST", f"/v1/games/{game}/suggestions", headers, body)).status


def check_spoilt(number: int, seed: str) -> "Counter[int]":
    """The statuses of so many spoilt records."""
    random, statuses, true = Random(seed), Counter[int](), [*records()]
    for _ in range(number):
        game, record = random.choice(true)
        given = spoilt(record, random)
        status = status_of(game, given)
        assert status in EXPECTED, json.dumps(given)
        statuses[status] += 1
    return statuses


def test_a_spoilt_record_is_answered_or_refused() -> None:
    assert check_spoilt(80, "spoilt").keys() >= {HTTPStatus.OK, HTTPStatus.UNPROCESSABLE_ENTITY}


@pytest.mark.long
def test_many_spoilt_records_are_answered_or_refused() -> None:
    check_spoilt(3000, "many")


@pytest.mark.parametrize("kind", [[], {}, None, 3], ids=str)
def test_an_event_whose_type_is_no_text_is_refused_with_its_place(kind: object) -> None:
    record = {**played("for-sale", "a game", 0).record("ann"), "events": [{"type": kind}]}
    _answer, violations = search("for-sale", {"record": record})
    assert [(each.code, each.pointer) for each in violations] == [("type.wrong", "/events/0/type")]


def test_an_event_with_more_lists_than_any_game_has_is_impossible() -> None:
    """Each list of as many cards as are due would be tried as what was reported."""
    record = played("for-sale", "at a table", 1, dealer="table").record("ann")
    [turned_up] = [event for event in record["events"] if event["type"] == "houses-revealed"]
    assert search("for-sale", {"record": record, "playouts": 1})[0] is not None
    turned_up.update({f"more {number}": turned_up["houses"] for number in range(1000)})
    _answer, violations = search("for-sale", {"record": record, "playouts": 1})
    assert [each.code for each in violations] == ["record.impossible"]


@pytest.mark.parametrize(
    ("module", "folder", "dealer"),
    [
        ("goofspiel", "goofspiel", "service"),
        ("liars_dice", "liars-dice", "table"),
        ("liars_dice", "liars-dice", "service"),
        ("german_whist", "german-whist", "service"),
    ],
)
def test_spoilt_records_of_games_of_other_distributions_are_searched_or_refused(
    module: str, folder: str, dealer: str
) -> None:
    game, random = games.Game(imported(module, EXAMPLES / folder)), Random(f"{module} {dealer}")
    state = onwards(game.new(PLAYERS[:2], dealer=dealer), random, 9)
    answered = 0
    for _ in range(20):
        with suppress(games.InvalidDocument, TimeoutError):
            suggest(game, spoilt(state.record("ann"), random), playouts=3, milliseconds=MILLISECONDS)
            answered += 1
    assert answered < 20
