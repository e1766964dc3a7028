"""Two worlds for referees: whoever holds no seat's key learns nothing hidden, however requests are answered.

Two tables have one public history; decks, hands, purses and waiting choices differ. With the referee's key, the
dealer's or none, every request is answered alike at both, refusals and lengths included, until the table is unsealed.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gavel.engine.actions import TABLE
from gavel.engine.json_values import as_json_value
from gavel.schemas import strict_json
from gavel.sealing.coding import base_of, encode
from gavel.sealing.games import sealed_games
from gavel.sealing.steps import is_choice, state_of
from tests.sealing.table import Answer, Table
from tests.sealing.test_in_step import ROOM, VAULT, contents_of
from tests.support.play import Combination, concrete, every_combination, some_combinations
from tests.support.two_worlds import another_world

Json = dict[str, Any]
OUTSIDE = (None, "referee", "table")


def played_table(combination: Combination, rng: Random) -> Table:
    """A sealed table with a referee, after some random actions; choices may wait in it."""
    request = combination.request({}, rng)
    for member in ("seed", "nonce", *(["deal"] if combination.dealer == "service" else [])):
        request.pop(member, None)
    table = Table(ROOM, combination.game.id, {**request, "referee": True, "held": rng.random() < 0.3})
    for _ in range(rng.randrange(40)):
        seen = table.view()
        if seen["finished"] or not seen["to_act"]:
            break
        player = rng.choice(seen["to_act"])
        holder = player if player in table.players else "table"
        listed = table.view(holder)["legal_actions"]
        if not listed:
            break
        before = table.token
        table.act(concrete(rng.choice(listed), rng))
        if table.view()["finished"]:
            table.token = before
            break
    return table


def the_other(table: Table, rng: Random) -> str | None:
    """A token of the table in another world, in which its waiting choices are others too; None where there is none."""
    sealed, contents = sealed_games()[table.game], contents_of(table.game, table.token)
    here = as_json_value(sealed.game.dump(state_of(sealed, contents, ())))
    other = another_world(sealed.game, here, "spectator", rng)
    if other is None:
        return None
    state = sealed.game.load(other)
    # What a real table has dealt was dealt in the open: where less or more is left, there is another history.
    if sealed.game.legal_actions(state, TABLE) != sealed.game.legal_actions(sealed.game.load(here), TABLE):
        return None
    pending = []
    for action in contents.pending:
        # A choice waits unseen; of what is held, its action was seen.
        listed = sealed.game.legal_actions(state, action["player"]) if is_choice(sealed, state) else [action]
        chosen = concrete(rng.choice([dict(each) for each in listed]), rng)
        if sealed.game.check(state, chosen):
            return None
        pending.append(chosen)
        sealed.game.play(state, chosen, strict_json.canonical)
    base = base_of(sealed.game.load(other), sealed.packing, contents.base.edition)
    return VAULT.seal(encode(contents._replace(base=base, pending=tuple(pending)), sealed.packing))


def requests_at(table: Table, rng: Random) -> Iterator[tuple[str, Json]]:
    """Requests of every operation, their tokens left out: what is meant well, and what pries."""
    seat = rng.choice(table.players)
    yield "views", {}
    yield "views", {"since": 0}
    yield "receipts", {}
    yield "transcripts", {}
    yield "unseal", {}
    yield "heads", {}
    yield "seats", {"seat": seat}
    yield "seats", {"seat": "zoe"}
    for action in actions_at(table, seat, rng):
        yield "actions", {"action": action}


def actions_at(table: Table, seat: str, rng: Random) -> Iterator[Json]:
    """What the referee and the dealer might do, and what a seat might."""
    referee = {"player": "referee"}
    view = table.view()["view"]
    yield {**referee, "type": "default", "seat": seat}
    yield {**referee, "type": "forfeit", "seat": seat, "reason": "Late."}
    yield {**referee, "type": "penalty", "seat": seat, "points": 2, "reason": "Late."}
    for path in [f"/{name}" for name in view] + [f"/players/0/{name}" for name in view["players"][0]]:
        for patch in ({"op": "remove", "path": path}, {"op": "replace", "path": path, "value": rng.randrange(30)}):
            yield {**referee, "type": "correct", "reason": "Prying.", "patch": [patch]}
    yield from table.view("table" if "table" in table.keys else None)["legal_actions"][:3]


def told(answer: Answer) -> Any:
    """What an answer tells: of what is sealed or drawn, the length."""
    body = {
        name: value for name, value in answer.body.items() if name not in ("token", "head", "instance", "seat_keys")
    }
    lengths = {name: len(answer.body[name]) for name in ("token", "head", "seat_keys") if name in answer.body}
    return answer.status, body, lengths


def nothing_is_told(table: Table, other: str, rng: Random) -> None:
    """Every request from outside is answered alike at both tables."""
    assert len(other) == len(table.token)
    for operation, body in [*requests_at(table, rng)]:
        for holder in OUTSIDE:
            unseals = operation == "unseal" and holder == "referee"
            if unseals or (holder is not None and holder not in table.keys):
                continue
            here, there = (table.ask(operation, {"token": each, **body}, holder) for each in (table.token, other))
            assert told(here) == told(there), (operation, body, holder)
    for holder in ("referee", "table"):
        if holder in table.keys:
            pairs = ([table.token, table.token], [other, other])
            here, there = (table.ask("merges", {"tokens": each}, holder) for each in pairs)
            assert told(here) == told(there), holder


def worlds_are_alike(combination: Combination, rng: Random, tables: int) -> int:
    """How many tables of a combination had another world; both told the same to whoever has no seat."""
    compared = 0
    for _ in range(tables):
        table = played_table(combination, rng)
        if (other := the_other(table, rng)) is not None:
            nothing_is_told(table, other, rng)
            compared += 1
    return compared


@pytest.mark.parametrize("game", sealed_games())
def test_whoever_has_no_seat_learns_nothing_hidden(game: str) -> None:
    rng = Random(f"referees {game}")
    of_game = [each for each in some_combinations() if each.game.id == game]
    assert sum(worlds_are_alike(each, rng, 2) for each in of_game) > 2


@pytest.mark.long
@pytest.mark.parametrize("combination", every_combination(), ids=str)
def test_whoever_has_no_seat_learns_nothing_hidden_in_any_combination(combination: Combination) -> None:
    worlds_are_alike(combination, Random(f"referees {combination}"), 12)


def test_a_correction_needs_a_state_that_was_unsealed_before_everybodys_eyes() -> None:
    table = ROOM.table(referee=True)
    coins = table.view("ann")["view"]["players"][0]["coins"]
    patch = [{"op": "replace", "path": "/players/0/coins", "value": coins + 1}]
    action = {"type": "correct", "player": "referee", "reason": "A coin too few.", "patch": patch}
    refused = table.bad("actions", {"token": table.token, "action": action}, "referee")
    assert (refused.status, refused.problem) == (403, "sealed")
    for holder in table.players:
        assert table.bad("actions", {"token": table.token, "action": action}, holder).problem == "key-refused"
    opened = table.good("unseal", {"token": table.token}, "referee")
    judged = table.ask("actions", {"token": opened["token"], "action": action}, "referee")
    assert judged.problem == "illegal-action"
    assert judged.codes == ["correction.impossible"]
