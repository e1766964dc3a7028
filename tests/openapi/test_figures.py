"""The figures of events, violations and breaches in the contract are those that the rules really tell."""

from collections.abc import Mapping
from typing import Any

import pytest

from gavel.api.registry import registry
from gavel.catalogue import games
from gavel.engine.json_values import as_json_value
from gavel.engine.referee_declarations import custody_events
from tests.i18n.test_games import recording
from tests.support.contract import document, validator

SCHEMAS = document()["components"]["schemas"]
WORDS = {"detail": "A sentence.", "pointer": "/action"}

every_game = pytest.mark.parametrize("game", games().values(), ids=games())


def judge(game: Any, kind: str, value: str) -> Any:
    """What judges one of a union: the schema that the discriminator leads to."""
    union = SCHEMAS[f"{registry()[game.id].shapes.prefix}{kind}"]
    reference = union["discriminator"]["mapping"][value]
    assert {"$ref": reference} in union["oneOf"]
    return validator(reference)


def told_once(told: list[Any]) -> list[Any]:
    """Documents of different shapes: one of each that has the same members of the same types."""
    return list({repr(_shape(each)): each for each in told}.values())


def _shape(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _shape(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_shape(each) for each in value]
    return type(value)


@every_game
def test_every_event_that_happens_has_its_shape(game: Any) -> None:
    told = recording(game.id).events
    # What is done at a sealed table happens in no record: tests/sealing/test_custody.py.
    assert set(told) == set(game.events) - {each.type for each in custody_events(game.id)}
    for name, events in told.items():
        for event in told_once(events):
            judge(game, "Event", name).validate(as_json_value({**event, "text": "A sentence."}))


@every_game
def test_every_violation_that_is_told_has_its_shape(game: Any) -> None:
    told = recording(game.id).violations
    assert set(told) >= {*game.illegal, *game.breach_names}
    for code, rules in game.illegal.items():
        for figures in told_once(told[code]):
            # Some codes are told of setups and states too, with other figures where a schema finds them.
            violation = {"code": code, "rule": rules[0], "clause": "A clause.", **WORDS, **figures}
            judge(game, "Violation", code).validate(as_json_value(violation))


@every_game
def test_every_breach_that_is_told_has_its_shape(game: Any) -> None:
    told = recording(game.id).violations
    for code in game.breach_names:
        shapes = [figures for figures in told[code] if "allowed" not in figures]
        assert shapes or code == "variant.unknown", code
        for figures in told_once(shapes):
            judge(game, "Breach", code).validate(as_json_value({"code": code, "rule": "a-clause", **WORDS, **figures}))


def test_a_bid_that_is_too_low_says_what_would_be_enough() -> None:
    shape = SCHEMAS["BidTooLowViolation"]
    assert {"amount", "minimum", "highest"} <= set(shape["required"])
    for service in registry().values():
        mapping = SCHEMAS[f"{service.shapes.prefix}Violation"]["discriminator"]["mapping"]
        assert mapping["bid.too-low"] == "#/components/schemas/BidTooLowViolation"


def test_what_a_correction_touched_may_be_the_whole_state_and_lie_deep() -> None:
    told: dict[str, Any] = {"code": "record.wrong-paths", "rule": "a-clause", **WORDS, "paths": ["", "/a" * 150]}
    for game in games().values():
        judge(game, "Breach", told["code"]).validate(told)


def test_what_games_tell_differently_has_a_shape_for_each() -> None:
    reveals = {name: SCHEMAS[f"{name}RevealNotPossibleViolation"]["properties"] for name in ("ForSale", "Auctionland")}
    assert "card" in reveals["ForSale"]
    assert "tile" in reveals["Auctionland"]
    assert "RevealNotPossibleViolation" not in SCHEMAS


def test_a_figure_that_may_be_missing_is_optional_and_one_that_may_be_nothing_is_null() -> None:
    placed = SCHEMAS["TheEstatesPlacedEvent"]
    assert {"player", "piece", "row"} <= set(placed["required"])
    assert not {"lot", "effect", "permit"} & set(placed["required"])
    assert {"type": "null"} in SCHEMAS["TurnImpossibleBreach"]["properties"]["turn"]["anyOf"]
