"""Requests that fit, and are dear all the same: long games, with the largest options, corrected as often as may be.

What is put together by shape in `large_bodies` hardly ever comes to the rules; this does, by playing.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from gavel.api.service import GameService
from gavel.engine import refereeing
from gavel.engine.game import FINISHED, SPECTATOR
from gavel.engine.patches import MOST_BYTES, MOST_OPERATIONS
from gavel.engine.records import MOST_CORRECTIONS, MOST_PENALTIES
from gavel.schemas.limits import LIMITS

Body: TypeAlias = dict[str, Any]

PLAYERS: Final = ("ann", "bob", "cy", "dee", "eve", "fay")
ROOM_BESIDE_OPTIONS: Final = 12_000
"""Bytes of a request that its actions and the rest of a state have."""

DECKS: Final[Mapping[str, tuple[str, ...]]] = {
    "for-sale": ("decks", "houses"),
    "the-estates": ("rooftops",),
    "auctionland": ("stack",),
}
"""Where cards or tiles lie that nobody has seen, which a correction may always put in another order."""


class Request(NamedTuple):
    """A request of an operation, by name."""

    operation: str
    name: str
    body: Body


def dear_requests(service: GameService, size: int) -> Iterator[Request]:
    """Requests of at most so many bytes."""
    for name, setup in setups(service.game.id, size):
        for request in _of_setup(service, setup):
            if len(json.dumps(request.body, separators=(",", ":"))) <= size:
                yield request._replace(name=f"{request.name}, {name}")


def _of_setup(service: GameService, setup: Body) -> Iterator[Request]:
    state = state_of(service, setup)
    corrected = [*turns(service.game.id, state, MOST_CORRECTIONS)]
    everybody = {"viewers": [*setup["players"], SPECTATOR], "names": {each: each.title() for each in setup["players"]}}
    yield Request("setup", "a new game", {**setup, **everybody})
    yield Request("actions", "a correction", {"state": state, "action": corrected[0], **everybody})
    for operation, asked in (
        ("legal-actions", {"expand": True}),
        ("views", everybody),
        ("scores", {}),
        ("inspections", {}),
    ):
        yield Request(operation, "a state", {"state": state, **asked})
    for name, actions in (
        ("corrections", corrected),
        ("corrections of many operations", [*turns(service.game.id, state, MOST_CORRECTIONS, MOST_OPERATIONS // 2)]),
        ("penalties and corrections", [*penalties(), *corrected]),
        ("a long game", played(service, setup, the_least)),
        ("a game of default actions", played(service, setup, None)),
    ):
        record = {"setup": setup, "actions": actions}
        yield Request("replays", name, {**record, **everybody})
        yield Request("replays", f"{name}, from a state", {"state": state, "actions": actions})
        yield Request("inspections", name, {"state": state, "record": record})
    for name, patch in attacks(service.game.id, state).items():
        action = correct(*patch)
        yield Request("actions", name, {"state": state, "action": action})
        yield Request("replays", name, {"setup": setup, "actions": [*corrected[1:], action]})


# --- setups ---------------------------------------------------------------------------------------------------------


def setups(game: str, size: int) -> Iterator[tuple[str, Body]]:
    """A game as it comes, and those with the largest options that a request has room for, by name."""
    whole = {"players": [*PLAYERS[: 5 if game == "the-estates" else 6]], "seed": "dear"}
    yield "as it comes", whole
    if game == "for-sale":
        cards = [*range(1, 1000)]
        yield "999 cards and coins", {**whole, "options": {"houses": cards, "cheques": cards, "starting_coins": 999}}
    if game == "auctionland":
        tiles = own_tiles(500, (size - ROOM_BESIDE_OPTIONS) // 500)
        yield "500 tiles", {**whole, "options": {"tiles": tiles, "starting_money": [999] * 6}}
        fewer = own_tiles(8, (size - ROOM_BESIDE_OPTIONS) // 8)
        yield "8 tiles", {**whole, "options": {"tiles": fewer, "starting_money": [999] * 6, "market_size": 1}}


def own_tiles(number: int, size: int) -> list[Body]:
    """So many tiles, each of about so many bytes, as far as a tile can have them."""
    each = len('{"terrain":"water","sides":["n"]},')
    regions = max(1, min(64, (size - len('{"id":"t999","regions":[],"icons":[]},')) // each))
    return [_tile(each, regions) for each in range(number)]


def _tile(number: int, regions: int) -> Body:
    sides = [[side] for side in "nesw"] + [[]] * 60
    return {
        "id": f"t{number}",
        "regions": [{"terrain": "water", "sides": each} for each in sides[:regions]],
        "icons": [],
    }


def state_of(service: GameService, setup: Body) -> Body:
    """The first state of a game."""
    return service.game.document(service.game.setup(setup)[0])


# --- actions --------------------------------------------------------------------------------------------------------


def correct(*patch: Body) -> Body:
    """The correction that is this patch."""
    return {"type": "correct", "player": "referee", "patch": [*patch], "reason": "Misread."}


def turns(game: str, state: Body, times: int, cards: int = 1) -> Iterator[Body]:
    """Corrections that each put so many cards of a deck behind the last."""
    deck: Any = state
    for step in DECKS[game]:
        deck = deck[step]
    path = "/" + "/".join(DECKS[game])
    for number in range(times):
        moved = [deck[(number * cards + each) % len(deck)] for each in range(cards)]
        yield correct(
            *[
                operation
                for card in moved
                for operation in (
                    {"op": "remove", "path": f"{path}/0"},
                    {"op": "add", "path": f"{path}/-", "value": card},
                )
            ]
        )


def penalties() -> Iterator[Body]:
    """As many as a game may have."""
    for points in range(1, MOST_PENALTIES + 1):
        yield {"type": "penalty", "player": "referee", "seat": "ann", "points": points, "reason": "Late."}


def the_least(listed: Sequence[Body]) -> Body:
    """The least bid where there is one, so that an auction lasts; else the first action."""
    action = next((each for each in listed if each["type"] == "bid"), listed[0])
    return {
        name: value["minimum"] if isinstance(value, dict) and "minimum" in value else value
        for name, value in action.items()
    }


def played(service: GameService, setup: Body, choose: Callable[[Sequence[Body]], Body] | None) -> list[Body]:
    """The actions of a game in which everybody chooses so; or all seats are forfeited, and the referee plays."""
    game, actions = service.game, list[Body]()
    state, _events = game.setup(setup)
    if choose is None:
        reason = {"player": "referee", "reason": "Left."}
        actions = [{"type": "forfeit", "seat": player, **reason} for player in setup["players"]]
        for forfeit in actions:
            refereeing.apply(game, state, forfeit)
    while state.phase != FINISHED and len(actions) < LIMITS.replay:
        if choose is not None:
            actions.append(choose(game.legal_actions(state)))
            game.play(state, actions[-1])
            continue
        seat = next(iter(game.default_actions(state)))
        actions.append({"type": "default", "player": "referee", "seat": seat})
        refereeing.apply(game, state, actions[-1])
    return actions


# --- attacks --------------------------------------------------------------------------------------------------------


def attacks(game: str, state: Body) -> dict[str, list[Body]]:
    """Patches that are refused, each after other work."""
    path = "/" + "/".join(DECKS[game])
    whole = {"op": "add", "path": path}
    filled = [{"op": "add", "path": f"{path}/-", "value": []} for _ in range(MOST_OPERATIONS - 1)]
    card = next(iter(turns(game, state, 1)))["patch"][1]["value"]
    most = (MOST_BYTES - 3 * MOST_OPERATIONS) // (len(json.dumps(card)) + 1)
    return {
        "copies": copies(),
        "a value of an unknown member": [{"op": "add", "path": "/x", "value": [[]] * (most // 2)}],
        "a list of lists, and more of them": [{**whole, "value": [[]] * (MOST_BYTES // 3 - 80)}, *filled],
        "one card again and again": [{**whole, "value": [card] * most}],
        "a card taken away": [{"op": "remove", "path": f"{path}/0"}],
        "a long path, again and again": [{"op": "add", "path": "/players/0" + "/x" * 140, "value": 0}]
        * MOST_OPERATIONS,
    }


def copies() -> list[Body]:
    """The patch of 5 KB that took 6.7 seconds when it could copy: a value, a hundred times, and all of it removed."""
    return [
        {"op": "add", "path": "/x", "value": [{}] * 95},
        *[{"op": "copy", "from": "/x", "path": "/x/-"}] * 9,
        *[{"op": "copy", "from": "/x", "path": "/y"}] * 87,
        {"op": "remove", "path": "/x"},
        {"op": "remove", "path": "/y"},
        {"op": "replace", "path": "/round", "value": 2},
    ]
