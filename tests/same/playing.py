"""Sessions: random games of every game, edition and option, with whatever may be asked on the way, right or wrong.

What a session asks depends on its number and on the answers to it: it is drawn once, from the build that is recorded.
"""

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from tests.same.recording import Recorded, Recording
from tests.same.sealed import sealed_game
from tests.same.service import BATCH
from tests.same.steps import Json, Session
from tests.support.listed import concrete
from tests.support.spoiling import spoilt

PLAYERS = ("ann", "bob", "cy", "dee", "eve", "flo")
LONGEST = 150
"""Plies of a game that are played."""
SEALED_SHARE = 0.3


def record(session: Session, number: int) -> list[Recorded]:
    """Every step of the session of that number; number 0 reads the documents."""
    recording = Recording(session, number)
    if number == 0:
        _read_documents(recording)
        return recording.steps
    game = recording.rng.choice([each["id"] for each in recording.ask("/v1/games")[1]["games"]])
    sheet = recording.ask(f"/v1/games/{game}")[1]
    setup = drawn_setup(sheet, recording.rng)
    if setup["dealer"] == "table":
        setup |= _deal_of_table(recording, game)
    if recording.rng.random() < SEALED_SHARE:
        sealed_game(recording, game, setup)
    else:
        _plain_game(recording, game, setup)
        _ask_examples(recording, game)
    return recording.steps


def _read_documents(recording: Recording) -> None:
    for language in ("en", "fr", "de"):
        recording.language = language
        for each in recording.ask("/v1/games")[1]["games"]:
            for rest in ("", "/rules", "/messages"):
                recording.ask(f"/v1/games/{each['id']}{rest}")
        for path in ("/openapi.json", "/openapi.yaml", "/transcript.schema.json", "/v1/keys", "/docs", "/", "/nowhere"):
            recording.ask(path)
    for problem in ("malformed-json", "invalid-request", "invalid-state", "illegal-action", "key-refused", "nothing"):
        recording.ask(f"/problems/{problem}")


# --- setups ---------------------------------------------------------------------------------------------------------


def drawn_setup(sheet: Json, rng: Random) -> Json:
    """A setup of any edition, as its game sheet says, with up to three options; it may be refused."""
    ruleset = rng.choice(sheet["rulesets"])
    players = [*PLAYERS[: rng.choice(ruleset["player_counts"])]]
    setup = {
        "ruleset": ruleset["id"],
        "variant": rng.choice([each["id"] if isinstance(each, dict) else each for each in ruleset["variants"]]),
        "players": players,
        "first_player": rng.choice(players),
        "dealer": rng.choice(("service", "service", "table")),
        "options": dict(_drawn_options(sheet["options"], rng)),
    }
    return setup if setup["dealer"] == "table" else {**setup, "seed": f"seed {rng.randrange(10**6)}"}


def without_options(setup: Json) -> Json:
    """A setup that is not refused, in the place of one that is."""
    return {name: setup[name] for name in ("ruleset", "players", "dealer", "seed", "deal") if name in setup}


def _drawn_options(options: Json, rng: Random) -> Iterator[tuple[str, Json]]:
    for option in rng.sample(options, rng.choice((0, 0, 1, 1, 2, 3))):
        yield option["id"], _drawn(option["schema"], rng, option["defaults"][0]["value"])


def _drawn(schema: Json, rng: Random, default: Json) -> Json:
    if "enum" in schema:
        return rng.choice(schema["enum"])
    if schema.get("type") == "boolean":
        return rng.choice((True, False))
    if schema.get("type") == "integer" and isinstance(default, int):
        return default + rng.choice((-2, -1, 0, 1, 2))
    return default


def _deal_of_table(recording: Recording, game: str) -> Json:
    """What a setup says of the deal where the table deals, as in the contract's example; nothing in most games."""
    for path, body in _examples(recording, game):
        if path.endswith("/setup") and body.get("dealer") == "table" and "deal" in body:
            return {"deal": body["deal"]}
    return {}


# --- plain games ----------------------------------------------------------------------------------------------------


