"""For Sale played by script: the tests of its rules say what lies on the table and what is called out."""

from collections.abc import Mapping, Sequence
from typing import Any

from gavel.engine.verdicts import Violation
from gavel.games.for_sale.rules import GAME
from gavel.games.for_sale.rules.state import State
from tests.support.for_sale import rules_of
from tests.support.play import NAMES, as_json

Json = dict[str, Any]


def new_game(
    *,
    ruleset: str = "iello-2015",
    variant: str = "standard",
    players: int = 3,
    first_player: str = "ann",
    houses: Sequence[int] = (),
    cheques: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
) -> State:
    """A game whose decks begin with these cards; the lowest cards that are not named follow, up to the right number."""
    request: Json = {
        "ruleset": ruleset,
        "variant": variant,
        "options": dict(options or {}),
        "players": list(NAMES[:players]),
        "first_player": first_player,
    }
    rules = rules_of(request)
    deal = {
        "houses": _filled_up(houses, rules.houses, rules.deck_size),
        "cheques": _filled_up(cheques, rules.cheques, rules.deck_size),
    }
    return GAME.setup({**request, "deal": deal})[0]


def table_game(
    *,
    ruleset: str = "iello-2015",
    variant: str = "standard",
    players: int = 3,
    options: Mapping[str, Any] | None = None,
) -> State:
    """A game that a table deals."""
    request: Json = {
        "ruleset": ruleset,
        "variant": variant,
        "options": dict(options or {}),
        "players": list(NAMES[:players]),
        "dealer": "table",
    }
    return GAME.setup(request)[0]


def _filled_up(first: Sequence[int], full: Sequence[int], count: int) -> list[int]:
    rest = list(full)
    for card in first:
        rest.remove(card)
    return [*first, *rest][:count]


# --- acting ---------------------------------------------------------------------------------------------------------


def act(state: State, action: Mapping[str, Any]) -> list[Json]:
    """Play an action that must be legal; the events."""
    assert not GAME.check(state, action)
    return GAME.play(state, action)


def call_out(state: State, *calls: str) -> list[Json]:
    """Bids and passes in turn, as they are called out: "ann 2", "bob passes"; the events of the last one."""
    events: list[Json] = []
    for call in calls:
        player, said = call.split()
        assert GAME.to_act(state) == (player,)
        bid = {"type": "bid", "player": player, "amount": int(said)} if said.isdigit() else None
        events = act(state, bid or {"type": "pass", "player": player})
    return events


def sell(state: State, **houses: int) -> list[Json]:
    """Everyone named lays down that house; the events of the last one."""
    events: list[Json] = []
    for player, house in houses.items():
        events = act(state, {"type": "sell", "player": player, "house": house})
    return events


def reveal(state: State, **cards: Sequence[int]) -> list[Json]:
    """The table reports `houses` or `cheques`; the events."""
    return act(state, {"type": "reveal", "player": "table", **{deck: list(shown) for deck, shown in cards.items()}})


def pass_round(state: State) -> list[Json]:
    """Everybody passes until the round of buying is over; the events of the last pass."""
    start, events = state.round, list[Json]()
    while state.phase == "buying" and state.round == start and state.turn >= 0:
        events = call_out(state, f"{state.ids[state.turn]} passes")
    return events


def leave_in_order(state: State, *order: str) -> list[Json]:
    """The players pass in this order, the last one wins; until then they bid as little as they can; the last events."""
    events: list[Json] = []
    for player in order[:-1]:
        while GAME.to_act(state) != (player,):
            bid = GAME.legal_actions(state)[0]
            events = act(state, {**bid, "amount": bid["amount"]["minimum"]})
        events = call_out(state, f"{player} passes")
    return events


def buy_without_bids(state: State) -> list[Json]:
    """Everybody passes until all houses are bought; the events of the last pass."""
    events: list[Json] = []
    while state.phase == "buying":
        events = pass_round(state)
    return events


def sell_round(state: State) -> list[Json]:
    """Everybody who can sells the lowest house; the events of the last choice."""
    events: list[Json] = []
    for player in GAME.to_act(state):
        events = sell(state, **{player: state.houses[state.ids.index(player)][0]})
    return events


def play_out(state: State) -> list[Json]:
    """Everybody passes, then sells the lowest house, to the end; the events of the last action."""
    events = buy_without_bids(state)
    while state.phase != "finished":
        events = sell_round(state)
    return events


# --- looking --------------------------------------------------------------------------------------------------------


document = GAME.document


def of_type(events: Sequence[Json], kind: str) -> list[Json]:
    """The figures of the events of one type; to whom they reveal something is tested in tests/rules/test_reveals.py."""
    found = [event for event in events if event["type"] == kind]
    return [
        as_json({name: event[name] for name in event if name not in ("type", "rule", "reveals")}) for event in found
    ]


def told(violations: Sequence[Violation]) -> list[tuple[str, str, str | None]]:
    """Code, pointer and rule of each violation."""
    return [(violation.code, violation.pointer, violation.rule) for violation in violations]
