"""States of the right shape that no game led to: every one loads, and together they break every invariant."""

import json
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gavel.engine.declared import codes_in
from gavel.engine.verdicts import InvalidState
from gavel.games.for_sale.rules import GAME, tally
from tests.rules.for_sale.positions import POSITIONS
from tests.support.for_sale_script import document
from tests.support.play import as_json

Json = dict[str, Any]

BASES = [document(position()) for position in POSITIONS]
OPTIONS: list[Json] = [
    {},
    {"raise": "match"},
    {"raise": "exceed"},
    {"removed": 29},
    {"houses": [3, 1, 2, 2]},
    {"cheques": [9] * 30},
    {"reveal_fewer": 1},
    {"short_last_round": "discard"},
    {"last_seller": "play-on"},
    {"starting_coins": 3},
]
STATE_CODES = {code.code for code in GAME.breach_codes} - {code.code for code in codes_in(tally)}


# --- ways of spoiling -----------------------------------------------------------------------------------------------


def other_edition(state: Json, rng: Random) -> None:
    state["ruleset"] = rng.choice([ruleset.id for ruleset in GAME.rulesets])
    state["variant"] = rng.choice(["standard", "short-supply"])


def other_options(state: Json, rng: Random) -> None:
    state["options"] = {**state["options"], **rng.choice(OPTIONS)}


def other_players(state: Json, rng: Random) -> None:
    players = state["players"]
    if rng.randrange(2) and len(players) > 2:
        players.pop()
    else:
        players.append({**deepcopy(rng.choice(players)), "id": rng.choice(["ann", "gus"])})
    state["players"] = players[:6]


def other_order(state: Json, rng: Random) -> None:
    """The same players in other seats, or the same passes one after another: what was clockwise is so no longer."""
    rng.shuffle(state[rng.choice(["players", "passed"])])


def other_dealer(state: Json, rng: Random) -> None:
    state["dealer"] = rng.choice(["table", "service"])
    state["deal"] = rng.choice([None, {"seed": "gavel", "commitment": "0" * 64}])


def other_moment(state: Json, rng: Random) -> None:
    state["phase"] = rng.choice(["buying", "selling", "finished"])
    state["round"] = rng.randrange(12)


def other_turn(state: Json, rng: Random) -> None:
    state["turn"] = rng.choice([*names(state), "zoe", "table", None])
    state["first_player"] = rng.choice([*names(state), "zoe"])


def other_auction(state: Json, rng: Random) -> None:
    ids = names(state)
    state["bids"] = {player: rng.randrange(5) for player in rng.sample([*ids, "zoe"], rng.randrange(len(ids)))}
    state["passed"] = [rng.choice(ids) for _pass in range(rng.randrange(4))]


def other_choices(state: Json, rng: Random) -> None:
    for player in state["players"]:
        if rng.randrange(2):
            state["choices"][player["id"]] = rng.choice([*player["houses"], 31])


def other_coins(state: Json, rng: Random) -> None:
    rng.choice(state["players"])["coins"] = rng.randrange(40)


def other_bank(state: Json, rng: Random) -> None:
    bank = rng.choice((-3, 2))
    if state["ply"]:
        state["corrections"] = [{"ply": 1, "reason": "Lost.", "paths": ["/players/0/coins"], "bank": bank}]


def other_cards(state: Json, rng: Random) -> None:
    """A card moved, doubled, lost or exchanged for another; lists go on ascending more often than not."""
    lists = [cards for cards in places(state) if cards] or [[1]]
    source = rng.choice(lists)
    card = rng.choice((source.pop(rng.randrange(len(source))), rng.randrange(32)))
    target = rng.choice(places(state))
    target.append(card)
    if rng.randrange(4):
        target.sort()


def no_houses_left(state: Json, rng: Random) -> None:
    """Everybody's houses, or all but one player's, are sold."""
    for player in rng.sample(state["players"], rng.choice((len(state["players"]), len(state["players"]) - 1))):
        state["sold"] = sorted(state["sold"] + player["houses"])
        player["houses"] = []


def other_form(state: Json, rng: Random) -> None:
    state[rng.choice(["decks", "removed"])][rng.choice(["houses", "cheques"])] = rng.choice([0, 3, [], [1]])


WAYS: list[Callable[[Json, Random], None]] = [
    other_edition,
    other_options,
    other_players,
    other_order,
    other_dealer,
    other_moment,
    other_turn,
    other_auction,
    other_choices,
    other_coins,
    other_bank,
    other_cards,
    no_houses_left,
    other_form,
]


def names(state: Json) -> list[str]:
    return [player["id"] for player in state["players"]]


def places(state: Json) -> list[list[int]]:
    """Every list of cards."""
    holders = [*state["players"], state["market"], state["decks"], state["removed"]]
    lists = [holder[name] for holder in holders for name in ("houses", "cheques")]
    return [cards for cards in [*lists, state["sold"]] if isinstance(cards, list)]


def spoilt(seed: int) -> Json:
    """A position with one to three things wrong, always the same for a seed."""
    rng = Random(seed)
    state = deepcopy(rng.choice(BASES))
    for _ in range(rng.choice((1, 1, 2, 3))):
        rng.choice(WAYS)(state, rng)
    return state


# --- what holds of them ---------------------------------------------------------------------------------------------


def codes(state: Json) -> set[str]:
    """The codes of a state's breaches; everything that must hold of breaches is asserted."""
    before = json.dumps(state)
    loaded = GAME.load(state)
    found = list(GAME.breaches(loaded))
    assert json.dumps(state) == before
    assert list(GAME.breaches(loaded)) == found
    assert Counter(map(repr, GAME.inspect(state))) == Counter(map(repr, found))
    told = {violation.code for violation in found}
    assert told <= STATE_CODES
    for violation in found:
        assert as_json(violation.figures) == dict(violation.figures)
        assert all(figure >= 0 for figure in violation.figures.values() if isinstance(figure, int)), "a count"
    if not found:
        assert as_json(GAME.dump(GAME.open(state))) == state
    else:
        with pytest.raises(InvalidState) as refusal:
            GAME.open(state)
        assert list(refusal.value.violations) == GAME.inspect(state)
    return told


@settings(max_examples=200)
@given(seed=st.integers(0, 2**32 - 1))
def test_every_spoilt_state_loads_and_says_what_is_wrong(seed: int) -> None:
    codes(spoilt(seed))


def test_together_spoilt_states_break_every_invariant() -> None:
    seen: set[str] = set()
    for seed in range(4000):
        seen |= codes(spoilt(seed))
        if seen == STATE_CODES:
            return
    assert seen == STATE_CODES