def _plain_game(recording: Recording, game: str, setup: Json) -> None:
    rng, base = recording.rng, f"/v1/games/{game}"
    status, position = recording.ask(f"{base}/setup", {**setup, **_audience(setup["players"], rng)})
    if status != 200:
        setup = without_options(setup)
        status, position = recording.ask(f"{base}/setup", setup)
        assert status == 200, position
    actions: list[Json] = []
    while position["legal_actions"] and len(actions) < LONGEST:
        _ask_beside(recording, base, position)
        if rng.random() < 0.02:
            status, refereed = _referee(recording, base, position)
            if status == 200:
                actions.append(recording.steps[-1][0].body["action"])
                position = refereed
                continue
        action = concrete(rng.choice(position["legal_actions"]), rng)
        body = {"state": position["state"], "action": action, **_audience(setup["players"], rng)}
        status, position = recording.ask(f"{base}/actions", body)
        actions.append(action)
    _ask_of_records(recording, base, {"setup": setup, "actions": actions}, position)


def _audience(players: list[str], rng: Random) -> Json:
    """Now and then the members that say for whom an answer is, and how people are called."""
    found: Json = {}
    if rng.random() < 0.15:
        found["viewers"] = sorted(rng.sample([*players, "spectator"], rng.randint(1, len(players))))
    if rng.random() < 0.15:
        found["names"] = {player: player.title() + "-Marie" for player in rng.sample(players, 2)}
    return found


def _ask_beside(recording: Recording, base: str, position: Json) -> None:
    """One or two questions about a position that change nothing."""
    rng, state = recording.rng, position["state"]
    players = [each["id"] for each in state["players"]]
    listed = position["legal_actions"]
    legal = concrete(rng.choice(listed), rng)
    wrong = {**legal, **{name: _beside(value, players, rng) for name, value in rng.sample([*legal.items()], 1)}}
    questions: list[tuple[str, Json]] = [
        ("legal-actions", {"state": state, "expand": rng.random() < 0.3}),
        ("legal-actions", {"state": state, "player": rng.choice(players)}),
        ("scores", {"state": state, **({"final": True} if rng.random() < 0.2 else {})}),
        ("views", {"state": state, "viewer": rng.choice([*players, "spectator", "zoe"])}),
        ("views", {"state": state, "viewers": [*players, "spectator"]}),
        ("inspections", {"state": state}),
        ("inspections", {"state": spoilt(state, rng)}),
        ("inspections", {"state": spoilt(state, rng)}),
        ("views", {"state": spoilt(state, rng), "viewer": players[0]}),
        ("actions", {"state": spoilt(state, rng), "action": legal}),
        ("actions", {"state": state, "action": wrong}),
        ("actions", {"state": state, "action": wrong, "viewers": ["spectator"]}),
        ("actions", {"state": state, "action": {**legal, "player": rng.choice([*players, "table", "zoe"])}}),
        ("actions", _misshapen({"state": state, "action": legal}, rng)),
        ("replays", {"state": state, "actions": [legal, legal]}),
    ]
    for operation, body in rng.sample(questions, rng.choice((1, 1, 2, 3))):
        if rng.random() < 0.05:
            line = {"id": 1, "operation": operation, "game": base.rpartition("/")[2], "body": body}
            recording.ask(BATCH, "\n".join([json.dumps(line), "", json.dumps({**line, "game": "go"}), "{"]))
        else:
            recording.ask(f"{base}/{operation}", body)


