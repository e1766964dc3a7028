"""The compact form of states and actions: whatever is packed comes out as it went in."""

import json
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import cbor2
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gavel.api.registry import registry
from gavel.api.service import GameService
from gavel.engine import refereeing
from gavel.engine.actions import Document
from gavel.engine.game import Game
from gavel.engine.json_values import as_json_value
from gavel.schemas import strict_json
from gavel.schemas.fields import Items, Part, Strict
from gavel.schemas.scalars import Bool, Int, JsonField
from gavel.schemas.validators import compile_validator
from gavel.sealing.packing.fields import packer_of
from gavel.sealing.packing.states import Packing
from gavel.sealing.packing.words import Words
from tests.conformance.playing import exchanges
from tests.rules.golden import expected_paths
from tests.support.hooks import hooks_of, package_of
from tests.support.listing import any_action
from tests.support.play import Combination, concrete, deriving, some_quick_all_long
from tests.support.schema_documents import documents_for

Json = dict[str, Any]

PACKINGS = {game: Packing(service.vocabulary) for game, service in registry().items()}

every_game = pytest.mark.parametrize("service", registry().values(), ids=registry())


def through_cbor(packed: Any) -> Any:
    return cbor2.loads(cbor2.dumps(packed, canonical=True))


def there_and_back(packing: Packing, state: Json) -> Json:
    words = packing.words(state)
    packed = through_cbor(packing.pack(state, words))
    assert packing.editions.words_in(packed) is words
    return packing.unpack(packed)


def survives(game: Game[Any], state: Any) -> None:
    """A state comes out as it went in, by its document and without, which takes no more bytes."""
    packing, document = PACKINGS[game.id], as_json_value(game.dump(state))
    assert there_and_back(packing, document) == document
    edition = packing.editions.of(state)
    assert packing.words(document) is edition.words
    assert packing.editions.read(edition.packed) == edition
    by_schema = packing.pack_by_schema(state, edition)
    assert edition.packed[1:] + by_schema[1:] == whole_by_schema(packing, document)
    packed = packing.pack_state(state, edition)
    assert packed == by_schema or len(packed) <= len(by_schema)
    assert packing.ply(packed) == packing.ply(by_schema) == document["ply"]
    for each in (packed, by_schema):
        found = packing.unpack_state(each, edition, lambda: document["deal"])
        assert found == game.load(document)
        assert as_json_value(game.dump(found)) == document


def whole_by_schema(packing: Packing, document: Json) -> bytes:
    """The bytes of a state without its deal by its schema, edition and all, without the head of the list."""
    packed = packing.pack({**document, "deal": None}, packing.words(document))
    return b"".join([cbor2.dumps(each, canonical=True) for each in packed])


def states_in(document: Any) -> Iterator[Json]:
    """Whatever looks like a state, anywhere in a document."""
    if isinstance(document, dict):
        if "schema_version" in document and "history" in document:
            yield document
        for each in document.values():
            yield from states_in(each)
    elif isinstance(document, list):
        for each in document:
            yield from states_in(each)


@every_game
def test_every_state_of_the_cases_comes_out_as_it_went_in(service: GameService) -> None:
    """Those of their requests too, if they have the right shape; in the contract's order."""
    packing, cases = PACKINGS[service.game.id], set()
    is_of_the_right_shape = compile_validator(service.vocabulary.state())
    for case, _method, _path, body, (_status, _headers, answer) in exchanges(service.game.id):
        sent = strict_json.loads(json.dumps(as_json_value(body)).encode())
        for state in [*states_in(sent), *states_in(answer)]:
            if is_of_the_right_shape(state):
                assert there_and_back(packing, state) == state, case.id
                cases.add(case.id)
    assert len(cases) > 100


@pytest.mark.parametrize("combination", some_quick_all_long())
@settings(max_examples=3, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), seed=st.integers(0, 2**32 - 1))
def test_every_state_and_action_of_a_game_comes_out_as_it_went_in(
    combination: Combination, data: st.DataObject, seed: int
) -> None:
    game, rng = combination.game, Random(seed)
    drawn = hooks_of(game).options(combination.ruleset, combination.variant, combination.players)
    state, _events = game.setup(combination.request(data.draw(st.just({}) | drawn), rng))
    packing = PACKINGS[game.id]
    while True:
        survives(game, state)
        if not (listed := game.legal_actions(state)):
            return
        action, words = as_json_value(concrete(rng.choice(listed), rng)), packing.editions.of(state).words
        assert packing.unpack_action(through_cbor(packing.pack_action(action, words)), words) == action
        game.play(state, action)


@every_game
def test_each_of_our_games_packs_its_states_without_a_document_but_for_those_with_records(service: GameService) -> None:
    game, packing = service.game, PACKINGS[service.game.id]
    state, _events = game.setup({"players": ["ann", "bob", "cy"], "seed": "packed"})
    edition, dumped = packing.editions.of(state), []

    def dump(each: Any) -> Document:
        dumped.append(each)
        return game.dump(each)

    seen = Packing(replace(service.vocabulary, game=deriving(game, dump=dump)))
    assert seen.pack_state(state, edition) == packing.pack_state(state, edition)
    assert dumped == []
    penalty = {"type": "penalty", "player": "referee", "seat": "ann", "points": -1, "reason": "Peeking"}
    refereeing.apply(game, state, penalty)
    assert seen.pack_state(state, edition) == packing.pack_state(state, edition)
    assert len(dumped) == 1
    survives(game, state)


