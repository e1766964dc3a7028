"""Whole games at random, as transcripts and as what somebody would type at the table."""

import json
from random import Random
from typing import Any

from gavel.cli.backends.local import LocalBackend

Document = dict[str, Any]

BACKEND = LocalBackend("en")
PLAYERS = ["ann", "bob", "cy"]


def post(game: str, operation: str, body: Any) -> Any:
    """The answer to an operation that must succeed."""
    answer = BACKEND.post(game, operation, body)
    assert answer.ok, answer.raw
    return answer.document


def sheet(game: str) -> Any:
    return BACKEND.sheet(game).document


def setup_at_the_table(game: str, rng: Random) -> Document:
    """A setup for people at a real table, with what lies open at the beginning where the game needs to know."""
    setup: Document = {"players": PLAYERS, "dealer": "table"}
    components = sheet(game)["components"]
    if game == "the-estates":
        cubes = rng.sample(components["cubes"], 24)
        setup["deal"] = {"cubes": [cubes[:8], cubes[8:16], cubes[16:]]}
    if game == "auctionland":
        setup["deal"] = {"market": rng.sample([tile["id"] for tile in components["tiles"]], 8)}
    return setup


def concrete(listed: Document, rng: Random) -> Document:
    """An action to send for a listed one."""
    return {name: _concrete(value, rng) for name, value in listed.items()}


def _concrete(value: Any, rng: Random) -> Any:
    if isinstance(value, dict) and value.keys() == {"minimum", "maximum"}:
        return rng.randint(value["minimum"], value["maximum"])
    if isinstance(value, dict) and value.keys() == {"count", "from"}:
        return rng.sample(value["from"], value["count"])
    return value


def random_game(game: str, setup: Document, rng: Random, *, most: int | None = None) -> tuple[Document, list[Document]]:
    """The transcript of a random game, and the position before each of its actions; the last one after all of them."""
    positions = [post(game, "setup", setup)]
    actions: list[Document] = []
    while not positions[-1]["finished"] and len(actions) != most:
        actions.append(concrete(rng.choice(positions[-1]["legal_actions"]), rng))
        positions.append(post(game, "actions", {"state": positions[-1]["state"], "action": actions[-1]}))
    history = positions[-1]["state"]["history"]
    return {"game": game, "setup": setup, "actions": actions, "history": history}, positions


def typed(game: str, position: Document, action: Document, rng: Random) -> list[str]:
    """The lines that somebody types for an action at the table, in one of the ways there are."""
    if action["type"] == "sell" and game == "for-sale":
        return [action["player"], "y", str(action["house"])]
    if action["player"] == "table":
        cards = next(value for name, value in action.items() if name not in ("type", "player"))
        return [" ".join(map(str, cards))] if isinstance(cards, list) else [str(cards)]
    listed = position["legal_actions"]
    ways = [[json.dumps(action)], [_in_words(action)]]
    member = _only_difference(listed)
    if action in listed and not any(isinstance(each.get("amount"), dict) for each in listed):
        ways.append([str(listed.index(action) + 1 if member is None else action[member])])
    if action["type"] == "bid" and len(position["to_act"]) == 1:
        ways.append(["1", str(action["amount"])])  # a bid is listed before the pass
    return rng.choice(ways)


def _in_words(action: Document) -> str:
    members = {name: value for name, value in action.items() if name not in ("type", "player")}
    if any(isinstance(value, dict) for value in members.values()):
        pairs = (f"{name}={json.dumps(value, separators=(',', ':'))}" for name, value in members.items())
        return " ".join([action["player"], action["type"], *pairs])
    return " ".join([action["player"], action["type"], *map(str, members.values())])


def _only_difference(listed: list[Document]) -> str | None:
    """The member whose value is typed instead of a number, since there is nothing else to tell."""
    open_members = {name: {json.dumps(each.get(name)) for each in listed} for name in listed[0]}
    if len({tuple(each) for each in listed}) > 1 or len(open_members["type"]) > 1 or len(open_members["player"]) > 1:
        return None
    del open_members["type"], open_members["player"]
    telling = [name for name, values in open_members.items() if len(values) > 1 or len(listed) == 1]
    return telling[0] if len(telling) == 1 and not isinstance(listed[0][telling[0]], dict) else None