def _beside(value: Json, players: list[str], rng: Random) -> Json:
    """Another value than this one, of its type as a rule."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice((value - 1, value + 1, 0, -1, value + 1000, 2.5, float(value), 2**60))
    if isinstance(value, str):
        return rng.choice([*players, "table", "bid", "pass", "sell", "place", "", "upper", "lower"])
    if isinstance(value, list):
        return rng.choice((value[1:], value * 2, [], [value]))
    if isinstance(value, dict):
        return {name: _beside(inner, players, rng) for name, inner in value.items()}
    return rng.choice((0, "", [], {}))


MISFITS: tuple[Json, ...] = (
    None,
    True,
    0,
    -1,
    1.5,
    2**53,
    "",
    "ann",
    "ann\x00",
    "\ud800",
    [],
    [1],
    {},
    {"x": 1},
    "x" * 70,
)


def _misshapen(body: Json, rng: Random) -> Json:
    """A body with up to three values in the wrong place, members that no shape has, or members missing."""
    box = {"body": deepcopy(body)}
    for _ in range(rng.choice((1, 1, 2, 3))):
        holder: Json = box
        key: Json = "body"
        while isinstance(holder[key], dict | list) and holder[key] and (holder is box or rng.random() < 0.8):
            holder, inner = holder[key], holder[key]
            key = rng.choice([*inner]) if isinstance(inner, dict) else rng.randrange(len(inner))
        way = rng.random()
        if way < 0.5 or holder is box:
            holder[key] = deepcopy(rng.choice(MISFITS))
        elif way < 0.75:
            del holder[key]
        elif isinstance(holder, dict):
            holder[rng.choice(("extra", "Player", "raise_"))] = deepcopy(rng.choice(MISFITS))
        else:
            holder.append(deepcopy(rng.choice(MISFITS)))
    return box["body"]


def _referee(recording: Recording, base: str, position: Json) -> tuple[int, Json]:
    """One action of a referee."""
    rng, state = recording.rng, position["state"]
    seat = rng.choice([each["id"] for each in state["players"]])
    member = rng.choice([name for name in state["players"][0] if name != "id"])
    value = deepcopy(rng.choice(state["players"])[member])
    patch = [{"op": "replace", "path": f"/players/0/{member}", "value": value}]
    action = rng.choice(
        (
            {"type": "penalty", "seat": seat, "points": rng.choice((-3, 2, 0)), "reason": "Late."},
            {"type": "forfeit", "seat": seat, "reason": "Left."},
            {"type": "default", "seat": seat},
            {"type": "correct", "patch": patch, "reason": "Miscounted."},
        )
    )
    return recording.ask(f"{base}/actions", {"state": state, "action": {**action, "player": "referee"}})


# --- records and tallies --------------------------------------------------------------------------------------------


def _ask_of_records(recording: Recording, base: str, record: Json, position: Json) -> None:
    rng = recording.rng
    changed = deepcopy(record)
    if changed["actions"]:
        del changed["actions"][rng.randrange(len(changed["actions"]))]
    recording.ask(f"{base}/replays", {**record, "history": position.get("state", {}).get("history", "0" * 64)})
    recording.ask(f"{base}/replays", {**record, "steps": True, "receipt": True})
    recording.ask(f"{base}/replays", {**record, "receipt": True})
    recording.ask(f"{base}/replays", {**changed, "viewers": ["ann", "spectator"]})
    recording.ask(f"{base}/replays", _misshapen(record, rng))
    if "state" in position:
        recording.ask(f"{base}/inspections", {"state": position["state"], "record": record})
        recording.ask(f"{base}/inspections", {"state": spoilt(position["state"], rng), "record": record})
        recording.ask(f"{base}/scores", {"state": position["state"], "final": True, "names": {"ann": "Anne"}})


def _ask_examples(recording: Recording, game: str) -> None:
    """Some of the contract's own examples, and what becomes of them when a few values change."""
    rng = recording.rng
    for path, body in rng.sample(_examples(recording, game), 4):
        recording.ask(path, body)
        recording.ask(path, spoilt(body, rng))
        recording.ask(path, _misshapen(body, rng))


def _examples(recording: Recording, game: str) -> list[tuple[str, Json]]:
    if not CONTRACT:
        CONTRACT.update(recording.ask("/openapi.json")[1])
    return [
        (path, example["value"])
        for path, methods in CONTRACT["paths"].items()
        if path.startswith(f"/v1/games/{game}/") and "/sealed/" not in path
        for example in methods.get("post", _NOTHING)["requestBody"]["content"]["application/json"]["examples"].values()
    ]


CONTRACT: dict[str, Any] = {}
"""The contract of the build that is recorded, read once."""
_NOTHING: Json = {"requestBody": {"content": {"application/json": {"examples": {}}}}}
