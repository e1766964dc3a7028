"""States of The Estates of the right shape that no game can have led to: spoilt at random, all in their own ways."""

from collections.abc import Callable
from random import Random
from typing import Any

from gavel.engine.dealing import commitment
from gavel.engine.game import FINISHED
from gavel.games.the_estates.rules import GAME
from gavel.games.the_estates.rules.board import dump_board
from gavel.games.the_estates.rules.rulesets import COLOURS, ROWS, SPECIALS
from tests.rules.the_estates.broken_turns import unplaceable
from tests.rules.the_estates.positions import POSITIONS
from tests.support.the_estates_script import board, document

Json = dict[str, Any]

STRANGER = "zoe"

BASES = [document(position()) for position in (*POSITIONS, unplaceable)]


def spoilt(rng: Random) -> Json:
    """One of the positions with one to three things changed."""
    state: Json = _copied(rng.choice(BASES))
    for _ in range(rng.choice((1, 1, 2, 3))):
        rng.choice(WAYS)(state, rng)
    return state


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _copied(member) for name, member in value.items()}
    return [_copied(item) for item in value] if isinstance(value, list) else value


def _anybody(state: Json, rng: Random) -> str:
    return str(rng.choice([*[player["id"] for player in state["players"]], STRANGER]))


def _cube(rng: Random) -> Json:
    return {"colour": rng.choice(COLOURS), "value": rng.randint(1, 6)}


def _row(state: Json, rng: Random) -> Json:
    row: Json = state["board"][rng.choice(ROWS)]
    return row


# --- headers, players and numbers -----------------------------------------------------------------------------------


def _header(state: Json, rng: Random) -> None:
    changes: list[Json] = [
        {"variant": "short"},
        {"options": {"max_requirement": 9}},
        {"options": {"max_requirement": 10}},
        {"dealer": rng.choice(("service", "table"))},
        {"deal": {"seed": "a", "commitment": commitment(rng.choice("ab"))}},
        {"players": state["players"][:1]},
        {"stowed": not state["stowed"]},
        {"auctioneer": _anybody(state, rng)},
    ]
    state.update(rng.choice(changes))


def _player(state: Json, rng: Random) -> None:
    player = rng.choice(state["players"])
    moved = rng.randint(0, player["cash"])
    player["cash"], player["cash_box"] = player["cash"] - moved, player["cash_box"] + rng.choice((moved, moved, 0))
    if not rng.randrange(4):
        player["id"] = _anybody(state, rng)


def _number(state: Json, rng: Random) -> None:
    name = rng.choice(("round", "ply"))
    state[name] = rng.choice((state[name] - 1, state[name] + 1, 0, 40))


def _phase(state: Json, rng: Random) -> None:
    state["phase"] = rng.choice(GAME.phase_names)


def _reopened(state: Json, _rng: Random) -> None:
    state["phase"], state["ended_by"] = "offer", None


def _ended(state: Json, rng: Random) -> None:
    state["ended_by"] = rng.choice((None, "two-rows-complete", "nothing-left-to-complete"))
    if rng.randrange(2):
        state["phase"] = FINISHED


def _revealing(state: Json, _rng: Random) -> None:
    stack = state["rooftops"]
    state["phase"], state["rooftops"] = "reveal", stack - 1 if isinstance(stack, int) else stack[1:]


# --- pieces ---------------------------------------------------------------------------------------------------------


def _market(state: Json, rng: Random) -> None:
    row = rng.choice(state["market"])
    if row and rng.randrange(2):
        other = rng.choice(state["market"])
        other.append(row.pop(rng.randrange(len(row))))
    else:
        row[rng.randrange(len(row) + 1) :][:1] = [_cube(rng)]
        row.append(_cube(rng))


def _rooftops(state: Json, rng: Random) -> None:
    stack = state["rooftops"]
    if isinstance(stack, int) or not stack:
        state["rooftops"] = rng.choice((stack if isinstance(stack, int) else 3, 11, [1, 2]))
    else:
        stack[rng.randrange(len(stack))] = rng.randint(1, 6)


def _specials(state: Json, rng: Random) -> None:
    listed = state[rng.choice(("specials", "out_of_game"))]
    if listed and rng.randrange(2):
        listed.remove(rng.choice(listed))
    else:
        listed.insert(rng.randrange(len(listed) + 1), rng.choice(SPECIALS))


def _lots(state: Json, rng: Random) -> None:
    lots = _row(state, rng)["lots"]
    built = [lot for row in state["board"].values() for lot in row["lots"]]
    if built and rng.randrange(3):
        lot = rng.choice(built)
        lot["cubes"] = rng.choice(([], [*lot["cubes"], _cube(rng)], lot["cubes"]))
        lot["rooftop"] = rng.choice((lot["rooftop"], 1, None))
    else:
        lots += [{"cubes": [_cube(rng)], "rooftop": 1} for _ in range(rng.randint(1, 6))]


def _permits(state: Json, rng: Random) -> None:
    row = _row(state, rng)
    row["permits"].append({"value": rng.randint(1, 3), "effect": rng.choice(("shorten", "lengthen"))})
    row["requirement"] += rng.randint(-3, 3)
    row["mayor"] = not row["mayor"]


def _full_board(state: Json, rng: Random) -> None:
    """Three complete rows, or more cubes than there are in play."""
    complete = board("b6^1 g6^2 y6^3 p6^4", "b5^1 g5^2 y5^3 p5^4", permits={"lower": "-3 -1"})
    crowded = board("b6 g6g5g4g3g2g1", "y6y5y4y3y2y1 p6p5p4p3p2p1", "r6r5r4r3r2r1")
    state["board"] = dump_board(rng.choice((complete, crowded)))


def _certificates(state: Json, rng: Random) -> None:
    owners = state["certificates"]
    if owners and rng.randrange(2):
        del owners[rng.choice(list(owners))]
    else:
        owners[rng.choice(COLOURS)] = _anybody(state, rng)


# --- the auction ----------------------------------------------------------------------------------------------------


def _auction(state: Json, rng: Random) -> None:
    auction = state["auction"]
    if auction is None:
        state["auction"] = {"piece": {"kind": "mayor"}, "bids": {}, "passed": [], "turn": _anybody(state, rng)}
        return
    way = rng.randrange(5)
    if way == 0:
        auction["bids"][_anybody(state, rng)] = rng.choice((0, 2, 3, 13))
    elif way == 1:
        auction["passed"].insert(rng.randrange(len(auction["passed"]) + 1), _anybody(state, rng))
    elif way == 2:
        auction["turn"] = rng.choice((None, _anybody(state, rng)))
    elif way == 3:
        auction["bids"] = {}
        auction["passed"] = rng.choice((["bob", "cy", "dee"], ["cy", "bob"]))
    else:
        state["auction"] = None


def _placing(state: Json, rng: Random) -> None:
    if state["placing"] is None or rng.randrange(2):
        state["placing"] = {"player": _anybody(state, rng), "piece": {"kind": "cube", **_cube(rng)}}
    else:
        state["placing"] = None


WAYS: tuple[Callable[[Json, Random], None], ...] = (
    _header,
    _player,
    _number,
    _phase,
    _reopened,
    _ended,
    _revealing,
    _market,
    _rooftops,
    _specials,
    _lots,
    _permits,
    _full_board,
    _certificates,
    _auction,
    _auction,
    _placing,
)
