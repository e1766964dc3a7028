"""Sealed tables: whole games by keys and tokens, and what is refused there."""

from copy import deepcopy
from random import Random

from tests.same.recording import Recording
from tests.same.steps import Json, reference
from tests.support.listed import concrete

LONGEST = 120
"""Plies of a game that are played."""


class Table:
    """A sealed table of a recording: where its newest token and its keys stand among the answers."""

    def __init__(self, recording: Recording, game: str, setup: Json) -> None:
        self._recording, self._base = recording, f"/v1/games/{game}/sealed"
        _status, self.answer = recording.ask(f"{self._base}/setup", setup)
        begun = recording.last
        self.tokens = [begun]
        self._keys = {player: reference(begun, "seat_keys", player) for player in setup["players"]}
        self._keys |= {holder: reference(begun, f"{holder}_key") for holder in ("referee", "table")}

    @property
    def token(self) -> Json:
        """The newest token."""
        return reference(self.tokens[-1], "token")

    def key(self, holder: str) -> Json:
        """The key of a player, the referee or the table; none for anybody else."""
        return self._keys.get(holder)

    def ask(self, operation: str, body: Json, holder: str) -> tuple[int, Json]:
        """One operation by the holder of a key."""
        return self._recording.ask(f"{self._base}/{operation}", body, self.key(holder))

    def move(self, operation: str, body: Json, holder: str) -> tuple[int, Json]:
        """One operation whose token is the newest one if it succeeds."""
        status, answer = self.ask(operation, body, holder)
        if status == 200 and "token" in answer:
            self.answer = answer
            self.tokens.append(self._recording.last)
        return status, answer

    def rekey(self, seat: str, holder: str) -> None:
        """Ask for another key for a seat."""
        status, answer = self.move("seats", {"token": self.token, "seat": seat}, holder)
        if status == 200 and answer["seat_keys"]:
            self._keys[seat] = reference(self._recording.last, "seat_keys", seat)

    def merge(self, actions: list[Json]) -> bool:
        """Let several act from one token, and join what they have made; whether that succeeded."""
        base, made = self.token, []
        for action in actions:
            self.ask("actions", {"token": base, "action": action}, action["player"])
            made.append(reference(self._recording.last, "token"))
        return self.move("merges", {"tokens": made}, actions[-1]["player"])[0] == 200


def sealed_game(recording: Recording, game: str, setup: Json) -> None:
    """A whole game at a sealed table."""
    rng = recording.rng
    setup = {name: value for name, value in setup.items() if name != "seed"}
    table = Table(recording, game, {**setup, "referee": True, "held": rng.random() < 0.4})
    if "token" not in table.answer:
        kept = ("ruleset", "players", "dealer", "deal")
        table = Table(recording, game, {name: setup[name] for name in kept if name in setup} | {"referee": True})
    assert "token" in table.answer, table.answer
    players = setup["players"]
    for _ in range(LONGEST):
        if table.answer.get("finished"):
            break
        _ask_beside(table, players, rng)
        if not _act(table, rng):
            break
    table.ask("views", {"token": table.token, "since": 0}, "spectator")
    table.ask("receipts", {"token": table.token}, "spectator")
    table.ask("unseal", {"token": table.token}, rng.choice(("spectator", "referee")))


def _act(table: Table, rng: Random) -> bool:
    """Let somebody who is to act do so, or several at once, and whether anybody could."""
    seen = table.ask("views", {"token": table.token}, "spectator")[1]
    drawn = []
    for player in rng.sample(seen["to_act"], len(seen["to_act"])):
        status, own = table.ask("views", {"token": table.token}, player)
        if status == 200 and own["legal_actions"]:
            drawn.append(concrete(rng.choice(own["legal_actions"]), rng))
    if len(drawn) > 1 and rng.random() < 0.5 and table.merge(drawn[:2]):
        return True
    return any(
        table.move("actions", {"token": table.token, "action": action}, action["player"])[0] == 200
        for action in drawn[:1]
    )


def _ask_beside(table: Table, players: list[str], rng: Random) -> None:
    """Up to two questions that change nothing, or a referee's action."""
    holder = rng.choice([*players, "spectator", "referee"])
    older = reference(rng.choice(table.tokens), "token")
    action = {"type": rng.choice(("pass", "bid", "sell", "place")), "player": rng.choice(players), "amount": 1}
    penalty = {"type": "penalty", "player": "referee", "seat": players[0], "points": -1, "reason": "Late."}
    asked: list[tuple[str, Json]] = [
        ("views", {"token": table.token}),
        ("views", {"token": table.token, "since": rng.randrange(6)}),
        ("views", {"token": older}),
        ("actions", {"token": table.token, "action": action}),
        ("actions", {"token": "no.token.of.ours.x", "action": action}),
        ("merges", {"tokens": [table.token, older]}),
        ("receipts", {"token": table.token}),
        ("heads", {"token": older}),
        ("unseal", {"token": table.token, "more": 1}),
    ]
    for operation, body in rng.sample(asked, rng.choice((0, 0, 1, 2))):
        table.ask(operation, deepcopy(body), holder)
    if rng.random() < 0.02:
        table.rekey(rng.choice(players), holder)
    if rng.random() < 0.03:
        table.move("actions", {"token": table.token, "action": penalty}, "referee")
