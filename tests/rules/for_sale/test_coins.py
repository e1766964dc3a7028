"""Coins that no game can leave: told exactly in the first round, and never of purses that some bidding has led to."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

import pytest

from gavel.engine.actions import Move
from gavel.games.for_sale.rules import GAME
from gavel.games.for_sale.rules.state import State
from tests.http.asking import a_client
from tests.support.play import concrete

Json = dict[str, Any]

EDITIONS: list[tuple[str, Mapping[str, Any]]] = [
    ("iello-2015", {}),
    ("iello-2015", {"raise": "match"}),
    ("iello-2015", {"refund": "half-down"}),
    ("ravensburger-1997", {}),
]


def about_coins(document: Json) -> list[str]:
    return [each.code for each in GAME.inspect(document) if each.code.startswith("coins.")]


def with_purses(document: Json, purses: tuple[int, ...]) -> Json:
    players = [{**player, "coins": coins} for player, coins in zip(document["players"], purses, strict=True)]
    return {**document, "players": players}


# --- every bidding of one round -------------------------------------------------------------------------------------


def ways(state: State) -> Iterator[State]:
    """The states that every legal action leads to."""
    document = GAME.dump(state)
    for type_, seat, *figures in GAME.moves(state):
        amounts = [*range(figures[0][0], figures[0][1] + 1)] if figures and isinstance(figures[0], tuple) else figures
        moves: list[Move] = [(type_, seat, amount) for amount in amounts]
        for move in moves or [(type_, seat)]:
            after = GAME.load(document)
            GAME.apply(after, move)
            yield after


def after_one_round(ruleset: str, options: Mapping[str, Any], coins: int) -> dict[Any, tuple[Json, set[Any]]]:
    """By who has won the round and which houses were taken: a state, and all purses that bidding can lead to."""
    found: dict[Any, tuple[Json, set[Any]]] = {}
    for first in ("ann", "bob", "cy"):
        request = {"players": ["ann", "bob", "cy"], "seed": "x", "first_player": first, "ruleset": ruleset}
        begun, _events = GAME.setup({**request, "options": {**options, "starting_coins": coins}})
        seen, waiting = set(), [begun]
        while waiting:
            state = waiting.pop()
            if state.round == 2:
                key = state.first_player, str(state.houses)
                found.setdefault(key, (GAME.document(state), set()))[1].add((*state.coins,))
                continue
            known = (*state.coins, str(sorted(state.bids.items())), *state.passed, state.turn)
            if known not in seen:
                seen.add(known)
                waiting += ways(state)
    return found


@pytest.mark.parametrize(("ruleset", "options"), EDITIONS)
def test_whatever_a_round_of_bidding_leads_to_is_possible(ruleset: str, options: Mapping[str, Any]) -> None:
    """And most of what none leads to is not: a player who passed before another has bid less, and the winner most."""
    reached = told = 0
    for document, possible in after_one_round(ruleset, options, coins=6).values():
        for purses in product(range(8), repeat=3):
            faults = about_coins(with_purses(document, purses))
            assert not (purses in possible and faults), (document["first_player"], purses)
            reached += purses in possible
            told += bool(faults)
    assert told > 0.95 * (6 * 8**3 - reached)


# --- random games ---------------------------------------------------------------------------------------------------


def positions(ruleset: str, options: Mapping[str, Any], rng: Random) -> Iterator[Json]:
    """Every state of a random game."""
    players = ["ann", "bob", "cy", "dee", "eve"][: rng.randint(3, 5)]
    state, _events = GAME.setup(
        {"players": players, "seed": rng.random().hex(), "ruleset": ruleset, "options": options}
    )
    while state.phase != "finished":
        yield GAME.document(state)
        GAME.play(state, concrete(rng.choice(GAME.legal_actions(state)), rng))


@pytest.mark.parametrize(("ruleset", "options"), EDITIONS)
def test_in_the_first_round_every_other_purse_is_told(ruleset: str, options: Mapping[str, Any]) -> None:
    for seed in range(4):
        for document in positions(ruleset, options, Random(seed)):
            if (document["phase"], document["round"]) != ("buying", 1):
                break
            purses = tuple(player["coins"] for player in document["players"])
            assert not about_coins(document)
            for seat, other in product(range(len(purses)), range(31)):
                if other != purses[seat]:
                    assert about_coins(with_purses(document, (*purses[:seat], other, *purses[seat + 1 :])))


@pytest.mark.long
def test_of_a_hundred_thousand_spoilt_purses_every_one_that_is_known_to_be_impossible_is_told() -> None:
    """In the first round any other; later more than the start; after one round, more lost than half of a lower bid."""
    client, rng, counted = a_client(), Random(22), Counter[tuple[str, bool]]()
    while counted.total() < 100_000:
        ruleset, options = rng.choice(EDITIONS)
        for document in positions(ruleset, options, rng):
            assert not about_coins(document)
            for _ in range(20):
                purses = [player["coins"] for player in document["players"]]
                purses[rng.randrange(len(purses))] = rng.randint(0, 30)
                spoilt = with_purses(document, tuple(purses))
                if spoilt == document:
                    continue
                answer = client.post("/v1/games/for-sale/inspections", json={"state": spoilt}).get_json()
                codes = {each["code"] for each in answer["violations"]}
                rounds = document["round"] if document["phase"] == "buying" else 99
                counted[f"round {min(rounds, 3)}{'' if rounds < 3 else ' and later'}", bool(codes)] += 1
                assert codes or rounds > 1, spoilt
                assert codes or max(purses) <= GAME.load(document).rules.starting_coins, spoilt
    for (when, is_told), count in sorted(counted.items()):
        print(f"{when}: {count:,} {'told' if is_told else 'possible'}")
