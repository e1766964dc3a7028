"""Games that are declared: what most games have alike is worked out, for both dealers and for explicit deals."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gavel import declare
from gavel.checking.beginnings import write_game
from gavel.engine import dealing, decks
from gavel.engine.game import FINISHED, Game
from gavel.engine.verdicts import InvalidSetup
from tests.support.listed import concrete
from tests.support.plugins import EXAMPLES

Json = dict[str, Any]
NAMES = ("ann", "bob", "cy")


def imported(module: str, folder: Path) -> Game[Any]:
    """The game of a module in a folder, which is no part of the path otherwise."""
    sys.path.insert(0, str(folder))
    try:
        game: Game[Any] = import_module(module).GAME
    finally:
        sys.path.remove(str(folder))
    return game


@pytest.fixture(scope="module")
def goofspiel() -> Game[Any]:
    return imported("goofspiel", EXAMPLES / "goofspiel")


@pytest.fixture(scope="module")
def heap(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Any]]:
    home = write_game("a-heap", tmp_path_factory.mktemp("written"))
    yield imported("a_heap", home)
    del sys.modules["a_heap"]


def codes(game: Game[Any], setup: Json) -> list[tuple[str, str, str | None]]:
    with pytest.raises(InvalidSetup) as refusal:
        game.setup(setup)
    return [(each.code, each.pointer, each.rule) for each in refusal.value.violations]


@pytest.mark.parametrize("dealer", ["service", "table"])
def test_a_declared_game_is_played_to_its_end_by_either_dealer(goofspiel: Game[Any], dealer: str) -> None:
    seed = {"seed": "a game"} if dealer == "service" else {"dealer": "table"}
    state, _events = goofspiel.setup({"players": [*NAMES], **seed})
    random = Random(dealer)
    while state.phase != FINISHED:
        document = goofspiel.document(state)
        assert goofspiel.inspect(document) == []
        assert goofspiel.document(goofspiel.load(document)) == document
        goofspiel.play(state, concrete(random.choice(goofspiel.legal_actions(state)), random))
    sheet = goofspiel.scores(state)
    assert sheet["final"]
    assert sum(each["total"] for each in sheet["standings"]) + sum(state.lost) == 91


def test_an_explicit_deal_is_drawn_in_its_order_and_held_against_the_deck(goofspiel: Game[Any]) -> None:
    setup = {"players": ["ann", "bob"], "options": {"cards": 3}, "deal": {"prizes": [2, 3, 1]}}
    state, _events = goofspiel.setup(setup)
    assert (state.on_offer, state.prizes, state.deal) == ([2], [3, 1], None)
    clause = "goofspiel/setup"
    assert codes(goofspiel, {**setup, "deal": {"prizes": [2, 2, 9, 1]}}) == [
        ("deal.wrong-count", "/deal/prizes", clause),
        ("deal.not-in-deck", "/deal/prizes/1", clause),
        ("deal.not-in-deck", "/deal/prizes/2", clause),
    ]
    assert codes(goofspiel, {**setup, "dealer": "table"})[0][:2] == ("deal.with-table", "/deal")
    assert codes(goofspiel, {**setup, "variant": "another"})[0][:2] == ("variant.unknown", "/variant")


def test_a_report_names_as_many_cards_as_are_due_of_those_that_are_unseen(goofspiel: Game[Any]) -> None:
    state, _events = goofspiel.setup({"players": ["ann", "bob"], "dealer": "table"})
    wrong = goofspiel.check(state, {"type": "reveal", "player": "table", "prizes": [3, 14]})
    assert [(each.code, each.pointer) for each in wrong] == [
        ("reveal.wrong-count", "/prizes"),
        ("reveal.not-possible", "/prizes/1"),
    ]


def test_a_move_that_is_not_listed_is_refused_with_what_would_be_legal(goofspiel: Game[Any], heap: Game[Any]) -> None:
    state, _events = goofspiel.setup({"players": ["ann", "bob"], "options": {"cards": 3}, "seed": "s"})
    [refused] = goofspiel.check(state, {"type": "bid", "player": "ann", "card": 9})
    assert (refused.code, refused.pointer, refused.rule) == ("move.not-legal", "/card", "goofspiel/bid")
    assert refused.figures == {"action": "bid", "allowed": [1, 2, 3]}
    begun, _events = heap.setup({"players": ["ann", "bob"]})
    [beyond] = heap.check(begun, {"type": "take", "player": "ann", "counters": 4})
    assert beyond.figures == {"action": "take", "minimum": 1, "maximum": 3}
    assert heap.check(begun, {"type": "take", "player": "ann", "counters": 3}) == []
    assert heap.default_actions(begun) == {"ann": {"type": "take", "player": "ann", "counters": 1}}


def test_a_state_is_inspected_for_what_all_games_have_alike(goofspiel: Game[Any]) -> None:
    state, _events = goofspiel.setup({"players": ["ann", "bob"], "seed": "s"})
    document = goofspiel.document(state)

    def breaches(**members: Any) -> set[str]:
        return {each.code for each in goofspiel.inspect({**document, **members})}

    first, second = document["players"]
    assert breaches() == set()
    assert breaches(players=[first, {**second, "id": "ann"}]) == {"player.twice"}
    assert breaches(players=[first]) == {"players.count"}
    assert breaches(variant="another") == {"variant.unknown"}
    assert breaches(options={"cards": 13}) == {"options.default-given"}
    assert breaches(prizes=12) == {"deck.wrong-form"}
    assert breaches(bids={"zoe": 3}) == {"player.stranger"}
    assert breaches(lost=[2, 1]) >= {"list.not-ascending"}
    shown = document["on_offer"][0]
    assert breaches(prizes=[shown, *document["prizes"][1:]]) == {"deck.wrong-cards"}
    assert breaches(bids={"ann": 14}) == {"choice.impossible"}
    assert breaches(bids={"ann": 1, "bob": 1}) == {"choice.impossible"}
    assert breaches(bids={"ann": 1}) == set()


def test_who_has_chosen_does_not_choose_again_and_the_last_choice_resolves_all(goofspiel: Game[Any]) -> None:
    state, _events = goofspiel.setup({"players": ["ann", "bob"], "seed": "s"})
    assert goofspiel.to_act(state) == ("ann", "bob")
    bid = {"type": "bid", "player": "ann", "card": 3}
    assert [event["type"] for event in goofspiel.play(state, bid)] == ["bid-made"]
    assert goofspiel.to_act(state) == ("bob",)
    [refused] = goofspiel.check(state, bid)
    assert (refused.code, refused.rule) == ("turn.not-yours", "goofspiel/bid")
    assert goofspiel.view(state, "bob")["bids"] == {"ann": None}
    events = goofspiel.play(state, {**bid, "player": "bob", "card": 2})
    assert [event["type"] for event in events[:4]] == ["bid-made", "bid-shown", "bid-shown", "prize-won"]


def test_a_game_whose_chance_no_table_can_report_is_dealt_by_the_service_alone() -> None:
    whist = imported("german_whist", EXAMPLES / "german-whist")
    setup = {"players": ["ann", "bob"], "dealer": "table"}
    assert codes(whist, setup) == [("value.not-allowed", "/dealer", "german-whist/setup")]
    state, _events = whist.setup({"players": ["ann", "bob"], "seed": "s"})
    document = {**whist.document(state), "dealer": "table", "deal": None}
    assert "value.not-allowed" in {each.code for each in whist.inspect(document)}


def test_a_suit_has_to_be_followed() -> None:
    whist = imported("german_whist", EXAMPLES / "german-whist")
    state, _events = whist.setup({"players": ["ann", "bob"], "seed": "s"})
    led = whist.legal_actions(state)[0]
    whist.play(state, led)
    suits = {each["card"][1] for each in whist.legal_actions(state)}
    assert suits == {led["card"][1]}
    other = next(card for card in whist.view(state, "bob")["players"][1]["hand"] if card[1] != led["card"][1])
    [refused] = whist.check(state, {"type": "play", "player": "bob", "card": other})
    assert (refused.code, refused.rule) == ("move.not-legal", "german-whist/follow")
    assert refused.figures["allowed"] == [each["card"] for each in whist.legal_actions(state)]


def test_a_game_without_chance_draws_no_seed(heap: Game[Any]) -> None:
    assert not heap.has_chance
    assert heap.is_repeatable({"players": ["ann", "bob"]})
    assert not heap.is_repeatable({"players": ["ann", "bob"], "first_player": {"draw": True}})
    state, _events = heap.setup({"players": ["ann", "bob"], "seed": "s"})
    assert state.deal is None
    with pytest.raises(TypeError, match="declares no tally"):
        heap.tally({})


def test_rolls_follow_from_the_seed_and_are_those_of_a_die() -> None:
    dice = declare.Dice(name="rolls", sides=6, most=lambda _rules, players: 5 * players, about="The rolls.")
    rolls = dice.drawn("seed", None, 3)
    assert len(rolls) == dice.size(None, 3) == 15
    assert rolls == dealing.rolled("seed", "rolls", 6, 15)
    assert set(dealing.rolled("seed", "rolls", 6, 500)) == {1, 2, 3, 4, 5, 6}
    assert [*dice.strangers([1, 7, 0, 6], None, 3)] == [1, 2]
    assert decks.deal_of([]) is None


SUITS = ("C7", "D7", "H7", "S7")


@declare.members
class Named(declare.GameState):
    """A state with cards that have names."""

    hand: list[list[int]] = declare.each(declare.cards("Hand.", names=SUITS), seen=declare.OWNER)
    stock: list[int] | int = declare.deck("Stock.", names=SUITS, seen=declare.NOBODY_SEES)


def test_cards_have_names_in_documents_and_are_their_indices_inside() -> None:
    derived = declare.derive(Named, "named")
    state = derived.begin({"players": ["ann", "bob"]}, "standard", "playing")
    state.hand, state.stock, state.history = [[0, 2], [1]], [3], "0" * 64
    document = derived.dump(state)
    assert [player["hand"] for player in document["players"]] == [["C7", "H7"], ["D7"]]
    assert document["stock"] == ["S7"]
    loaded = derived.load(document)
    assert (loaded.hand, loaded.stock) == (state.hand, state.stock)
    seen = derived.view(state, "ann")
    assert [player["hand"] for player in seen["players"]] == [["C7", "H7"], {"hidden": 1}]
    assert seen["stock"] == {"hidden": 1}


def test_a_game_has_two_to_ninety_nine_players() -> None:
    with pytest.raises(ValueError, match="2 to 99 players"):
        declare.declare_game(
            __name__,
            id="lonely",
            name="Lonely",
            players=(1,),
            state=declare.derive(Named, "lonely"),
            phases=(),
            begin=lambda _state, _first, _happened: None,
            scores=lambda state: declare.scoresheet(state, [], []),
            breakdown={},
        )