FIGURES = {
    "auctionland": (172, "2b36f388d830efff"),
    "for-sale": (120, "4ea2052614af440c"),
    "the-estates": (113, "4bc9e9b0e9a21d31"),
}
"""How many there are after the first action of a certain game, and how their SHA-256 begins."""


@every_game
def test_the_figures_of_a_state_are_those_that_tokens_hold(service: GameService) -> None:
    """Who changes them has to give tokens a new format: those of running games have these."""
    game, packing = service.game, PACKINGS[service.game.id]
    state, _events = game.setup({"players": ["ann", "bob", "cy"], "seed": "packed", "nonce": "0" * 64})
    game.play(state, as_json_value(concrete(game.legal_actions(state)[0], Random(1))))
    packed = packing.pack_state(state, packing.editions.of(state))
    assert (len(packed), sha256(packed).hexdigest()[:16]) == FIGURES[game.id]


@pytest.mark.parametrize("coins", [255, 256, 10**6])
def test_a_state_with_figures_beyond_a_byte_is_packed_as_its_schema_says(coins: int) -> None:
    game, packing = registry()["for-sale"].game, PACKINGS["for-sale"]
    state, _events = game.setup(
        {"players": ["ann", "bob", "cy"], "seed": "packed", "options": {"starting_coins": coins}}
    )
    edition = packing.editions.of(state)
    is_by_schema = packing.pack_state(state, edition) == packing.pack_by_schema(state, edition)
    assert is_by_schema == (coins > 255)
    survives(game, state)


@pytest.mark.parametrize("path", sorted(expected_paths()), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_state_of_a_golden_comes_out_as_it_went_in(path: Path) -> None:
    game = next(each for each in registry().values() if package_of(each.game) == path.parent.name).game
    first, *played, _end = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    state, _events = game.setup(first["setup"])
    for line in played:
        survives(game, state)
        game.play(state, line["action"])
    survives(game, state)


def any_shape_of_a_state_comes_out_as_it_went_in(service: GameService, data: st.DataObject) -> None:
    """Strangers, players twice, a referee's records and figures of any size among them."""
    state = data.draw(documents_for(service.vocabulary.state()))
    packing = PACKINGS[service.game.id]
    assert there_and_back(packing, state) == state


@every_game
@settings(max_examples=10, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_whatever_has_the_shape_of_a_state_comes_out_as_it_went_in(service: GameService, data: st.DataObject) -> None:
    any_shape_of_a_state_comes_out_as_it_went_in(service, data)


@pytest.mark.long
@every_game
@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_all_that_has_the_shape_of_a_state_comes_out_as_it_went_in(service: GameService, data: st.DataObject) -> None:
    any_shape_of_a_state_comes_out_as_it_went_in(service, data)


@every_game
@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_whatever_has_the_shape_of_an_action_comes_out_as_it_went_in(service: GameService, data: st.DataObject) -> None:
    """A referee's corrections, with any value in them, among them."""
    action, words = data.draw(any_action(service.game.id)), Words(("ann", "bob"), ("ref-001",))
    packing = PACKINGS[service.game.id]
    assert packing.unpack_action(through_cbor(packing.pack_action(action, words)), words) == action


class Small(Strict):
    """Few objects."""

    yes = Bool()
    number = Int(3, 9)


class Large(Strict):
    """Many objects."""

    number = Int(-5, 300, null=True)
    small = Part(Small, null=True, required=False)


@pytest.mark.parametrize(
    ("field", "value", "packed"),
    [
        (Int(-5, 300), -3, 5),
        (Int(), 2**53 - 1, 2**53 - 1),
        (Part(Small), {"yes": True, "number": 9}, 13),
        (Items(Part(Small), maximum=9), [{"yes": False, "number": 3}, {"yes": True, "number": 4}], b"\x00\x08"),
        (Part(Small, null=True), None, 0),
        (Part(Large), {"number": None, "small": {"yes": False, "number": 3}}, [None, 1]),
        (Part(Large), {"number": 1}, [2, False]),
        (Items(Part(Large), maximum=9), [{"number": 1}, {"number": -1}], [b"\x02\x01", [False, False]]),
        (Items(Int(), maximum=9), [255, 0], b"\xff\x00"),
        (Items(Int(), maximum=9), [256], [256]),
        (Items(Int(), maximum=9), [], b""),
    ],
)
def test_the_packed_form_is_the_one_that_tokens_hold(field: JsonField, value: Any, packed: Any) -> None:
    """Who changes it has to give tokens a new format: those of running games have this one."""
    packer, words = packer_of(field), Words(("ann",), ())
    assert packer.pack(value, words) == packed
    assert type(packer.pack(value, words)) is type(packed)
    assert packer.unpack(through_cbor(packed), words) == value


def test_a_field_of_an_unknown_kind_is_refused_when_the_packer_is_made() -> None:
    with pytest.raises(TypeError, match="no packer"):
        packer_of(JsonField())


def test_words_are_numbers_players_are_seats_and_digits_are_bytes() -> None:
    words = Words(("ann", "bob"), ("ref-001", "ref-002"))
    assert [words.pack(text) for text in ("ref-002", "00ff", "00FF", "0", "", "abc", "seed")] == [
        1,
        b"\x00\xff",
        "00FF",
        "0",
        b"",
        "abc",
        "seed",
    ]
    assert [words.unpack(words.pack(text)) for text in ("ref-002", "00ff", "")] == ["ref-002", "00ff", ""]
    assert [words.seat(player) for player in ("bob", "table", "referee", "zoe")] == [1, 2, 3, "zoe"]
